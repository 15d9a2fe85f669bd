package vedette.rules.sixdays.battle;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.Names;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Threshold.Word;
import vedette.rules.sixdays.battle.BattleLineup.TurnOrders;
import vedette.rules.sixdays.units.Stack;
import vedette.source.TextFault;

/**
 * The orders of the phasing stacks of a battle, made from the request; refuses impossible ones.
 *
 * @param turns number of battle turns of each
 * @param enters the battle turn in which each defending stack comes into contact; 0 if it is in
 *     contact before
 */
record BattleOrders(
    List<Stack> stacks,
    List<Integer> turns,
    Names attackers,
    Names defenders,
    List<Integer> enters) {
  /** The word between the enemies of one battle turn and of the next. */
  private static final String THEN = "then";

  /**
   * The maximum number of enemies shared with other stacks; more would have over 255 selections to
   * choose from.
   */
  private static final int MOST_SHARED = 8;

  /**
   * Returns the orders of all stacks, battle turn by battle turn; the last apply to all later
   * turns.
   *
   * @throws TextFault if the orders are not possible
   */
  List<List<TurnOrders>> all() {
    List<Plan> plans = new ArrayList<>();
    StackSet met = StackSet.NONE;
    for (int i = 0; i < stacks.size(); i++) {
      plans.add(plan(i));
      met = met.or(plans.get(i).contacts());
    }
    for (int i = 0; i < defenders.size(); i++) {
      if (!met.contains(i)) {
        throw new TextFault(
            "defender",
            defenders.label(i) + " is not in contact with any stack",
            "leave it out, or name it after `against` of an attacking stack");
      }
    }
    List<List<TurnOrders>> all = new ArrayList<>();
    int last = plans.stream().mapToInt(plan -> plan.against().size()).max().orElse(1);
    for (int turn = 1; turn <= last; turn++) {
      int number = turn;
      all.add(plans.stream().map(plan -> plan.ordersIn(number)).toList());
    }
    for (int i = 0; i < stacks.size(); i++) {
      checkCanPass(i, all.get(0));
      checkPlan(i, plans.get(i), all);
    }
    return all;
  }

  /**
   * A stack's orders for the whole battle.
   *
   * @param against the enemies that it attacks, battle turn by battle turn
   */
  private record Plan(int turns, List<StackSet> against, StackSet contacts, Stack stack) {
    /** Returns the orders of a battle turn, from 1. */
    TurnOrders ordersIn(int turn) {
      StackSet now = against.get(Math.min(turn, against.size()) - 1);
      return new TurnOrders(turns, now, contacts.minus(now), stack.from());
    }
  }

  private Plan plan(int index) {
    Stack stack = stacks.get(index);
    StackSet touches = named(stack.touches());
    List<StackSet> against = new ArrayList<>();
    StackSet contacts = touches;
    for (List<String> names : byTurn(index)) {
      against.add(named(names));
      contacts = contacts.or(named(names));
    }
    if (against.isEmpty()) {
      if (!touches.isEmpty() && !stack.holds()) {
        throw new TextFault(
            "attacker",
            attackers.label(index) + " has `touches` but no enemy to attack",
            "name the enemies to attack after `against`, or write `holds` to attack none");
      }
      contacts = touches.isEmpty() ? StackSet.first(defenders.size()) : touches;
      against.add(contacts);
    }
    return new Plan(turns.get(index), List.copyOf(against), contacts, stack);
  }

  /** Returns the names in {@code against}, battle turn by battle turn. */
  private List<List<String>> byTurn(int index) {
    List<List<String>> byTurn = new ArrayList<>();
    List<String> names = stacks.get(index).against();
    int from = 0;
    for (int to = 0; to <= names.size() && !names.isEmpty(); to++) {
      if (to == names.size() || names.get(to).equals(THEN)) {
        if (from == to) {
          throw TextFault.ofWord(
              "attacker",
              stackText(index),
              attackers.label(index) + ": `then` needs enemies before and after it",
              "write the enemies of each battle turn, as in `against 2 then 1 3 then 1`");
        }
        byTurn.add(names.subList(from, to));
        from = to + 1;
      }
    }
    return byTurn;
  }

  private String stackText(int index) {
    return "against " + String.join(" ", stacks.get(index).against());
  }

  private StackSet named(List<String> names) {
    StackSet stacks = StackSet.NONE;
    for (int stack : defenders.indices(names, "attacker")) {
      stacks = stacks.with(stack);
    }
    return stacks;
  }

  /**
   * Checks that targets by battle turn can be attacked in their turn, and that no enemy is left
   * without an attack.
   */
  private void checkPlan(int index, Plan plan, List<List<TurnOrders>> all) {
    if (plan.against().size() == 1) {
      return;
    }
    if (plan.against().size() > plan.turns()) {
      throw TextFault.ofWord(
          "attacker",
          stackText(index),
          attackers.label(index)
              + " has targets for "
              + plan.against().size()
              + " battle turns but fights only "
              + plan.turns(),
          "leave out the last, or write `turns " + plan.against().size() + "`");
    }
    for (int turn = 1; turn <= plan.against().size(); turn++) {
      StackSet own = plan.against().get(turn - 1);
      StackSet there = enemiesInContact(turn);
      if (!own.minus(there).isEmpty() && turn < plan.against().size()) {
        int absent = own.minus(there).first();
        throw TextFault.ofWord(
            "attacker",
            stackText(index),
            attackers.label(index)
                + " cannot attack "
                + defenders.label(absent)
                + " in battle turn "
                + turn
                + ": it enters in battle turn "
                + enters.get(absent),
            "name another enemy for that battle turn");
      }
      StackSet left =
          plan.contacts().intersection(there).minus(own).minus(byOthers(index, turn, all));
      if (!left.isEmpty()) {
        throw TextFault.ofWord(
            "attacker",
            stackText(index),
            attackers.label(index)
                + " is in contact with "
                + defenders.label(left.first())
                + ", which no stack attacks in battle turn "
                + turn,
            "name it for that battle turn, or let another stack attack it: every enemy in contact"
                + " must be attacked (11.3)");
      }
    }
  }

  /** Returns the enemies that may be in contact in a battle turn. */
  private StackSet enemiesInContact(int turn) {
    StackSet there = StackSet.NONE;
    for (int i = 0; i < defenders.size(); i++) {
      there = enters.get(i) <= turn ? there.with(i) : there;
    }
    return there;
  }

  /**
   * Returns the enemies that a stack leaves to others in a battle turn ({@link
   * EveryEnemyAttacked}).
   */
  private static StackSet byOthers(int index, int turn, List<List<TurnOrders>> all) {
    List<TurnOrders> turnOrders = all.get(turn - 1);
    StackSet attacked = StackSet.NONE;
    for (int other = 0; other < turnOrders.size(); other++) {
      if (other != index && turnOrders.get(other).turns() >= turn) {
        attacked = attacked.or(turnOrders.get(other).takes(turnOrders.get(index).mayPass()));
      }
    }
    return attacked;
  }

  /**
   * Checks that an allocation in the battle has few enough selections of enemies.
   *
   * @throws TextFault if a stack has too many
   */
  void checkAllocated(List<TurnOrders> turnOrders) {
    EveryEnemyAttacked everyEnemy = new EveryEnemyAttacked(turnOrders, true);
    for (int i = 0; i < stacks.size(); i++) {
      int shared = turnOrders.get(i).contacts().minus(everyEnemy.attackableOnlyBy(i)).size();
      if (shared > MOST_SHARED) {
        throw new TextFault(
            "attacker",
            attackers.label(i)
                + " is in contact with "
                + shared
                + " enemies that other stacks can attack: too many to allocate in the battle",
            "name at most "
                + MOST_SHARED
                + " after its `against` and `touches`, or pass --targets as-written");
      }
    }
  }

  /** Refuses a stack that is ordered to leave attacks to others but never can. */
  private void checkCanPass(int index, List<TurnOrders> turnOrders) {
    TurnOrders own = turnOrders.get(index);
    if (!own.mayPass()) {
      return;
    }
    StackSet alone = new EveryEnemyAttacked(turnOrders, false).attackableOnlyBy(index);
    if (alone.equals(own.contacts()) || own.turns() == 1 && alone.meets(enemiesInContact(1))) {
      throw new TextFault(
          "attacker",
          attackers.label(index)
              + " must attack "
              + defenders.label(alone.first())
              + ": no other stack can",
          "leave out `"
              + (own.from().is(Word.NEVER) ? "holds" : "attacks " + own.from())
              + "`, or let another stack attack it: every enemy in contact must be attacked");
    }
  }
}
