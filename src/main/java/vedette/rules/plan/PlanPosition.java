package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * The position of a plan between two fights and at its end.
 *
 * @param units the current state of the plan's units
 * @param outcomes the outcome of each fight, then of each change
 * @param keptValues the values kept of past fights, as {@link KeptMeasures} lists them
 */
record PlanPosition(
    List<UnitGroup> units, List<StepOutcome> outcomes, List<Comparable<?>> keptValues) {
  PlanPosition with(int step, StepOutcome become) {
    if (outcomes.get(step).equals(outcomes.get(step).followedBy(become))) {
      return this;
    }
    List<StepOutcome> now = new ArrayList<>(outcomes);
    now.set(step, outcomes.get(step).followedBy(become));
    return new PlanPosition(units, List.copyOf(now), keptValues);
  }

  /** Returns the position after a fight. */
  PlanPosition after(List<UnitGroup> left, List<Comparable<?>> nowKept) {
    return new PlanPosition(left, outcomes, nowKept);
  }

  // Written by hand: the generated hashCode is slow, and a plan has very many positions.
  @Override
  public int hashCode() {
    return 31 * (31 * units.hashCode() + outcomes.hashCode()) + keptValues.hashCode();
  }
}
