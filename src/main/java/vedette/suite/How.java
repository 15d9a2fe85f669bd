package vedette.suite;

import java.io.Serializable;
import java.util.Locale;
import vedette.json.EnumWords;

/**
 * How the odds of a scenario are found; equal ways give equal numbers.
 *
 * @param trials battles to sample; 0 if exact
 * @param seed seed of the dice; 0 if exact
 */
public record How(Method method, long trials, long seed) implements Serializable {
  /** {@code exact}, or {@code simulate, 20,000 battles, seed 3}. */
  public String words() {
    return isExact()
        ? "exact"
        : String.format(
            Locale.ROOT,
            "%s, %,d %s, seed %d",
            EnumWords.word(method),
            trials,
            trials == 1 ? "battle" : "battles",
            seed);
  }

  /** Whether the figures are computed and not sampled. */
  public boolean isExact() {
    return method == Method.EXACT;
  }
}
