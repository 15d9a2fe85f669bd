package vedette.rules.sixdays.units;

import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Unit.Arm;

/**
 * One side of an attack, which fights with its total strength (11.2): a stack, or several that are
 * attacked together.
 *
 * @param units units of the stacks that count this battle turn, with their officers
 * @param strengths strengths of the whole side
 */
public record Force(Roster roster, StackSet stacks, UnitSet units, Strengths strengths) {
  public Side side() {
    return roster.side();
  }

  /** Returns the units of one of the stacks. */
  UnitSet units(int stack) {
    return units.intersection(roster.stack(stack));
  }

  /** Returns the strength points of all units together. */
  public int strength() {
    return strengths.sum(units);
  }

  /** Returns the strength points of an arm. */
  public int strength(Arm arm) {
    return strengths.sum(units.intersection(roster.of(arm)));
  }

  boolean hasOfficer() {
    return !units.intersection(roster.officers()).isEmpty();
  }

  @Override
  public String toString() {
    return roster.label(stacks);
  }
}
