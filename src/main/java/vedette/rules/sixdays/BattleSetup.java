package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.Contacts.Orders;
import vedette.rules.sixdays.Stack.Later;
import vedette.table.Modifier;

/** Draws up both sides of a battle as the request has them, and says what cannot be. */
final class BattleSetup {
  private final SixDaysTables tables;
  private final BattleRequest request;
  private final Names attackers;
  private final Names defenders;

  private BattleSetup(SixDaysTables tables, BattleRequest request) {
    this.tables = tables;
    this.request = request;
    attackers = Stack.names(Side.ATTACKER, request.attacker());
    defenders = Stack.names(Side.DEFENDER, request.defender());
  }

  /** The battle that was asked for. */
  static Battle battle(BattleRequest request, SixDaysTables tables) {
    BattleSetup setup = new BattleSetup(tables, request);
    boolean rearguard =
        request.defender().stream()
            .anyMatch(s -> s.later().stream().anyMatch(l -> l instanceof Later.Rearguard));
    Contacts contacts = setup.contacts();
    return new Battle(
        contacts,
        new SixDaysDoctrine(
            request.attackerLosses(),
            request.defenderLosses(),
            request.counterattack(),
            request.stop(),
            RepulseDoctrine.parse("always")),
        BattleResult.measures(contacts, setup.attackers, setup.defenders, rearguard),
        setup.situation());
  }

  private Contacts contacts() {
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    defenders.take(taken);
    RosterBuilder phasing = new RosterBuilder(Side.ATTACKER);
    List<Integer> turns = new ArrayList<>();
    for (int i = 0; i < request.attacker().size(); i++) {
      turns.add(turns(request.attacker().get(i)));
      attackingStack(i, turns.get(i), phasing);
    }
    RosterBuilder nonphasing = new RosterBuilder(Side.DEFENDER);
    for (int i = 0; i < request.defender().size(); i++) {
      defendingStack(i, nonphasing);
    }
    return new Contacts(
        tables, new BySide<>(phasing.build(), nonphasing.build()), orders(turns), grounds());
  }

  private int turns(Stack stack) {
    if (request.turns().isPresent() && request.spent().isPresent()) {
      throw new BadRequest("spent", "--turns and --spent cannot be combined", "give one of them");
    }
    if (stack.timing().isPresent()) {
      return turns(stack.timing().get(), "attacker");
    }
    if (request.spent().isPresent()) {
      return turns(new Timing(true, request.spent().getAsInt()), "spent");
    }
    return turns(new Timing(false, request.turns().orElse(1)), "turns");
  }

  private int turns(Timing timing, String parameter) {
    if (timing.spent()) {
      return tables.battleTurns(timing.number());
    }
    int most = tables.mostTurns();
    if (timing.number() > most) {
      throw new BadRequest(
          parameter,
          timing.number() + " battle turns are more than any stack has",
          "the schedule of battle turns gives at most " + most);
    }
    return timing.number();
  }

  private void attackingStack(int index, int turns, RosterBuilder side) {
    Stack stack = request.attacker().get(index);
    String label = attackers.label(index);
    checkDistance(stack, "attacker", label);
    side.stack(label).add(stack.present(), 0);
    List<Unit> all = new ArrayList<>(stack.present().units());
    for (Later later : stack.later()) {
      if (!(later instanceof Later.Joins joins)) {
        throw new BadRequest(
            "attacker",
            label + ": only a defending stack is reinforced or has a rearguard",
            "late joiners of an attacking stack are `joins spent 4: cav 3`");
      }
      int late = turns - turns(joins.timing(), "attacker");
      side.add(joins.units(), late > 0 ? late + 1 : 0);
      all.addAll(joins.units().units());
    }
    request.stacking().check(all, tables, "attacker", label);
  }

