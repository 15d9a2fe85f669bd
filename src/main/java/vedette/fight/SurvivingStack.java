package vedette.fight;

import java.util.List;

/**
 * What a fight leaves of one stack that its request names, written as the next fight would take it.
 *
 * @param parameter of the request, as {@code attacker}
 * @param number of the stack among those of the parameter, from 0
 * @param units each unit of the stack in the order in which the request writes it, those of its
 *     clauses behind the others, as a request writes it; "" if it is gone
 */
public record SurvivingStack(String parameter, int number, List<String> units) {
  /** With a list of its own. */
  public SurvivingStack {
    units = List.copyOf(units);
  }
}
