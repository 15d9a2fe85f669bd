package vedette.rules.loosefiles;

import vedette.dice.Die;
import vedette.dice.Pools;

/** Chances of an infantry die to inflict a D.Point, in twelfths. */
record InfantryScores(int formed, int skirmishers, Pools pools) {
  static final int TWELFTHS = 12;

  InfantryScores(int formed, int skirmishers) {
    this(formed, skirmishers, new Pools(TWELFTHS));
  }

  int of(Band shooter) {
    return shooter.skirmish() ? skirmishers : formed;
  }

  /** So many dice of a unit. */
  Die dice(int dice, Band shooter) {
    return pools.of(dice, of(shooter));
  }
}
