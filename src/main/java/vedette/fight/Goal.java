package vedette.fight;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A goal: the attacker maximizes it, the defender minimizes it.
 *
 * @param <R> results
 * @param parts the values of a result in lexicographic order: a part counts only if all parts
 *     before it are equal
 * @param ofTurns whether a part depends on the turn in which a fight ends
 * @param unfought the first part if there is no fight, so that neither side loses anything; empty
 *     if that is not known
 */
public record Goal<R>(List<ResultValue<R>> parts, boolean ofTurns, OptionalDouble unfought) {
  /** The value of a result, as a number. */
  @FunctionalInterface
  public interface ResultValue<R> {
    /** Returns the value of a fight that ends with this result in this turn. */
    double of(R result, int turn);
  }

  /** The part of a goal that a fight lacks: evaluating it throws, because the user gave no goal. */
  private record MissingPart<R>(Supplier<? extends RuntimeException> mistake)
      implements ResultValue<R> {
    @Override
    public double of(R result, int turn) {
      throw mistake.get();
    }
  }

  /**
   * Returns a goal for fights without one.
   *
   * @param mistake supplies the exception that is thrown if a choice depends on the goal
   */
  public static <R> Goal<R> lacking(Supplier<? extends RuntimeException> mistake) {
    return new Goal<>(List.of(new MissingPart<>(mistake)), false, OptionalDouble.empty());
  }

  /** Returns whether this stands for a missing goal. */
  public boolean isLacking() {
    return parts.get(0) instanceof MissingPart;
  }

  /** Returns the value of a result, part by part. */
  public double[] of(R result, int turn) {
    double[] worth = new double[parts.size()];
    for (int i = 0; i < worth.length; i++) {
      worth[i] = parts.get(i).of(result, turn);
    }
    return worth;
  }

  /**
   * A doctrine with choices left free for the optimal policy, and the goal of each side.
   *
   * @param <R> results of the fight that it is made for
   * @param stated the decisions for all choices that are not free
   * @param free the sides of which all choices are free, even those that the user answered
   * @param goal the goal of each side if it is the only one that decides freely
   * @param text the goal in words, as answers print it
   * @param options the options of each side, as a player writes them
   */
  public record OpenDoctrine<R>(
      Doctrine stated, Set<Side> free, BySide<Goal<R>> goal, String text, BySide<String> options)
      implements Doctrine {
    /** Returns this doctrine with a side bound to another doctrine. */
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
