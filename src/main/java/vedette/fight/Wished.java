package vedette.fight;

import java.util.Set;

/**
 * How the sides of a fight decide where somebody decides best: what is said of their choices, and
 * what they want.
 *
 * @param <R> results of the fight that it is made for
 * @param said how they decide but for what is free
 * @param free the sides of which all choices are free, whatever is said of them
 * @param goal what they want, as either side has it if it decides alone
 * @param text the goal as it is told
 * @param options what a player says of the choices of each side in such fights, as he writes it
 */
public record Wished<R>(
    Doctrine said, Set<Side> free, BySide<Goal<R>> goal, String text, BySide<String> options)
    implements Doctrine {
  /** The same wishes where a side decides as another doctrine says. */
  public Wished<R> where(Side side, Doctrine other) {
    Set<Side> others = free.contains(side.opposite()) ? Set.of(side.opposite()) : Set.of();
    return new Wished<>(new OfOneSide(side, other, said), others, goal, text, options);
  }

  private record OfOneSide(Side side, Doctrine own, Doctrine others) implements Doctrine {
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
      throw new IllegalStateException("nobody has found what is best of " + choice);
    }
    return said.choose(choice);
  }

  @Override
  public boolean leavesFree(Choice<?> choice) {
    return free.contains(choice.side()) || said.leavesFree(choice);
  }

  @Override
  public boolean leavesAnyFree() {
    return true;
  }
}
