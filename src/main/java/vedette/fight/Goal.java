package vedette.fight;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
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
public record Goal<R>(List<ResultValue<R>> parts, boolean ofTurns, OptionalDouble unfought) {
  /** A number that a result is worth. */
  @FunctionalInterface
  public interface ResultValue<R> {
    /** Returns the number, of a fight that ends with this result in this turn. */
    double of(R result, int turn);
  }

  /** The part of a goal that a fight lacks: to ask for its worth is the user's mistake. */
  private record MissingPart<R>(Supplier<? extends RuntimeException> mistake)
      implements ResultValue<R> {
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
    return new Goal<>(List.of(new MissingPart<>(mistake)), false, OptionalDouble.empty());
  }

  /** Returns whether the fight has no such goal. */
  public boolean isLacking() {
    return parts.get(0) instanceof MissingPart;
  }

  /** Returns what a result is worth, part by part. */
  public double[] of(R result, int turn) {
    double[] worth = new double[parts.size()];
    for (int i = 0; i < worth.length; i++) {
      worth[i] = parts.get(i).of(result, turn);
    }
    return worth;
  }

  /**
   * How the sides of a fight decide where somebody decides best: what is said of their choices, and
   * what they want.
   *
   * @param <R> results of the fight that it is made for
   * @param stated how they decide but for what is free
   * @param free the sides of which all choices are free, whatever is said of them
   * @param goal what they want, as either side has it if it decides alone
   * @param text the goal as it is told
   * @param options what a player says of the choices of each side in such fights, as he writes it
   */
  public record OpenDoctrine<R>(
      Doctrine stated, Set<Side> free, BySide<Goal<R>> goal, String text, BySide<String> options)
      implements Doctrine {
    /** The same wishes where a side decides as another doctrine says. */
    public OpenDoctrine<R> withDoctrine(Side side, Doctrine other) {
      Set<Side> others = free.contains(side.opposite()) ? Set.of(side.opposite()) : Set.of();
      return new OpenDoctrine<>(
          new OneSideDoctrine(side, other, stated), others, goal, text, options);
    }

    private record OneSideDoctrine(Side side, Doctrine own, Doctrine others) implements Doctrine {
      private Doctrine of(Choice<?> choice) {
        return choice.side() == side ? own : others;
      }

      @Override
      public <O> O choose(Choice<O> choice) {
        return of(choice).choose(choice);
      }

      @Override
      public boolean leavesFree(Choice<?> choice) {
        return of(choice).leavesFree(choice);
      }
    }

    @Override
    public <O> O choose(Choice<O> choice) {
      if (leavesFree(choice)) {
        throw new IllegalStateException("the best option has not been computed: " + choice);
      }
      return stated.choose(choice);
    }

    @Override
    public boolean leavesFree(Choice<?> choice) {
      return free.contains(choice.side()) || stated.leavesFree(choice);
    }

    @Override
    public boolean leavesAnyFree() {
      return true;
    }
  }
}
