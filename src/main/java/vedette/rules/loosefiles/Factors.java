package vedette.rules.loosefiles;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/** The modifiers of a table; of several in one group only the strongest counts. */
record Factors(List<Modifier> list) {
  /**
   * Adds up those whose conditions hold.
   *
   * @param times how often a condition holds
   * @param because whom a modifier is about
   */
  int sum(ToIntFunction<String> times, Function<Modifier, String> because, Listener listener) {
    int sum = 0;
    for (Modifier modifier : Modifiers.strongest(list, when -> times.applyAsInt(when) > 0)) {
      int value = modifier.value(times.applyAsInt(modifier.when()));
      sum += value;
      listener.note(
          new Note.Modifier(modifier.name(), value, because.apply(modifier), modifier.readings()));
    }
    return sum;
  }
}
