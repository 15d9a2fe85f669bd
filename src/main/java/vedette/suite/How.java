package vedette.suite;

import java.io.Serializable;
import java.util.Locale;
import vedette.odds.Answering;
import vedette.odds.Method;
import vedette.odds.Trials;

/**
 * How the odds of a scenario are to be found, or have been: then never auto, and equal ways give
 * equal numbers.
 *
 * @param trials battles to sample; 0 if exact
 * @param seed seed of the dice; 0 if exact
 */
public record How(Method method, long trials, long seed) implements Serializable {
  public static final How EXACTLY = new How(Method.EXACT, 0, 0);

  /** The same as a command line asked for. */
  public static How of(Answering answering) {
    Trials trials = answering.trials();
    return new How(Method.AUTO, trials.count(), trials.seed()).by(answering.method());
  }

  /** The same battles, if there are any, by this method. */
  How by(Method other) {
    return other == Method.EXACT ? EXACTLY : new How(other, trials, seed);
  }

  /** {@code exact}, or {@code simulate, 20,000 battles, seed 3}. */
  public String words() {
    return isExact()
        ? "exact"
        : String.format(
            Locale.ROOT,
            "%s, %,d %s, seed %d",
            method.word(),
            trials,
            trials == 1 ? "battle" : "battles",
            seed);
  }

  public boolean isExact() {
    return method == Method.EXACT;
  }
}
