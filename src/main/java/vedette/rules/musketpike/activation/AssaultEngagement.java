package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.musketpike.fire.FireEngagement;
import vedette.rules.musketpike.fire.PreparedShooter;
import vedette.rules.musketpike.fire.Shooter;
import vedette.rules.musketpike.melee.ColumnDoctrine;
import vedette.rules.musketpike.melee.ColumnDoctrine.EvadeChoice;
import vedette.rules.musketpike.melee.OddLoss;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.Stack;
import vedette.rules.musketpike.units.StackState;
import vedette.rules.musketpike.units.UnitTables;
import vedette.rules.musketpike.units.Wording;
import vedette.source.TextFault;
import vedette.table.Tables;

/** A melee or an assault, prepared as an activation of one attack. */
public final class AssaultEngagement {
  /** A request for an assault. */
  public record Request(
      @Field(text = Wording.ATTACKER, example = "hi2 16/16 ql7") @Allows(Wording.STACK)
          List<Stack> attacker,
      @Field(text = Wording.DEFENDER, example = "li 1/1 ql4, art 12lb ql6; in redoubt")
          @Allows(Wording.STACK)
          List<Stack> defender,
      @Field(
              text = "artillery that fires before the attacker moves; repeatable",
              optional = true,
              example = "art 12lb; range 4")
          @Allows(Wording.BATTERY)
          List<Shooter> battery,
      @Field(
              text = "other unit that gives advancing fire; repeatable",
              optional = true,
              example = "li 2/2")
          @Allows(Wording.SHOOTER)
          List<Shooter> attackerSupport,
      @Field(
              text = "other unit that gives defensive fire; repeatable",
              optional = true,
              example = "hi1 6/6")
          @Allows(Wording.SHOOTER)
          List<Shooter> defenderSupport,
      @Field(text = Wording.TERRAIN, optional = true, example = "redoubt") List<String> terrain,
      @Field(text = Wording.FROM, fallback = "front") Facing from,
      @Field(text = "the attackers are adjacent and do not move first", optional = true)
          boolean contact,
      @Field(
              text =
                  "when the attacker goes into melee: never, always, best, at 125% (that column or"
                      + " better)",
              fallback = "always")
          ColumnDoctrine melee,
      @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
      @Field(text = "activations of the assault", fallback = "1", min = 1, max = 99) int turns,
      @Field(text = "sides that may rally a unit between two activations", fallback = "none")
          Rally rally,
      @Field(
              text =
                  "order of the attacker; march is for units in contact, one of which may rally at"
                      + " its end",
              fallback = "charge")
          Order order,
      @Field(text = Wording.ATTACKER_LOSSES, fallback = "strongest-first")
          OddLoss attackerLossOrder,
      @Field(text = Wording.DEFENDER_LOSSES, fallback = "strongest-first")
          OddLoss defenderLossOrder,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements ColumnDoctrine.HasMeleeDoctrines {

    /** Returns the assault as an activation of one attack, with each side in the order listed. */
    ActivationSetup.Request activation() {
      return new ActivationSetup.Request(
          attacker,
          defender,
          battery,
          terrain,
          List.of(),
          List.of(),
          List.of(),
          melee,
          evade,
          order,
          attackerLossOrder,
          defenderLossOrder,
          variant);
    }

    /** The order of the attackers' activation. */
    enum Order {
      /** No unit rallies. */
      CHARGE,
      /** Units in contact may stay and fight, and one rallies at the end. */
      MARCH
    }

    /** The sides that may rally. */
    public enum Rally {
      NONE,
      ATTACKER,
      DEFENDER,
      BOTH
    }
  }

  /** A request for a melee. */
  public record MeleeRequest(
      @Field(text = Wording.ATTACKER, example = "hi2 16/16 ql7") @Allows(Wording.STACK)
          List<Stack> attacker,
      @Field(text = Wording.DEFENDER, example = "hi2 19/20 ql5 disordered; in wall")
          @Allows(Wording.STACK)
          List<Stack> defender,
      @Field(text = Wording.TERRAIN, optional = true, example = "redoubt") List<String> terrain,
      @Field(text = Wording.FROM, fallback = "front") Facing from,
      @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
      @Field(text = Wording.ATTACKER_LOSSES, fallback = "strongest-first")
          OddLoss attackerLossOrder,
      @Field(text = Wording.DEFENDER_LOSSES, fallback = "strongest-first")
          OddLoss defenderLossOrder,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements ColumnDoctrine.HasMeleeDoctrines {

    /** Returns the melee as an activation of attackers in contact that always go in. */
    ActivationSetup.Request activation() {
      return new ActivationSetup.Request(
          attacker,
          defender,
          List.of(),
          terrain,
          List.of(),
          List.of(),
          List.of(),
          ColumnDoctrine.ALWAYS,
          evade,
          Request.Order.CHARGE,
          attackerLossOrder,
          defenderLossOrder,
          variant);
    }
  }

  private final ActivationSetup activation;
  private final List<Fact> situation;

  private AssaultEngagement(
      ActivationSetup.Request request,
      Optimization wish,
      Tables tables,
      Facing from,
      boolean contact,
      BySide<List<Shooter>> support) {
    activation =
        new ActivationSetup(
            request,
            wish,
            tables,
            lineup -> ActivationOrders.ofOneAttack(lineup, from),
            attacker -> contact,
            "MP-V7",
            support);
    situation = new ArrayList<>(activation.lineup().situation());
  }

  /** The first sentence of a melee without fire before it. */
  public static final String MELEE_SUMMARY =
      "In melee, without fire before it, the attacker takes the position {+success} of the time; "
          + "and retreats {-attackerRetreated}. "
          + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

  /** Returns the melee of a request: the last actions of an assault. */
  public static Engagement<ActivationState, ActivationState> melee(
      MeleeRequest request, Optimization wish, Tables tables) {
    AssaultEngagement made =
        new AssaultEngagement(
            request.activation(), wish, tables, request.from(), true, ActivationSetup.NO_SUPPORT);
    made.addFacts("from", request.from().toString(), "front");
    made.tellEvasion(request.evade());
    made.situation.addAll(
        FireEngagement.noFire("melee only; `assault` includes the fire before it"));
    Variant.describe(request.variant(), made.situation);
    return made.fight(
        made.activation.melees(true), 1, false, ActivationState.summary(MELEE_SUMMARY));
  }

  /** Returns the assault of a request. */
  public static Engagement<ActivationState, ActivationState> assault(
      Request request, Optimization wish, Tables tables) {
    AssaultEngagement made =
        new AssaultEngagement(
            request.activation(),
            wish,
            tables,
            request.from(),
            request.contact(),
            new BySide<>(request.attackerSupport(), request.defenderSupport()));
    List<Action> actions = rallies(request);
    actions.addAll(made.activation.actions());
    made.activation.checkMarch(attacker -> "add --contact");
    checkActivations(request);
    NoFire noFire = NoFire.of(actions, made.initialState(), "no enemy attacks its front");
    made.addFacts(request, noFire);
    return made.fight(
        actions,
        request.turns(),
        true,
        ActivationState.summary(ActivationState.SUMMARY) + noFire.clause());
  }

  private ActivationState initialState() {
    return activation.initialState();
  }

  private Engagement<ActivationState, ActivationState> fight(
      List<Action> actions, int activations, boolean inAssault, String summary) {
    return activation.engagement(
        List.copyOf(actions),
        activations,
        (end, umpire) -> end,
        ActivationMeasures.of(initialState(), activation.lineup().bothNames(), inAssault),
        Story.of(List.copyOf(situation)).withSummary(summary));
  }

  private void addFacts(Request request, NoFire noFire) {
    UnitTables tables = activation.stacks().tables();
    request
        .battery()
        .forEach(it -> situation.add(new Fact("artillery", PreparedShooter.described(it, tables))));
    request
        .attackerSupport()
        .forEach(it -> situation.add(new Fact("attacking", PreparedShooter.described(it, tables))));
    request
        .defenderSupport()
        .forEach(it -> situation.add(new Fact("defending", PreparedShooter.described(it, tables))));
    situation.add(
        new Fact(
            "attack",
            request.contact() ? "adjacent already" : "moves adjacent first" + disordered()));
    addFacts("from", request.from().toString(), "front");
    addFacts("melee", request.melee().toString(), "always");
    tellEvasion(request.evade());
    addFacts("turns", String.valueOf(request.turns()), "1");
    addFacts("order", EnumWords.word(request.order()), "charge");
    addFacts("rallies", EnumWords.word(request.rally()), "none");
    situation.addAll(noFire.facts());
    Variant.describe(request.variant(), situation);
  }

  private String disordered() {
    return initialState()
            .of(Side.ATTACKER)
            .isAny(it -> it.moving() && it.stack().ground().obstructed())
        ? ", disordered by the ground there"
        : "";
  }

  private void addFacts(String label, String said, String usual) {
    if (!said.equals(usual)) {
      situation.add(new Fact(label, said));
    }
  }

  private void tellEvasion(ColumnDoctrine evade) {
    List<StackState> attackers = initialState().of(Side.ATTACKER).standing();
    boolean able =
        initialState()
            .of(Side.DEFENDER)
            .isAny(it -> it.stands() && EvadeChoice.isOpenTo(it, attackers));
    String none = able || evade.isNever() ? "" : ", but none of these units can";
    addFacts("evades", evade + none, "never");
  }

  private static void checkActivations(Request request) {
    if (request.order() == Request.Order.MARCH && request.turns() > 1) {
      throw new TextFault(
          "order",
          "--order march cannot be combined with several activations",
          "leave out --turns, or pass --order charge");
    }
  }

  private static List<Action> rallies(Request request) {
    if (request.rally() != Request.Rally.NONE && request.turns() == 1) {
      throw new TextFault(
          "rally",
          "--rally needs several activations",
          "pass --turns 2 or more, or leave out --rally");
    }
    List<Action> rallies = new ArrayList<>();
    for (Side side : Side.values()) {
      if (request.rally() == Request.Rally.BOTH || request.rally().name().equals(side.name())) {
        rallies.add(new Action.Rally(side));
      }
    }
    return rallies;
  }
}
