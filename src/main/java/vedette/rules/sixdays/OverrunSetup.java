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
import vedette.table.Modifier;

/** Draws up a row of overruns as the request has it, and says what cannot be. */
final class OverrunSetup {
  private final SixDaysTables tables;
  private final RepulseRequest request;
  private final SixDaysDoctrine doctrine;
  private final Names attackers;
  private final Names defenders;

  private OverrunSetup(RepulseRequest request, SixDaysTables tables) {
    this.tables = tables;
    this.request = request;
    attackers = Stack.names(Side.ATTACKER, List.of(request.attacker()));
    defenders = Stack.names(Side.DEFENDER, request.defender());
    doctrine =
        new SixDaysDoctrine(
            request.attackerLosses(),
            request.defenderLosses(),
            request.counterattack(),
            request.stop(),
            request.press());
  }

  /** The overruns that were asked for. */
  static Overrun overrun(RepulseRequest request, SixDaysTables tables) {
    return new OverrunSetup(request, tables).overrun();
  }

  private Overrun overrun() {
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    defenders.take(taken);
    BattleSetup.checkDistance(request.attacker(), "attacker", attackers.label(0));
    Roster attacker = roster(request.attacker(), attackers, 0);
    List<Overrun.Target> targets = new ArrayList<>();
    int moved = 0;
    for (int i = 0; i < request.defender().size(); i++) {
      moved += distance(request.defender().get(i));
      targets.add(target(i, moved, attacker));
    }
    if (!targets.get(0).reachable()) {
      throw new BadRequest(
          "movement",
          "the first target is out of reach",
          "it takes " + distance(request.defender().get(0)) + " movement points");
    }
    return new Overrun(
        attackers.label(0),
        List.copyOf(targets),
        fights(),
        doctrine,
        OverrunResult.measures(defenders, fights()),
        situation());
  }

  private static int distance(Stack stack) {
    return stack.distance().orElse(1);
  }

  private boolean fights() {
    return request.due() == RepulseRequest.Due.FIGHT;
  }

  /**
   * A target.
   *
   * @param moved movement points to come adjacent to it, from the first place on
   */
  private Overrun.Target target(int index, int moved, Roster attacker) {
    Stack stack = request.defender().get(index);
    Roster target = roster(stack, defenders, index);
    int turnsDue = tables.battleTurns(request.spent() + moved);
    Set<Modifier> to = Ground.features(stack, request.terrain(), tables);
    Set<Modifier> from = Ground.features(request.attacker().terrain(), tables, "attacker");
    Contacts contacts =
        new Contacts(
            tables,
            new BySide<>(attacker, target),
            List.of(new Orders(turnsDue, StackSet.of(0), StackSet.NONE)),
            List.of(List.of(Ground.between(from, to))));
    Battle battle = new Battle(contacts, doctrine, List.of(), List.of());
    return new Overrun.Target(battle, moved <= request.movement().orElse(moved), turnsDue);
  }

  private Roster roster(Stack stack, Names names, int index) {
    String parameter = names.side().toString();
    String label = names.label(index);
    if (stack.timing().isPresent()
        || !stack.later().isEmpty()
        || !stack.against().isEmpty()
        || !stack.touches().isEmpty()) {
      throw new BadRequest(
          parameter,
          label + " has a clause that a repulse does not use",
          "use `in` and `distance`; give movement with --movement and --spent");
    }
    request.stacking().check(stack.present().units(), tables, parameter, label);
    return new RosterBuilder(names.side()).stack(label).add(stack.present(), 0).build();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    String left =
        request.movement().isPresent() ? request.movement().getAsInt() + " left" : "enough left";
    facts.add(
        Situation.stack(
            attackers.label(0),
            request.attacker(),
            request.spent() + " movement points expended, " + left,
            request.attacker().terrain()));
    for (int i = 0; i < request.defender().size(); i++) {
      Stack stack = request.defender().get(i);
      int distance = distance(stack);
      facts.add(
          Situation.stack(
              defenders.label(i),
              stack,
              distance + (distance == 1 ? " movement point away" : " movement points away"),
              stack.terrain().isEmpty() ? request.terrain() : stack.terrain()));
    }
    Situation.doctrine(facts, "presses", request.press().toString(), "always");
    if (fights()) {
      Situation.doctrine(facts, "counterattack", request.counterattack().toString(), "never");
      Situation.doctrine(facts, "stops", request.stop().toString(), "never");
    }
    Situation.losses(facts, "attacker", request.attackerLosses());
    Situation.losses(facts, "defender", request.defenderLosses());
    return facts;
  }
}
