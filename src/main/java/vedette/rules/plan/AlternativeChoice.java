package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.rules.plan.Instruction.Alternatives;

/** The choice among alternatives of a plan. The planner decides as the attacker. */
record AlternativeChoice(Alternatives alternatives) implements Choice<Integer> {
  @Override
  public String optionName(Integer option) {
    return alternatives.names().get(option);
  }

  @Override
  public String parameter() {
    return "choose";
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>();
    for (int i = 0; i < alternatives.names().size(); i++) {
      options.add(i);
    }
    return options;
  }
}
