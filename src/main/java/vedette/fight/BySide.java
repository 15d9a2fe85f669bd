package vedette.fight;

import java.util.function.Function;

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
