package vedette.odds;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.odds.ChoiceTree.Blind;
import vedette.odds.ChoiceTree.Decision;
import vedette.odds.ChoiceTree.Ends;
import vedette.odds.ChoiceTree.Node;
import vedette.odds.ChoiceTree.Roll;
import vedette.work.Refusal;
import vedette.work.TooLarge;

/**
 * The best answers in states that lead back to each other: answers that end the fight are made
 * better, one side after the other, until none can be.
 *
 * <p>An answer is only changed for one that is better by more than rounding. So answers that end
 * the fight stay such: among states that they never left no state could be worth less than what it
 * leads to, for all of them on average.
 */
final class BestCycle {
  private final BestPlay<?, ?> play;
  private final int[] states;
  private final Map<Integer, Integer> indexes = new HashMap<>();

  BestCycle(BestPlay<?, ?> play, int[] states) {
    this.play = play;
    this.states = states;
    for (int i = 0; i < states.length; i++) {
      indexes.put(states[i], i);
    }
    if (states.length > Cycle.MOST_STATES) {
      throw new TooLarge(
          "a cycle of " + states.length + " states, more than " + Cycle.MOST_STATES,
          "limit the number of turns");
    }
  }

  /** Finds what the states are worth; false if nothing leads out of them. */
  boolean solve() {
    if (!beginWithAnEnd()) {
      for (int state : states) {
        play.setWorth(state, new double[play.parts()]);
      }
      return false;
    }
    if (chooses(Side.ATTACKER) && chooses(Side.DEFENDER) && canGoOnForEver()) {
      throw new Refusal(
          "both sides choose here, and together they could keep the fight from ending",
          "limit the turns, or name what one of them does");
    }
    do {
      evaluate();
      while (improve(Side.DEFENDER)) {
        evaluate();
      }
    } while (improve(Side.ATTACKER));
    return true;
  }

  /** Takes options by which the fight ends from every state; false if there are none. */
  private boolean beginWithAnEnd() {
    boolean[] ends = new boolean[states.length];
    int left = states.length;
    for (boolean found = true; found && left > 0; ) {
      found = false;
      for (int i = 0; i < states.length; i++) {
        if (!ends[i] && leadsOut(play.tree(states[i]), ends)) {
          ends[i] = true;
          found = true;
          left--;
        }
      }
    }
    return left == 0;
  }

  private boolean leadsOut(ChoiceTree tree, boolean[] ends) {
    for (Blind blind : tree.blind()) {
      for (int option = blind.decisions.get(0).next.length - 1; option >= 0; option--) {
        for (Decision decision : blind.decisions) {
          if (leadsOut(decision.next[option], ends)) {
            take(blind, option);
          }
        }
      }
    }
    return leadsOut(tree.root(), ends);
  }

  private static void take(Blind blind, int option) {
    for (Decision decision : blind.decisions) {
      decision.taken = option;
    }
  }

  private boolean leadsOut(Node node, boolean[] out) {
    if (node instanceof Ends ends) {
      for (int i = 0; i < ends.to().length; i++) {
        Integer index = i < play.within(ends) ? indexes.get(ends.to()[i]) : null;
        if (index == null || out[index]) {
          return true;
        }
      }
      return false;
    }
    if (node instanceof Decision decision && decision.blind != null) {
      return leadsOut(decision.next[decision.taken], out);
    }
    Node[] next = node instanceof Roll roll ? roll.next() : ((Decision) node).next;
    boolean leads = false;
    for (int i = 0; i < next.length; i++) {
      if (leadsOut(next[i], out)) {
        if (!leads && node instanceof Decision decision) {
          decision.taken = i;
        }
        leads = true;
      }
    }
    return leads;
  }

  private boolean chooses(Side side) {
    for (int state : states) {
      if (chooses(side, play.tree(state).root())) {
        return true;
      }
    }
    return false;
  }

  private static boolean chooses(Side side, Node node) {
    if (node instanceof Ends) {
      return false;
    }
    if (node instanceof Decision decision && decision.side() == side) {
      return true;
    }
    for (Node below : node instanceof Roll roll ? roll.next() : ((Decision) node).next) {
      if (chooses(side, below)) {
        return true;
      }
    }
    return false;
  }

  /** Whether there are states out of which, by some options, no roll leads. */
  private boolean canGoOnForEver() {
    boolean[] out = new boolean[states.length];
    for (boolean found = true; found; ) {
      found = false;
      for (int i = 0; i < states.length; i++) {
        if (!out[i] && !canStay(play.tree(states[i]).root(), out)) {
          out[i] = true;
          found = true;
        }
      }
    }
    for (boolean isOut : out) {
      if (!isOut) {
        return true;
      }
    }
    return false;
  }

