package vedette.rules.daysofglory.morale;

import java.util.Optional;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.units.MoralePhase;

/** The kinds of morale tests (Morale test results). */
public enum MoraleTest {
  CHARGE,
  BEING_CHARGED,
  SHOOTING,
  CHARGE_HOME,
  RALLY;

  private final String word = EnumWords.word(this);

  /**
   * Returns the position of the test in the Morale Phase, which precedes the shooting of its turn.
   */
  Optional<MoralePhase> phase() {
    return switch (this) {
      case CHARGE -> Optional.of(MoralePhase.CHARGE_TESTED);
      case RALLY -> Optional.of(MoralePhase.TESTED);
      case BEING_CHARGED, SHOOTING, CHARGE_HOME -> Optional.empty();
    };
  }

  @Override
  public String toString() {
    return word;
  }
}
