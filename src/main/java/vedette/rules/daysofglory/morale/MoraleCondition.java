package vedette.rules.daysofglory.morale;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.morale.TestSubject.EnemyCharge;
import vedette.rules.daysofglory.morale.TestSubject.OwnCharge;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.Unit.General;
import vedette.rules.daysofglory.units.UnitState;

/**
 * The conditions of morale factors that the rules determine (Morale tests; DG9). The table of
 * factors lists the tests in which each condition counts (DG-V1).
 */
enum MoraleCondition implements FactorTable.Condition<TestSubject> {
  CLASS_1(subject -> troopClass(subject) == 1),
  CLASS_2(subject -> troopClass(subject) == 2),
  CLASS_3(subject -> troopClass(subject) == 3),
  CLASS_4(subject -> troopClass(subject) == 4),
  CLASS_3_OR_4_CHARGES(subject -> troopClass(subject) >= 3),
  ROUTING(subject -> subject.unit().isRouting()),
  SHAKEN(subject -> subject.unit().morale() == Morale.SHAKEN),
  DISORDERED(subject -> subject.unit().morale() == Morale.DISORDERED),
  BELOW_HALF(subject -> subject.unit().isBelowHalf()),
  FOUGHT_BEFORE(subject -> subject.unit().history().fought()),
  PUSHED_BACK(subject -> subject.unit().wasPushedBack()),
  ROUTED_BEFORE(subject -> subject.unit().history().routed()),
  HIT(subject -> subject.unit().hits() > 0) {
    @Override
    public int times(TestSubject subject) {
      return subject.unit().hits();
    }
  },
  GENERAL_ATTACHED(subject -> subject.unit().prepared().isLed()),
  EXCEPTIONAL_GENERAL_RALLIES(subject -> rallies(subject) && isExceptional(subject)),
  GENERAL_RALLIES(
      subject -> rallies(subject) && subject.unit().prepared().isLed() && !isExceptional(subject)),
  DEFENDING_OBSTACLE(subject -> subject.defends() && subject.ground().isObstacle()),
  CREW_DEFENDS_GUNS(subject -> subject.defends() && subject.unit().isDeployedArtillery()),

  // Conditions of a charging unit.
  TARGET_PASSED(charging((test, charge) -> test.test() == MoraleTest.CHARGE_HOME)),
  TARGET_FORTIFIED(charging((test, charge) -> charge.ground().isAbove())),
  LIGHT_CAVALRY_PURSUES(
      charging((test, charge) -> test.unit().is(Arm.LIGHT_HORSE) && charge.target().isRouting())),
  CHARGING_BEHIND(charging((test, charge) -> charge.from() != Facing.FRONT)),
  CHARGING_PUSHED_BACK(charging((test, charge) -> charge.target().wasPushedBack())),
  CHARGING_SHAKEN(charging((test, charge) -> charge.target().morale() == Morale.SHAKEN)),
  CHARGING_SKIRMISHERS(
      charging((test, charge) -> test.unit().isFormed() && charge.target().isSkirmisher())),
  CAVALRY_CHARGES_FORMED(
      charging(
          (test, charge) ->
              charge.from() == Facing.FRONT
                  && test.unit().isMounted()
                  && charge.target().isFormed())),
  INFANTRY_CHARGES_FORMED(
      charging((test, charge) -> test.unit().isInfantry() && charge.target().isFormed())),

  // Conditions of a charged unit; a condition of any of several chargers counts, and once (DG-V8).
  CHARGED_IN_REAR(charged((test, charge) -> charge.from() == Facing.REAR)),
  CHARGED_IN_FLANK(charged((test, charge) -> charge.from() == Facing.FLANK)),
  SKIRMISHERS_CHARGED(
      charged(
          (test, charge) ->
              test.unit().isSkirmisher()
                  && charge.chargers().stream().anyMatch(UnitState::isFormed))),
  INFANTRY_CHARGED_BY_CAVALRY(
      charged(
          (test, charge) ->
              test.unit().isInfantry()
                  && test.ground().isOpen()
                  && charge.chargers().stream().anyMatch(UnitState::isMounted)));

  private final String word = EnumWords.word(this);
  private final Predicate<TestSubject> holds;

  MoraleCondition(Predicate<TestSubject> holds) {
    this.holds = holds;
  }

  private static Predicate<TestSubject> charging(BiPredicate<TestSubject, OwnCharge> holds) {
    return subject ->
        subject.charging().isPresent() && holds.test(subject, subject.charging().get());
  }

  private static Predicate<TestSubject> charged(BiPredicate<TestSubject, EnemyCharge> holds) {
    return subject -> subject.charge().isPresent() && holds.test(subject, subject.charge().get());
  }

  private static int troopClass(TestSubject subject) {
    return subject.unit().unit().troopClass();
  }

  private static boolean rallies(TestSubject subject) {
    return subject.test() == MoraleTest.RALLY;
  }

  private static boolean isExceptional(TestSubject subject) {
    return subject.unit().prepared().isLedBy(General.EXCEPTIONAL);
  }

  @Override
  public int times(TestSubject subject) {
    return holds.test(subject) ? 1 : 0;
  }

  @Override
  public String toString() {
    return word;
  }
}