  private void defendingStack(int index, RosterBuilder side) {
    Stack stack = request.defender().get(index);
    String label = defenders.label(index);
    checkDistance(stack, "defender", label);
    if (stack.timing().isPresent() || !stack.against().isEmpty() || !stack.touches().isEmpty()) {
      throw new BadRequest(
          "defender",
          label + ": battle turns and targets are the attacker's",
          "put `turns`, `spent`, `against` and `touches` on an attacking stack");
    }
    side.stack(label).add(stack.present(), 0);
    Later.Rearguard rearguard = null;
    for (Later later : stack.later()) {
      if (later instanceof Later.Arrives arrives) {
        side.add(arrives.units(), arrives.movement());
      } else if (later instanceof Later.Rearguard guard && rearguard == null) {
        rearguard = guard;
      } else {
        throw new BadRequest(
            "defender",
            label + (later instanceof Later.Joins ? " has no late joiners" : " has two rearguards"),
            "reinforcements are `arrives 2: inf 4`, one rearguard is `rearguard 2: inf 4`");
      }
    }
    request
        .stacking()
        .check(together(stack, stack.present(), 0, relief(rearguard)), tables, "defender", label);
    if (rearguard != null) {
      // Entering the hex it may overstack for a moment (11.4): those engaged leave at once.
      request
          .stacking()
          .check(
              together(stack, rearguard.units(), relief(rearguard), Integer.MAX_VALUE),
              tables,
              "defender",
              label + "'s rearguard");
      side.relieve(rearguard.units(), rearguard.movement());
    }
  }

  private static int relief(Later.Rearguard rearguard) {
    return rearguard == null ? Integer.MAX_VALUE : rearguard.movement();
  }

  /** Units, and the help that comes to them from one battle turn on and before another. */
  private static List<Unit> together(Stack stack, Detachment units, int from, int before) {
    List<Unit> together = new ArrayList<>(units.units());
    for (Later later : stack.later()) {
      if (later instanceof Later.Arrives arrives
          && arrives.movement() >= from
          && arrives.movement() < before) {
        together.addAll(arrives.units().units());
      }
    }
    return together;
  }

  /** Distance is a matter of overruns, and there of their targets. */
  static void checkDistance(Stack stack, String parameter, String label) {
    if (stack.distance().isPresent()) {
      throw new BadRequest(
          parameter, label + " does not use `distance`", "it belongs to the targets of a repulse");
    }
  }

  private List<Orders> orders(List<Integer> turns) {
    List<Orders> orders = new ArrayList<>();
    StackSet met = StackSet.NONE;
    for (int i = 0; i < turns.size(); i++) {
      Orders own = orders(request.attacker().get(i), turns.get(i));
      orders.add(own);
      met = met.or(own.contacts());
    }
    for (int i = 0; i < defenders.size(); i++) {
      if (!met.has(i)) {
        throw new BadRequest(
            "defender",
            defenders.label(i) + " is not in contact with any stack",
            "leave it out, or name it in an attacking stack's `against`");
      }
    }
    return orders;
  }

  private Orders orders(Stack stack, int turns) {
    StackSet against = stacks(stack.against());
    StackSet touches = stacks(stack.touches());
    if (!against.isEmpty()) {
      return new Orders(turns, against, touches.minus(against));
    }
    StackSet all = StackSet.first(defenders.size());
    return new Orders(turns, touches.isEmpty() ? all : touches, StackSet.NONE);
  }

  private StackSet stacks(List<String> names) {
    StackSet stacks = StackSet.NONE;
    for (int stack : defenders.among(names, "attacker")) {
      stacks = stacks.with(stack);
    }
    return stacks;
  }

  private List<List<BySide<Ground>>> grounds() {
    List<List<BySide<Ground>>> grounds = new ArrayList<>();
    for (Stack attacker : request.attacker()) {
      Set<Modifier> own = Ground.features(attacker.terrain(), tables, "attacker");
      List<BySide<Ground>> row = new ArrayList<>();
      for (Stack defender : request.defender()) {
        row.add(Ground.between(own, Ground.features(defender, request.terrain(), tables)));
      }
      grounds.add(row);
    }
    return grounds;
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < request.attacker().size(); i++) {
      Stack stack = request.attacker().get(i);
      facts.add(
          Situation.stack(
              attackers.label(i), stack, Situation.turns(turns(stack)), stack.terrain()));
    }
    for (int i = 0; i < request.defender().size(); i++) {
      Stack stack = request.defender().get(i);
      facts.add(
          Situation.stack(
              defenders.label(i),
              stack,
              "",
              stack.terrain().isEmpty() ? request.terrain() : stack.terrain()));
    }
    Situation.doctrine(facts, "counterattack", request.counterattack().toString(), "never");
    Situation.doctrine(facts, "stops", request.stop().toString(), "never");
    Situation.losses(facts, "attacker", request.attackerLosses());
    Situation.losses(facts, "defender", request.defenderLosses());
    return facts;
  }
}
