package vedette.odds;

import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Opening;

/**
 * Puts together what was counted in parts of a sample.
 *
 * @param <R> results
 */
public final class PartsOfSample<R> {
  private final Sample<R> sample;
  private long battles;

  private PartsOfSample(Engagement<?, R> fight) {
    sample = new Sample<>(fight.measures(), fight.lastTurn());
    Opening.of(fight, sample.listener());
  }

  /** Nothing counted of this fight yet. */
  public static <R> PartsOfSample<R> of(Engagement<?, R> fight) {
    return new PartsOfSample<>(fight);
  }

  /** Adds what was counted of battles, but for their outcomes, which may be very many. */
  public void add(Counted counted) {
    sample.add(counted);
    battles += counted.battles();
  }

  /** Adds how often the values of all joint measures came together. */
  public void addOutcome(List<Comparable<?>> values, long times) {
    sample.addOutcome(values, times);
  }

  /**
   * The odds of all that was added.
   *
   * @param asked what the whole sample was to be
   */
  public Odds.Sampled odds(Trials asked) {
    return sample.odds(battles, asked);
  }
}
