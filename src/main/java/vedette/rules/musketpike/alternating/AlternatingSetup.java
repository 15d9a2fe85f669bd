package vedette.rules.musketpike.alternating;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.musketpike.activation.Action;
import vedette.rules.musketpike.activation.ActivationState;
import vedette.rules.musketpike.activation.Lineup;
import vedette.rules.musketpike.activation.MeleeAction;
import vedette.rules.musketpike.activation.Phase;
import vedette.rules.musketpike.activation.ShotAction;
import vedette.rules.musketpike.activation.Shots;
import vedette.rules.musketpike.alternating.AlternatingEngagement.State.Rallies;
import vedette.rules.musketpike.fire.FireEngagement;
import vedette.rules.musketpike.fire.FireTables;
import vedette.rules.musketpike.fire.PreparedShooter;
import vedette.rules.musketpike.fire.Shooter;
import vedette.rules.musketpike.melee.ColumnDoctrine;
import vedette.rules.musketpike.melee.MeleeAttack;
import vedette.rules.musketpike.melee.MeleeStacks;
import vedette.rules.musketpike.melee.MeleeTables;
import vedette.rules.musketpike.melee.OddLoss;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.Stack;
import vedette.rules.musketpike.units.StackBuilder;
import vedette.rules.musketpike.units.UnitTables;
import vedette.rules.musketpike.units.Wording;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * The preparation of activations in a row: each side is prepared once as the side that acts and
 * once as the other, because roles change from one activation to the next.
 */
