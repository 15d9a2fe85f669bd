package vedette.odds.best;

import java.util.ArrayList;
import java.util.List;
import vedette.odds.best.Tree.Branch;
import vedette.odds.best.Tree.Decision;
import vedette.odds.best.Tree.Roll;
import vedette.odds.chain.Numbering;

/**
 * A policy: the option for each free choice, by state, turn and earlier answers in the step.
 *
 * @param states the numbers of the states
 * @param turns by state its plans, each with the first turn in which it holds, the latest turn
 *     first; the plan at the end of the list also holds in all turns before its own
 */
record Policy<S>(Numbering<S> states, List<List<FromTurn>> turns) {
  /** Returns an empty policy for these states. */
  static <S> Policy<S> of(Numbering<S> states) {
    return new Policy<>(states, new ArrayList<>());
  }

  /** A plan that holds from a turn on. */
  record FromTurn(int turn, Plan plan) {}

  /** The decisions in the rest of a step. */
  sealed interface Plan permits NoChoice, TakenOption, AfterRoll {}

  /** No free choice follows. */
  record NoChoice() implements Plan {}

  /** An option, and the plan for the rest. */
  record TakenOption(int option, Plan rest) implements Plan {}

  /** The plans for the rest, by the answer to a roll. */
  record AfterRoll(List<Plan> plans) implements Plan {}

  static final Plan NOTHING = new NoChoice();

  /**
   * Records the plan of a state from a turn on; extends the known plan of later turns if it is
   * equal.
   */
  void keep(int state, int turn, Branch root) {
    while (turns.size() <= state) {
      turns.add(new ArrayList<>(1));
    }
    List<FromTurn> ofState = turns.get(state);
    int last = ofState.size() - 1;
    if (last >= 0 && isPlan(ofState.get(last).plan(), root)) {
      ofState.set(last, new FromTurn(turn, ofState.get(last).plan()));
    } else {
      ofState.add(new FromTurn(turn, plan(root)));
    }
  }

  /** Returns the plan of a state in a turn. */
  Plan plan(int state, int turn) {
    List<FromTurn> ofState = turns.get(state);
    int from = 0;
    while (from < ofState.size() - 1 && ofState.get(from).turn() > turn) {
      from++;
    }
    return ofState.get(from).plan();
  }

  /** Returns the plans of a state by turn. */
  List<FromTurn> of(S state) {
    int number = states.of(state);
    return number < turns.size() ? turns.get(number) : List.of();
  }

  /** Returns the latest turn on which the policy depends. */
  int lastTurn() {
    int last = 0;
    for (List<FromTurn> ofState : turns) {
      if (ofState.size() > 1) {
        last = Math.max(last, ofState.get(0).turn());
      }
    }
    return last;
  }

  /** Returns whether a plan equals the chosen options of a tree. */
  private static boolean isPlan(Plan plan, Branch node) {
    if (node instanceof Decision decision) {
      return plan instanceof TakenOption takenOption
          && takenOption.option() == decision.taken
          && isPlan(takenOption.rest(), decision.next[decision.taken]);
    }
    if (!(node instanceof Roll roll)) {
      return plan instanceof NoChoice;
    }
    if (!(plan instanceof AfterRoll afterRoll)) {
      return false;
    }
    for (int i = 0; i < roll.next().length; i++) {
      if (!isPlan(afterRoll.plans().get(i), roll.next()[i])) {
        return false;
      }
    }
    return true;
  }

  /** Returns the plan of the chosen options of a tree. */
  private static Plan plan(Branch node) {
    if (node instanceof Decision decision) {
      return new TakenOption(decision.taken, plan(decision.next[decision.taken]));
    }
    if (!(node instanceof Roll roll)) {
      return NOTHING;
    }
    List<Plan> plans = new ArrayList<>();
    for (Branch below : roll.next()) {
      plans.add(plan(below));
    }
    return new AfterRoll(plans);
  }
}
