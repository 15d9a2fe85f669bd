package vedette.fight;

import java.util.List;
import vedette.fight.Goal.Worth;

/**
 * What the attacker wants as much of as he can get, and the defender as little, where one thing
 * counts as much as a weight from 0 up says.
 *
 * @param <R> results
 * @param weighed what is multiplied by the weight
 * @param rest what is added to that
 * @param ofTurns whether one of them depends on the turn in which a fight ends
 */
public record WeighedGoal<R>(Worth<R> weighed, Worth<R> rest, boolean ofTurns) {
  /**
   * The goal by one weight; where that is the same, by one that is greater by next to nothing. Its
   * first part is what it is worth as a share of the weight and 1, so that it stays exact where
   * that is large; its second what is weighed, its third the rest.
   */
  public Goal<R> at(double weight) {
    return new Goal<>(
        List.of(
            (result, turn) ->
                (weight * weighed.of(result, turn) + rest.of(result, turn)) / (weight + 1),
            weighed,
            rest),
        ofTurns);
  }

  /** The goal by a weight beside which the rest only counts where all else is the same. */
  public Goal<R> atLast() {
    return new Goal<>(List.of(weighed, rest), ofTurns);
  }
}
