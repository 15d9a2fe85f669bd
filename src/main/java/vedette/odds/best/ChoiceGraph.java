package vedette.odds.best;

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
import vedette.odds.best.Tree.Decision;
import vedette.odds.chain.ExactBudget;
import vedette.odds.chain.Graph;
import vedette.odds.chain.PathEnumerator;
import vedette.odds.chain.Turn;
import vedette.odds.chain.TurnPartition;
import vedette.odds.chain.TurnStates;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Remedy;

/**
 * A fight with free choices, explored along all options: the trees of its steps, and the states of
 * each turn.
 */
final class ChoiceGraph<S, R> {
  private final Graph<S, R, Tree> graph;
  private final ExactBudget exactBudget;
  private final List<StatesOfTurn> turns = new ArrayList<>();
  private final Map<String, Set<Side>> sides = new TreeMap<>();
  private final Map<String, Side> deciding = new HashMap<>();
  private int noted;
  private int steps;

  /**
   * The states of a turn.
   *
   * @param states component by component, in reverse topological order
   * @param sizes of the components
   */
  record StatesOfTurn(Turn turn, int[] states, int[] sizes) {
    static StatesOfTurn of(TurnStates<Tree> explored) {
      List<int[]> components = new ArrayList<>(explored.components());
      Collections.reverse(components);
      return new StatesOfTurn(
          explored.turn(),
          components.stream().flatMapToInt(Arrays::stream).toArray(),
          components.stream().mapToInt(it -> it.length).toArray());
    }

    /** Passes on each component, in reverse topological order. */
    void components(Consumer<int[]> each) {
      int at = 0;
      for (int size : sizes) {
        each.accept(Arrays.copyOfRange(states, at, at += size));
      }
    }
  }

  /**
   * Explores a fight.
   *
   * @param byTurn whether the turn in which the fight ends matters
   * @throws Refusal if this exceeds the limits
   */
  ChoiceGraph(Engagement<S, R> fight, Predicate<Choice<?>> free, boolean byTurn, Limits limits) {
    graph = new Graph<>(PathEnumerator.branching(fight, free), new TreeBuilder<>());
    exactBudget = new ExactBudget(limits);
    int last = Math.max(1, fight.rules().lastTurn());
    TurnStates<Tree> states = new TurnStates<>(graph, new TurnPartition(byTurn, last), exactBudget);
    while (states.next()) {
      turns.add(StatesOfTurn.of(states));
      noteNew();
      if (byTurn && turns.size() == last && states.entered().size() > 0) {
        throw new Refusal(
            "the goal depends on the turn, but the fight has no last turn",
            Remedy.LIMIT_TURNS,
            Remedy.NO_TURN_IN_GOAL);
      }
    }
  }

  /** Records the decisions of the trees that were made since the last call. */
  private void noteNew() {
    List<Tree> trees = graph.nodes();
    for (; noted < trees.size(); noted++) {
      trees.get(noted).decisions().forEach(this::note);
    }
  }

  private void note(Decision decision) {
    sides
        .computeIfAbsent(decision.choice.parameter(), it -> EnumSet.noneOf(Side.class))
        .add(decision.side());
    decision.choice.deciding().forEach(who -> checkSide(who, decision.side()));
  }

  private void checkSide(String who, Side side) {
    Side before = deciding.putIfAbsent(who, side);
    if (before != null && before != side) {
      throw new Refusal(
          who
              + " decides for the attacker in one fight and for the defender in another, so"
              + " its best choice is undefined",
          Remedy.DOCTRINE_IN_STEPS,
          Remedy.ONE_FIGHT);
    }
  }

  Graph<S, R, Tree> graph() {
    return graph;
  }

  /** Returns the turns in order. */
  List<StatesOfTurn> turns() {
    return turns;
  }

  /**
   * Returns the choices that arise, by the parameter that answers them, with the sides that make
   * them.
   */
  Map<String, Set<Side>> sides() {
    return sides;
  }

  /** Returns a new number for an evaluation of a step's tree. */
  int nextStep() {
    return ++steps;
  }

  /** Checks the time limit. */
  void look() {
    exactBudget.look(0);
  }
}
