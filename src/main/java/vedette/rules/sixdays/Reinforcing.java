package vedette.rules.sixdays;

import java.util.Locale;
import vedette.problem.TextFault;
import vedette.rules.Threshold;

/**
 * When the nonphasing player sends in reinforcements that can come: {@code at-once}, {@code against
 * +2} (once an attack on their stack would be at that differential) or {@code after-losing 3} (once
 * the stack has lost so many points).
 */
public record Reinforcing(int against, int losses) {
  private static final int NEVER = Integer.MAX_VALUE;

  /** Reads {@code at-once}, {@code against N} or {@code after-losing N}. */
  public static Reinforcing parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    String help =
        "write at-once, `against +2` to wait for an attack at that differential, or"
            + " `after-losing 3` to wait until the stack has lost so many points";
    if (text.equals("at-once")) {
      return new Reinforcing(Integer.MIN_VALUE, 0);
    }
    if (text.startsWith("against")) {
      return new Reinforcing(Threshold.parse(text, "against", help), NEVER);
    }
    int losses = Threshold.parse(text, "after-losing", help);
    if (losses < 1) {
      throw new TextFault(text.indexOf(' ') + 1, "a loss is at least one point", help);
    }
    return new Reinforcing(NEVER, losses);
  }

  /** Whether they come as soon as they can. */
  boolean isAtOnce() {
    return losses == 0;
  }

  boolean choose(ReinforceChoice choice) {
    return isAtOnce()
        || against != NEVER && choice.differential() >= against
        || losses != NEVER && choice.lost() >= losses;
  }

  @Override
  public String toString() {
    return isAtOnce()
        ? "at-once"
        : against != NEVER ? Threshold.text("against", against) : "after-losing " + losses;
  }
}
