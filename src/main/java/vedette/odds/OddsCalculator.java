package vedette.odds;

import java.util.function.Function;
import vedette.fight.Engagement;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal.TooLarge;

/**
 * How the odds of fights are to be found, and the one place that decides what is computed and what
 * is sampled: by counting, never by the time that it takes, so that it is the same on any machine.
 *
 * @param limits what an exact answer may take
 * @param trials what to sample, if that is how they are found
 * @param fractions whether exact odds come as fractions
 */
public record OddsCalculator(Method method, Limits limits, Trials trials, boolean fractions) {

  /** The same, with other trials. */
  public OddsCalculator with(Trials other) {
    return new OddsCalculator(method, limits, other, fractions);
  }

  /** Returns the odds of a fight, by the best answers to what it leaves free. */
  public Odds odds(Engagement<?, ?> fight, Progress progress) {
    Engagement<?, ?> decided = OptimizedFight.of(fight, limits).fight();
    return odds(
        decided,
        progress,
        sampled -> SampledOdds.of(decided, sampled, limits.deadline(), progress));
  }

  /**
   * Returns the odds of a fight that leaves nothing free.
   *
   * @param sample plays trials of it
   * @throws TooLarge if they must be computed and that would take more than it may
   * @throws TimeUp if the time is over, whichever way they are found
   */
  public <S, R> Odds odds(
      Engagement<S, R> fight, Progress progress, Function<Trials, Odds.Sampled> sample) {
    if (method.isSampled()) {
      return sample.apply(trials);
    }
    try {
      return ExactOdds.of(fight, limits, fractions, progress);
    } catch (TooLarge e) {
      if (method == Method.EXACT) {
        throw e;
      }
      return sample.apply(trials).because(e.quantity());
    }
  }
}
