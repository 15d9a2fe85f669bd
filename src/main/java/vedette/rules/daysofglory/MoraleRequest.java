package vedette.rules.daysofglory;

import java.util.List;
import java.util.Optional;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.Variant;

/** What a player says of a morale test. */
public record MoraleRequest(
    @Field(text = "what is tested", example = "charge") Test test,
    @Field(text = "the unit that is tested", example = "inf 5/8 shaken general capable")
        @Allows(value = Wording.UNIT + " fellBack tested", keeps = "irregular suppressed still")
        Unit unit,
    @Field(text = "shooting test: the unit is advancing", optional = true) boolean advancing,
    @Field(text = "what the unit stands in or behind", fallback = "open") Ground ground,
    @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {

  /** What a unit is tested for. */
  enum Test {
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
}
