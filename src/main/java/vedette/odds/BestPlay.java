package vedette.odds;

import java.util.Arrays;
import java.util.function.Consumer;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.odds.ChoiceGraph.Turn;
import vedette.odds.ChoiceTree.Blind;
import vedette.odds.ChoiceTree.Decision;
import vedette.odds.ChoiceTree.Ends;
import vedette.odds.ChoiceTree.Node;
import vedette.odds.ChoiceTree.Roll;

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

  private final ChoiceGraph<S, R> graph;
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
  BestPlay(ChoiceGraph<S, R> graph, Goal<R> goal, boolean keepsAll) {
    this.graph = graph;
    this.goal = goal;
    this.keepsAll = keepsAll;
    scale = new double[goal.parts().size()];
    ofResults = new double[graph.results().size()][];
    ofTurns = new double[graph.turns().size() + 1][][];
  }

  /**
   * Finds the best answers, and says what the fight is worth by them, part by part of the goal.
   *
   * @param solved hears of each turn, the last first, while its trees take their best options
   */
  double[] solve(Consumer<Turn> solved) {
    mayNeverEnd = false;
    for (int i = graph.turns().size() - 1; i >= 0; i--) {
      turn = graph.turns().get(i);
      ofTurns[i] = new double[graph.states().size()][];
      turn.components(this::solve);
      solved.accept(turn);
      if (!keepsAll) {
        ofTurns[i + 1] = null;
      }
    }
    return ofTurns[0][0];
  }

  private void solve(int[] component) {
    if (!leadsBack(component)) {
      setWorth(component[0], best(tree(component[0])));
    } else if (!new BestCycle(this, turn, component).solve()) {
      mayNeverEnd = true;
    }
  }

  /** Whether states were met that nothing leads out of. */
  boolean mayNeverEnd() {
    return mayNeverEnd;
  }

  /** Whether a component's states lead to themselves in its turn. */
  boolean leadsBack(int[] component) {
    return component.length > 1
        || contains(tree(component[0]).going(), component[0])
        || turn.isAllLater() && contains(tree(component[0]).nextTurn(), component[0]);
  }

  private static boolean contains(int[] numbers, int number) {
    return Arrays.stream(numbers).anyMatch(it -> it == number);
  }

  /** From now on this turn, which is solved, is looked at. */
  void at(Turn solved) {
    turn = solved;
  }

  /** The tree of a state in the turn that is looked at. */
  ChoiceTree tree(int state) {
    return graph.tree(state, turn);
  }

  /** Takes the best option of each choice, and says what the step is worth by that. */
  double[] best(ChoiceTree tree) {
    step = graph.nextStep();
    for (Blind blind : tree.blind()) {
      choose(blind.first(), options(blind));
      int taken = blind.first().taken;
      blind.decisions.forEach(decision -> decision.taken = taken);
    }
    return best(tree.root());
  }

  /** What each option is worth that must be taken wherever it looks the same. */
  double[][] options(Blind blind) {
    double[][] options = new double[blind.first().next.length][scale.length];
    for (int i = 0; i < blind.decisions.size(); i++) {
      for (int option = 0; option < options.length; option++) {
        add(options[option], blind.chances.get(i), best(blind.decisions.get(i).next[option]));
      }
    }
    return options;
  }

  /** What it is worth from here on in a step of which the best options have been asked for. */
  double[] best(Node node) {
    if (node instanceof Ends ends) {
      return worth(ends);
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

  /** What is left to the dice. */
  double[] worth(Ends ends) {
    double[] worth = new double[scale.length];
    for (int i = 0; i < ends.to().length; i++) {
      add(worth, ends.chances()[i], worth(ends, i));
    }
    return worth;
  }

  /** What is worth whatever one end leads to. */
  double[] worth(Ends ends, int i) {
    int to = ends.to()[i];
    if (i < turn.within(ends)) {
      return ofTurns[turn.number() - 1][to];
    }
    return i < ends.ended() ? ofTurns[turn.number()][to] : ofResult(to);
  }

  private double[] ofResult(int result) {
    if (ofResults[result] != null) {
      return ofResults[result];
    }
    double[] worth = goal.of(graph.results().value(result), turn.number());
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

  void setWorth(int state, double[] worth) {
    ofTurns[turn.number() - 1][state] = worth;
  }

  int parts() {
    return scale.length;
  }

  void look() {
    graph.look();
  }
}
