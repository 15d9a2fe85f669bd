package vedette.rules.sixdays;

import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.Unit.Arm;

/**
 * One side of an attack, which fights as one strength (11.2): a stack, or several that are attacked
 * together.
 *
 * @param units those of the stacks who count this battle turn, with their officers
 * @param strengths of the whole side
 */
record Force(Roster roster, StackSet stacks, UnitSet units, Strengths strengths) {
  Side side() {
    return roster.side();
  }

  /** Those of one of the stacks. */
  UnitSet units(int stack) {
    return units.and(roster.stack(stack));
  }

  /** Strength points of all units together. */
  int strength() {
    return strengths.sum(units);
  }

  /** Strength points of an arm. */
  int strength(Arm arm) {
    return strengths.sum(units.and(roster.of(arm)));
  }

  boolean hasOfficer() {
    return !units.and(roster.officers()).isEmpty();
  }

  @Override
  public String toString() {
    return roster.label(stacks);
  }
}
