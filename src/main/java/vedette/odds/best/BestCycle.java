package vedette.odds.best;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.odds.best.Tree.Branch;
import vedette.odds.best.Tree.Decision;
import vedette.odds.best.Tree.InformationSet;
import vedette.odds.best.Tree.Leaf;
import vedette.odds.best.Tree.Roll;
import vedette.odds.chain.Turn;
import vedette.odds.exact.Elimination;
import vedette.odds.exact.RoundedProbability;
import vedette.work.Refusal;
import vedette.work.Remedy;

/**
 * The optimal options in a strongly connected component, by policy iteration: starts with a policy
 * that ends the fight and improves the options of one side after the other, until no option can be
 * improved.
 *
 * <p>An option is replaced only by one that is better by more than rounding. So a policy that ends
 * the fight keeps doing so. If the new options never left some states, each of these would be worth
 * at most the mean of its successors to the side that changes, and a changed one less; among states
 * that visit each other for ever that is impossible. If only one side chooses, it may continue for
 * ever where it can, with value 0, if that is better than every end.
 */
final class BestCycle {
  private final BestPlay<?, ?> play;
  private final Turn turn;
  private final int[] states;
  private final Map<Integer, Integer> indexes = new HashMap<>();
  private final ExitOptions ways;

  /** The value of a fight that never ends: 0 in all parts of the goal. */
  private final double[] nothing;

  /** By state whether some options continue the fight for ever from there, whatever is rolled. */
  private boolean[] mayGoOn;

  /** By state whether the chosen options continue the fight for ever from there. */
  private final boolean[] goesOn;

  /** The side that chooses, if the other does not; else null. */
  private Side alone;

  BestCycle(BestPlay<?, ?> play, Turn turn, int[] states) {
    this.play = play;
    this.turn = turn;
    this.states = states;
    nothing = new double[play.parts()];
    goesOn = new boolean[states.length];
    for (int i = 0; i < states.length; i++) {
      indexes.put(states[i], i);
    }
    ways = new ExitOptions(play, turn, states, indexes);
    Elimination.checkSize(states.length, Remedy.LIMIT_TURNS);
  }

  /**
   * Finds the values of the states; returns false if the optimal options never end the fight from
   * some of them, which then have value 0.
   */
  boolean solve() {
    boolean[] ends = ways.chooseEnding();
    boolean none = true;
    for (int i = 0; i < states.length; i++) {
      goesOn[i] = !ends[i];
      none &= goesOn[i];
    }
    mayGoOn = ways.endlessStates();
    boolean attacker = chooses(Side.ATTACKER);
    boolean defender = chooses(Side.DEFENDER);
    if (attacker && defender && !none && contains(mayGoOn)) {
      throw new Refusal(
          "both sides choose here, and together they could keep the fight from ending",
          Remedy.LIMIT_TURNS,
          Remedy.ONE_DOCTRINE);
    }
    alone = attacker == defender ? null : attacker ? Side.ATTACKER : Side.DEFENDER;
    do {
      evaluate();
      while (improve(Side.DEFENDER)) {
        evaluate();
      }
    } while (improve(Side.ATTACKER));
    for (int i = 0; i < states.length; i++) {
      if (goesOn[i]) {
        ways.chooseEndless(i);
      }
    }
    return !contains(goesOn);
  }

  private static boolean contains(boolean[] some) {
    for (boolean it : some) {
      if (it) {
        return true;
      }
    }
    return false;
  }

  private boolean chooses(Side side) {
    return Arrays.stream(states).anyMatch(state -> play.tree(state).hasChoiceOf(side));
  }

  /** Evaluates the states under the chosen options. */
  private void evaluate() {
    Elimination<RoundedProbability> solved = solved();
    double[][] worth = new double[states.length][play.parts()];
    for (int part = 0; part < play.parts(); part++) {
      List<RoundedProbability> values = solved.values(1 + part);
      for (int i = 0; i < states.length; i++) {
        worth[i][part] = values.get(i).value();
      }
    }
    for (int i = 0; i < states.length; i++) {
      play.setValue(states[i], worth[i]);
    }
  }

