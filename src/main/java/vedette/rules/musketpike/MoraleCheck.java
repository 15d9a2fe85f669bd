package vedette.rules.musketpike;

import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * A check of morale: a D10 of at most the morale passes (MP4).
 *
 * @param who who checks
 * @param morale the highest roll that passes
 */
record MoraleCheck(String who, int morale) {
  private static final Die D10 = MusketPikeTables.D10;

  /** The die against each morale, with one answer for all rolls that pass and one for the rest. */
  private static final List<Die> AGAINST =
      IntStream.rangeClosed(0, D10.max())
          .mapToObj(morale -> D10.merged(roll -> roll <= morale))
          .toList();

  /** Rolls, where it only matters whether he passes. */
  boolean passes(Umpire umpire) {
    Die die = AGAINST.get(Math.max(0, Math.min(morale, D10.max())));
    return failsBy(umpire.roll(die), umpire) == 0;
  }

  /** By how much he fails on this die; 0 if he passes. */
  int failsBy(int die, Umpire umpire) {
    if (umpire.hears("MP4")) {
      umpire.note(
          new Note.Said(
              "MP4",
              "{} checks at morale {}: {}, {}",
              who,
              morale,
              die,
              die <= morale ? "passes" : "fails by " + (die - morale)));
    }
    return Math.max(0, die - morale);
  }
}
