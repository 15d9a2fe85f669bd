package vedette.rules.plan;

import java.util.List;
import vedette.fight.Engagement;

/**
 * A fight that a step's request asks for, and where it names units of the plan.
 *
 * @param stacks of the request that name units
 */
record DrawnFight(Engagement<Object, Object> fight, List<StepFight.Stack> stacks) {
  /** Of a fight of whatever states and results. */
  @SuppressWarnings("unchecked") // it is given its own states and results only
  static DrawnFight of(Engagement<?, ?> fight, List<StepFight.Stack> stacks) {
    return new DrawnFight((Engagement<Object, Object>) fight, List.copyOf(stacks));
  }
}
