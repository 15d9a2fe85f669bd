package vedette.rules.daysofglory;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * What conditions hold for somebody, and how often: some from the beginning, some as things stand.
 *
 * @param <S> how things stand
 */
final class Holding<S> {
  private final Map<Condition, ToIntFunction<S>> asThingsStand = new EnumMap<>(Condition.class);
  private Conditions always;

  /** What a player has said; it is not counted twice. */
  Holding(Conditions said) {
    always = said;
  }

  /** A condition that holds from the beginning, or never. */
  Holding<S> with(Condition condition, boolean holds) {
    always = always.with(condition.toString(), holds);
    return this;
  }

  /** A condition that may hold. */
  Holding<S> with(Condition condition, Predicate<S> holds) {
    return times(condition, now -> holds.test(now) ? 1 : 0);
  }

  /** A condition that may hold if it is possible at all. */
  Holding<S> with(Condition condition, boolean possible, Predicate<S> holds) {
    return possible ? with(condition, holds) : this;
  }

  /** A condition that may hold several times. */
  Holding<S> times(Condition condition, ToIntFunction<S> times) {
    asThingsStand.put(condition, times);
    return this;
  }

  /** How often it holds from the beginning. */
  int always(String word) {
    return always.times(word);
  }

  /** How often it holds as things stand; null if that changes nothing. */
  ToIntFunction<S> now(String word) {
    Condition condition = Condition.of(word);
    return condition == null ? null : asThingsStand.get(condition);
  }

  /** Without what a general brings. */
  void dropGeneral() {
    for (Condition condition : Condition.values()) {
      if (condition.isOfGeneral()) {
        always = always.without(condition.toString());
        asThingsStand.remove(condition);
      }
    }
  }
}
