package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * What a plan needs to know of the end of a step's fight: ends that come to the same are one.
 *
 * @param units the numbers of the plan's units that the fight names
 * @param survivors what is left of each of them
 * @param keptValues the values that are kept of the step, in the order of {@link KeptMeasures}
 */
record StepEnd(List<Integer> units, List<UnitGroup> survivors, List<Comparable<?>> keptValues) {
  /** Returns the plan's units after the fight. */
  List<UnitGroup> after(List<UnitGroup> before) {
    List<UnitGroup> after = new ArrayList<>(before);
    for (int i = 0; i < units.size(); i++) {
      after.set(units.get(i), survivors.get(i));
    }
    return List.copyOf(after);
  }

  // Not left to the record, whose own is slow: ends of one fight have the same units.
  @Override
  public int hashCode() {
    return 31 * survivors.hashCode() + keptValues.hashCode();
  }
}
