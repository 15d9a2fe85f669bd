package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.problem.TextFault;
import vedette.rules.Names;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.Contacts.Orders;

/**
 * What each phasing stack of a battle is to do, as the request has it; says what cannot be.
 *
 * @param turns battle turns of each
 * @param atFirst the defending stacks that are in contact in the first battle turn
 */
record BattleOrders(
    List<Stack> stacks, List<Integer> turns, Names attackers, Names defenders, StackSet atFirst) {

  /** The orders of all stacks, one by one. */
  List<Orders> all() {
    List<Orders> orders = new ArrayList<>();
    StackSet met = StackSet.NONE;
    for (int i = 0; i < stacks.size(); i++) {
      orders.add(orders(i));
      met = met.or(orders.get(i).contacts());
    }
    for (int i = 0; i < defenders.size(); i++) {
      if (!met.has(i)) {
        throw new TextFault(
            "defender",
            defenders.label(i) + " is not in contact with any stack",
            "leave it out, or name it in an attacking stack's `against`");
      }
    }
    for (int i = 0; i < stacks.size(); i++) {
      checkCanPass(i, orders);
    }
    return orders;
  }

  private Orders orders(int index) {
    Stack stack = stacks.get(index);
    StackSet against = named(stack.against());
    StackSet touches = named(stack.touches());
    if (!against.isEmpty()) {
      return new Orders(turns.get(index), against, touches.minus(against), stack.from());
    }
    if (!touches.isEmpty() && !stack.holds()) {
      throw new TextFault(
          "attacker",
          attackers.label(index) + " touches enemies and is not told whom to attack",
          "name those it attacks behind `against`, or write `holds` if it is to attack nobody");
    }
    StackSet all = touches.isEmpty() ? StackSet.first(defenders.size()) : touches;
    return new Orders(turns.get(index), all, StackSet.NONE, stack.from());
  }

  private StackSet named(List<String> names) {
    StackSet stacks = StackSet.NONE;
    for (int stack : defenders.among(names, "attacker")) {
      stacks = stacks.with(stack);
    }
    return stacks;
  }

  /** A stack that never can leave the attack to another is not let believe that it does. */
  private void checkCanPass(int index, List<Orders> orders) {
    Orders own = orders.get(index);
    if (!own.mayPass()) {
      return;
    }
    StackSet alone = new EveryEnemyAttacked(orders).onlyBy(index);
    if (alone.equals(own.contacts()) || own.turns() == 1 && alone.meets(atFirst)) {
      throw new TextFault(
          "attacker",
          attackers.label(index)
              + " must attack "
              + defenders.label(alone.first())
              + ": no other stack is there to do it",
          "every enemy in contact is attacked; leave out `"
              + (stacks.get(index).holds() ? "holds" : "attacks " + own.from())
              + "`, or let another stack attack it");
    }
  }
}
