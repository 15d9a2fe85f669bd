package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.problem.TextFault;
import vedette.rules.HasChoices;
import vedette.rules.Variant;
import vedette.rules.daysofglory.Chargers.Charger;
import vedette.rules.daysofglory.Countercharging.Countercharge;
import vedette.rules.daysofglory.Weapon.Musket;

/** Who meets in a charge, as it is drawn up. */
record ChargeSetup(Request request, DaysOfGloryTables tables) {
  /** What a player says of a charge. */
  record Request(
      @Field(
              text =
                  "a unit that charges; again for each further one, at once or one after the other",
              example = "cav 6 class 3")
          @Allows(value = Wording.UNIT + " fellBack then", keeps = "irregular tested still")
          List<Unit> charger,
      @Field(text = "the unit that is charged", example = "inf 12 column; with flanks-secure")
          @Allows(value = Wording.UNIT + " irregular fellBack suppressed", keeps = "tested still")
          Unit target,
      @Field(text = Wording.GROUND, fallback = "open") Ground ground,
      @Field(text = Wording.FROM, fallback = "front") Facing from,
      @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
      @Field(
              text = "muskets of a target on foot, for its defensive fire; smoothbore if not said",
              example = "none")
          Optional<Musket> musket,
      @Field(
              text =
                  "what chargers look like to those who shoot at it; horse is fast, foot as it"
                      + " stands if not said",
              example = "fast")
          Optional<TargetType> chargerType,
      @Field(
              text =
                  "who shoots at the charger in the shooting phase; again for each; several chargers are"
                      + " shot at in turn",
              optional = true,
              example = "8 smoothbore; range 6")
          List<Volley> fireAtCharger,
      @Field(
              text = "who shoots at the target in the shooting phase; again for each",
              optional = true,
              example = "4 rifled; range 8")
          List<Volley> fireAtTarget,
      @Field(
              text = "guns that shoot at the charger in the shooting phase; again for each battery",
              optional = true,
              example = "4 smoothbore; range 12")
          List<Battery> gunsAtCharger,
      @Field(
              text = "guns that shoot at the target in the shooting phase; again for each battery",
              optional = true,
              example = "2 rifled shell; range 20")
          List<Battery> gunsAtTarget,
      @Field(
              text =
                  "whether the target's guns give defensive fire, at point blank; they do if not"
                      + " said")
          Optional<Boolean> gunsFire,
      @Field(
              text = "other guns that give defensive fire; again for each battery",
              optional = true,
              example = "3 smoothbore; range 6")
          List<Battery> gunsInSupport,
      @Field(text = "an opportunity charge, without a shooting phase", optional = true)
          boolean opportunity,
      @Field(text = "whether horse or irregulars that stand countercharge", fallback = "never")
          Countercharge countercharge,
      @Field(text = "turns in which it may be renewed", fallback = "1", min = 1, max = 20)
          int turns,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements HasChoices, DaysOfGloryVariant.InForce {
    @Override
    public Set<Side> deciders(String parameter) {
      return Set.of(Side.DEFENDER);
    }

    /** Whether nobody is said to shoot in the shooting phase. */
    boolean isUnshot() {
      return fireAtCharger.isEmpty()
          && fireAtTarget.isEmpty()
          && gunsAtCharger.isEmpty()
          && gunsAtTarget.isEmpty();
    }

    /** Whether a target that may shoot gives defensive fire, as the player has it (DG-V3). */
    boolean isFiring() {
      return target.shoots()
          && (target.arm() == Arm.ARTILLERY ? gunsFire.orElse(true) : muskets() != Musket.NONE);
    }

    /** What a target on foot shoots with. */
    Musket muskets() {
      return musket.orElse(Musket.SMOOTHBORE);
    }

    /** What the target stands in or behind; who comes out to meet the charge leaves it (DG-V3). */
    Ground ground(Charge.State now) {
      return now.countercharged() ? Ground.OPEN : ground;
    }

    /** What a charger looks like to those who shoot at it (DG-V7). */
    TargetType looks(Unit charging) {
      return chargerType.orElseGet(() -> TargetType.of(charging, Ground.OPEN, true));
    }
  }

  /**
   * Refuses what no charge can be.
   *
   * @throws TextFault if it is such
   */
  void check() {
    if (request.opportunity() && !request.isUnshot()) {
      throw new TextFault(
          "opportunity",
          "an opportunity charge has no shooting phase",
          "leave --opportunity or the fire out");
    }
    if (request.charger().stream().anyMatch(unit -> unit.arm() == Arm.ARTILLERY)) {
      throw new TextFault("charger", "artillery does not charge", "name foot or horse");
    }
    checkReaches(request.charger(), request.ground(), "charger");
    if (request.musket().isPresent()
        && request.muskets() != Musket.NONE
        && !request.target().arm().isInfantry()) {
      throw new TextFault(
          "musket",
          "only infantry gives defensive fire with muskets",
          request.target().arm() == Arm.ARTILLERY
              ? "leave it out: deployed guns fire unless --guns-fire=false"
              : "leave it out");
    }
    if (request.gunsFire().orElse(false) && !request.target().isDeployedArtillery()) {
      throw new TextFault(
          "gunsFire",
          request.target().arm() == Arm.ARTILLERY
              ? "limbered guns do not fire"
              : "the target has no guns",
          "leave it out, or give guns beside it as --guns-in-support");
    }
  }

  /**
   * Refuses cavalry that charges where it may not (Morale test results, charge; DG-V11).
   *
   * @param parameter where the units were given
   * @throws TextFault if one of them is such
   */
  static void checkReaches(List<Unit> charging, Ground ground, String parameter) {
    if (!ground.isOpenToCavalryCharges()
        && charging.stream().anyMatch(unit -> unit.arm().isMounted())) {
      throw new TextFault(
          parameter,
          "cavalry does not charge into " + ground,
          "name infantry, or write --ground open for a charge that stays on a road");
    }
  }

  /**
   * Before the first test.
   *
   * @throws TextFault if units cannot be so, or cannot charge in these turns
   */
  Charge.State first() {
    UnitState target = drawnUp(request.target(), "target", MoralePhase.TESTED);
    return Charge.State.first(drawnUp(request.charger()), target);
  }

  /** Those who charge, each with the turns that it waits for those before it. */
  private Chargers drawnUp(List<Unit> units) {
    List<Charger> chargers = new ArrayList<>();
    int due = 0;
    for (Unit unit : units) {
      due += unit.then() ? 1 : 0;
      chargers.add(Charger.first(drawnUp(unit, "charger", MoralePhase.CHARGE_TESTED), due));
    }
    if (units.get(0).then()) {
      throw TextFault.ofWord(
          "charger", "then", "nobody charges before it", "name first those who charge first");
    }
    if (due >= request.turns()) {
      throw new TextFault(
          "turns",
          "the last of them charges in turn " + (due + 1),
          "say --turns " + (due + 1) + ", or leave `then` out");
    }
    return new Chargers(List.copyOf(chargers));
  }

  /** A charge is declared before rally tests, and each charger makes its own to-charge test. */
  private UnitState drawnUp(Unit unit, String parameter, MoralePhase begins) {
    return new DrawnUnit(unit, request.figuresPerStand(), parameter, tables)
        .entering(begins, tables);
  }
}
