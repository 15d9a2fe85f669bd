package vedette.rules.own.stack;

import java.util.Objects;
import vedette.system.Arm;
import vedette.system.query.Property;
import vedette.system.query.UnitFilter;

/**
 * The units that a step covers.
 *
 * @param units the filter; null for any unit
 * @param rank the rank of initiative; null for any
 */
public record StepUnits(UnitFilter units, Integer rank) {
  /** All units. */
  public static final StepUnits ALL = new StepUnits(null, null);

  // Written by hand: almost all are the same instance.
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof StepUnits that
            && Objects.equals(rank, that.rank)
            && Objects.equals(units, that.units);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(rank);
  }

  /** Returns whether a unit of a side is covered. */
  public boolean contains(FieldedUnit unit, SideStatus status, int index) {
    return (rank == null
            || unit.arm().initiative() != null && unit.arm().initiative().rank() == rank)
        && (units == null || is(units, unit.arm(), status, index));
  }

  /** Returns whether a unit passes a filter. */
  public static boolean is(UnitFilter which, Arm arm, SideStatus status, int unit) {
    return is(which.property(), arm, status, unit) != which.not();
  }

  /** Returns whether a unit has a property: it is of an arm, of a class or in a state. */
  public static boolean is(Property thing, Arm arm, SideStatus status, int unit) {
    return switch (thing.kind()) {
      case ARM -> arm.index() == thing.index();
      case CLASS -> arm.classes().contains(thing.index());
      case STATE -> status.state(unit, thing.index()) != SideStatus.NOT;
      case WORD -> false;
    };
  }
}
