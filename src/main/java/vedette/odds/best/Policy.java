package vedette.odds.best;

import java.util.ArrayList;
import java.util.List;
import vedette.odds.best.Tree.Branch;
import vedette.odds.best.Tree.Decision;
import vedette.odds.best.Tree.Roll;
import vedette.odds.chain.Numbering;

/**
 * What is answered to free choices: by the state, by the turn and by what the step has come to.
 *
 * @param states whose numbers it is kept by
 * @param turns by state what is done from a turn on, the last turns first; what stands last is done
 *     in all turns before
 */
record Policy<S>(Numbering<S> states, List<List<FromTurn>> turns) {
  /** Nothing known yet of what is done in these states. */
  static <S> Policy<S> of(Numbering<S> states) {
    return new Policy<>(states, new ArrayList<>());
  }

  /** What is done from a turn on. */
  record FromTurn(int turn, Plan plan) {}

  /** What is done in the rest of a step. */
  sealed interface Plan permits NoChoice, TakenOption, AfterRoll {}

  /** Nobody is free to choose any more. */
  record NoChoice() implements Plan {}

  /** An option is taken, and then the rest. */
  record TakenOption(int option, Plan rest) implements Plan {}

  /** By the answer to a roll the rest. */
  record AfterRoll(List<Plan> plans) implements Plan {}

  static final Plan NOTHING = new NoChoice();

  /** Keeps what is done in a state from a turn on, until what is known to be done later differs. */
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

  /** Returns what is done in a state in a turn. */
  Plan plan(int state, int turn) {
    List<FromTurn> ofState = turns.get(state);
    int from = 0;
    while (from < ofState.size() - 1 && ofState.get(from).turn() > turn) {
      from++;
    }
    return ofState.get(from).plan();
  }

  /** Returns what is done in each turn of a state. */
  List<FromTurn> of(S state) {
    int number = states.of(state);
    return number < turns.size() ? turns.get(number) : List.of();
  }

  /** Returns the latest turn that it asks for. */
  int lastTurn() {
    int last = 0;
    for (List<FromTurn> ofState : turns) {
      if (ofState.size() > 1) {
        last = Math.max(last, ofState.get(0).turn());
      }
    }
    return last;
  }

  /** Returns whether a plan is what is done along the options that a tree takes. */
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

  /** Returns what is done along the options that a tree takes. */
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
