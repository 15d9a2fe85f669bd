package vedette.rules.own;

import java.util.Locale;
import vedette.form.model.WholeNumber;
import vedette.source.TextFault;

/**
 * The limit on the rounds of a fight.
 *
 * @param most the number of rounds; 0 for no limit
 */
public record RoundLimit(int most) {
  private static final int MOST = 9_999;
  private static final String UNTIL_DECIDED = "until-decided";
  private static final RoundLimit UNLIMITED = new RoundLimit(0);

  /**
   * Reads {@code 3} or {@code until-decided}.
   *
   * @throws TextFault if the text is neither
   */
  public static RoundLimit parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    if (text.equals(UNTIL_DECIDED)) {
      return UNLIMITED;
    }
    int most = text.startsWith("+") ? 0 : WholeNumber.of(text).orElse(0);
    if (most >= 1 && most <= MOST) {
      return new RoundLimit(most);
    }
    throw new TextFault(
        0,
        "`" + text + "` is not a number of rounds",
        "write a whole number from 1 to " + MOST + ", or " + UNTIL_DECIDED);
  }

  @Override
  public String toString() {
    return most > 0 ? String.valueOf(most) : UNTIL_DECIDED;
  }
}
