package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.sixdays.Lines.Orders;
import vedette.rules.sixdays.Stack.Later;
import vedette.table.Modifier;

/** Draws up both sides of a battle as the request has them, and says what cannot be. */
final class Deployment {
  private final SixDaysTables tables;
  private final BattleRequest request;
  private final Names attackers;
  private final Names defenders;

  private Deployment(SixDaysTables tables, BattleRequest request) {
    this.tables = tables;
    this.request = request;
    attackers = Stack.names(Side.ATTACKER, request.attacker());
    defenders = Stack.names(Side.DEFENDER, request.defender());
  }

  /** The battle that was asked for. */
  static Battle battle(BattleRequest request, SixDaysTables tables) {
    Deployment deployment = new Deployment(tables, request);
    boolean rearguard =
        request.defender().stream()
            .anyMatch(s -> s.later().stream().anyMatch(l -> l instanceof Later.Rearguard));
    return new Battle(
        tables,
        deployment.lines(),
        new SixDaysDoctrine(
            request.attackerLosses(),
            request.defenderLosses(),
            request.counterattack(),
            request.stop(),
            Pressing.parse("always")),
        BattleResult.measures(deployment.attackers, deployment.defenders, rearguard),
        deployment.situation());
  }

  private Lines lines() {
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    defenders.take(taken);
    if (defenders.size() > Lines.MAX_DEFENDERS) {
      throw new BadRequest(
          "defender",
          defenders.size() + " defending stacks are too many for one battle",
          "at most " + Lines.MAX_DEFENDERS + " are kept apart");
    }
    List<Force> phasing = new ArrayList<>();
    List<Integer> turns = new ArrayList<>();
    for (int i = 0; i < request.attacker().size(); i++) {
      int own = turns(request.attacker().get(i));
      turns.add(own);
      phasing.add(attackingForce(i, own));
    }
    List<Force> nonphasing = new ArrayList<>();
    for (int i = 0; i < request.defender().size(); i++) {
      nonphasing.add(defendingForce(i));
    }
    return new Lines(phasing, nonphasing, orders(turns), advance(), counter());
  }

  private int turns(Stack stack) {
    if (request.turns().isPresent() && request.spent().isPresent()) {
      throw new BadRequest("spent", "--turns and --spent cannot be combined", "say one of them");
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
          timing.number() + " battle turns are more than anybody has",
          "the schedule of battle turns gives at most " + most);
    }
    return timing.number();
  }

  private Force attackingForce(int index, int turns) {
    Stack stack = request.attacker().get(index);
    String label = attackers.label(index);
    checkDistance(stack, "attacker", label);
    Force.Builder force = new Force.Builder(Side.ATTACKER, label).add(stack.present(), 0);
    List<Unit> all = new ArrayList<>(stack.present().units());
    for (Later later : stack.later()) {
      if (!(later instanceof Later.Joins joins)) {
        throw new BadRequest(
            "attacker",
            label + ": only a defending stack is reinforced or has a rearguard",
            "late joiners of an attacking stack are `joins spent 4: cav 3`");
      }
      int late = turns - turns(joins.timing(), "attacker");
      force.add(joins.units(), late > 0 ? late + 1 : 0);
      all.addAll(joins.units().units());
    }
    request.stacking().check(all, tables, "attacker", label);
    return built(force, "attacker", label);
  }

  private Force defendingForce(int index) {
    Stack stack = request.defender().get(index);
    String label = defenders.label(index);
    checkDistance(stack, "defender", label);
    if (stack.timing().isPresent() || !stack.against().isEmpty() || !stack.touches().isEmpty()) {
      throw new BadRequest(
          "defender",
          label + ": battle turns and targets are the attacker's",
          "put `turns`, `spent`, `against` and `touches` on an attacking stack");
    }
    Force.Builder force = new Force.Builder(Side.DEFENDER, label).add(stack.present(), 0);
    Later.Rearguard rearguard = null;
    for (Later later : stack.later()) {
      if (later instanceof Later.Arrives arrives) {
        force.add(arrives.units(), arrives.movement());
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
      force.relieve(rearguard.units(), rearguard.movement());
    }
    return built(force, "defender", label);
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
          parameter,
          label + " has no use for `distance`",
          "it belongs to the targets of a repulse");
    }
  }

  /** A stack ready for play, if it is not too large to be kept. */
  static Force built(Force.Builder force, String parameter, String label) {
    if (force.units() > Force.MAX_UNITS) {
      throw new BadRequest(
          parameter,
          label + " has " + force.units() + " units, late ones included",
          "a stack has at most " + Force.MAX_UNITS);
    }
    return force.build();
  }

  private List<Orders> orders(List<Integer> turns) {
    List<Orders> orders = new ArrayList<>();
    int met = 0;
    for (int i = 0; i < turns.size(); i++) {
      Orders own = orders(request.attacker().get(i), turns.get(i));
      orders.add(own);
      met |= own.contacts();
    }
    for (int i = 0; i < defenders.size(); i++) {
      if ((met & 1 << i) == 0) {
        throw new BadRequest(
            "defender",
            defenders.label(i) + " is in contact with nobody",
            "leave it out, or name it in an attacking stack's `against`");
      }
    }
    return orders;
  }

  private Orders orders(Stack stack, int turns) {
    int against = bits(defenders.among(stack.against(), "attacker"));
    int touches = bits(defenders.among(stack.touches(), "attacker"));
    int all = (1 << defenders.size()) - 1;
    return against != 0
        ? new Orders(turns, against, touches & ~against)
        : new Orders(turns, touches != 0 ? touches : all, 0);
  }

  private static int bits(Set<Integer> stacks) {
    int bits = 0;
    for (int stack : stacks) {
      bits |= 1 << stack;
    }
    return bits;
  }

  private Set<Modifier> defendersGround(int defender) {
    List<String> own = request.defender().get(defender).terrain();
    return own.isEmpty()
        ? Ground.features(request.terrain(), tables, "terrain")
        : Ground.features(own, tables, "defender");
  }

  private List<List<Ground>> advance() {
    List<List<Ground>> advance = new ArrayList<>();
    for (Stack stack : request.attacker()) {
      Set<Modifier> own = Ground.features(stack.terrain(), tables, "attacker");
      List<Ground> row = new ArrayList<>();
      for (int i = 0; i < request.defender().size(); i++) {
        row.add(across(defendersGround(i), own));
      }
      advance.add(row);
    }
    return advance;
  }

  /** What those attacked stand in, and a stream on whichever bank it was told of. */
  static Ground across(Set<Modifier> to, Set<Modifier> from) {
    Set<Modifier> features = new LinkedHashSet<>(to);
    for (Modifier modifier : from) {
      if (modifier.bothWays()) {
        features.add(modifier);
      }
    }
    return Ground.of(features);
  }

  private List<List<Ground>> counter() {
    List<List<Ground>> counter = new ArrayList<>();
    for (Stack stack : request.attacker()) {
      List<Ground> row = new ArrayList<>();
      for (int i = 0; i < request.defender().size(); i++) {
        row.add(counterGround(stack, defendersGround(i), tables));
      }
      counter.add(row);
    }
    return counter;
  }

  /** A counterattack meets the phasing stack's own terrain, and a stream from the other bank. */
  static Ground counterGround(Stack phasing, Set<Modifier> from, SixDaysTables tables) {
    return across(Ground.features(phasing.terrain(), tables, "attacker"), from);
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
