package vedette.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.odds.ChoiceTree.Decision;
import vedette.odds.ChoiceTree.Ends;
import vedette.work.Limits;
import vedette.work.Refusal;

/**
 * All that can come of a fight in which somebody is free to choose: turn by turn the states that
 * any answers lead to, and the trees of their steps.
 */
final class ChoiceGraph<S, R> {
  private final Numbering<S> states = new Numbering<>();
  private final Numbering<R> results = new Numbering<>();
  private final ChoiceTrees<S, R> trees;
  private final Effort effort;

  /** By state its trees, one an era. */
  private final List<List<Era>> eras = new ArrayList<>();

  private final List<Turn> turns = new ArrayList<>();
  private final Map<String, Set<Side>> met = new TreeMap<>();
  private final Map<String, Side> deciding = new HashMap<>();
  private int steps;

  /** The turns in which a step comes to the same, and its tree. */
  private record Era(int from, int until, ChoiceTree tree) {}

  /**
   * The states of a turn.
   *
   * @param isAllLater whether it is all later turns as well
   * @param states component by component, those first that lead to none of the others
   * @param sizes of the components
   */
  record Turn(int number, boolean isAllLater, int[] states, int[] sizes) {
    static Turn of(int number, boolean isAllLater, List<int[]> components) {
      return new Turn(
          number,
          isAllLater,
          components.stream().flatMapToInt(Arrays::stream).toArray(),
          components.stream().mapToInt(it -> it.length).toArray());
    }

    /** Each component, those first that lead to none of the others. */
    void components(Consumer<int[]> each) {
      int at = 0;
      for (int size : sizes) {
        each.accept(Arrays.copyOfRange(states, at, at += size));
      }
    }

    /** Where the states begin that are not of this turn. */
    int within(Ends ends) {
      return isAllLater ? ends.ended() : ends.nextTurn();
    }
  }

  /**
   * Finds it all.
   *
   * @param byTurn whether it matters in which turn the fight ends
   * @throws Refusal if it would take more than it may
   */
  ChoiceGraph(Engagement<S, R> fight, Predicate<Choice<?>> free, boolean byTurn, Limits limits) {
    trees = new ChoiceTrees<>(EveryRoll.branching(fight, free), states, results);
    effort = new Effort(limits);
    int last = Math.max(1, fight.rules().lastTurn());
    int[] entered = {states.of(fight.rules().first())};
    for (int turn = 1; entered.length > 0; turn++) {
      if (turn > last && byTurn) {
        throw new Refusal(
            "the goal asks for the turn in which a fight without a last turn ends",
            "limit the turns, or leave the turn out of the goal");
      }
      entered = explore(entered, turn, turn >= last && !byTurn);
    }
  }

  /** Finds the states that a turn leads through, and answers those that enter the next one. */
  private int[] explore(int[] entered, int turn, boolean isAllLater) {
    NumberSet found = new NumberSet();
    NumberSet following = new NumberSet();
    addAll(entered, found);
    List<int[]> leads = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      effort.look(i);
      ChoiceTree tree = play(found.get(i), turn);
      addAll(tree.going(), found);
      addAll(tree.nextTurn(), isAllLater ? found : following);
      leads.add(isAllLater ? both(tree.going(), tree.nextTurn()) : tree.going());
    }
    effort.turn(found.size(), turn);
    List<int[]> components =
        Components.of(found, states.size(), state -> leads.get(found.indexOf(state)));
    Collections.reverse(components);
    turns.add(Turn.of(turn, isAllLater, components));
    return following.toArray();
  }

  private static void addAll(int[] numbers, NumberSet to) {
    for (int number : numbers) {
      to.add(number);
    }
  }

  private static int[] both(int[] some, int[] others) {
    int[] both = Arrays.copyOf(some, some.length + others.length);
    System.arraycopy(others, 0, both, some.length, others.length);
    return both;
  }

  private ChoiceTree play(int state, int turn) {
    while (eras.size() < states.size()) {
      eras.add(new ArrayList<>(1));
    }
    ChoiceTree known = find(state, turn);
    if (known != null) {
      return known;
    }
    ChoiceTree tree = trees.of(states.value(state), turn);
    eras.get(state).add(new Era(trees.from(), trees.until(), tree));
    for (Decision decision : tree.decisions()) {
      met.computeIfAbsent(decision.choice.parameter(), it -> EnumSet.noneOf(Side.class))
          .add(decision.side());
      decision.choice.deciding().forEach(who -> checkSide(who, decision.side()));
    }
    effort.found(states.size());
    return tree;
  }

  private void checkSide(String who, Side side) {
    Side before = deciding.putIfAbsent(who, side);
    if (before != null && before != side) {
      throw new Refusal(
          who
              + " decides for the attacker in one fight and for the defender in another, so that"
              + " nobody knows what is best for it",
          "name a doctrine in its steps, or ask about one of the fights alone");
    }
  }

  private ChoiceTree find(int state, int turn) {
    for (Era era : eras.get(state)) {
      if (era.from() <= turn && turn < era.until()) {
        return era.tree();
      }
    }
    return null;
  }

  /** The tree of a state in one of the turns in which it comes. */
  ChoiceTree tree(int state, Turn turn) {
    return find(state, turn.number());
  }

  /** Takes down what is done in a turn whose trees take their best options. */
  void keep(Turn turn, Policy<S> policy) {
    for (int state : turn.states()) {
      policy.keep(state, turn.number(), tree(state, turn).root());
    }
  }

  /** The turns, the first one first. */
  List<Turn> turns() {
    return turns;
  }

  Numbering<S> states() {
    return states;
  }

  Numbering<R> results() {
    return results;
  }

  /** The choices that come up, by the parameter that answers them, and whose they are. */
  Map<String, Set<Side>> met() {
    return met;
  }

  /** A number for a step that is looked at, of which no other has it. */
  int nextStep() {
    return ++steps;
  }

  /** Looks whether the time is over. */
  void look() {
    effort.look(0);
  }
}
