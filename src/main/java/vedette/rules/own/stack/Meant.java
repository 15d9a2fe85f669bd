package vedette.rules.own.stack;

import java.util.Objects;
import vedette.system.Arm;
import vedette.system.query.Thing;
import vedette.system.query.Which;

/**
 * Which units a step means.
 *
 * @param units what they are; null for any
 * @param rank of their initiative; null for any
 */
public record Meant(Which units, Integer rank) {
  /** All units. */
  public static final Meant ALL = new Meant(null, null);

  // Not left to the record: almost all are the same one.
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Meant that
            && Objects.equals(rank, that.rank)
            && Objects.equals(units, that.units);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(rank);
  }

  /** Whether a unit of a side is one of those that are meant. */
  public boolean has(Fielded unit, Troops troops, int index) {
    return (rank == null
            || unit.arm().initiative() != null && unit.arm().initiative().rank() == rank)
        && (units == null || is(units, unit.arm(), troops, index));
  }

  /** Whether a unit is one of those that are meant. */
  public static boolean is(Which which, Arm arm, Troops troops, int unit) {
    return is(which.thing(), arm, troops, unit) != which.not();
  }

  /** Whether a unit is an arm, of a class or in a state. */
  public static boolean is(Thing thing, Arm arm, Troops troops, int unit) {
    return switch (thing.kind()) {
      case ARM -> arm.index() == thing.index();
      case CLASS -> arm.classes().contains(thing.index());
      case STATE -> troops.state(unit, thing.index()) != Troops.NOT;
      case WORD -> false;
    };
  }
}
