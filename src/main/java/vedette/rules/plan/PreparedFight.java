package vedette.rules.plan;

import java.util.List;
import vedette.fight.Engagement;
import vedette.form.line.NotationForm;

/**
 * A fight built from a step's request.
 *
 * @param stacks the stacks of the request that name units of the plan
 */
record PreparedFight(Engagement<Object, Object> fight, List<Stack> stacks) {
  /**
   * A stack of the request.
   *
   * @param parameter the parameter that holds it
   * @param number its index among the stacks of the parameter that are not gone
   * @param form its notation; null if a file defines it
   */
  record Stack(String parameter, int number, StackText text, NotationForm<?> form) {}

  /** Returns a prepared fight, without the types of its states and results. */
  @SuppressWarnings("unchecked") // The fight is given only its own states and results.
  static PreparedFight of(Engagement<?, ?> fight, List<Stack> stacks) {
    return new PreparedFight((Engagement<Object, Object>) fight, List.copyOf(stacks));
  }
}
