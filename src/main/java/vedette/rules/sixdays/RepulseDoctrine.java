package vedette.rules.sixdays;

import java.util.Locale;
import java.util.OptionalInt;
import vedette.rules.Threshold;

/**
 * When the phasing player goes through with an overrun: {@code always}, {@code revealed} (only
 * against a stack that had to show itself), {@code at +1} (that, and at such a differential) or
 * {@code at +1 or hidden} (also against one that did not).
 */
public record RepulseDoctrine(boolean onlyRevealed, OptionalInt from) {
  private static final String OR_HIDDEN = " or hidden";

  /** Reads {@code always}, {@code revealed}, {@code at N} or {@code at N or hidden}. */
  public static RepulseDoctrine parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    boolean orHidden = text.startsWith("at ") && text.endsWith(OR_HIDDEN);
    String seen = orHidden ? text.substring(0, text.length() - OR_HIDDEN.length()) : text;
    return switch (text) {
      case "always" -> new RepulseDoctrine(false, OptionalInt.empty());
      case "revealed" -> new RepulseDoctrine(true, OptionalInt.empty());
      default ->
          new RepulseDoctrine(
              !orHidden,
              OptionalInt.of(
                  Threshold.parse(
                      seen,
                      "at",
                      "write always, revealed, `at +1` for that differential against a revealed"
                          + " stack, or `at +1 or hidden`")));
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
        ? Threshold.text("at", from.getAsInt()) + (onlyRevealed ? "" : OR_HIDDEN)
        : onlyRevealed ? "revealed" : "always";
  }
}
