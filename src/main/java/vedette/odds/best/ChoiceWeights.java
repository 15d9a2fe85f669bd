package vedette.odds.best;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.odds.best.ChoiceGraph.StatesOfTurn;
import vedette.odds.best.Policy.AfterRoll;
import vedette.odds.best.Policy.Plan;
import vedette.odds.best.Policy.TakenOption;
import vedette.odds.best.Tree.Branch;
import vedette.odds.best.Tree.Decision;
import vedette.odds.best.Tree.Leaf;
import vedette.odds.best.Tree.Roll;
import vedette.odds.chain.Turn;

/**
 * A forward pass through a fight under the optimal policy. It weighs every choice that arises: how
 * often it does, and the cost of each other option there.
 */
final class ChoiceWeights<S, R> {
  private final ChoiceGraph<S, R> choiceGraph;
  private final Policy<S> policy;
  private final BestPlay<S, R> play;

  /** By state the expected visits in this turn, and in the next. */
  private double[] now;

  private double[] next;
  private final Map<ChoiceGroup, GroupSum> groupSums = new LinkedHashMap<>();

  /** The key of choices that an answer lists as one. */
  private record ChoiceGroup(Side side, String parameter, String situation, String option) {}

  /** The sums over a group of choices. */
  private static final class GroupSum {
    private double times;
    private final Map<String, Double> costs = new LinkedHashMap<>();
    private boolean ties = true;
  }

  ChoiceWeights(ChoiceGraph<S, R> choiceGraph, Policy<S> policy, BestPlay<S, R> play) {
    this.choiceGraph = choiceGraph;
    this.policy = policy;
    this.play = play;
    now = new double[choiceGraph.graph().states().size()];
    next = new double[now.length];
  }

  /** Returns all choices that arise, grouped as answers list them. */
  List<OptimizedFight.DecisionValue> all() {
    play.solve(turn -> {});
    now[0] = 1;
    for (StatesOfTurn states : choiceGraph.turns()) {
      Turn turn = states.turn();
      play.at(turn);
      List<int[]> inOrder = new ArrayList<>();
      states.components(inOrder::add);
      Collections.reverse(inOrder);
      inOrder.forEach(component -> follow(component, turn));
      double[] passed = now;
      now = next;
      next = passed;
      Arrays.fill(next, 0);
    }
    List<OptimizedFight.DecisionValue> all = new ArrayList<>();
    groupSums.forEach(
        (choiceGroup, groupSum) ->
            all.add(
                new OptimizedFight.DecisionValue(
                    choiceGroup.side(),
                    choiceGroup.parameter(),
                    choiceGroup.situation(),
                    choiceGroup.option(),
                    groupSum.times,
                    groupSum.costs,
                    groupSum.ties)));
    return all;
  }

  private void follow(int[] component, Turn turn) {
    double[] visits = new double[component.length];
    for (int i = 0; i < visits.length; i++) {
      visits[i] = now[component[i]];
      now[component[i]] = 0;
    }
    if (play.leadsBack(component)) {
      visits = visits(component, visits, turn);
    }
    for (int i = 0; i < visits.length; i++) {
      if (visits[i] > 0) {
        Tree tree = play.tree(component[i]);
        play.best(tree);
        follow(tree.root(), policy.plan(component[i], turn.number()), visits[i], turn);
      }
    }
    // The visits include the passes within the component.
    for (int state : component) {
      now[state] = 0;
    }
  }

  private double[] visits(int[] component, double[] entered, Turn turn) {
    for (int state : component) {
      take(play.tree(state).root(), policy.plan(state, turn.number()));
    }
    return new BestCycle(play, turn, component).visits(entered);
  }

  private static void take(Branch node, Plan plan) {
    if (node instanceof Decision decision && plan instanceof TakenOption takenOption) {
      decision.taken = takenOption.option();
      take(decision.next[takenOption.option()], takenOption.rest());
    } else if (node instanceof Roll roll && plan instanceof AfterRoll afterRoll) {
      for (int i = 0; i < roll.next().length; i++) {
        take(roll.next()[i], afterRoll.plans().get(i));
      }
    }
  }

  private void follow(Branch node, Plan plan, double times, Turn turn) {
    if (node instanceof Leaf leaf) {
      for (int i = 0; i < leaf.ended(); i++) {
        double[] to = i < turn.within(leaf) ? now : next;
        to[leaf.target(i)] += times * leaf.chances()[i];
      }
    } else if (node instanceof Roll roll) {
      for (int i = 0; i < roll.next().length; i++) {
        Plan then = plan instanceof AfterRoll afterRoll ? afterRoll.plans().get(i) : Policy.NOTHING;
        follow(roll.next()[i], then, times * roll.chance(i), turn);
      }
    } else if (node instanceof Decision decision && plan instanceof TakenOption takenOption) {
      weigh(decision, decision.choice, takenOption.option(), times);
      follow(decision.next[takenOption.option()], takenOption.rest(), times, turn);
    }
  }

  private <O> void weigh(Decision decision, Choice<O> choice, int taken, double times) {
    String option = choice.optionName(choice.options().get(taken));
    GroupSum groupSum =
        groupSums.computeIfAbsent(
            new ChoiceGroup(choice.side(), choice.parameter(), choice.situation(), option),
            choiceGroup -> new GroupSum());
    groupSum.times += times;
    double[][] worth = optionValues(decision);
    boolean ties = false;
    for (int other = 0; other < worth.length; other++) {
      String told = choice.optionName(choice.options().get(other));
      if (!told.equals(option)) {
        double less = worth[taken][0] - worth[other][0];
        double cost = Math.max(0, choice.side() == Side.ATTACKER ? less : -less);
        groupSum.costs.merge(told, times * cost, Double::sum);
        ties |= play.compare(choice.side(), worth[taken], worth[other]) == 0;
      }
    }
    groupSum.ties &= ties;
  }

  /** Returns the value of each option; its mean where a side does not see everything. */
  private double[][] optionValues(Decision decision) {
    if (decision.blind == null) {
      return Arrays.stream(decision.next).map(play::best).toArray(double[][]::new);
    }
    double chance = decision.blind.chances.stream().mapToDouble(it -> it).sum();
    double[][] worth = play.options(decision.blind);
    for (double[] parts : worth) {
      for (int part = 0; part < parts.length; part++) {
        parts[part] /= chance;
      }
    }
    return worth;
  }
}
