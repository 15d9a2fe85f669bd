package vedette.rules.musketpike;

import java.util.Locale;
import vedette.problem.TextFault;

/**
 * A calibre of artillery as the table of artillery names it: {@code 12lb}.
 *
 * @param name the weight of the shot
 */
record Calibre(String name) {
  /**
   * Reads a calibre.
   *
   * @throws TextFault if it is none
   */
  static Calibre parse(String text) {
    String name = text.toLowerCase(Locale.ROOT);
    if (!name.matches("[0-9]{1,2}lb")) {
      throw new TextFault(0, "`" + text + "` is not a calibre", "write it as in `art 12lb`");
    }
    return new Calibre(name);
  }

  @Override
  public String toString() {
    return name;
  }
}
