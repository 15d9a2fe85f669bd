package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/**
 * A throw of several D6, counted by those that score: one question to the umpire (SN1 to SN3).
 *
 * @param score least score that counts, before modifiers
 * @param holding which modifiers hold, by their conditions
 * @param readings that say how many dice there are and what scores
 */
record Throw(
    SimpleNapoleonicTables tables,
    String who,
    int dice,
    int score,
    List<String> holding,
    List<String> readings) {
  private static final int FACES = 6;

  /** The least face that scores; each modifier is noted. */
  private int face(Listener listener) {
    int face = score;
    for (Modifier modifier :
        Modifiers.strongest(
            tables.modifiers().stream().filter(m -> holding.contains(m.when())).toList())) {
      face -= modifier.value();
      listener.note(new Note.Modifier(modifier.name(), modifier.value(), who, modifier.readings()));
    }
    return Math.max(1, face);
  }

  private List<String> said() {
    List<String> said = new ArrayList<>(readings);
    if (!holding.isEmpty() && !said.contains("SN2")) {
      said.add("SN2");
    }
    return said;
  }

  /** Notes the throw without making it. */
  int preview(Listener listener) {
    int face = face(listener);
    listener.note(new Told.Throws(who, dice, face, said()));
    return face;
  }

  /** How many dice score. */
  int count(Umpire umpire) {
    int face = preview(umpire);
    if (dice == 0 || face > FACES) {
      return 0;
    }
    return umpire.count(Die.pool(dice, FACES + 1 - face, FACES));
  }
}
