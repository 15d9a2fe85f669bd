package vedette.fight;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What the attacker wants as much of as he can get, and the defender as little.
 *
 * @param <R> results
 * @param parts what results are worth; the second counts only where the first is the same, and so
 *     on
 * @param ofTurns whether one of them depends on the turn in which a fight ends
 * @param unfought what the first part is if there is no fight at all, so that nobody loses anything
 *     and nothing comes about; empty if that is not known
 */
public record Goal<R>(List<Worth<R>> parts, boolean ofTurns, OptionalDouble unfought) {
  /** A number that a result is worth. */
  @FunctionalInterface
  public interface Worth<R> {
    /** The number, of a fight that ends with this result in this turn. */
    double of(R result, int turn);
  }

  /** What a result is worth, part by part. */
  public double[] of(R result, int turn) {
    double[] worth = new double[parts.size()];
    for (int i = 0; i < worth.length; i++) {
      worth[i] = parts.get(i).of(result, turn);
    }
    return worth;
  }
}
