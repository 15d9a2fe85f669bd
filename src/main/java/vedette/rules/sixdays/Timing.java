package vedette.rules.sixdays;

import vedette.notation.BadNotation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Token;

/**
 * How long somebody may fight: battle turns, or the movement points that leave them (11.1).
 *
 * @param spent whether {@code number} is of movement points
 */
record Timing(boolean spent, int number) {
  private static final int MOST = 99;

  /** Reads {@code turns 3} or {@code spent 2} from two words of a phrase. */
  static Timing of(Phrase phrase, int index) {
    Token word = phrase.word(index, "`turns` or `spent`");
    boolean spent = word.text().equals("spent");
    if (!spent && !word.text().equals("turns")) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` is neither `turns` nor `spent`",
          "write `turns 3` for battle turns, or `spent 2` for movement points expended");
    }
    Token number = phrase.word(index + 1, "a number");
    return new Timing(
        spent,
        number.number(
            spent ? 0 : 1, MOST, spent ? "number of movement points" : "number of battle turns"));
  }

  @Override
  public String toString() {
    return (spent ? "spent " : "turns ") + number;
  }
}
