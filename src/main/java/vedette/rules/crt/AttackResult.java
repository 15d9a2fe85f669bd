package vedette.rules.crt;

/**
 * How a fight ended.
 *
 * @param attacker what became of the attacker
 * @param defender what became of the defender
 */
record AttackResult(Fate attacker, Fate defender, Ending ending) {

  /**
   * What has become of a side.
   *
   * @param left points left
   * @param forcedBack whether it was forced back, with something left
   * @param hexes how far; 0 if it was not, or the table does not say
   */
  record Fate(int left, boolean forcedBack, int hexes) {
    boolean eliminated() {
      return left == 0;
    }
  }
}