  /**
   * Returns the expected visits of each state; all are 0 if from some state no path leads out under
   * the chosen options.
   *
   * @param entered by state the expected number of entries from outside
   */
  double[] visits(double[] entered) {
    Elimination<RoundedProbability> solved = solved();
    return solved.hasWaysOut()
        ? solved
            .visits(
                Arrays.stream(entered).mapToObj(times -> new RoundedProbability(times, 0)).toList())
            .stream()
            .mapToDouble(RoundedProbability::value)
            .toArray()
        : new double[states.length];
  }

  /** Returns the linear system of the chosen options, solved for their destinations and values. */
  private Elimination<RoundedProbability> solved() {
    int first = 1 + play.parts();
    double[][] rows = new double[states.length][first + states.length];
    for (int i = 0; i < states.length; i++) {
      if (goesOn[i]) {
        rows[i][0] = 1;
      } else {
        add(play.tree(states[i]).root(), 1, rows[i], first);
      }
    }
    return new Elimination<>(
        new RoundedProbability.Matrix(rows), states.length, first + states.length, play::look);
  }

  private void add(Branch node, double chance, double[] row, int first) {
    if (node instanceof Decision decision) {
      add(decision.next[decision.taken], chance, row, first);
    } else if (node instanceof Roll roll) {
      for (int i = 0; i < roll.next().length; i++) {
        add(roll.next()[i], chance * roll.chance(i), row, first);
      }
    } else if (node instanceof Leaf leaf) {
      for (int i = 0; i < leaf.chances().length; i++) {
        double share = chance * leaf.chances()[i];
        Integer index = i < turn.within(leaf) ? indexes.get(leaf.target(i)) : null;
        if (index != null) {
          row[first + index] += share;
        } else {
          row[0] += share;
          double[] worth = play.value(leaf, i);
          for (int part = 0; part < worth.length; part++) {
            row[1 + part] += share * worth[part];
          }
        }
      }
    }
  }

  /** Improves the options of a side; returns false if none can be improved. */
  private boolean improve(Side side) {
    boolean better = false;
    for (int i = 0; i < states.length; i++) {
      Tree tree = play.tree(states[i]);
      boolean[] changed = {false};
      for (InformationSet informationSet : tree.blind()) {
        if (informationSet.first().side() == side) {
          improve(informationSet, changed);
        }
      }
      double[] worth = value(tree.root(), side, changed);
      int ending = side == alone && mayGoOn[i] ? play.compare(side, worth, nothing) : 0;
      if (goesOn[i] ? ending > 0 : ending < 0) {
        goesOn[i] = !goesOn[i];
        better = true;
      }
      better |= changed[0] && !goesOn[i];
    }
    return better;
  }

  private void improve(InformationSet informationSet, boolean[] changed) {
    Decision first = informationSet.first();
    double[][] options = new double[first.next.length][play.parts()];
    for (int i = 0; i < informationSet.decisions.size(); i++) {
      for (int option = 0; option < options.length; option++) {
        Branch below = informationSet.decisions.get(i).next[option];
        double[] worth = value(below, first.side(), changed);
        BestPlay.add(options[option], informationSet.chances.get(i), worth);
      }
    }
    int best = best(first, List.of(options));
    changed[0] |= best != first.taken;
    informationSet.take(best);
  }

  private double[] value(Branch node, Side side, boolean[] changed) {
    if (node instanceof Leaf leaf) {
      return play.value(leaf);
    }
    if (node instanceof Roll roll) {
      double[] worth = new double[play.parts()];
      for (int i = 0; i < roll.next().length; i++) {
        BestPlay.add(worth, roll.chance(i), value(roll.next()[i], side, changed));
      }
      return worth;
    }
    Decision decision = (Decision) node;
    if (decision.side() != side || decision.blind != null) {
      return value(decision.next[decision.taken], side, changed);
    }
    double[][] options = new double[decision.next.length][];
    for (int option = 0; option < options.length; option++) {
      options[option] = value(decision.next[option], side, changed);
    }
    int best = best(decision, List.of(options));
    changed[0] |= best != decision.taken;
    decision.taken = best;
    return options[best];
  }

  /** Returns the best option; the chosen one unless another is better. */
  private int best(Decision decision, List<double[]> options) {
    int best = decision.taken;
    for (int option = 0; option < options.size(); option++) {
      if (play.compare(decision.side(), options.get(option), options.get(best)) > 0) {
        best = option;
      }
    }
    return best;
  }
}
