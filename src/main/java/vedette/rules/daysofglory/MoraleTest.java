package vedette.rules.daysofglory;

import java.util.Optional;
import vedette.json.EnumWords;

/** What the morale of a unit is tested for (Morale test results). */
enum MoraleTest {
  CHARGE,
  BEING_CHARGED,
  SHOOTING,
  CHARGE_HOME,
  RALLY;

  private final String word = EnumWords.word(this);

  /** Where it stands in the Morale Phase, which comes before the shooting of its turn. */
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
