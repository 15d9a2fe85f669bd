package vedette.rules.musketpike;

import vedette.fight.Note;
import vedette.fight.Umpire;

/** An attempt to get out of disorder, of a unit or of artillery whose unit is in good order. */
final class Rallying {
  private Rallying() {}

  /**
   * Whether it succeeds.
   *
   * @param free whether the leader of the activation is with it, so that it does not roll
   */
  static boolean rallies(Formation formation, Condition condition, boolean free, Umpire umpire) {
    if (free) {
      umpire.note(new Note.Happens(formation.label(), "rallies to its leader"));
      return true;
    }
    int morale = morale(formation, condition);
    int die = umpire.roll(MusketPikeTables.D10);
    umpire.note(new Told.Checks(who(formation, condition), morale, die));
    return die <= morale;
  }

  /** Whether it is the unit that rallies, not its artillery. */
  static boolean isOfUnit(Condition condition) {
    return condition.lives() && condition.disordered();
  }

  static String who(Formation formation, Condition condition) {
    return isOfUnit(condition) || formation.unit().isEmpty()
        ? formation.label()
        : "artillery of " + formation.label();
  }

  /** The highest roll that succeeds. */
  static int morale(Formation formation, Condition condition) {
    return isOfUnit(condition)
        ? formation.morale(condition)
        : formation.guns().orElseThrow().quality().orElseThrow();
  }
}
