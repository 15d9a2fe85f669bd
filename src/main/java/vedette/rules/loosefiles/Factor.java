package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * A modifier that counts.
 *
 * @param ids the ids of its readings, separated by spaces
 */
record Factor(Note.Modifier note, String ids) {
  /** With what it is called, what it adds and whom it is about. */
  static Factor of(String name, int value, String because, List<String> readings) {
    return new Factor(
        new Note.Modifier(name, value, because, readings), String.join(" ", readings));
  }

  /** What all of them add; each is noted. */
  static int sum(List<Factor> factors, Umpire umpire) {
    int sum = 0;
    for (int i = 0; i < factors.size(); i++) {
      Factor factor = factors.get(i);
      sum += factor.note.value();
      if (umpire.hears(factor.ids)) {
        umpire.note(factor.note);
      }
    }
    return sum;
  }
}
