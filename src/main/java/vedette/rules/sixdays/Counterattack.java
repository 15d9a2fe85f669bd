package vedette.rules.sixdays;

import java.util.Locale;
import vedette.rules.Threshold;

/**
 * When the nonphasing player counterattacks: {@code never}, {@code always} or {@code at +2}.
 *
 * @param from the least differential that he counterattacks at
 */
public record Counterattack(int from) {
  /** Reads {@code never}, {@code always} or {@code at N}. */
  public static Counterattack parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    return switch (text) {
      case "never" -> new Counterattack(Integer.MAX_VALUE);
      case "always" -> new Counterattack(Integer.MIN_VALUE);
      default ->
          new Counterattack(
              Threshold.parse(
                  text,
                  "at",
                  "write never, always, or `at +2` to counterattack from that differential on"));
    };
  }

  boolean choose(CounterattackChoice choice) {
    return from != Integer.MAX_VALUE && choice.differential() >= from;
  }

  @Override
  public String toString() {
    return from == Integer.MAX_VALUE
        ? "never"
        : from == Integer.MIN_VALUE ? "always" : Threshold.text("at", from);
  }
}
