package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Modifier;

/**
 * The factors of a table that can count for somebody. They are added, each as often as its
 * condition holds (DG4, DG9).
 *
 * @param <S> how things stand
 */
final class Factors<S> {
  private final List<Factor<S>> factors = new ArrayList<>();

  /**
   * A factor.
   *
   * @param readings of the modifier, separated by spaces
   * @param always how often its condition holds from the beginning
   * @param now how often it holds as things stand; null if that changes nothing
   */
  private record Factor<S>(Modifier modifier, String readings, int always, ToIntFunction<S> now) {
    int times(S state) {
      return now == null ? always : Math.max(always, now.applyAsInt(state));
    }
  }

  /** Those of a table. */
  Factors(List<Modifier> table, Holding<S> holding) {
    for (Modifier modifier : table) {
      int always = holding.always(modifier.when());
      ToIntFunction<S> now = holding.now(modifier.when());
      if (always > 0 || now != null) {
        String readings = String.join(" ", modifier.readings());
        factors.add(new Factor<>(modifier, readings, always, now));
      }
    }
  }

  /** Adds up what counts for somebody, and notes it. */
  int sum(Object who, S state, Umpire umpire) {
    int sum = 0;
    for (int i = 0; i < factors.size(); i++) {
      Factor<S> factor = factors.get(i);
      int times = factor.times(state);
      if (times > 0) {
        int value = factor.modifier.value(times);
        sum += value;
        if (umpire.hears(factor.readings)) {
          umpire.note(noted(factor.modifier, value, who, times));
        }
      }
    }
    return sum;
  }

  private static Note noted(Modifier modifier, int value, Object who, int times) {
    Object because = modifier.each() && times > 1 ? who + ", " + times + " times" : who;
    return new Note.Modifier(modifier.name(), value, because, modifier.readings());
  }

  /** The name of the first that counts; null if none does. */
  String first(S state) {
    for (int i = 0; i < factors.size(); i++) {
      if (factors.get(i).times(state) > 0) {
        return factors.get(i).modifier.name();
      }
    }
    return null;
  }
}
