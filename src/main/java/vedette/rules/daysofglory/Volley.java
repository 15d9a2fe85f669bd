package vedette.rules.daysofglory;

import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Section;
import vedette.notation.Notation.Token;

/**
 * A unit that shoots, as a player writes it: {@code 8 smoothbore; range 6}.
 *
 * @param stands from 1
 * @param musket the column of the table of ranges
 * @param range in inches, from 0
 */
public record Volley(String name, int stands, String musket, int range) {
  private static final int MAX_STANDS = 99;
  private static final int MAX_RANGE = 999;

  /**
   * Reads a unit that shoots.
   *
   * @throws BadNotation if it is none
   */
  public static Volley parse(String text) {
    Notation notation = Notation.parse(text);
    Phrase phrase = notation.units().get(0);
    if (notation.units().size() > 1) {
      throw new BadNotation(
          notation.units().get(1).offset(),
          "units shoot one by one",
          "give the option again for a further unit");
    }
    int stands = phrase.word(0, "a number of stands").number(1, MAX_STANDS, "number of stands");
    Token musket = phrase.word(1, "`smoothbore` or `rifled`");
    if (!musket.text().equals("smoothbore") && !musket.text().equals("rifled")) {
      throw new BadNotation(
          musket.offset(),
          "`" + musket.text() + "` is no musket",
          "write `8 smoothbore` or `8 rifled`");
    }
    phrase.endsAt(2, "put a semicolon before `range`");
    int range = -1;
    for (Section clause : notation.clauses()) {
      if (!clause.keyword().text().equals("range")) {
        throw new BadNotation(
            clause.keyword().offset(),
            "`" + clause.keyword().text() + "` begins no clause here",
            "write `; range 6`");
      }
      clause.onlyOnce(range >= 0);
      clause.withoutUnits();
      range = clause.head().word(1, "a range in inches").number(0, MAX_RANGE, "range");
      clause.head().endsAt(2, "put a semicolon between clauses");
    }
    if (range < 0) {
      throw new BadNotation(
          text.length(), "the range is missing", "write it in inches, as in `; range 6`");
    }
    return new Volley(notation.name(), stands, musket.text(), range);
  }

  @Override
  public String toString() {
    return (name.isEmpty() ? "" : name + ": ") + stands + " " + musket + "; range " + range;
  }
}
