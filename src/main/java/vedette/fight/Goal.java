package vedette.fight;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Supplier;

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

  /** The part of a goal that a fight lacks: to ask for its worth is the user's mistake. */
  private record Lacking<R>(Supplier<? extends RuntimeException> mistake) implements Worth<R> {
    @Override
    public double of(R result, int turn) {
      throw mistake.get();
    }
  }

  /**
   * Returns a goal for fights that have none.
   *
   * @param mistake thrown where a choice depends on it
   */
  public static <R> Goal<R> lacking(Supplier<? extends RuntimeException> mistake) {
    return new Goal<>(List.of(new Lacking<>(mistake)), false, OptionalDouble.empty());
  }

  /** Whether the fight has no such goal. */
  public boolean isLacking() {
    return parts.get(0) instanceof Lacking;
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
