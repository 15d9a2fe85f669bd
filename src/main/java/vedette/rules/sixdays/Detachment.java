package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Phrase;

/**
 * Units that are together, with or without an officer.
 *
 * @param units possibly none, if there is an officer
 */
record Detachment(List<Unit> units, boolean officer) {
  static Detachment of(List<Phrase> phrases) {
    List<Unit> units = new ArrayList<>();
    boolean officer = false;
    for (Phrase phrase : phrases) {
      String word = phrase.words().get(0).text().toLowerCase(Locale.ROOT);
      if (word.equals("officer") || word.equals("commander")) {
        phrase.endsAt(1, "put a comma between units");
        officer = true;
      } else {
        units.add(Unit.of(phrase));
      }
    }
    if (units.isEmpty()) {
      throw new BadNotation(
          phrases.get(0).offset(), "an officer alone cannot fight", "add a unit, as in `inf 4`");
    }
    return new Detachment(List.copyOf(units), officer);
  }

  /** Strength points of all units together. */
  int strength() {
    int sum = 0;
    for (Unit unit : units) {
      sum += unit.strength();
    }
    return sum;
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ");
    for (Unit unit : units) {
      text.add(unit.toString());
    }
    if (officer) {
      text.add("officer");
    }
    return text.toString();
  }
}
