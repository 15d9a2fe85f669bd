package vedette.rules.crt;

import vedette.fight.BySide;

/**
 * How a fight ended.
 *
 * @param fates what became of each side in the last round
 */
record AttackResult(BySide<Fate> fates, Ending ending) {

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

    private boolean isDrivenOut() {
      return forcedBack || eliminated();
    }
  }

  /** Whether the defender is driven out and the attacker is not (CRT8). */
  boolean isWon() {
    return fates.defender().isDrivenOut() && !fates.attacker().isDrivenOut();
  }
}
