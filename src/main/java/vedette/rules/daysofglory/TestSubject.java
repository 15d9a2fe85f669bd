package vedette.rules.daysofglory;

import java.util.List;
import java.util.Optional;

/**
 * A unit whose morale is tested.
 *
 * @param who what it is called
 * @param test what it is tested for
 * @param unit as it stands
 * @param advances whether it is on its way to an enemy
 * @param ground what it stands in or behind
 * @param charging what it charges, if it does
 * @param charged what charges it, if anything does
 */
record TestSubject(
    String who,
    MoraleTest test,
    UnitState unit,
    boolean advances,
    Ground ground,
    Optional<OwnCharge> charging,
    Optional<EnemyCharge> charged)
    implements Factors.Subject {
  /**
   * What a unit charges.
   *
   * @param ground of the target
   */
  record OwnCharge(UnitState target, Ground ground, Facing from) {}

  /** What charges a unit where it stands. */
  record EnemyCharge(List<UnitState> chargers, Facing from) {}

  /** A unit for which its own state and its ground count, and nothing of an enemy. */
  static TestSubject alone(
      String who, MoraleTest test, UnitState unit, boolean advances, Ground ground) {
    return new TestSubject(who, test, unit, advances, ground, Optional.empty(), Optional.empty());
  }

  /** A unit that charges. */
  static TestSubject charging(String who, MoraleTest test, UnitState unit, OwnCharge charging) {
    return new TestSubject(
        who, test, unit, true, Ground.OPEN, Optional.of(charging), Optional.empty());
  }

  /** A unit that is charged. */
  static TestSubject charged(
      String who, MoraleTest test, UnitState unit, Ground ground, EnemyCharge charged) {
    return new TestSubject(who, test, unit, false, ground, Optional.empty(), Optional.of(charged));
  }

  /** Whether it is charged or shot at where it stands (DG-V11). */
  boolean defends() {
    return test == MoraleTest.BEING_CHARGED || test == MoraleTest.SHOOTING && !advances;
  }

  @Override
  public String played() {
    return test.toString();
  }

  @Override
  public Conditions said() {
    return unit.drawn().inMorale();
  }
}
