package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.request.BadRequest;
import vedette.rules.Variant;
import vedette.rules.musketpike.TurnsState.Rallies;

/**
 * Draws up both sides for activations in a row: each once as the side that acts and once as the
 * other, for they change from one activation to the next.
 */
final class TurnsSetup {
  /** Hexes between both sides that are just out of contact. */
  static final int BACK = 2;

  private final TurnsRequest request;
  private final MusketPikeTables tables;
  private final Setup setup;
  private final List<TurnOrder> orders;
  private final BySide<Lineup> acting;
  private final FirePhases phases;

  private TurnsSetup(TurnsRequest request, MusketPikeTables tables) {
    this.request = request;
    this.tables = tables;
    setup = new Setup(tables, request.variant());
    phases = new FirePhases(tables);
    Stack attacker = request.attacker().calledAtLeast("attacker");
    Stack defender = request.defender().calledAtLeast("defender");
    acting =
        new BySide<>(
            Lineup.inTurns(setup, attacker, defender), Lineup.inTurns(setup, defender, attacker));
    orders = TurnOrder.all(request.orders());
    for (Side side : Side.values()) {
      check(side);
    }
  }

  private void check(Side side) {
    DrawnStack stack = stack(side);
    Setup.checkGunsQuality(stack, side.toString());
    for (TurnOrder order : orders) {
      if (order.side() != side) {
        continue;
      }
      boolean goes = order.kind() == TurnOrder.Kind.CHARGE || order.hexes() > 0;
      if (goes && holds(stack)) {
        throw new BadRequest(
            "orders",
            stack.label()
                + (stack.hasGuns() ? " has artillery" : " stands in terrain")
                + ", and `"
                + order
                + "` would leave it",
            "write march, fire, rally or pass; or leave the "
                + (stack.hasGuns() ? "artillery" : "terrain")
                + " out");
      }
      if (order.goesIn() && !holds(stack)) {
        Attack.check(acting.of(side).stacks().attacker(), acting.of(side).stacks().defender());
      }
    }
  }

  /** Whether a stack holds its place: it has artillery, or stands in terrain. */
  static boolean holds(DrawnStack stack) {
    return stack.hasGuns() || !stack.written().terrain().isEmpty();
  }

  /** The activations that were asked for. */
  static Turns of(TurnsRequest request, MusketPikeTables tables) {
    TurnsSetup made = new TurnsSetup(request, tables);
    AssaultState drawnUp = made.acting.attacker().first(it -> false);
    return new Turns(
        tables,
        made.orders,
        made.acting,
        made.activations(),
        new TurnsState(drawnUp, request.distance(), Rallies.NOBODY, null, false),
        new MusketPikeDoctrine(
            request.melee().firstColumn(tables, "melee"),
            request.evade().firstColumn(tables, "evade"),
            new BySide<>(OddLoss.STRONGEST_FIRST, OddLoss.STRONGEST_FIRST)),
        AssaultMeasures.ofTurns(drawnUp),
        made.situation());
  }

  private DrawnStack stack(Side side) {
    return acting.of(side).stacks().attacker().get(0);
  }

  /** What is done in each activation, by all the hexes that may then be between both sides. */
  private List<Map<Integer, List<Action>>> activations() {
    List<Map<Integer, List<Action>>> activations = new ArrayList<>();
    Set<Integer> before = new TreeSet<>(Set.of(request.distance()));
    for (TurnOrder order : orders) {
      Set<Integer> moved = new TreeSet<>(before);
      before.forEach(distance -> moved.add(order.moves(distance)));
      activations.add(moved.stream().collect(Collectors.toMap(it -> it, it -> actions(order, it))));
      before = apart(moved);
    }
    return List.copyOf(activations);
  }

  /** The hexes that may be between both sides after an activation: one or both may go back. */
  private Set<Integer> apart(Set<Integer> distances) {
    Set<Integer> apart = new TreeSet<>();
    int most = Side.values().length * Retreat.mostHexes(tables);
    for (int distance : distances) {
      IntStream.rangeClosed(distance, distance + most).forEach(apart::add);
    }
    return apart;
  }

  private List<Action> actions(TurnOrder order, int distance) {
    if (order.kind() == TurnOrder.Kind.PASS) {
      return List.of();
    }
    DrawnStack active = stack(order.side());
    List<Action> actions = artilleryFire(order, active, distance);
    if (distance > 1 || order.kind() == TurnOrder.Kind.RALLY) {
      return List.copyOf(actions);
    }
    if (request.variant().contains(MusketPikeVariant.CHECK_PER_PHASE)) {
      actions.add(new NewPhaseAction(Side.DEFENDER));
    }
    DrawnStack enemy = acting.of(order.side()).stacks().defender().get(0);
    actions.addAll(phases.defensiveFire(enemy, List.of(new FirePhases.Coming(0, Facing.FRONT))));
    boolean goesIn = order.goesIn() && !holds(active);
    if (active.hasUnit()) {
      List<Integer> into = goesIn && !request.melee().isNever() ? List.of(0) : List.of();
      actions.add(phases.advancingFire(new ShotAction.Attacker(0, into), List.of(0)));
    }
    if (goesIn) {
      actions.add(new MeleeAction(tables, Facing.FRONT, true));
    }
    return List.copyOf(actions);
  }

  /** The artillery given for the side that acts, and that which is stacked with its unit. */
  private List<Action> artilleryFire(TurnOrder order, DrawnStack active, int distance) {
    List<Action> actions = new ArrayList<>();
    boolean first = order.side() == Side.ATTACKER;
    String parameter = first ? "attackerBattery" : "defenderBattery";
    List<Shooter> written = first ? request.attackerBattery() : request.defenderBattery();
    for (DrawnShooter battery : setup.shooters(written, "battery", parameter)) {
      actions.add(phases.artilleryFire(battery, List.of(0)));
    }
    if (active.hasGuns() && active.gunsReach(distance)) {
      actions.add(phases.artilleryFire(new ShotAction.AttackingGuns(0, distance), List.of(0)));
    }
    return actions;
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(acting.attacker().situation());
    request
        .attackerBattery()
        .forEach(it -> facts.add(new Fact("attacker's artillery", setup.told(it))));
    request
        .defenderBattery()
        .forEach(it -> facts.add(new Fact("defender's artillery", setup.told(it))));
    facts.add(
        new Fact(
            "distance", request.distance() == 1 ? "in contact" : request.distance() + " hexes"));
    facts.add(
        new Fact(
            "orders", orders.stream().map(TurnOrder::toString).collect(Collectors.joining(", "))));
    facts.add(new Fact("melee", request.melee().toString()));
    if (!request.evade().isNever()) {
      facts.add(new Fact("evades", request.evade().toString()));
    }
    Variant.describe(request.variant(), facts);
    return List.copyOf(facts);
  }
}
