package vedette.fight;

import java.util.List;
import java.util.OptionalDouble;
import vedette.fight.Goal.Worth;

/**
 * What the attacker wants as much of as he can get, and the defender as little, where one thing
 * counts as much as a weight from 0 up says.
 *
 * @param <R> results
 * @param weighted what is multiplied by the weight
 * @param rest what is added to that
 * @param ofTurns whether one of them depends on the turn in which a fight ends
 */
public record WeightedGoal<R>(Worth<R> weighted, Worth<R> rest, boolean ofTurns) {
  /**
   * The goal by one weight; where that is the same, by one that is greater by next to nothing. Its
   * first part is what it is worth as a share of the weight and 1, so that it stays exact where
   * that is large; its second what is weighted, its third the rest.
   */
  public Goal<R> at(double weight) {
    return new Goal<>(
        List.of(
            (result, turn) ->
                (weight * weighted.of(result, turn) + rest.of(result, turn)) / (weight + 1),
            weighted,
            rest),
        ofTurns,
        OptionalDouble.empty());
  }

  /** The goal by a weight beside which the rest only counts where all else is the same. */
  public Goal<R> atLast() {
    return new Goal<>(List.of(weighted, rest), ofTurns, OptionalDouble.empty());
  }
}
