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
 * @param who name of the unit
 * @param test kind of test
 * @param unit current state
 * @param advances whether it is advancing toward an enemy
 * @param ground ground that it stands in or behind
 * @param charging charge that it makes, if any
 * @param charge charge that it receives, if any
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
   * @param ground ground of the target
   */
  public record OwnCharge(UnitState target, Ground ground, Facing from) {}

  /** The charge that a unit receives. */
  public record EnemyCharge(List<UnitState> chargers, Facing from) {}

  /** Returns a unit that is tested without regard to an enemy, by its state and its ground. */
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
