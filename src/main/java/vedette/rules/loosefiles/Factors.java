package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/** The modifiers of a table; of several in one group only the strongest counts. */
record Factors(List<Modifier> list) {
  /**
   * Those whose conditions hold.
   *
   * @param times how often a condition holds
   * @param because whom a modifier is about
   */
  List<Factor> counting(ToIntFunction<String> times, Function<Modifier, String> because) {
    List<Factor> counting = new ArrayList<>();
    for (Modifier modifier : Modifiers.strongest(list, when -> times.applyAsInt(when) > 0)) {
      int value = modifier.value(times.applyAsInt(modifier.when()));
      counting.add(Factor.of(modifier.name(), value, because.apply(modifier), modifier.readings()));
    }
    return counting;
  }
}
