package vedette.rules.loosefiles;

/** Chances of an infantry die to inflict a D.Point, in twelfths. */
record InfantryScores(int formed, int skirmishers) {
  static final int TWELFTHS = 12;

  int of(Band shooter) {
    return shooter.skirmish() ? skirmishers : formed;
  }
}
