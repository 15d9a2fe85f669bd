package vedette.fight;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A pair of values, one for each side.
 *
 * @param attacker the attacker's value
 * @param defender the defender's value
 */
public record BySide<T>(T attacker, T defender) {
  /** Returns the value of a side. */
  public T of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  /** Returns a pair in which one side has another value. */
  public BySide<T> with(Side side, T other) {
    if (of(side) == other) {
      return this;
    }
    return side == Side.ATTACKER ? new BySide<>(other, defender) : new BySide<>(attacker, other);
  }

  /** Returns the function's result for each side. */
  public <U> BySide<U> map(Function<T, U> function) {
    return new BySide<>(function.apply(attacker), function.apply(defender));
  }

  /** Returns the function's result for each side and its counterpart in another pair. */
  public <U, V> BySide<V> zip(BySide<U> other, BiFunction<T, U, V> function) {
    return new BySide<>(
        function.apply(attacker, other.attacker), function.apply(defender, other.defender));
  }

  /** Performs an action for each side, the attacker first. */
  public void forEach(BiConsumer<Side, T> action) {
    action.accept(Side.ATTACKER, attacker);
    action.accept(Side.DEFENDER, defender);
  }

  /** Returns whether the predicate holds for either side. */
  public boolean anyMatch(Predicate<T> which) {
    return which.test(attacker) || which.test(defender);
  }

  /** Returns whether the predicate holds for both sides. */
  public boolean allMatch(Predicate<T> which) {
    return which.test(attacker) && which.test(defender);
  }

  /** Returns the pair with its sides exchanged. */
  public BySide<T> swap() {
    return new BySide<>(defender, attacker);
  }

  // Written by hand: the generated methods of a record are linked at start-up, which takes longer
  // than a battle.
  @Override
  public boolean equals(Object other) {
    return other instanceof BySide<?> that
        && attacker.equals(that.attacker)
        && defender.equals(that.defender);
  }

  @Override
  public int hashCode() {
    return 31 * attacker.hashCode() + defender.hashCode();
  }
}
