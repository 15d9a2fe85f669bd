package vedette.rules.plan;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Side;

/**
 * A decision in a fight that is part of a plan.
 *
 * @param step the name of the plan's step
 * @param units the names of the plan's units on each side
 * @param fight the fight whose doctrine decides
 * @param choice the decision
 * @param <O> the type of the options
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

  /** Returns the parameter of the step's request, named like the measures of a step. */
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

  /** Returns whether the fight's own doctrine leaves the choice free. */
  boolean isLeftFree() {
    return fight.doctrine().leavesFree(choice);
  }

  /** Returns the option that the fight's own doctrine chooses. */
  O chooseByOwnDoctrine() {
    return fight.doctrine().choose(choice);
  }
}
