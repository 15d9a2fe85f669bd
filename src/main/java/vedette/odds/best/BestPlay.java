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
 * The optimal options of free choices: the attacker maximizes the expected goal, the defender
 * minimizes it.
 *
 * <p>States are solved by backward induction: a roll has the mean value of its answers, a choice
 * the value of its best option. A strongly connected component is solved by policy iteration
 * ({@link BestCycle}). Of options with equal values the first one is taken.
 */
final class BestPlay<S, R> {
  /**
   * Values that differ by less than this share of the greatest are equal, to allow for rounding.
   */
  private static final double SAME = 1e-12;

  private final ChoiceGraph<S, R> choiceGraph;
  private final Goal<R> goal;

  /** By part of the goal, the greatest absolute value of a result. */
  private final double[] scale;

  /** By result its value, once it is known, if the turn does not matter. */
  private final double[][] ofResults;

  /** By turn the values of its states, part by part of the goal, as far as they are kept. */
  private final double[][][] ofTurns;

  private Turn turn;

  /**
   * The number of the current evaluation of a tree; a choice whose {@code found} equals it has been
   * evaluated in it.
   */
  private int step;

  private boolean mayNeverEnd;
  private final boolean keepsAll;

  /**
   * Creates the solver of a fight.
   *
   * @param keepsAll whether the values of the states of all turns are kept for later queries
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
   * Finds the optimal options and returns the value of the fight, part by part of the goal.
   *
   * @param solved receives each turn, the last first, while its trees hold their optimal options
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

  /**
   * Returns whether there are explored states from which the fight never ends under the optimal
   * options.
   */
  boolean mayNeverEnd() {
    return mayNeverEnd;
  }

  /** Returns whether a component has a cycle within its turn. */
  boolean leadsBack(int[] component) {
    return component.length > 1 || turn.leads(tree(component[0]), component[0]);
  }

  /** Makes this turn, which is solved, the current one. */
  void at(Turn solved) {
    turn = solved;
  }

  /** Returns the tree of a state in the current turn. */
  Tree tree(int state) {
    return choiceGraph.graph().node(state, turn.number());
  }

  /** Takes the best option of each choice and returns the value of the step. */
  double[] best(Tree tree) {
    step = choiceGraph.nextStep();
    for (InformationSet informationSet : tree.blind()) {
      choose(informationSet.first(), options(informationSet));
      int taken = informationSet.first().taken;
      informationSet.decisions.forEach(decision -> decision.taken = taken);
    }
    return best(tree.root());
  }

  /** Returns the value of each option of an information set. */
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
   * Returns the value of a branch; takes the best option of each choice in it whose side has seen
   * all earlier rolls, and keeps the options taken in information sets.
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

  /** Returns the mean value of a leaf over its destinations. */
  double[] value(Leaf leaf) {
    double[] worth = new double[scale.length];
    for (int i = 0; i < leaf.chances().length; i++) {
      add(worth, leaf.chances()[i], value(leaf, i));
    }
    return worth;
  }

  /** Returns the value of one destination of a leaf. */
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

  /**
   * Compares two values from the point of view of a side: positive if the first is better, 0 if
   * they are equal.
   */
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
