package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.sixdays.Lines.Orders;

/** Draws up a row of overruns as the request has it, and says what cannot be. */
final class OverrunDeployment {
  private final SixDaysTables tables;
  private final RepulseRequest request;
  private final SixDaysDoctrine doctrine;

  private OverrunDeployment(RepulseRequest request, SixDaysTables tables) {
    this.tables = tables;
    this.request = request;
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
    return new OverrunDeployment(request, tables).overrun();
  }

  private Overrun overrun() {
    Names names = Stack.names(Side.DEFENDER, request.defender());
    Names attackers = Stack.names(Side.ATTACKER, List.of(request.attacker()));
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    names.take(taken);
    String name = attackers.label(0);
    Deployment.checkDistance(request.attacker(), "attacker", name);
    Force attacker = force(Side.ATTACKER, request.attacker(), "attacker", name);
    List<Overrun.Target> targets = new ArrayList<>();
    List<Fact> facts = new ArrayList<>();
    facts.add(
        Situation.stack(
            name,
            request.attacker(),
            request.spent()
                + " movement points expended, "
                + (request.movement().isPresent()
                    ? request.movement().getAsInt() + " left"
                    : "enough left"),
            request.attacker().terrain()));
    boolean fought = request.due() == RepulseRequest.Due.FIGHT;
    int moved = 0;
    for (int i = 0; i < request.defender().size(); i++) {
      Stack stack = request.defender().get(i);
      int distance = stack.distance().orElse(1);
      moved += distance;
      Force force = force(Side.DEFENDER, stack, "defender", names.label(i));
      int turnsDue = tables.battleTurns(request.spent() + moved);
      Ground ground = ground(stack);
      Battle battle =
          new Battle(
              tables,
              new Lines(
                  List.of(attacker),
                  List.of(force),
                  List.of(new Orders(turnsDue, 1, 0)),
                  List.of(List.of(ground)),
                  List.of(List.of(counterGround(stack)))),
              doctrine,
              List.of(),
              List.of());
      targets.add(
          new Overrun.Target(
              force, ground, moved <= request.movement().orElse(moved), turnsDue, battle));
      facts.add(
          Situation.stack(
              force.label(),
              stack,
              distance + (distance == 1 ? " movement point away" : " movement points away"),
              terrain(stack)));
    }
    if (!targets.get(0).reachable()) {
      throw new BadRequest(
          "movement",
          "the first target is out of reach",
          "it takes " + request.defender().get(0).distance().orElse(1) + " movement points");
    }
    Situation.doctrine(facts, "presses", request.press().toString(), "always");
    if (fought) {
      Situation.doctrine(facts, "counterattack", request.counterattack().toString(), "never");
      Situation.doctrine(facts, "stops", request.stop().toString(), "never");
    }
    Situation.losses(facts, "attacker", request.attackerLosses());
    Situation.losses(facts, "defender", request.defenderLosses());
    return new Overrun(
        tables,
        attacker,
        List.copyOf(targets),
        fought,
        doctrine,
        OverrunResult.measures(names, fought),
        facts);
  }

  private Force force(Side side, Stack stack, String parameter, String label) {
    if (stack.timing().isPresent()
        || !stack.later().isEmpty()
        || !stack.against().isEmpty()
        || !stack.touches().isEmpty()) {
      throw new BadRequest(
          parameter,
          label + " has a clause that a repulse has no use for",
          "use `in` and `distance`; movement is told by --movement and --spent");
    }
    request.stacking().check(stack.present().units(), tables, parameter, label);
    return Deployment.built(
        new Force.Builder(side, label).add(stack.present(), 0), parameter, label);
  }

  private List<String> terrain(Stack stack) {
    return stack.terrain().isEmpty() ? request.terrain() : stack.terrain();
  }

  private Ground ground(Stack stack) {
    return Deployment.across(
        Ground.features(terrain(stack), tables, stack.terrain().isEmpty() ? "terrain" : "defender"),
        Ground.features(request.attacker().terrain(), tables, "attacker"));
  }

  /** Where the overrunning stack stands when it is counterattacked in the battle turns due. */
  private Ground counterGround(Stack stack) {
    return Deployment.counterGround(
        request.attacker(), Ground.features(terrain(stack), tables, "defender"), tables);
  }
}
