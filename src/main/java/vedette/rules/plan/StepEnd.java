package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * The result of a step's fight, as far as a plan needs it; results that agree in this are equal.
 *
 * @param units the numbers of the plan's units in the fight
 * @param survivors the survivors of each of them
 * @param keptValues the values kept of the step, in the order of {@link KeptMeasures}
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

  // Written by hand: the generated hashCode is slow, and the results of one fight have the same
  // units.
  @Override
  public int hashCode() {
    return 31 * survivors.hashCode() + keptValues.hashCode();
  }
}
