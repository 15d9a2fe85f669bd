package vedette.odds.best;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.odds.chain.Destinations;
import vedette.odds.chain.Node;

/**
 * A step in which a side is free to choose: its rolls and free choices in the order in which they
 * come, and where they lead.
 *
 * @param targets the numbers of the states and results that any of its leaves leads to
 * @param root where the step begins
 * @param decisions all free choices in it
 * @param blind those whose side has not seen every roll before them, the latest first
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

    /** Null if its side has seen all rolls before it. */
    final InformationSet blind;

    /** The option that is taken. */
    int taken;

    /** What it is worth by the best option, and when that was found. */
    double[] worth;

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

  /** Choices that look the same to their side: what it answers to one it answers to all. */
  static final class InformationSet {
    final int depth;
    final List<Decision> decisions = new ArrayList<>();

    /** By decision the chance of the rolls before it. */
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
   * Where the rest of a step leads that is left to the dice.
   *
   * @param chances of each destination
   */
  record Leaf(int[] targets, int nextTurn, int ended, double[] chances)
      implements Destinations, Branch {
    private static final double[] CERTAIN = {1};

    /** Returns a leaf that leads to one destination, by its code. */
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
