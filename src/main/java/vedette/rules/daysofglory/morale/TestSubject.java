package vedette.rules.daysofglory.morale;

import java.util.List;
import java.util.Optional;
import vedette.rules.daysofglory.units.Conditions;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.UnitState;

/**
 * A unit whose morale is tested.
 *
 * @param who what it is called
 * @param test what it is tested for
 * @param unit as it stands
 * @param advances whether it is on its way to an enemy
 * @param ground what it stands in or behind
 * @param charging the charge that it makes, if any
 * @param charge the charge that is made at it, if any
 */
public record TestSubject(
    String who,
    MoraleTest test,
    UnitState unit,
    boolean advances,
    Ground ground,
    Optional<OwnCharge> charging,
    Optional<EnemyCharge> charge)
    implements FactorTable.Subject {
  /**
   * The charge that a unit makes.
   *
   * @param ground of the target
   */
  public record OwnCharge(UnitState target, Ground ground, Facing from) {}

  /** The charge that is made at a unit. */
  public record EnemyCharge(List<UnitState> chargers, Facing from) {}

  /** Returns a unit for which its own state and its ground count, and nothing of an enemy. */
  public static TestSubject withoutEnemy(
      String who, MoraleTest test, UnitState unit, boolean advances, Ground ground) {
    return new TestSubject(who, test, unit, advances, ground, Optional.empty(), Optional.empty());
  }

  /** Returns a unit that charges. */
  public static TestSubject charging(
      String who, MoraleTest test, UnitState unit, OwnCharge charging) {
    return new TestSubject(
        who, test, unit, true, Ground.OPEN, Optional.of(charging), Optional.empty());
  }

  /** Returns a unit that is charged. */
  public static TestSubject ofCharged(
      String who, MoraleTest test, UnitState unit, Ground ground, EnemyCharge charged) {
    return new TestSubject(who, test, unit, false, ground, Optional.empty(), Optional.of(charged));
  }

  /** Returns whether it is charged or shot at where it stands (DG-V11). */
  boolean defends() {
    return test == MoraleTest.BEING_CHARGED || test == MoraleTest.SHOOTING && !advances;
  }

  @Override
  public String situationText() {
    return test.toString();
  }

  @Override
  public Conditions givenConditions() {
    return unit.prepared().inMorale();
  }
}
