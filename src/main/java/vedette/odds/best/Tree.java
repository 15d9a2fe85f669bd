package vedette.odds.best;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.odds.chain.Destinations;
import vedette.odds.chain.Node;

/**
 * A step with free choices: its rolls and free choices in the order in which they arise, and its
 * destinations.
 *
 * @param targets the numbers of the states and results of all leaves
 * @param root the first branch of the step
 * @param decisions all free choices in it
 * @param blind the information sets of sides that have not seen every earlier roll, the latest
 *     first
 */
record Tree(
    Era era,
    int[] targets,
    int nextTurn,
    int ended,
    Branch root,
    List<Decision> decisions,
    List<InformationSet> blind)
    implements Node {
  boolean hasChoiceOf(Side side) {
    return decisions.stream().anyMatch(it -> it.side() == side);
  }

  /** A part of a step. */
  sealed interface Branch permits Roll, Decision, Leaf {}

  /** A roll that free choices follow. */
  record Roll(Die die, Branch[] next) implements Branch {
    double chance(int answer) {
      return die.chance(answer);
    }
  }

  /** A free choice. */
  static final class Decision implements Branch {
    final Choice<?> choice;
    final Branch[] next;

    /** Null if its side has seen all earlier rolls. */
    final InformationSet blind;

    /** The index of the chosen option. */
    int taken;

    /** The value of the best option. */
    double[] worth;

    /** The number of the evaluation in which it was found. */
    int found;

    Decision(Choice<?> choice, Branch[] next, InformationSet informationSet) {
      this.choice = choice;
      this.next = next;
      this.blind = informationSet;
    }

    Side side() {
      return choice.side();
    }
  }

  /** An information set: choices that look the same to their side and must be answered alike. */
  static final class InformationSet {
    final int depth;
    final List<Decision> decisions = new ArrayList<>();

    /** By decision the probability of the rolls before it. */
    final List<Double> chances = new ArrayList<>();

    InformationSet(int depth) {
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
   * The destinations of a part of a step without free choices.
   *
   * @param chances the probability of each destination
   */
  record Leaf(int[] targets, int nextTurn, int ended, double[] chances)
      implements Destinations, Branch {
    private static final double[] CERTAIN = {1};

    /** Returns a leaf with one destination, given by its code. */
    static Leaf certain(int code) {
      int part = Destinations.part(code);
      return new Leaf(
          new int[] {code >> PART_BITS},
          part > SAME_TURN ? 0 : 1,
          part > NEXT_TURN ? 0 : 1,
          CERTAIN);
    }
  }
}
