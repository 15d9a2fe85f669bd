package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.problem.TextFault;
import vedette.rules.Variant;

/** Draws up an activation: its phases in their order, in each of them all who take part (MP9). */
final class ActivationSetup {
  private final ActivationRequest request;
  private final MusketPikeTables tables;
  private final Setup setup;
  private final Lineup lineup;
  private final ActivationOrders orders;
  private final FirePhases phases;
  private final List<Attack> attacks;
  private final AssaultState drawnUp;

  private ActivationSetup(ActivationRequest request, MusketPikeTables tables) {
    this.request = request;
    this.tables = tables;
    setup = new Setup(tables, request.variant());
    lineup = new Lineup(setup, request.attacker(), request.defender(), request.terrain());
    lineup.checkGuns();
    orders = ActivationOrders.of(lineup);
    phases = new FirePhases(tables);
    attacks = orders.attacks(order(Side.ATTACKER, request.meleeOrder(), "meleeOrder"));
    drawnUp = lineup.first(attacker -> !attacker.written().contact());
  }

  /** The activation that was asked for. */
  static Engagement<AssaultState, ActivationResult> of(
      ActivationRequest request, MusketPikeTables tables) {
    ActivationSetup made = new ActivationSetup(request, tables);
    List<Action> actions = made.actions();
    Silence silence =
        Silence.of(actions, made.drawnUp, "nobody comes at the front, and `fires-at` names nobody");
    return new Activation(actions, made.attacks, made.drawnUp)
        .engagement(
            AssaultMeasures.ofActivation(
                made.drawnUp,
                made.lineup.bothNames(),
                made.places(made.lineup.names().defender()::name),
                made.places(made.lineup.names().defender()::label)),
            made.situation(silence),
            made.setup.doctrine(
                request.melee(),
                request.evade(),
                new BySide<>(request.attackerLosses(), request.defenderLosses())))
        .summedUp(silence.summary(Activation.SUMMARY));
  }

  /** Stacks of a side: those named in their order, then the others. */
  private List<Integer> order(Side side, List<String> said, String parameter) {
    Set<Integer> order = new LinkedHashSet<>(lineup.names().of(side).among(said, parameter));
    lineup.stacks().of(side).forEach(stack -> order.add(stack.index()));
    return List.copyOf(order);
  }

  private List<Action> actions() {
    List<Action> actions = new ArrayList<>(artilleryFire());
    if (request.variant().contains(MusketPikeVariant.CHECK_PER_PHASE)) {
      actions.add(new NewPhaseAction(Side.DEFENDER));
    }
    actions.addAll(defensiveFire());
    actions.addAll(advancingFire());
    actions.add(new FireEndsAction());
    attacks.forEach(attack -> actions.addAll(melee(attack)));
    if (request.order() == AssaultRequest.Order.MARCH) {
      checkMarch();
      actions.add(new MarchRallyAction());
    }
    return List.copyOf(actions);
  }

  private List<Action> artilleryFire() {
    List<Action> actions = new ArrayList<>();
    Set<Integer> bombarded = new HashSet<>();
    List<DrawnShooter> batteries = setup.shooters(request.battery(), "battery", "battery");
    for (int i = 0; i < batteries.size(); i++) {
      List<Integer> targets = orders.targets(request.battery().get(i), batteries.get(i));
      bombarded.addAll(targets);
      actions.add(phases.artilleryFire(batteries.get(i), targets));
    }
    orders.checkAllTakePart(bombarded);
    return actions;
  }

  private List<Action> defensiveFire() {
    List<Action> actions = new ArrayList<>();
    for (int defender : order(Side.DEFENDER, request.defensiveOrder(), "defensiveOrder")) {
      DrawnStack stack = lineup.stacks().defender().get(defender);
      actions.addAll(phases.defensiveFire(stack, orders.coming(stack)));
    }
    return actions;
  }

  private List<Action> advancingFire() {
    List<Action> actions = new ArrayList<>();
    for (int attacker : order(Side.ATTACKER, request.advancingOrder(), "advancingOrder")) {
      List<Integer> into = request.melee().isNever() ? List.of() : orders.against().get(attacker);
      actions.add(
          phases.advancingFire(new ShotAction.Attacker(attacker, into), orders.targets(attacker)));
    }
    return actions;
  }

  /** A melee, and who makes way for those it forces back, before the next (MP14). */
  private List<Action> melee(Attack attack) {
    List<Action> actions = new ArrayList<>();
    actions.add(new Attack.Part(attack, new MeleeAction(tables, attack.from(), true)));
    for (DisplacementAction makesWay : lineup.displacements()) {
      if (attack.stacks().of(makesWay.side()).contains(makesWay.owner())) {
        actions.add(makesWay);
      }
    }
    return actions;
  }

  private void checkMarch() {
    for (DrawnStack attacker : lineup.stacks().attacker()) {
      if (!attacker.written().contact()) {
        throw new TextFault(
            "order",
            "a march brings nobody into contact",
            "write `; contact` behind " + attacker.label() + ", or use --order charge");
      }
    }
  }

  /** The place that each attack goes into, as its defenders are called. */
  private List<String> places(IntFunction<String> called) {
    return attacks.stream()
        .map(
            attack ->
                attack.stacks().defender().stream()
                    .map(called::apply)
                    .collect(Collectors.joining(" and ")))
        .toList();
  }

  private List<Fact> situation(Silence silence) {
    List<Fact> facts = new ArrayList<>(lineup.situation());
    request.battery().forEach(it -> facts.add(new Fact("artillery", setup.told(it))));
    tell(facts, "defensive fire", request.defensiveOrder());
    tell(facts, "advancing fire", request.advancingOrder());
    tell(facts, "melees", request.meleeOrder());
    tell(facts, "melee", request.melee().toString(), "always");
    tell(facts, "evades", request.evade().toString(), "never");
    tell(facts, "order", EnumWords.word(request.order()), "charge");
    facts.addAll(silence.facts());
    Variant.describe(request.variant(), facts);
    return List.copyOf(facts);
  }

  private static void tell(List<Fact> facts, String label, List<String> order) {
    tell(facts, label, String.join(", ", order), "");
  }

  private static void tell(List<Fact> facts, String label, String said, String usual) {
    if (!said.equals(usual)) {
      facts.add(new Fact(label, said));
    }
  }
}
