package vedette.fight;

import java.util.List;

/**
 * The survivors of one stack of a request, in the notation of the next fight.
 *
 * @param parameter the parameter of the request that names the stack, as {@code attacker}
 * @param number the number of the stack among those of the parameter, from 0
 * @param units each unit of the stack in the order and the notation of the request, with units of
 *     its clauses last; "" for a unit that is gone
 */
public record SurvivingStack(String parameter, int number, List<String> units) {
  /** Copies the list. */
  public SurvivingStack {
    units = List.copyOf(units);
  }
}