public final class AlternatingSetup {
  /** A request for activations of both sides in a row. */
  public record Request(
      @Field(text = "stack of the attacker", example = "hi2 16/16 ql7") @Allows("terrain retreat")
          Stack attacker,
      @Field(text = "stack of the defender", example = "hi2 16/16 ql7") @Allows("terrain retreat")
          Stack defender,
      @Field(
              text =
                  "orders by activation: charge, march, fire (a march without melee), rally, pass;"
                      + " `march 4`: to 4 hexes; `defender charge`: out of turn",
              example = "charge,march,charge,march")
          List<String> orders,
      @Field(
              text = "hexes between the stacks at the start; 1 is contact",
              fallback = "2",
              min = 1,
              max = 99)
          int distance,
      @Field(
              text =
                  "artillery that fires in every activation of the attacker except a pass;"
                      + " repeatable",
              optional = true,
              example = "art 12lb; range 4")
          @Allows(Wording.BATTERY)
          List<Shooter> attackerBattery,
      @Field(
              text =
                  "artillery that fires in every activation of the defender except a pass;"
                      + " repeatable",
              optional = true,
              example = "art 12lb; range 4")
          @Allows(Wording.BATTERY)
          List<Shooter> defenderBattery,
      @Field(
              text =
                  "when the active side goes into melee: never, always, best, at 125% (that column"
                      + " or better)",
              fallback = "always")
          ColumnDoctrine melee,
      @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements ColumnDoctrine.HasMeleeDoctrines {
    /** Returns both sides: each goes in during its own activations and evades in the enemy's. */
    @Override
    public Set<Side> decidingSides(String parameter) {
      return Set.of(Side.values());
    }

    /**
     * Returns the doctrines to try, without never for melee: it cannot be given for one side only.
     */
    @Override
    public List<String> doctrinesToTry(String parameter, Tables inForce) {
      return ColumnDoctrine.HasMeleeDoctrines.super.doctrinesToTry(parameter, inForce).stream()
          .filter(text -> !text.equals("never") || !parameter.equals("melee"))
          .toList();
    }

    /** Returns whether a side may go into melee after its fire if its order allows that. */
    boolean mayGoIn(Side side, Optimization wish) {
      return !melee.isNever() || wish.frees(side);
    }
  }

  /** The melee of the two stacks. */
  private static final MeleeStacks MELEE =
      new MeleeStacks(new BySide<>(List.of(0), List.of(0)), Facing.FRONT);

  /** The first sentence of an answer. */
  public static final String SUMMARY =
      "The attacker prevails {+success} of the time; "
          + "the defender prevails {-ending is defender prevails}. "
          + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

  private final Request request;
  private final Optimization wish;
  private final MeleeTables melee;
  private final StackBuilder stacks;
  private final List<AlternatingOrder> orders;
  private final BySide<Lineup> acting;
  private final Shots shots;

  private AlternatingSetup(Request request, Optimization wish, Tables tables) {
    this.request = request;
    this.wish = wish;
    melee = MeleeTables.of(tables);
    stacks = new StackBuilder(UnitTables.of(tables), request.variant());
    shots = new Shots(FireTables.of(tables), request.variant(), "MP-V7");
    Stack attacker = request.attacker().calledAtLeast("attacker");
    Stack defender = request.defender().calledAtLeast("defender");
    acting =
        new BySide<>(
            Lineup.inTurns(stacks, attacker, defender), Lineup.inTurns(stacks, defender, attacker));
    orders = AlternatingOrder.all(request.orders());
    acting.forEach((side, lineup) -> check(side));
  }

  /** Returns whether a side has an activation that is not a pass. */
  private boolean acts(Side side) {
    return orders.stream()
        .anyMatch(it -> it.side() == side && it.kind() != AlternatingOrder.Kind.PASS);
  }

  private void check(Side side) {
    PreparedStack stack = stack(side);
    StackBuilder.checkGunsQuality(stack, side.toString());
    for (AlternatingOrder order : orders) {
      if (order.side() != side) {
        continue;
      }
      boolean goes = order.kind() == AlternatingOrder.Kind.CHARGE || order.hexes() > 0;
      if (goes && AlternatingEngagement.holds(stack)) {
        throw new TextFault(
            "orders",
            stack.label()
                + (stack.hasGuns() ? " has artillery" : " is in terrain")
                + " and cannot leave it with `"
                + order
                + "`",
            "write march, fire, rally or pass, or leave out the "
                + (stack.hasGuns() ? "artillery" : "terrain"));
      }
      if (order.goesIn() && !AlternatingEngagement.holds(stack)) {
        MeleeStacks.check(acting.of(side).stacks().attacker(), acting.of(side).stacks().defender());
      }
    }
  }

  /** Returns the fight of a request. */
  public static Engagement<AlternatingEngagement.State, AlternatingResult> of(
      Request request, Optimization wish, Tables tables) {
    AlternatingSetup made = new AlternatingSetup(request, wish, tables);
    ActivationState drawnUp = made.acting.attacker().first(it -> false);
    AlternatingEngagement turns =
        new AlternatingEngagement(
            made.orders,
            made.acting,
            made.orders.stream().map(made::actions).toList(),
            new AlternatingEngagement.State(
                drawnUp, request.distance(), Phase.ARTILLERY_FIRE, Rallies.NOBODY, null, false));
    return Engagement.of(
            turns,
            AlternatingResult.measures(drawnUp),
            Story.of(made.situation()).withOpening(turns::opening).withSummary(made.summary()))
        .decidedBy(
            ColumnDoctrine.doctrine(
                made.melee,
                request.melee(),
                request.evade(),
                new BySide<>(OddLoss.STRONGEST_FIRST, OddLoss.STRONGEST_FIRST)))
        .leaving(AlternatingResult::survivors);
  }

  private PreparedStack stack(Side side) {
    return acting.of(side).stacks().attacker().get(0);
  }

  private AlternatingEngagement.OrderedActions actions(AlternatingOrder order) {
    if (order.kind() == AlternatingOrder.Kind.PASS) {
      return new AlternatingEngagement.OrderedActions(
          hexes -> List.of(), inContact(phase -> List.of()));
    }
    PreparedStack active = stack(order.side());
    List<Action> batteries = batteries(order.side());
    return new AlternatingEngagement.OrderedActions(
        hexes -> artilleryFire(order, batteries, active, hexes),
        inContact(phase -> inContact(phase, order, active)));
  }

  private static Map<Phase, List<Action>> inContact(Function<Phase, List<Action>> actions) {
    Map<Phase, List<Action>> byPhase = new EnumMap<>(Phase.class);
    AlternatingEngagement.OrderedActions.IN_CONTACT.forEach(
        phase -> byPhase.put(phase, actions.apply(phase)));
    return byPhase;
  }

  private static String batteryParameter(Side side) {
    return side == Side.ATTACKER ? "attackerBattery" : "defenderBattery";
  }

  /** Returns the shots of the batteries given for a side, which stay at their range. */
  private List<Action> batteries(Side side) {
    List<Shooter> written =
        side == Side.ATTACKER ? request.attackerBattery() : request.defenderBattery();
    List<Action> fire = new ArrayList<>();
    for (PreparedShooter battery :
        PreparedShooter.all(written, "battery", batteryParameter(side), stacks)) {
      fire.add(shots.artilleryFire(battery, List.of(0)));
    }
    return List.copyOf(fire);
  }

  /**
   * Returns the shots of the batteries, then of the artillery stacked with the unit if the enemy is
   * in range. A side under a rally order leaves contact, and artillery that fires does not move; so
   * in contact it does not fire (MP-V17).
   */
  private List<Action> artilleryFire(
      AlternatingOrder order, List<Action> batteries, PreparedStack active, int hexes) {
    boolean leaves = order.kind() == AlternatingOrder.Kind.RALLY && hexes <= 1;
    if (leaves || !active.hasGuns() || !active.gunsReach(hexes)) {
      return batteries;
    }
    List<Action> fire = new ArrayList<>(batteries);
    fire.add(shots.artilleryFire(new ShotAction.AttackingGuns(0, hexes), List.of(0)));
    return fire;
  }

  private List<Action> inContact(Phase phase, AlternatingOrder order, PreparedStack active) {
    if (order.kind() == AlternatingOrder.Kind.RALLY) {
      return List.of();
    }
    boolean goesIn = order.goesIn() && !AlternatingEngagement.holds(active);
    return switch (phase) {
      case DEFENSIVE_FIRE -> defensiveFire(acting.of(order.side()).stacks().defender().get(0));
      case ADVANCING_FIRE -> active.hasUnit() ? advancingFire(order, goesIn) : List.of();
      case MELEE -> goesIn ? List.of(melee(order)) : List.of();
      default -> throw new IllegalArgumentException(phase + " needs no contact");
    };
  }

  private List<Action> defensiveFire(PreparedStack enemy) {
    List<Action> actions = new ArrayList<>(shots.newPhase());
    actions.addAll(shots.defensiveFire(enemy, List.of(new Shots.Approach(0, Facing.FRONT))));
    return List.copyOf(actions);
  }

  private List<Action> advancingFire(AlternatingOrder order, boolean goesIn) {
    List<Integer> into = goesIn && request.mayGoIn(order.side(), wish) ? List.of(0) : List.of();
    return List.of(
        shots.advancingFire(new ShotAction.Attacker(0, into, target -> Facing.FRONT), List.of(0)));
  }

  private Action melee(AlternatingOrder order) {
    return new MeleeAction(MELEE, new MeleeAttack(order.side(), melee, Facing.FRONT, false));
  }

  /**
   * Returns the reason why artillery of a side does not fire at first; "" if it does, or there is
   * none.
   */
  private String noFireReason(Side side) {
    PreparedStack stack = stack(side);
    if (!stack.hasGuns()) {
      return "";
    }
    if (!acts(side)) {
      return stack.gunsLabel()
          + ": its side never acts, so it fires only at enemies that move adjacent";
    }
    if (stack.stack().units().guns().orElseThrow().disordered()) {
      return stack.gunsLabel() + " is disordered at the start";
    }
    return stack.gunsReach(request.distance())
        ? ""
        : stack.gunsLabel() + " does not reach " + request.distance() + " hexes";
  }

  private String summary() {
    int activations = orders.size();
    String undecided =
        "; undecided after "
            + (activations == 1 ? "1 activation" : activations + " activations")
            + ": {?ending is neither prevails}";
    return SUMMARY.replace(". Average", undecided + ". Average");
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(acting.attacker().situation());
    request
        .attackerBattery()
        .forEach(
            it ->
                facts.add(
                    new Fact(
                        "attacker's artillery", PreparedShooter.described(it, stacks.tables()))));
    request
        .defenderBattery()
        .forEach(
            it ->
                facts.add(
                    new Fact(
                        "defender's artillery", PreparedShooter.described(it, stacks.tables()))));
    facts.add(
        new Fact(
            "distance", request.distance() == 1 ? "in contact" : request.distance() + " hexes"));
    facts.add(
        new Fact(
            "orders",
            orders.stream().map(AlternatingOrder::toString).collect(Collectors.joining(", "))));
    for (Side side : Side.values()) {
      boolean rallies =
          orders.stream()
              .anyMatch(it -> it.side() == side && it.kind() == AlternatingOrder.Kind.RALLY);
      if (rallies && AlternatingEngagement.staysInContact(stack(side))) {
        String way =
            AlternatingEngagement.holds(stack(side)) ? "holds its place" : "has no retreat route";
        facts.add(
            new Fact(
                "rally",
                stack(side).label() + " " + way + ": in contact it takes no part (MP-V17)"));
      }
    }
    facts.add(new Fact("melee", request.melee().toString()));
    if (!request.evade().isNever()) {
      facts.add(new Fact("evades", request.evade().toString()));
    }
    for (Side side : Side.values()) {
      boolean never = !acts(side) && !batteries(side).isEmpty();
      facts.addAll(
          FireEngagement.noFire(never ? side + "'s artillery: the " + side + " never acts" : ""));
      facts.addAll(FireEngagement.noFire(noFireReason(side)));
    }
    Variant.describe(request.variant(), facts);
    return List.copyOf(facts);
  }
}
