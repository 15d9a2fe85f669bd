package vedette.rules.daysofglory.charge;

import vedette.fight.Umpire;
import vedette.rules.daysofglory.morale.MoraleRoll;
import vedette.rules.daysofglory.morale.MoraleTest;
import vedette.rules.daysofglory.morale.TestResult;
import vedette.rules.daysofglory.morale.TestSubject;
import vedette.rules.daysofglory.morale.TestSubject.EnemyCharge;
import vedette.rules.daysofglory.morale.TestSubject.OwnCharge;

/** The morale tests of a charge (DG4, DG6). */
record ChargeTests(ChargeRequest request, ChargerNames names, MoraleRoll morale) {
  /** Tests the current charger. */
  TestResult charger(MoraleTest test, ChargeSides now, Umpire umpire) {
    return morale.roll(charger(test, now), umpire);
  }

  TestResult target(MoraleTest test, ChargeSides now, Umpire umpire) {
    return morale.roll(target(test, now), umpire);
  }

  /** Returns whether the current charger can pass. */
  boolean chargerMayPass(MoraleTest test, ChargeSides now) {
    return morale.mayPass(charger(test, now));
  }

  /** Returns whether the target can pass. */
  boolean targetMayPass(MoraleTest test, ChargeSides now) {
    return morale.mayPass(target(test, now));
  }

  private TestSubject charger(MoraleTest test, ChargeSides now) {
    return TestSubject.charging(
        names.sentenceName(now.next()),
        test,
        now.charger(),
        new OwnCharge(now.target(), request.ground(now), request.from()));
  }

  private TestSubject target(MoraleTest test, ChargeSides now) {
    return TestSubject.ofCharged(
        "the target",
        test,
        now.target(),
        request.ground(),
        new EnemyCharge(now.chargers().units(), request.from()));
  }
}
