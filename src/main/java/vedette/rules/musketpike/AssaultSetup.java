package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.problem.TextFault;
import vedette.rules.Variant;

/** Draws up a melee or an assault as an activation of one attack, and tells of it. */
final class AssaultSetup {
  private final ActivationSetup activation;
  private final List<Fact> situation;

  private AssaultSetup(
      ActivationRequest request, MusketPikeTables tables, Facing from, boolean contact) {
    activation =
        new ActivationSetup(
            request,
            tables,
            lineup -> ActivationOrders.ofOneAttack(lineup, from),
            attacker -> contact,
            "MP-V7");
    situation = new ArrayList<>(activation.lineup().situation());
  }

  /** The melee that was asked for: the last actions of an assault. */
  static Engagement<AssaultState, AssaultResult> melee(
      MeleeRequest request, MusketPikeTables tables) {
    AssaultSetup made = new AssaultSetup(request.activation(), tables, request.from(), true);
    made.tell("from", request.from().toString(), "front");
    made.tellEvasion(request.evade());
    made.situation.addAll(Silence.facts("a melee alone; `assault` has the fire before it"));
    Variant.describe(request.variant(), made.situation);
    return made.fight(made.activation.melees(false), 1, false);
  }

  /** The assault that was asked for. */
  static Engagement<AssaultState, AssaultResult> assault(
      AssaultRequest request, MusketPikeTables tables) {
    AssaultSetup made =
        new AssaultSetup(request.activation(), tables, request.from(), request.contact());
    List<Action> actions = rallies(request);
    actions.addAll(
        made.activation.actions(
            new BySide<>(request.attackerSupport(), request.defenderSupport())));
    made.activation.checkMarch(attacker -> "add --contact");
    checkActivations(request);
    Silence silence = Silence.of(actions, made.drawnUp(), "nobody comes at the front");
    made.tell(request, silence);
    return made.fight(actions, request.activations(), true)
        .summedUp(silence.summary(AssaultResult.SUMMARY));
  }

  private AssaultState drawnUp() {
    return activation.drawnUp();
  }

  private Engagement<AssaultState, AssaultResult> fight(
      List<Action> actions, int activations, boolean inAssault) {
    return activation.engagement(
        List.copyOf(actions),
        activations,
        (end, umpire) -> AssaultResult.of(end),
        AssaultMeasures.of(drawnUp(), activation.lineup().bothNames(), inAssault),
        List.copyOf(situation));
  }

  private void tell(AssaultRequest request, Silence silence) {
    Setup setup = activation.setup();
    request.battery().forEach(it -> situation.add(new Fact("artillery", setup.told(it))));
    request.attackerSupport().forEach(it -> situation.add(new Fact("attacking", setup.told(it))));
    request.defenderSupport().forEach(it -> situation.add(new Fact("defending", setup.told(it))));
    situation.add(
        new Fact(
            "attack",
            request.contact() ? "adjacent already" : "moves adjacent first" + disordered()));
    tell("from", request.from().toString(), "front");
    tell("melee", request.melee().toString(), "always");
    tellEvasion(request.evade());
    tell("activations", String.valueOf(request.activations()), "1");
    tell("order", EnumWords.word(request.order()), "charge");
    tell("rallies", EnumWords.word(request.rally()), "none");
    situation.addAll(silence.facts());
    Variant.describe(request.variant(), situation);
  }

  private String disordered() {
    return drawnUp().of(Side.ATTACKER).isAny(it -> it.moving() && it.stack().ground().obstructed())
        ? ", disordered by the ground there"
        : "";
  }

  private void tell(String label, String said, String usual) {
    if (!said.equals(usual)) {
      situation.add(new Fact(label, said));
    }
  }

  private void tellEvasion(ColumnDoctrine evade) {
    List<StackState> attackers = drawnUp().standing(Side.ATTACKER);
    boolean able =
        drawnUp().of(Side.DEFENDER).isAny(it -> it.stands() && EvadeChoice.isOpenTo(it, attackers));
    String none = able || evade.isNever() ? "" : ", but none of these can";
    tell("evades", evade + none, "never");
  }

  private static void checkActivations(AssaultRequest request) {
    if (request.order() == AssaultRequest.Order.MARCH && request.activations() > 1) {
      throw new TextFault(
          "order",
          "of several activations only charges are played",
          "leave --activations out, or use --order charge");
    }
  }

  private static List<Action> rallies(AssaultRequest request) {
    if (request.rally() != AssaultRequest.Rally.NONE && request.activations() == 1) {
      throw new TextFault(
          "rally",
          "there is no activation to rally before",
          "use --activations 2 or more, or leave it out");
    }
    List<Action> rallies = new ArrayList<>();
    for (Side side : Side.values()) {
      if (request.rally() == AssaultRequest.Rally.BOTH
          || request.rally().name().equals(side.name())) {
        rallies.add(new RallyAction(side));
      }
    }
    return rallies;
  }
}
