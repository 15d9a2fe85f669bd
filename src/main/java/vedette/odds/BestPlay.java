package vedette.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.fight.Wished;
import vedette.odds.ChoiceTree.Blind;
import vedette.odds.ChoiceTree.Decision;
import vedette.odds.ChoiceTree.Ends;
import vedette.odds.ChoiceTree.Node;
import vedette.odds.ChoiceTree.Roll;
import vedette.work.Limits;
import vedette.work.Refusal;

/**
 * The best answers to choices that are left free: what the attacker wants as much of as he can get
 * and the defender as little, on average.
 *
 * <p>All states that any answers lead to are found, turn by turn, and solved from the ends
 * backwards: a roll is worth the average of what its answers lead to, a choice the best. Where
 * states lead back to themselves answers that end the fight are made better until none can be
 * ({@link BestCycle}). Of answers that are worth the same the one named first is taken.
 */
final class BestPlay<S, R> {
  /** Worths closer together than this share of the greatest are the same: more than rounding. */
  private static final double SAME = 1e-12;

  private final Engagement<S, R> fight;
  private final Wished<R> wished;
  private final Numbering<S> states = new Numbering<>();
  private final Numbering<R> results = new Numbering<>();
  private final ChoiceTrees<S, R> trees;
  private final Effort effort;

  /** By state its trees, one an era. */
  private final List<List<Era>> eras = new ArrayList<>();

  /** By state what is done from a turn on, the last turns first. */
  private final List<List<Policy.From>> policy = new ArrayList<>();

  /** What states are worth in this turn and in the next, part by part of the goal. */
  private double[][] now = {};

  private double[][] next = {};

  /** By part of the goal the greatest that a result is worth, either way. */
  private final double[] scale;

  private int turn;
  private boolean allTurns;
  private boolean mayNeverEnd;

  /** The choices that were met, by the parameter that answers them. */
  private final Map<String, Set<Side>> met = new TreeMap<>();

  private Goal<R> goal;

  /** The turns in which a step comes to the same, and its tree. */
  private record Era(int from, int until, ChoiceTree tree) {}

  BestPlay(Engagement<S, R> fight, Wished<R> wished, Limits limits) {
    this.fight = fight;
    this.wished = wished;
    trees = new ChoiceTrees<>(EveryRoll.branching(fight, wished::leavesFree), states, results);
    effort = new Effort(limits);
    goal = wished.goal().attacker();
    scale = new double[goal.parts().size()];
  }

  /**
   * Finds the best answers.
   *
   * @throws Refusal if it would take more than it may, or both sides could keep the fight from
   *     ending
   */
  Best<S, R> solve() {
    List<int[]> entered = new ArrayList<>();
    int[] first = {states.of(fight.rules().first())};
    int turns = Math.max(1, fight.rules().lastTurn());
    for (int[] these = first; these.length > 0; ) {
      entered.add(these);
      turn = entered.size();
      allTurns = turn >= turns && !goal.ofTurns();
      if (turn > turns) {
        throw new Refusal(
            "the goal asks for the turn in which a fight without a last turn ends",
            "limit the turns, or leave the turn out of the goal");
      }
      int[] then = following(explore(these));
      these = Arrays.equals(then, these) ? these : then;
    }
    chooseGoal();
    for (turn = entered.size(); turn >= 1; turn--) {
      allTurns = turn >= turns && !goal.ofTurns();
      solve(explore(entered.get(turn - 1)));
      double[][] later = now;
      now = next;
      next = later;
    }
    return new Best<>(
        fight.by(new Decided<>(fight.rules(), new Policy<>(states, policy), wished::leavesFree)),
        wished.text(),
        Arrays.stream(next[first[0]]).boxed().toList(),
        new TreeMap<>(met),
        mayNeverEnd);
  }

  /** Ties are broken as the side has it that decides alone; the attacker if both do. */
  private void chooseGoal() {
    Set<Side> deciding = EnumSet.noneOf(Side.class);
    met.values().forEach(deciding::addAll);
    if (deciding.equals(Set.of(Side.DEFENDER))) {
      goal = wished.goal().defender();
    }
  }

  /** The states that this turn leads through. */
  private NumberSet explore(int[] entered) {
    NumberSet found = new NumberSet();
    for (int state : entered) {
      found.add(state);
    }
    for (int i = 0; i < found.size(); i++) {
      effort.look(i);
      forEachEnd(tree(found.get(i)).root(), ends -> addWithin(found, ends));
    }
    effort.turn(found.size(), turn);
    return found;
  }

  private void addWithin(NumberSet found, Ends ends) {
    for (int i = 0; i < within(ends); i++) {
      found.add(ends.to()[i]);
    }
  }

  private int[] following(NumberSet turnStates) {
    BitSet following = new BitSet();
    if (!allTurns) {
      for (int i = 0; i < turnStates.size(); i++) {
        forEachEnd(
            tree(turnStates.get(i)).root(),
            ends -> {
              for (int j = ends.nextTurn(); j < ends.ended(); j++) {
                following.set(ends.to()[j]);
              }
            });
      }
    }
    return following.stream().toArray();
  }

  /** Where the states begin that are not of this turn. */
  int within(Ends ends) {
    return allTurns ? ends.ended() : ends.nextTurn();
  }

  static void forEachEnd(Node node, Consumer<Ends> each) {
    if (node instanceof Ends ends) {
      each.accept(ends);
    } else {
      for (Node below : node instanceof Roll roll ? roll.next() : ((Decision) node).next) {
        forEachEnd(below, each);
      }
    }
  }

