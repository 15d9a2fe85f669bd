package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/**
 * A throw of several D6, counted by those that score: one question to the umpire (SN1, SN2).
 *
 * @param score least score that counts, before modifiers
 * @param holding which modifiers hold, by their conditions
 */
record Throw(SimpleNapoleonicTables tables, String who, int dice, int score, List<String> holding) {
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

  /** Notes the throw without making it. */
  int preview(Listener listener) {
    int face = face(listener);
    listener.note(new Told.Throws(who, dice, face, List.of("SN1", "SN2")));
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
