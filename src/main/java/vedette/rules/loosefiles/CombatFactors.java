package vedette.rules.loosefiles;

import vedette.form.Word;

/**
 * Factors of combat that a player says of a unit.
 *
 * @param grade training grade, a free number (LF8)
 */
record CombatFactors(
    @Word(text = "it attacks with the bayonet") boolean bayonet,
    @Word(text = "it has the better terrain") boolean terrain,
    @Word(text = "it is assailed in the flank") boolean flank,
    @Word(
            keyword = "grade",
            text = "training grade, -9 to 9",
            what = "grade",
            example = "1",
            fallback = "0",
            min = -9,
            max = 9)
        int grade) {
  /** Nothing is said. */
  static final CombatFactors NONE = new CombatFactors(false, false, false, 0);
}
