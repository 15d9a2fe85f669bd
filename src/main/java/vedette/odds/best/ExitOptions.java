package vedette.odds.best;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import vedette.odds.best.Tree.Branch;
import vedette.odds.best.Tree.Decision;
import vedette.odds.best.Tree.InformationSet;
import vedette.odds.best.Tree.Leaf;
import vedette.odds.best.Tree.Roll;
import vedette.odds.chain.Turn;

/** The options by which battles leave a strongly connected component, or stay in it for ever. */
final class ExitOptions {
  private final BestPlay<?, ?> play;
  private final Turn turn;
  private final int[] states;
  private final Map<Integer, Integer> indexes;

  /** By state whether a path out of the component has been found. */
  private final boolean[] ends;

  /** By state whether some options continue the fight for ever from there, whatever is rolled. */
  private final boolean[] goesOn;

  /**
   * Creates the options of some states.
   *
   * @param indexes the indexes of the states, by their numbers
   */
  ExitOptions(BestPlay<?, ?> play, Turn turn, int[] states, Map<Integer, Integer> indexes) {
    this.play = play;
    this.turn = turn;
    this.states = states;
    this.indexes = indexes;
    ends = new boolean[states.length];
    goesOn = new boolean[states.length];
  }

  /**
   * Takes options by which some path leads out of the component, wherever there are any; returns by
   * state whether there are.
   */
  boolean[] chooseEnding() {
    for (int state : states) {
      play.tree(state).decisions().forEach(decision -> decision.taken = 0);
    }
    for (boolean found = true; found; ) {
      found = false;
      for (int i = 0; i < states.length; i++) {
        if (!ends[i] && chooseEnding(play.tree(states[i]))) {
          ends[i] = true;
          found = true;
        }
      }
    }
    return ends;
  }

  private boolean chooseEnding(Tree tree) {
    for (InformationSet informationSet : tree.blind()) {
      for (int option = informationSet.first().next.length - 1; option >= 0; option--) {
        for (Decision decision : informationSet.decisions) {
          if (chooseEnding(decision.next[option])) {
            informationSet.take(option);
          }
        }
      }
    }
    return chooseEnding(tree.root());
  }

  private boolean chooseEnding(Branch node) {
    if (node instanceof Leaf to) {
      return IntStream.range(0, to.chances().length)
          .anyMatch(i -> isOut(to, i) || ends[index(to, i)]);
    }
    if (node instanceof Decision blind && blind.blind != null) {
      return chooseEnding(blind.next[blind.taken]);
    }
    Decision decision = node instanceof Decision it ? it : null;
    Branch[] next = node instanceof Roll roll ? roll.next() : decision.next;
    boolean leads = false;
    for (int i = 0; i < next.length; i++) {
      if (chooseEnding(next[i])) {
        if (!leads && decision != null) {
          decision.taken = i;
        }
        leads = true;
      }
    }
    return leads;
  }

  private boolean isOut(Leaf to, int i) {
    return i >= turn.within(to) || !indexes.containsKey(to.target(i));
  }

  private int index(Leaf to, int i) {
    return indexes.get(to.target(i));
  }

  /** Returns the states from which some options continue the fight for ever, whatever is rolled. */
  boolean[] endlessStates() {
    Arrays.fill(goesOn, true);
    for (boolean found = true; found; ) {
      found = false;
      for (int i = 0; i < states.length; i++) {
        if (goesOn[i] && !canGoOn(play.tree(states[i]).root())) {
          goesOn[i] = false;
          found = true;
        }
      }
    }
    return goesOn;
  }

  private boolean canGoOn(Branch node) {
    if (node instanceof Leaf to) {
      return IntStream.range(0, to.chances().length)
          .allMatch(i -> !isOut(to, i) && goesOn[index(to, i)]);
    }
    return node instanceof Roll roll
        ? Arrays.stream(roll.next()).allMatch(this::canGoOn)
        : optionToGoOn((Decision) node) >= 0;
  }

  private int optionToGoOn(Decision decision) {
    return IntStream.range(0, decision.next.length)
        .filter(option -> canGoOn(decision.next[option]))
        .findFirst()
        .orElse(-1);
  }

  /** Takes options that continue for ever from a state where that is possible. */
  void chooseEndless(int state) {
    chooseEndless(play.tree(states[state]).root());
  }

  private void chooseEndless(Branch node) {
    if (node instanceof Roll roll) {
      Arrays.stream(roll.next()).forEach(this::chooseEndless);
    } else if (node instanceof Decision decision) {
      decision.taken = optionToGoOn(decision);
      chooseEndless(decision.next[decision.taken]);
    }
  }
}
