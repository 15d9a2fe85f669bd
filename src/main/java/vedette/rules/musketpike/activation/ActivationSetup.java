package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.musketpike.fire.FireTables;
import vedette.rules.musketpike.fire.PreparedShooter;
import vedette.rules.musketpike.fire.Shooter;
import vedette.rules.musketpike.melee.ColumnDoctrine;
import vedette.rules.musketpike.melee.MeleeAttack;
import vedette.rules.musketpike.melee.MeleeStacks;
import vedette.rules.musketpike.melee.MeleeTables;
import vedette.rules.musketpike.melee.OddLoss;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.Stack;
import vedette.rules.musketpike.units.StackBuilder;
import vedette.rules.musketpike.units.StackState;
import vedette.rules.musketpike.units.UnitTables;
import vedette.rules.musketpike.units.Wording;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * A prepared activation, with the actions of each {@link Phase}. An assault is an activation with
 * one attack, which further shooters support; a melee is the last part of an assault.
 */
public final class ActivationSetup implements Phase.Actions {
  /** A request for an activation of several stacks. */
  public record Request(
      @Field(text = "active stack and its target; repeatable", example = "hi2 16/16 ql7; against 1")
          @Allows(Wording.STACK + " against firesAt from contact")
          List<Stack> attacker,
      @Field(text = "enemy stack adjacent to active stacks; repeatable", example = "hi1 6/6 ql6")
          @Allows(Wording.STACK + " firesAt")
          List<Stack> defender,
      @Field(
              text = "artillery that fires before the attackers move; repeatable",
              optional = true,
              example = "art 12lb; range 4; fires-at 2")
          @Allows(Wording.BATTERY + " firesAt")
          List<Shooter> battery,
      @Field(text = Wording.TERRAIN, optional = true, example = "redoubt") List<String> terrain,
      @Field(
              text = "order in which defenders fire; stacks left out follow as listed",
              optional = true,
              example = "2,1")
          List<String> defensiveOrder,
      @Field(
              text = "order in which attackers fire; stacks left out follow as listed",
              optional = true,
              example = "2,1")
          List<String> advancingOrder,
      @Field(
              text = "order in which attackers go into melee; stacks left out follow as listed",
              optional = true,
              example = "2,1")
          List<String> meleeOrder,
      @Field(
              text =
                  "when attackers go into melee: never, always, best, at 125% (that column or"
                      + " better)",
              fallback = "always")
          ColumnDoctrine melee,
      @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
      @Field(
              text =
                  "order of the activation; march is for units in contact, one of which may rally"
                      + " at its end",
              fallback = "charge")
          AssaultEngagement.Request.Order order,
      @Field(text = Wording.ATTACKER_LOSSES, fallback = "strongest-first")
          OddLoss attackerLossOrder,
      @Field(text = Wording.DEFENDER_LOSSES, fallback = "strongest-first")
          OddLoss defenderLossOrder,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements ColumnDoctrine.HasMeleeDoctrines {
    /** Returns whether attackers may go in after their fire. */
    boolean mayGoIn(Optimization wish) {
      return !melee.isNever() || wish.frees(Side.ATTACKER);
    }
  }

  /** The additional shooters of a fight without any. */
  public static final BySide<List<Shooter>> NO_SUPPORT = new BySide<>(List.of(), List.of());

  private final Request request;
  private final Optimization wish;
  private final MeleeTables melee;
  private final StackBuilder stacks;
  private final Lineup lineup;
  private final ActivationOrders orders;
  private final BySide<List<Shooter>> support;
  private final Shots shots;
  private final List<MeleeStacks> meleeStacks;
  private final ActivationState drawnUp;

  /**
   * Prepares both sides.
   *
   * @param given function that makes the orders from the lineup
   * @param contact condition for attackers that are adjacent already and do not move
   * @param targets the reading by which shots find their targets
   * @param support additional shooters of each side
   */
  ActivationSetup(
      Request request,
      Optimization wish,
      Tables tables,
      Function<Lineup, ActivationOrders> given,
      Predicate<PreparedStack> contact,
      String targets,
      BySide<List<Shooter>> support) {
    this.request = request;
    this.wish = wish;
    this.support = support;
    melee = MeleeTables.of(tables);
    stacks = new StackBuilder(UnitTables.of(tables), request.variant());
    lineup = new Lineup(stacks, request.attacker(), request.defender(), request.terrain());
    orders = given.apply(lineup);
    shots = new Shots(FireTables.of(tables), request.variant(), targets);
    meleeStacks = orders.attacks(order(Side.ATTACKER, request.meleeOrder(), "meleeOrder"));
    drawnUp = lineup.first(contact.negate());
  }

  /** Returns the activation of a request. */
  public static Engagement<ActivationState, ActivationEngagement.Result> of(
      Request request, Optimization wish, Tables tables) {
    ActivationSetup made =
        new ActivationSetup(
            request,
            wish,
            tables,
            ActivationOrders::of,
            attacker -> attacker.stack().contact(),
            "MP-V15",
            NO_SUPPORT);
    made.checkMarch(attacker -> "write `; contact` after " + attacker.label());
    List<Action> actions = made.actions();
    NoFire noFire =
        NoFire.of(
            actions, made.drawnUp, "no enemy attacks its front, and `fires-at` names no target");
    return made.engagement(
        actions,
        1,
        (end, umpire) -> ActivationEngagement.Result.of(made.meleeStacks, end, umpire),
        ActivationMeasures.ofActivation(
            made.drawnUp,
            made.lineup.bothNames(),
            made.places(made.lineup.names().defender()::name),
            made.places(made.lineup.names().defender()::label)),
        Story.of(made.situation(noFire))
            .withSummary(noFire.summary(ActivationEngagement.Result.SUMMARY)));
  }

  StackBuilder stacks() {
    return stacks;
  }

  Lineup lineup() {
    return lineup;
  }

  /** Returns the state before the first action. */
  ActivationState initialState() {
    return drawnUp;
  }

  /** Returns the fight of these actions with its measures and its situation. */
  <R extends FightEnd> Engagement<ActivationState, R> engagement(
      List<Action> actions,
      int activations,
      ActivationEngagement.EndingRule<R> result,
      List<Measure<R>> measures,
      Story story) {
    return new ActivationEngagement<>(actions, activations, drawnUp, result)
        .engagement(
            measures,
            story,
            ColumnDoctrine.doctrine(
                melee,
                request.melee(),
                request.evade(),
                new BySide<>(request.attackerLossOrder(), request.defenderLossOrder())));
  }

  /** Returns the stacks of a side: those named in the request in their order, then the others. */
  private List<Integer> order(Side side, List<String> said, String parameter) {
    Set<Integer> order = new LinkedHashSet<>(lineup.names().of(side).indices(said, parameter));
    lineup.stacks().of(side).forEach(stack -> order.add(stack.index()));
    return List.copyOf(order);
  }

  /**
   * Returns the actions of all phases.
   *
   * @throws TextFault if artillery may have to check and has no quality
   */
  List<Action> actions() {
    lineup.checkGuns();
    return all();
  }

  /** Returns the fire of each battery at its targets. */
  @Override
  public List<Action> artilleryFire() {
    List<Action> actions = new ArrayList<>();
    Set<Integer> bombarded = new HashSet<>();
    List<PreparedShooter> batteries =
        PreparedShooter.all(request.battery(), "battery", "battery", stacks);
    for (int i = 0; i < batteries.size(); i++) {
      List<Integer> targets = orders.targets(request.battery().get(i), batteries.get(i));
      bombarded.addAll(targets);
      actions.add(shots.artilleryFire(batteries.get(i), targets));
    }
    orders.checkAllTakePart(bombarded);
    return actions;
  }

  /** Returns the fire of each defender at the attackers at its front, then that of its support. */
  @Override
  public List<Action> defensiveFire() {
    List<Action> actions = new ArrayList<>(shots.newPhase());
    for (int defender : order(Side.DEFENDER, request.defensiveOrder(), "defensiveOrder")) {
      PreparedStack stack = lineup.stacks().defender().get(defender);
      actions.addAll(shots.defensiveFire(stack, orders.targetsOf(stack)));
    }
    for (PreparedShooter shooter :
        PreparedShooter.all(support.defender(), "support", "defenderSupport", stacks)) {
      actions.add(shots.defensiveFire(shooter, order(Side.ATTACKER, List.of(), "attacker")));
    }
    return actions;
  }

  /** Returns the fire of each attacker at the stacks it goes against, then that of its support. */
  @Override
  public List<Action> advancingFire() {
    List<Action> actions = new ArrayList<>();
    for (int attacker : order(Side.ATTACKER, request.advancingOrder(), "advancingOrder")) {
      List<Integer> into = request.mayGoIn(wish) ? orders.against().get(attacker) : List.of();
      actions.add(
          shots.advancingFire(
              new ShotAction.Attacker(attacker, into, target -> orders.facing(attacker, target)),
              orders.targets(attacker)));
    }
    for (PreparedShooter shooter :
        PreparedShooter.all(support.attacker(), "support", "attackerSupport", stacks)) {
      actions.add(shots.advancingFire(shooter, orders.targetsNamed()));
    }
    return actions;
  }

  @Override
  public List<Action> melee() {
    List<Action> actions = new ArrayList<>(List.of(new Action.EndOfFire()));
    actions.addAll(melees(false));
    return actions;
  }

  /**
   * Returns each melee, followed by the checks of friends that make way for stacks it forces back
   * (MP14).
   *
   * @param chosen whether the attackers have already chosen to go in
   */
  List<Action> melees(boolean chosen) {
    List<Action> actions = new ArrayList<>();
    for (MeleeStacks meleeStacks : meleeStacks) {
      actions.add(
          new MeleeAction(
              meleeStacks, new MeleeAttack(Side.ATTACKER, melee, meleeStacks.from(), chosen)));
      for (Action.Displacement makesWay : lineup.displacements()) {
        if (meleeStacks.stacks().of(makesWay.side()).contains(makesWay.owner())) {
          actions.add(makesWay);
        }
      }
    }
    return actions;
  }

  /** Returns the rally of one unit under a march order. */
  @Override
  public List<Action> rally() {
    return request.order() == AssaultEngagement.Request.Order.MARCH
        ? List.of(new Action.MarchRally())
        : List.of();
  }

  /**
   * Checks that no attacker moves under a march order.
   *
   * @param remedy advice on how to give an attacker in contact
   * @throws TextFault if one moves
   */
  void checkMarch(Function<StackState, String> remedy) {
    Optional<StackState> moves = drawnUp.of(Side.ATTACKER).first(StackState::moving);
    if (request.order() == AssaultEngagement.Request.Order.MARCH && moves.isPresent()) {
      throw new TextFault(
          "order",
          "a march brings no unit into contact",
          remedy.apply(moves.get()) + ", or pass --order charge");
    }
  }

  /** Returns the name of the place of each attack, made of the names of its defenders. */
  private List<String> places(IntFunction<String> called) {
    return meleeStacks.stream()
        .map(
            meleeStacks ->
                meleeStacks.stacks().defender().stream()
                    .map(called::apply)
                    .collect(Collectors.joining(" and ")))
        .toList();
  }

  private List<Fact> situation(NoFire noFire) {
    List<Fact> facts = new ArrayList<>(lineup.situation());
    request
        .battery()
        .forEach(
            it -> facts.add(new Fact("artillery", PreparedShooter.described(it, stacks.tables()))));
    addFact(facts, "defensive fire", request.defensiveOrder());
    addFact(facts, "advancing fire", request.advancingOrder());
    addFact(facts, "melees", request.meleeOrder());
    addFact(facts, "melee", request.melee().toString(), "always");
    addFact(facts, "evades", request.evade().toString(), "never");
    addFact(facts, "order", EnumWords.word(request.order()), "charge");
    facts.addAll(noFire.facts());
    Variant.describe(request.variant(), facts);
    return List.copyOf(facts);
  }

  private static void addFact(List<Fact> facts, String label, List<String> order) {
    addFact(facts, label, String.join(", ", order), "");
  }

  private static void addFact(List<Fact> facts, String label, String said, String usual) {
    if (!said.equals(usual)) {
      facts.add(new Fact(label, said));
    }
  }
}
