package vedette.rules.musketpike.units;

import java.util.Locale;
import java.util.OptionalInt;
import vedette.form.Word;
import vedette.source.TextFault;

/**
 * An artillery unit, as a player writes it: {@code art 12lb ql6}.
 *
 * @param max greatest range in hexes, printed on its counter, if given
 * @param quality printed morale, if given
 */
public record Guns(
    @Word(
            keyword = "art",
            text = "artillery, or artillery stacked with a unit after a comma",
            what = "calibre",
            example = "12lb")
        Calibre calibre,
    @Word(
            keyword = "max",
            text = "artillery: greatest range in hexes, the second on its counter",
            what = "greatest range",
            example = "12",
            min = 1,
            max = 99)
        OptionalInt max,
    @Word(
            keyword = "ql#",
            text = "quality: printed morale",
            what = "quality",
            example = "6",
            max = 10)
        OptionalInt quality,
    @Word(text = "disordered") boolean disordered) {

  /** Returns the artillery in this state, disordered or not. */
  Guns withState(boolean isDisordered) {
    return isDisordered == disordered ? this : new Guns(calibre, max, quality, isDisordered);
  }

  /**
   * A calibre of artillery as the table of artillery names it: {@code 12lb}.
   *
   * @param name the weight of the shot
   */
  public record Calibre(String name) {
    /**
     * Reads a calibre.
     *
     * @throws TextFault if the text is not a calibre
     */
    static Calibre parse(String text) {
      String name = text.toLowerCase(Locale.ROOT);
      if (!name.matches("[0-9]{1,2}lb")) {
        throw new TextFault(
            0, "unknown calibre `" + text + "`", "write a calibre, as in `art 12lb`");
      }
      return new Calibre(name);
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
