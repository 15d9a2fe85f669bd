package vedette.rules.musketpike;

import java.util.OptionalInt;
import vedette.form.Word;

/**
 * An artillery unit, as a player writes it: {@code art 12lb ql6}.
 *
 * @param max greatest range in hexes, printed on its counter, if it is said
 * @param quality printed morale, if it is said
 */
record Guns(
    @Word(
            keyword = "art",
            text = "artillery, alone or stacked with a unit behind a comma",
            what = "calibre",
            example = "12lb")
        Calibre calibre,
    @Word(
            keyword = "max",
            text = "artillery: its greatest range in hexes, the second on its counter",
            what = "greatest range",
            example = "12",
            min = 1,
            max = 99)
        OptionalInt max,
    @Word(
            keyword = "ql#",
            text = "its quality: printed morale",
            what = "quality",
            example = "6",
            max = 10)
        OptionalInt quality,
    @Word(text = "it is disordered") boolean disordered) {

  /** As it now is. */
  Guns now(boolean isDisordered) {
    return isDisordered == disordered ? this : new Guns(calibre, max, quality, isDisordered);
  }
}
