package vedette.rules.daysofglory.units;

import vedette.json.EnumWords;

/**
 * The tests of the Morale Phase, in the order of the sequence of play. The notation of a unit names
 * the last one that it has had.
 */
public enum MoralePhase {
  /** The to-charge test. */
  CHARGE_TESTED,
  /** The rally test, the last of the phase. */
  TESTED;

  private final String word = EnumWords.word(this);

  /**
   * Returns whether a fight or test that begins here belongs to the next turn for a unit that has
   * had that test.
   */
  boolean isOver(MoralePhase last) {
    return compareTo(last) <= 0;
  }

  @Override
  public String toString() {
    return word;
  }
}
