package vedette.rules.plan;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Side;

/**
 * A decision within a fight that is part of a plan.
 *
 * @param step of the plan
 * @param units of the plan on each side of it, by their names
 * @param fight whose doctrine answers it
 * @param choice what is decided
 * @param <O> what is chosen
 */
record NestedChoice<O>(
    String step, BySide<List<String>> units, Engagement<?, ?> fight, Choice<O> choice)
    implements Choice<O> {
  @Override
  public String situation() {
    return choice.situation();
  }

  @Override
  public String optionName(O option) {
    return choice.optionName(option);
  }

  /** Returns the parameter of the request of its step, as the measures of a step are called. */
  @Override
  public String parameter() {
    return step + "." + choice.parameter();
  }

  @Override
  public Side side() {
    return choice.side();
  }

  @Override
  public List<String> deciding() {
    return units.of(side());
  }

  @Override
  public List<O> options() {
    return choice.options();
  }

  @Override
  public boolean hasSeen(Die roll) {
    return choice.hasSeen(roll);
  }

  @Override
  public boolean isAtOnce() {
    return choice.isAtOnce();
  }

  /** Returns whether the doctrine of the fight itself leaves it free. */
  boolean isLeftFree() {
    return fight.doctrine().leavesFree(choice);
  }

  /** Returns what the doctrine of the fight itself chooses. */
  O chooseByOwnDoctrine() {
    return fight.doctrine().choose(choice);
  }
}
