package vedette.rules.sixdays;

import vedette.rules.kit.Doctrines;
import vedette.rules.kit.When;
import vedette.rules.kit.When.Word;

/**
 * When the phasing player breaks a battle off after a battle turn: {@code never}, {@code best},
 * {@code below -1} (if none of his attacks would have that differential) or {@code after-losing 4}.
 */
public record Stopping(When when) implements Doctrines.Said {
  /** Reads it. */
  public static Stopping parse(String text) {
    String help =
        "write never, best, `below 0` to stop when no attack would have that differential, or"
            + " `after-losing 4` to stop at so many points lost";
    return new Stopping(
        When.parse(text, help, Word.NEVER, Word.BEST, Word.BELOW, Word.AFTER_LOSING));
  }

  @Override
  public boolean isBest() {
    return when.isBest();
  }

  boolean choose(StopChoice choice) {
    return when.holds(choice::differential, choice::lost);
  }

  @Override
  public String toString() {
    return when.toString();
  }
}