  private boolean canStay(Node node, boolean[] out) {
    if (node instanceof Ends ends) {
      for (int i = 0; i < ends.to().length; i++) {
        Integer index = i < play.within(ends) ? indexes.get(ends.to()[i]) : null;
        if (index == null || out[index]) {
          return false;
        }
      }
      return true;
    }
    if (node instanceof Roll roll) {
      return Arrays.stream(roll.next()).allMatch(below -> canStay(below, out));
    }
    return Arrays.stream(((Decision) node).next).anyMatch(below -> canStay(below, out));
  }

  /** Solves what the states are worth by the options that are taken. */
  private void evaluate() {
    play.look();
    int n = states.length;
    double[][] moves = new double[n][n];
    double[] exit = new double[n];
    double[][] worth = new double[n][play.parts()];
    for (int i = 0; i < n; i++) {
      add(play.tree(states[i]).root(), 1, moves[i], exit, worth[i], i);
    }
    // Who stays is out in the end: 1 - p(stay) is summed from the other ways, as in Cycle.
    double[] leaving = new double[n];
    for (int k = n - 1; k >= 0; k--) {
      leaving[k] = exit[k];
      for (int j = 0; j < k; j++) {
        leaving[k] += moves[k][j];
      }
      for (int i = 0; i < k; i++) {
        if (moves[i][k] > 0) {
          double through = moves[i][k] / leaving[k];
          for (int j = 0; j < k; j++) {
            moves[i][j] += through * moves[k][j];
          }
          exit[i] += through * exit[k];
          BestPlay.add(worth[i], through, worth[k]);
        }
      }
    }
    for (int k = 0; k < n; k++) {
      double[] solved = new double[play.parts()];
      BestPlay.add(solved, 1 / leaving[k], worth[k]);
      for (int j = 0; j < k; j++) {
        BestPlay.add(solved, moves[k][j] / leaving[k], worth[j]);
      }
      worth[k] = solved;
      play.setWorth(states[k], solved);
    }
  }

  private void add(
      Node node, double chance, double[] moves, double[] exit, double[] worth, int state) {
    if (node instanceof Decision decision) {
      add(decision.next[decision.taken], chance, moves, exit, worth, state);
    } else if (node instanceof Roll roll) {
      for (int i = 0; i < roll.next().length; i++) {
        add(roll.next()[i], chance * BestPlay.chance(roll, i), moves, exit, worth, state);
      }
    } else if (node instanceof Ends ends) {
      for (int i = 0; i < ends.to().length; i++) {
        double share = chance * ends.chances()[i];
        Integer index = i < play.within(ends) ? indexes.get(ends.to()[i]) : null;
        if (index != null) {
          moves[index] += share;
        } else {
          exit[state] += share;
          BestPlay.add(worth, share, play.worth(ends, i));
        }
      }
    }
  }

  /** Changes the answers of a side that can be made better; false if there are none. */
  private boolean improve(Side side) {
    boolean better = false;
    for (int state : states) {
      ChoiceTree tree = play.tree(state);
      for (Blind blind : tree.blind()) {
        if (blind.decisions.get(0).side() == side) {
          better |= improve(blind);
        }
      }
      boolean[] changed = {false};
      worth(tree.root(), side, changed);
      better |= changed[0];
    }
    return better;
  }

  private boolean improve(Blind blind) {
    Decision first = blind.decisions.get(0);
    double[][] options = new double[first.next.length][play.parts()];
    for (int i = 0; i < blind.decisions.size(); i++) {
      for (int option = 0; option < options.length; option++) {
        Node below = blind.decisions.get(i).next[option];
        double[] worth = worth(below, first.side(), new boolean[1]);
        BestPlay.add(options[option], blind.chances.get(i), worth);
      }
    }
    int best = best(first, List.of(options));
    boolean better = best != first.taken;
    take(blind, best);
    return better;
  }

  private double[] worth(Node node, Side side, boolean[] changed) {
    if (node instanceof Ends ends) {
      return play.worth(ends);
    }
    if (node instanceof Roll roll) {
      double[] worth = new double[play.parts()];
      for (int i = 0; i < roll.next().length; i++) {
        BestPlay.add(worth, BestPlay.chance(roll, i), worth(roll.next()[i], side, changed));
      }
      return worth;
    }
    Decision decision = (Decision) node;
    if (decision.side() != side || decision.blind != null) {
      return worth(decision.next[decision.taken], side, changed);
    }
    double[][] options = new double[decision.next.length][];
    for (int option = 0; option < options.length; option++) {
      options[option] = worth(decision.next[option], side, changed);
    }
    int best = best(decision, List.of(options));
    changed[0] |= best != decision.taken;
    decision.taken = best;
    return options[best];
  }

  /** The best option; the one that is taken if none is better. */
  private int best(Decision decision, List<double[]> options) {
    int best = decision.taken;
    decision.tied = false;
    for (int option = 0; option < options.size(); option++) {
      int better =
          option == best
              ? -1
              : play.compare(decision.side(), options.get(option), options.get(best));
      decision.tied = better <= 0 && decision.tied || better == 0;
      best = better > 0 ? option : best;
    }
    return best;
  }
}