  /** The tree of a state in this turn. */
  ChoiceTree tree(int state) {
    while (eras.size() < states.size()) {
      eras.add(new ArrayList<>(1));
    }
    for (Era era : eras.get(state)) {
      if (era.from() <= turn && turn < era.until()) {
        return era.tree();
      }
    }
    ChoiceTree tree = trees.of(states.value(state), turn);
    meet(tree.root());
    eras.get(state).add(new Era(trees.from(), trees.until(), tree));
    effort.found(states.size());
    return tree;
  }

  private void meet(Node node) {
    if (node instanceof Decision decision) {
      met.computeIfAbsent(decision.choice.parameter(), it -> EnumSet.noneOf(Side.class))
          .add(decision.side());
    }
    if (!(node instanceof Ends)) {
      for (Node below : node instanceof Roll roll ? roll.next() : ((Decision) node).next) {
        meet(below);
      }
    }
  }

  private void solve(NumberSet turnStates) {
    now = Arrays.copyOf(now, states.size());
    next = Arrays.copyOf(next, states.size());
    for (int[] component : components(turnStates)) {
      if (component.length == 1 && !leadsBack(component[0])) {
        now[component[0]] = best(tree(component[0]));
      } else if (!new BestCycle(this, component).solve()) {
        mayNeverEnd = true;
      }
      for (int state : component) {
        keep(state);
      }
    }
  }

  private boolean leadsBack(int state) {
    boolean[] back = {false};
    forEachEnd(
        tree(state).root(),
        ends -> {
          for (int i = 0; i < within(ends); i++) {
            back[0] |= ends.to()[i] == state;
          }
        });
    return back[0];
  }

  /** Components of a turn's states, those first that lead to none of the others. */
  private List<int[]> components(NumberSet turnStates) {
    int[][] leads = new int[turnStates.size()][];
    for (int i = 0; i < leads.length; i++) {
      NumberSet to = new NumberSet();
      forEachEnd(tree(turnStates.get(i)).root(), ends -> addWithin(to, ends));
      leads[i] = to.toArray();
    }
    List<int[]> components =
        Components.of(
            turnStates,
            states.size(),
            (state, way) -> {
              int[] to = leads[turnStates.indexOf(state)];
              return way < to.length ? to[way] : -1;
            });
    Collections.reverse(components);
    return components;
  }

  /** What is done in a state from this turn on, until what is done later differs. */
  private void keep(int state) {
    while (policy.size() < states.size()) {
      policy.add(new ArrayList<>(1));
    }
    ChoiceTree tree = tree(state);
    List<Policy.From> turns = policy.get(state);
    Policy.Plan plan = Policy.plan(tree.root());
    if (!turns.isEmpty() && plan.equals(turns.get(turns.size() - 1).plan())) {
      turns.remove(turns.size() - 1);
    }
    turns.add(new Policy.From(turn, plan));
  }

  /** Takes the best option of each choice, and says what the step is worth by that. */
  double[] best(ChoiceTree tree) {
    for (Blind blind : tree.blind()) {
      double[][] options = options(blind);
      int taken = 0;
      boolean tied = false;
      Side side = blind.decisions.get(0).side();
      for (int option = 1; option < options.length; option++) {
        int better = compare(side, options[option], options[taken]);
        tied = better == 0 || better < 0 && tied;
        taken = better > 0 ? option : taken;
      }
      for (Decision decision : blind.decisions) {
        decision.taken = taken;
        decision.tied = tied;
      }
    }
    return best(tree.root());
  }

  /** What each option is worth that must be taken wherever it looks the same. */
  double[][] options(Blind blind) {
    double[][] options = new double[blind.decisions.get(0).next.length][scale.length];
    for (int i = 0; i < blind.decisions.size(); i++) {
      for (int option = 0; option < options.length; option++) {
        add(options[option], blind.chances.get(i), best(blind.decisions.get(i).next[option]));
      }
    }
    return options;
  }

  private double[] best(Node node) {
    if (node instanceof Ends ends) {
      return worth(ends);
    }
    if (node instanceof Roll roll) {
      double[] worth = new double[scale.length];
      for (int i = 0; i < roll.next().length; i++) {
        add(worth, chance(roll, i), best(roll.next()[i]));
      }
      return worth;
    }
    Decision decision = (Decision) node;
    if (decision.blind != null) {
      return best(decision.next[decision.taken]);
    }
    double[] best = best(decision.next[0]);
    decision.taken = 0;
    decision.tied = false;
    for (int option = 1; option < decision.next.length; option++) {
      double[] other = best(decision.next[option]);
      int better = compare(decision.side(), other, best);
      if (better > 0) {
        best = other;
        decision.taken = option;
        decision.tied = false;
      } else {
        decision.tied |= better == 0;
      }
    }
    return best;
  }

  static double chance(Roll roll, int answer) {
    return (double) roll.die().weight(answer) / roll.die().total();
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
    if (i < within(ends)) {
      return now[to];
    }
    return i < ends.ended() ? next[to] : ofResult(to);
  }

  private double[] ofResult(int result) {
    double[] worth = goal.of(results.value(result), turn);
    for (int i = 0; i < worth.length; i++) {
      scale[i] = Math.max(scale[i], Math.abs(worth[i]));
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
    now[state] = worth;
  }

  int parts() {
    return scale.length;
  }

  void look() {
    effort.look(0);
  }
}
