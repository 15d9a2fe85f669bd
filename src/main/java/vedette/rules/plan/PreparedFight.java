package vedette.rules.plan;

import java.util.List;
import vedette.fight.Engagement;
import vedette.form.line.NotationForm;

/**
 * A fight that a step's request asks for, and where it names units of the plan.
 *
 * @param stacks of the request that name units
 */
record PreparedFight(Engagement<Object, Object> fight, List<Stack> stacks) {
  /**
   * A stack of the request.
   *
   * @param parameter of the request
   * @param number among those of the parameter that are not gone
   * @param form how it is written; null where a file says it
   */
  record Stack(String parameter, int number, StackText text, NotationForm<?> form) {}

  /** Of a fight of whatever states and results. */
  @SuppressWarnings("unchecked") // it is given its own states and results only
  static PreparedFight of(Engagement<?, ?> fight, List<Stack> stacks) {
    return new PreparedFight((Engagement<Object, Object>) fight, List.copyOf(stacks));
  }
}
