package vedette.fight;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * One thing for each side.
 *
 * @param attacker the attacker's
 * @param defender the defender's
 */
public record BySide<T>(T attacker, T defender) {
  /** A side's. */
  public T of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  /** The same but for one side. */
  public BySide<T> with(Side side, T other) {
    if (of(side) == other) {
      return this;
    }
    return side == Side.ATTACKER ? new BySide<>(other, defender) : new BySide<>(attacker, other);
  }

  /** What a function makes of each side's. */
  public <U> BySide<U> map(Function<T, U> function) {
    return new BySide<>(function.apply(attacker), function.apply(defender));
  }

  /** What a function makes of each side's and of the other thing that the side has. */
  public <U, V> BySide<V> zip(BySide<U> other, BiFunction<T, U, V> function) {
    return new BySide<>(
        function.apply(attacker, other.attacker), function.apply(defender, other.defender));
  }

  /** Hands each side with its thing to an action, the attacker first. */
  public void forEach(BiConsumer<Side, T> action) {
    action.accept(Side.ATTACKER, attacker);
    action.accept(Side.DEFENDER, defender);
  }

  /** Whether either side's is like this. */
  public boolean anyMatch(Predicate<T> which) {
    return which.test(attacker) || which.test(defender);
  }

  /** Whether both sides' are like this. */
  public boolean allMatch(Predicate<T> which) {
    return which.test(attacker) && which.test(defender);
  }

  /** Each side's given to the other side. */
  public BySide<T> swap() {
    return new BySide<>(defender, attacker);
  }

  // Not left to the record: what it makes of it at every start takes longer than a battle.
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
