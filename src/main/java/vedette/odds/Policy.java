package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.odds.ChoiceTree.Decision;
import vedette.odds.ChoiceTree.Node;
import vedette.odds.ChoiceTree.Roll;

/**
 * What is answered to free choices: by the state, by the turn and by what the step has come to.
 *
 * @param states whose numbers it is kept by
 * @param turns by state what is done from a turn on, the last turns first; what stands last is done
 *     in all turns before
 */
record Policy<S>(Numbering<S> states, List<List<From>> turns) {
  /** What is done from a turn on. */
  record From(int turn, Plan plan) {}

  /** What is done in the rest of a step. */
  sealed interface Plan permits Nothing, Take, After {}

  /** Nobody is free to choose any more. */
  record Nothing() implements Plan {}

  /** An option is taken, and then the rest. */
  record Take(int option, Plan then) implements Plan {}

  /** By the answer to a roll the rest. */
  record After(Die die, List<Plan> plans) implements Plan {}

  static final Plan NOTHING = new Nothing();

  /** What is done in each turn of a state. */
  List<From> of(S state) {
    int number = states.of(state);
    return number < turns.size() ? turns.get(number) : List.of();
  }

  /** The latest turn that it asks for. */
  int lastTurn() {
    int last = 0;
    for (List<From> ofState : turns) {
      if (ofState.size() > 1) {
        last = Math.max(last, ofState.get(0).turn());
      }
    }
    return last;
  }

  /** What is done along the options that a tree takes. */
  static Plan plan(Node node) {
    if (node instanceof Decision decision) {
      return new Take(decision.taken, plan(decision.next[decision.taken]));
    }
    if (!(node instanceof Roll roll)) {
      return NOTHING;
    }
    List<Plan> plans = new ArrayList<>();
    boolean isOver = true;
    for (Node below : roll.next()) {
      Plan plan = plan(below);
      isOver &= plan instanceof Nothing;
      plans.add(plan);
    }
    return isOver ? NOTHING : new After(roll.die(), List.copyOf(plans));
  }
}
