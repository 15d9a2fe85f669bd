package vedette.rules.crt;

/**
 * How a fight ended.
 *
 * @param attacker what became of the attacker
 * @param defender what became of the defender
 * @param rounds fought; 0 if nobody counts them
 */
record AttackResult(Fate attacker, Fate defender, int rounds, Ending ending) {

  /**
   * What became of a side.
   *
   * @param loss points lost
   * @param left points left
   * @param forcedBack whether it was forced back, with something left
   * @param hexes how far; 0 if it was not, or the table does not say
   */
  record Fate(int loss, int left, boolean forcedBack, int hexes) {
    boolean eliminated() {
      return left == 0;
    }
  }
}
