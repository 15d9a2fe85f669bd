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
 * The calculation of a fight's odds, and the only place that decides whether odds are computed or
 * sampled: by counting states and paths, never by time, so that the decision is the same on any
 * machine.
 *
 * @param limits the limits of an exact answer
 * @param trials the sample, if the odds are sampled
 * @param fractions whether exact odds are fractions
 */
public record OddsCalculator(Method method, Limits limits, Trials trials, boolean fractions) {

  /** Returns this calculator with other trials. */
  public OddsCalculator with(Trials other) {
    return new OddsCalculator(method, limits, other, fractions);
  }

  /** Returns the odds of a fight, with the optimal policy for its free choices. */
  public Odds odds(Engagement<?, ?> fight, Progress progress) {
    Engagement<?, ?> decided = OptimizedFight.of(fight, limits).fight();
    return odds(
        decided,
        progress,
        sampled -> SampledOdds.of(decided, sampled, limits.deadline(), progress));
  }

  /**
   * Returns the odds of a fight without free choices.
   *
   * @param sample plays trials of it
   * @throws TooLarge if they must be computed and exceed the limits
   * @throws vedette.work.Refusal.TimeUp if the time limit is exceeded
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
