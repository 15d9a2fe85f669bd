package vedette.rules.sixdays;

import java.util.Locale;
import vedette.problem.TextFault;
import vedette.rules.Threshold;

/**
 * When the phasing player breaks a battle off after a battle turn: {@code never}, {@code below -1}
 * or {@code after-losing 4}.
 *
 * @param below stops if none of his attacks would have at least this differential
 * @param losses stops once he has lost so many strength points
 */
public record Stopping(int below, int losses) {
  private static final int NEVER_BELOW = Integer.MIN_VALUE;
  private static final int NEVER_LOSSES = Integer.MAX_VALUE;

  /** Reads {@code never}, {@code below N} or {@code after-losing N}. */
  public static Stopping parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    String help =
        "write never, `below 0` to stop when no attack would have that differential, or"
            + " `after-losing 4` to stop at so many points lost";
    if (text.equals("never")) {
      return new Stopping(NEVER_BELOW, NEVER_LOSSES);
    }
    if (text.startsWith("below")) {
      return new Stopping(Threshold.parse(text, "below", help), NEVER_LOSSES);
    }
    int losses = Threshold.parse(text, "after-losing", help);
    if (losses < 1) {
      throw new TextFault(text.indexOf(' ') + 1, "a loss is at least one point", help);
    }
    return new Stopping(NEVER_BELOW, losses);
  }

  boolean choose(StopChoice choice) {
    return below != NEVER_BELOW && choice.differential() < below
        || losses != NEVER_LOSSES && choice.lost() >= losses;
  }

  @Override
  public String toString() {
    return below != NEVER_BELOW
        ? Threshold.text("below", below)
        : losses != NEVER_LOSSES ? "after-losing " + losses : "never";
  }
}
