package vedette.rules.sixdays;

import java.util.OptionalInt;
import vedette.rules.Threshold;

/**
 * When the phasing player goes through with an overrun: {@code always}, {@code revealed} (only
 * against a stack that had to show itself) or {@code at +1} (that, and at such a differential).
 */
public record RepulseDoctrine(boolean onlyRevealed, OptionalInt from) {
  /** Reads {@code always}, {@code revealed} or {@code at N}. */
  public static RepulseDoctrine parse(String text) {
    return switch (text) {
      case "always" -> new RepulseDoctrine(false, OptionalInt.empty());
      case "revealed" -> new RepulseDoctrine(true, OptionalInt.empty());
      default ->
          new RepulseDoctrine(
              true,
              OptionalInt.of(
                  Threshold.parse(
                      text,
                      "at",
                      "write always, revealed, or `at +1` for that differential against a"
                          + " revealed stack")));
    };
  }

  boolean choose(OverrunChoice choice) {
    if (choice.differential().isEmpty()) {
      return !onlyRevealed;
    }
    return from.isEmpty() || choice.differential().getAsInt() >= from.getAsInt();
  }

  @Override
  public String toString() {
    return from.isPresent()
        ? Threshold.text("at", from.getAsInt())
        : onlyRevealed ? "revealed" : "always";
  }
}
