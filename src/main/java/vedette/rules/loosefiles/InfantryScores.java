package vedette.rules.loosefiles;

import vedette.dice.Die;
import vedette.dice.Pools;

/** Chances of an infantry die to inflict a D.Point, in twelfths. */
record InfantryScores(int formed, int skirmishers) {
  static final int TWELFTHS = 12;

  private static final Pools POOLS = new Pools(TWELFTHS);

  private int of(Unit shooter) {
    return shooter.skirmish() ? skirmishers : formed;
  }

  /**
   * So many dice of a unit.
   *
   * @param enough so many D.Points, and more, come to the same
   */
  Die dice(int dice, int enough, Unit shooter) {
    return POOLS.of(dice, of(shooter), enough);
  }

  /** The chance of a unit's die in lowest terms. */
  String words(Unit shooter) {
    int common = 1;
    for (int i = 2; i <= TWELFTHS; i++) {
      common = of(shooter) % i == 0 && TWELFTHS % i == 0 ? i : common;
    }
    return of(shooter) / common + " of " + TWELFTHS / common + " cases";
  }
}
