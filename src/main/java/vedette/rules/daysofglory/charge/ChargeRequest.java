package vedette.rules.daysofglory.charge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasChoices;
import vedette.rules.Variant;
import vedette.rules.daysofglory.shooting.Battery;
import vedette.rules.daysofglory.shooting.Musket;
import vedette.rules.daysofglory.shooting.TargetType;
import vedette.rules.daysofglory.shooting.Volley;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.Wording;

/** What a player says of a charge. */
public record ChargeRequest(
    @Field(
            text =
                "charging unit; repeatable, for charges at the same time or in later turns"
                    + " (`then`)",
            example = "cav 6 class 3")
        @Allows(value = Wording.UNIT + " fellBack then", keeps = "irregular tested still")
        List<Unit> charger,
    @Field(text = "unit that is charged", example = "inf 12 column; with flanks-secure")
        @Allows(value = Wording.UNIT + " irregular fellBack suppressed", keeps = "tested still")
        Unit target,
    @Field(text = Wording.GROUND, fallback = "open") Ground ground,
    @Field(text = Wording.FROM, fallback = "front") Facing from,
    @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
    @Field(
            text = "muskets for the defensive fire of infantry [default: smoothbore]",
            example = "none")
        Optional<Musket> musket,
    @Field(
            text =
                "target type of the chargers [default: fast for cavalry; for infantry by"
                    + " formation]",
            example = "fast")
        Optional<TargetType> chargerType,
    @Field(
            text =
                "infantry that shoots at the chargers, one after the other, in the shooting phase;"
                    + " repeatable",
            optional = true,
            example = "8 smoothbore; range 6")
        List<Volley> fireAtCharger,
    @Field(
            text = "infantry that shoots at the target in the shooting phase; repeatable",
            optional = true,
            example = "4 rifled; range 8")
        List<Volley> fireAtTarget,
    @Field(
            text = "battery that shoots at the charger in the shooting phase; repeatable",
            optional = true,
            example = "4 smoothbore; range 12")
        List<Battery> gunsAtCharger,
    @Field(
            text = "battery that shoots at the target in the shooting phase; repeatable",
            optional = true,
            example = "2 rifled shell; range 20")
        List<Battery> gunsAtTarget,
    @Field(text = "defensive fire of the target's guns, at point blank [default: they fire]")
        Optional<Boolean> gunsFire,
    @Field(
            text = "other battery that gives defensive fire; repeatable",
            optional = true,
            example = "3 smoothbore; range 6")
        List<Battery> gunsInSupport,
    @Field(text = "opportunity charge, without a shooting phase", optional = true)
        boolean opportunity,
    @Field(text = "when cavalry or irregulars that pass the test countercharge", fallback = "never")
        Countercharge countercharge,
    @Field(text = "turns of the charge, which may be renewed", fallback = "1", min = 1, max = 20)
        int turns,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements HasChoices, DaysOfGloryVariant.HasVariantsInForce {
  @Override
  public Set<Side> decidingSides(String parameter) {
    return Set.of(Side.DEFENDER);
  }

  /** Returns whether nobody is said to shoot in the shooting phase. */
  boolean isUnshot() {
    return fireAtCharger.isEmpty()
        && fireAtTarget.isEmpty()
        && gunsAtCharger.isEmpty()
        && gunsAtTarget.isEmpty();
  }

  /** Returns whether a target that may shoot gives defensive fire, as the player has it (DG-V3). */
  boolean isFiring() {
    return target.shoots()
        && (target.arm() == Arm.ARTILLERY ? gunsFire.orElse(true) : muskets() != Musket.NONE);
  }

  /** Returns what a target on foot shoots with. */
  Musket muskets() {
    return musket.orElse(Musket.SMOOTHBORE);
  }

  /**
   * Returns what the target stands in or behind; who comes out to meet the charge leaves it
   * (DG-V3).
   */
  Ground ground(ChargeSides now) {
    return now.isCountercharging() ? Ground.OPEN : ground;
  }

  /** Returns what a charger looks like to those who shoot at it (DG-V7). */
  TargetType targetType(Unit charging) {
    return chargerType.orElseGet(() -> TargetType.of(charging, Ground.OPEN, true));
  }
}
