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
  private static final String MODIFIED = "SN2";

  /** The least face that scores; the throw and each modifier are noted. */
  int face(Listener listener) {
    int face = score;
    for (Modifier modifier : Modifiers.strongest(tables.modifiers(), holding::contains)) {
      face -= modifier.value();
      listener.note(new Note.Modifier(modifier.name(), modifier.value(), who, modifier.readings()));
    }
    face = Math.max(1, face);
    listener.note(new Told.Throws(who, dice, face, said()));
    return face;
  }

  private List<String> said() {
    if (holding.isEmpty() || readings.contains(MODIFIED)) {
      return readings;
    }
    List<String> said = new ArrayList<>(readings);
    said.add(MODIFIED);
    return said;
  }

  /** The dice in hand, each modifier noted. */
  record InHand(Die dice) {
    /** How many score; dice of which none can are not thrown. */
    int count(Umpire umpire) {
      return dice.max() == 0 ? 0 : umpire.count(dice);
    }
  }

  /** Takes up the dice; so many that score, and more, come to the same. */
  InHand take(int most, Listener listener) {
    int favourable = Math.max(0, SimpleNapoleonicTables.FACES + 1 - face(listener));
    return new InHand(tables.pools().of(dice, favourable, most));
  }

  /** How many dice score. */
  int count(Umpire umpire) {
    return take(dice, umpire).count(umpire);
  }
}
