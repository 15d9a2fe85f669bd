package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * What can come of one step in which somebody is free to choose: its rolls and free choices in the
 * order in which they come, and where they lead.
 *
 * @param root where the step begins
 * @param decisions all free choices in it
 * @param blind those whose side has not seen every roll before them, the latest first
 * @param going the states that it leads to in the same turn
 * @param nextTurn the states that it leads to in the next turn
 */
record ChoiceTree(
    Node root, List<Decision> decisions, List<Blind> blind, int[] going, int[] nextTurn) {
  /** Where a step stands. */
  sealed interface Node permits Roll, Decision, Ends {}

  /** A roll behind which somebody may still be free to choose. */
  record Roll(Die die, Node[] next) implements Node {
    double chance(int answer) {
      return die.chance(answer);
    }
  }

  /** A free choice. */
  static final class Decision implements Node {
    final Choice<?> choice;
    final Node[] next;

    /** Null if its side has seen all rolls before it. */
    final Blind blind;

    /** The option that is taken. */
    int taken;

    /** What it is worth by the best option, and when that was found. */
    double[] worth;

    int found;

    Decision(Choice<?> choice, Node[] next, Blind blind) {
      this.choice = choice;
      this.next = next;
      this.blind = blind;
    }

    Side side() {
      return choice.side();
    }
  }

  /** Choices that look the same to their side: what it answers to one it answers to all. */
  static final class Blind {
    final int depth;
    final List<Decision> decisions = new ArrayList<>();

    /** By decision the chance of the rolls before it. */
    final List<Double> chances = new ArrayList<>();

    Blind(int depth) {
      this.depth = depth;
    }

    Decision first() {
      return decisions.get(0);
    }

    void take(int option) {
      decisions.forEach(decision -> decision.taken = option);
    }
  }

  /**
   * Where the rest of a step leads that is left to the dice: first to states in the same turn, then
   * to states in the next turn, then to results.
   *
   * @param to the numbers of states and results
   * @param chances of each
   * @param nextTurn where the states of the next turn begin
   * @param ended where the results begin
   */
  record Ends(int[] to, double[] chances, int nextTurn, int ended) implements Node {}

  boolean hasChoiceOf(Side side) {
    return decisions.stream().anyMatch(it -> it.side() == side);
  }
}
