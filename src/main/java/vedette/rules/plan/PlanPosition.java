package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * How a plan stands between two fights, and in the end.
 *
 * @param units each of the plan's units in its current state
 * @param outcomes what has become of each fight, and behind them of each change
 * @param keptValues what somebody asks of steps that have been fought, as {@link KeptMeasures}
 *     lists it
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

  /** After a fight. */
  PlanPosition after(List<UnitGroup> left, List<Comparable<?>> nowKept) {
    return new PlanPosition(left, outcomes, nowKept);
  }

  // Not left to the record, whose own is slow: a plan has very many of them.
  @Override
  public int hashCode() {
    return 31 * (31 * units.hashCode() + outcomes.hashCode()) + keptValues.hashCode();
  }
}
