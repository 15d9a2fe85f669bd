package vedette.fight;

import java.util.List;

/**
 * A decision within a fight that is part of another one.
 *
 * @param fight whose doctrine answers it
 * @param choice what is decided
 * @param <O> what is chosen
 */
public record NestedChoice<O>(Engagement<?, ?> fight, Choice<O> choice) implements Choice<O> {
  @Override
  public Side side() {
    return choice.side();
  }

  @Override
  public List<O> options() {
    return choice.options();
  }

  /** What the doctrine of the fight itself chooses. */
  public O asItsDoctrineSays() {
    return fight.doctrine().choose(choice);
  }
}
