package vedette.rules.loosefiles;

import vedette.dice.Die;
import vedette.dice.Pools;

/** Chances of an infantry die to inflict a D.Point, in twelfths. */
record InfantryScores(int formed, int skirmishers) {
  static final int TWELFTHS = 12;

  private static final Pools POOLS = new Pools(TWELFTHS);

  int of(Band shooter) {
    return shooter.skirmish() ? skirmishers : formed;
  }

  /** So many dice of a unit. */
  Die dice(int dice, Band shooter) {
    return POOLS.of(dice, of(shooter));
  }
}
