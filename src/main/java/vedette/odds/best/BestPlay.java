package vedette.odds.best;

import java.util.function.Consumer;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.odds.best.ChoiceGraph.StatesOfTurn;
import vedette.odds.best.Tree.Branch;
import vedette.odds.best.Tree.Decision;
import vedette.odds.best.Tree.InformationSet;
import vedette.odds.best.Tree.Leaf;
import vedette.odds.best.Tree.Roll;
import vedette.odds.chain.Turn;

/**
 * The best answers to choices that are left free: what the attacker wants as much of as he can get
 * and the defender as little, on average.
 *
 * <p>States are solved from the ends backwards: a roll is worth the average of what its answers
 * lead to, a choice the best. Where states lead back to themselves answers that end the fight are
 * made better until none can be ({@link BestCycle}). Of answers that are worth the same the one
 * named first is taken.
 */
final class BestPlay<S, R> {
  /** Worths closer together than this share of the greatest are the same: more than rounding. */
  private static final double SAME = 1e-12;

  private final ChoiceGraph<S, R> choiceGraph;
  private final Goal<R> goal;

  /** By part of the goal the greatest that a result is worth, either way. */
  private final double[] scale;

  /** By result what it is worth, as far as it is known and the turn does not matter. */
  private final double[][] ofResults;

  /** By turn what its states are worth, part by part of the goal, as far as it is kept. */
  private final double[][][] ofTurns;

  private Turn turn;

  /** The step that is looked at; what has its number has been worked out for this one. */
  private int step;

  private boolean mayNeverEnd;
  private final boolean keepsAll;

  /**
   * Best play.
   *
   * @param keepsAll whether what states are worth is kept for all turns, to be looked at again
   */
  BestPlay(ChoiceGraph<S, R> choiceGraph, Goal<R> goal, boolean keepsAll) {
    this.choiceGraph = choiceGraph;
    this.goal = goal;
    this.keepsAll = keepsAll;
    scale = new double[goal.parts().size()];
    ofResults = new double[choiceGraph.graph().results().size()][];
    ofTurns = new double[choiceGraph.turns().size() + 1][][];
  }

  /**
   * Finds the best answers, and says what the fight is worth by them, part by part of the goal.
   *
   * @param solved hears of each turn, the last first, while its trees take their best options
   */
  double[] solve(Consumer<StatesOfTurn> solved) {
    mayNeverEnd = false;
    for (int i = choiceGraph.turns().size() - 1; i >= 0; i--) {
      StatesOfTurn states = choiceGraph.turns().get(i);
      turn = states.turn();
      ofTurns[i] = new double[choiceGraph.graph().states().size()][];
      states.components(this::solve);
      solved.accept(states);
      if (!keepsAll) {
        ofTurns[i + 1] = null;
      }
    }
    return ofTurns[0][0];
  }

  private void solve(int[] component) {
    if (!leadsBack(component)) {
      setValue(component[0], best(tree(component[0])));
    } else if (!new BestCycle(this, turn, component).solve()) {
      mayNeverEnd = true;
    }
  }

  /** Returns whether states were met that nothing leads out of. */
  boolean mayNeverEnd() {
    return mayNeverEnd;
  }

  /** Returns whether a component's states lead to themselves in its turn. */
  boolean leadsBack(int[] component) {
    return component.length > 1 || turn.leads(tree(component[0]), component[0]);
  }

  /** From now on this turn, which is solved, is looked at. */
  void at(Turn solved) {
    turn = solved;
  }

  /** Returns the tree of a state in the turn that is looked at. */
  Tree tree(int state) {
    return choiceGraph.graph().node(state, turn.number());
  }

  /** Takes the best option of each choice, and says what the step is worth by that. */
  double[] best(Tree tree) {
    step = choiceGraph.nextStep();
    for (InformationSet informationSet : tree.blind()) {
      choose(informationSet.first(), options(informationSet));
      int taken = informationSet.first().taken;
      informationSet.decisions.forEach(decision -> decision.taken = taken);
    }
    return best(tree.root());
  }

  /** Returns what each option is worth that must be taken wherever it looks the same. */
  double[][] options(InformationSet informationSet) {
    double[][] options = new double[informationSet.first().next.length][scale.length];
    for (int i = 0; i < informationSet.decisions.size(); i++) {
      for (int option = 0; option < options.length; option++) {
        add(
            options[option],
            informationSet.chances.get(i),
            best(informationSet.decisions.get(i).next[option]));
      }
    }
    return options;
  }

  /**
   * Returns what it is worth from here on in a step of which the best options have been asked for.
   */
  double[] best(Branch node) {
    if (node instanceof Leaf leaf) {
      return value(leaf);
    }
    if (node instanceof Roll roll) {
      double[] worth = new double[scale.length];
      for (int i = 0; i < roll.next().length; i++) {
        add(worth, roll.chance(i), best(roll.next()[i]));
      }
      return worth;
    }
    Decision decision = (Decision) node;
    if (decision.blind != null) {
      return best(decision.next[decision.taken]);
    }
    if (decision.found != step) {
      double[][] options = new double[decision.next.length][];
      for (int option = 0; option < options.length; option++) {
        options[option] = best(decision.next[option]);
      }
      choose(decision, options);
      decision.worth = options[decision.taken];
      decision.found = step;
    }
    return decision.worth;
  }

  private void choose(Decision decision, double[][] options) {
    decision.taken = 0;
    for (int option = 1; option < options.length; option++) {
      if (compare(decision.side(), options[option], options[decision.taken]) > 0) {
        decision.taken = option;
      }
    }
  }

  static void add(double[] sum, double share, double[] worth) {
    for (int i = 0; i < sum.length; i++) {
      sum[i] += share * worth[i];
    }
  }

  /** Returns what is left to the dice. */
  double[] value(Leaf leaf) {
    double[] worth = new double[scale.length];
    for (int i = 0; i < leaf.chances().length; i++) {
      add(worth, leaf.chances()[i], value(leaf, i));
    }
    return worth;
  }

  /** Returns what is worth whatever one end leads to. */
  double[] value(Leaf leaf, int i) {
    int to = leaf.target(i);
    if (i < turn.within(leaf)) {
      return ofTurns[turn.number() - 1][to];
    }
    return i < leaf.ended() ? ofTurns[turn.number()][to] : ofResult(to);
  }

  private double[] ofResult(int result) {
    if (ofResults[result] != null) {
      return ofResults[result];
    }
    double[] worth = goal.of(choiceGraph.graph().results().value(result), turn.number());
    for (int i = 0; i < worth.length; i++) {
      scale[i] = Math.max(scale[i], Math.abs(worth[i]));
    }
    if (!goal.ofTurns()) {
      ofResults[result] = worth;
    }
    return worth;
  }

  /** Above 0 if the one is better for a side than the other, 0 if they are the same. */
  int compare(Side side, double[] one, double[] other) {
    for (int i = 0; i < scale.length; i++) {
      double more = one[i] - other[i];
      if (Math.abs(more) > SAME * scale[i]) {
        return more > 0 == (side == Side.ATTACKER) ? 1 : -1;
      }
    }
    return 0;
  }

  void setValue(int state, double[] worth) {
    ofTurns[turn.number() - 1][state] = worth;
  }

  int parts() {
    return scale.length;
  }

  void look() {
    choiceGraph.look();
  }
}
