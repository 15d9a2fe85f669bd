package vedette.rules.daysofglory;

import java.util.function.Predicate;
import vedette.fight.Umpire;

/**
 * The morale tests of a charge: which conditions hold for whom (DG4, DG6, DG9). In which of the
 * tests a condition counts is said by the table of factors (DG-V1).
 */
record ChargeTests(ChargeRequest request, ChargerNames names, MoraleRoll morale) {
  /** Of the charger that comes next. */
  TestResult charger(MoraleTest test, ChargeSides now, Umpire umpire) {
    return morale.roll(new OfCharger(this, test, now), umpire);
  }

  TestResult target(MoraleTest test, ChargeSides now, Umpire umpire) {
    return morale.roll(new OfTarget(request, test, now), umpire);
  }

  /** Whether a roll of the charger that comes next would pass. */
  boolean chargerMayPass(MoraleTest test, ChargeSides now) {
    return morale.mayPass(new OfCharger(this, test, now));
  }

  /** Whether a roll of the target's would pass. */
  boolean targetMayPass(MoraleTest test, ChargeSides now) {
    return morale.mayPass(new OfTarget(request, test, now));
  }

  /** A test of the charger. */
  private record OfCharger(ChargeTests tests, MoraleTest test, ChargeSides now)
      implements TestSubject {
    @Override
    public String who() {
      return tests.names().who(now.next());
    }

    @Override
    public UnitState unit() {
      return now.charger();
    }

    @Override
    public boolean advances() {
      return true;
    }

    @Override
    public Ground ground() {
      return Ground.OPEN;
    }

    @Override
    public boolean holds(Condition condition) {
      UnitState charger = now.charger();
      UnitState target = now.target();
      ChargeRequest request = tests.request();
      boolean front = request.from() == Facing.FRONT;
      return switch (condition) {
        case TARGET_PASSED -> test == MoraleTest.CHARGE_HOME;
        case TARGET_FORTIFIED -> request.ground(now).isAbove();
        case LIGHT_CAVALRY_PURSUES -> charger.is(Arm.LIGHT_HORSE) && target.isRouting();
        case CHARGING_BEHIND -> !front;
        case CHARGING_PUSHED_BACK -> target.wasPushedBack();
        case CHARGING_SHAKEN -> target.morale() == Morale.SHAKEN;
        case CHARGING_SKIRMISHERS -> charger.isFormed() && target.isSkirmisher();
        case CAVALRY_CHARGES_FORMED -> front && charger.isMounted() && target.isFormed();
        case INFANTRY_CHARGES_FORMED -> charger.isInfantry() && target.isFormed();
        default -> TestSubject.super.holds(condition);
      };
    }
  }

  /** A test of the target. */
  private record OfTarget(ChargeRequest request, MoraleTest test, ChargeSides now)
      implements TestSubject {
    @Override
    public String who() {
      return "the target";
    }

    @Override
    public UnitState unit() {
      return now.target();
    }

    @Override
    public boolean advances() {
      return false;
    }

    @Override
    public Ground ground() {
      return request.ground();
    }

    @Override
    public boolean holds(Condition condition) {
      UnitState target = now.target();
      return switch (condition) {
        case CHARGED_IN_REAR -> request.from() == Facing.REAR;
        case CHARGED_IN_FLANK -> request.from() == Facing.FLANK;
        case SKIRMISHERS_CHARGED -> target.isSkirmisher() && isChargedBy(UnitState::isFormed);
        case INFANTRY_CHARGED_BY_CAVALRY ->
            target.isInfantry() && isChargedBy(UnitState::isMounted) && request.ground().isOpen();
        default -> TestSubject.super.holds(condition);
      };
    }

    /** What one of those who come on brings with it counts, and once (DG-V8). */
    private boolean isChargedBy(Predicate<UnitState> such) {
      return now.chargers().any(charger -> charger.comesOn() && such.test(charger.unit()));
    }
  }
}
