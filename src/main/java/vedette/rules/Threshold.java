package vedette.rules;

import java.util.OptionalInt;
import vedette.fight.Note;
import vedette.form.WholeNumber;
import vedette.problem.TextFault;

/** A doctrine's word and number: {@code at +2}, {@code below -1}. */
public final class Threshold {
  private static final int MOST = 999;

  private Threshold() {}

  /** The number behind the word. */
  public static int parse(String text, String word, String help) {
    if (text.startsWith(word + " ")) {
      String number = text.substring(word.length()).strip();
      OptionalInt value = WholeNumber.of(number);
      if (value.isPresent() && value.getAsInt() >= -MOST && value.getAsInt() <= MOST) {
        return value.getAsInt();
      }
      throw new TextFault(
          text.indexOf(number, word.length()),
          "`" + number + "` is not a number up to " + MOST,
          help);
    }
    throw new TextFault(0, "`" + text + "` is not understood", help);
  }

  /** The word and the signed number. */
  public static String text(String word, int value) {
    return word + " " + Note.signed(value);
  }
}
