package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.problem.TextFault;
import vedette.rules.Variant;

/** Draws up both sides of a melee or an assault, and says what cannot be. */
final class AssaultSetup {
  private final MusketPikeTables tables;
  private final Setup setup;
  private final Facing from;
  private final Lineup lineup;
  private final List<Fact> situation;
  private final AssaultState drawnUp;

  private AssaultSetup(
      MusketPikeTables tables,
      Facing from,
      List<Stack> attacking,
      boolean moving,
      List<Stack> defending,
      List<String> terrain,
      List<MusketPikeVariant> variants) {
    this.tables = tables;
    this.from = from;
    setup = new Setup(tables, variants);
    lineup = new Lineup(setup, attacking, defending, terrain);
    Attack.check(lineup.stacks().attacker(), lineup.stacks().defender());
    situation = new ArrayList<>(lineup.situation());
    drawnUp = lineup.first(attacker -> moving);
  }

  /** The melee that was asked for: the last actions of an assault. */
  static Engagement<AssaultState, AssaultResult> melee(
      MeleeRequest request, MusketPikeTables tables) {
    AssaultSetup made =
        new AssaultSetup(
            tables,
            request.from(),
            request.attacker(),
            false,
            request.defender(),
            request.terrain(),
            request.variant());
    made.tell("from", request.from().toString(), "front");
    made.tellEvasion(request.evade());
    made.situation.addAll(Silence.facts("a melee alone; `assault` has the fire before it"));
    Variant.describe(request.variant(), made.situation);
    List<Action> actions = new ArrayList<>();
    actions.add(new MeleeAction(tables, request.from(), false));
    actions.addAll(made.lineup.displacements());
    return made.fight(
        actions,
        1,
        made.setup.doctrine(
            ColumnDoctrine.ALWAYS,
            request.evade(),
            new BySide<>(request.attackerLosses(), request.defenderLosses())),
        false);
  }

  /** The assault that was asked for. */
  static Engagement<AssaultState, AssaultResult> assault(
      AssaultRequest request, MusketPikeTables tables) {
    AssaultSetup made =
        new AssaultSetup(
            tables,
            request.from(),
            request.attacker(),
            !request.contact(),
            request.defender(),
            request.terrain(),
            request.variant());
    made.lineup.checkGuns();
    List<Action> actions = made.actions(request);
    Silence silence = Silence.of(actions, made.drawnUp, "nobody comes at the front");
    made.tell(request, silence);
    return made.fight(
            actions,
            request.activations(),
            made.setup.doctrine(
                request.melee(),
                request.evade(),
                new BySide<>(request.attackerLosses(), request.defenderLosses())),
            true)
        .summedUp(silence.summary(Assault.SUMMARY));
  }

  private Engagement<AssaultState, AssaultResult> fight(
      List<Action> actions, int activations, Doctrine doctrine, boolean inAssault) {
    return new Assault(List.copyOf(actions), activations, drawnUp)
        .engagement(
            AssaultMeasures.of(drawnUp, lineup.bothNames(), inAssault),
            List.copyOf(situation),
            doctrine);
  }

  private void tell(AssaultRequest request, Silence silence) {
    request.battery().forEach(it -> situation.add(new Fact("artillery", setup.told(it))));
    request.attackerSupport().forEach(it -> situation.add(new Fact("attacking", setup.told(it))));
    request.defenderSupport().forEach(it -> situation.add(new Fact("defending", setup.told(it))));
    situation.add(
        new Fact("attack", request.contact() ? "adjacent already" : "moves adjacent first"));
    tell("from", request.from().toString(), "front");
    tell("melee", request.melee().toString(), "always");
    tellEvasion(request.evade());
    tell("activations", String.valueOf(request.activations()), "1");
    tell("order", EnumWords.word(request.order()), "charge");
    tell("rallies", EnumWords.word(request.rally()), "none");
    situation.addAll(silence.facts());
    Variant.describe(request.variant(), situation);
  }

  private void tell(String label, String said, String usual) {
    if (!said.equals(usual)) {
      situation.add(new Fact(label, said));
    }
  }

  private void tellEvasion(ColumnDoctrine evade) {
    boolean able =
        drawnUp.standing(Side.DEFENDER).stream().anyMatch(defender -> mayEvade(defender.stack()));
    String none = able || evade.isNever() ? "" : ", but none of these can";
    tell("evades", evade + none, "never");
  }

  private boolean mayEvade(DrawnStack defender) {
    return drawnUp.standing(Side.ATTACKER).stream()
        .allMatch(attacker -> defender.mayEvade(attacker.stack()));
  }

  /** What is done in an activation, in order. */
  private List<Action> actions(AssaultRequest request) {
    List<Action> actions = new ArrayList<>(rallies(request));
    actions.addAll(new AssaultFire(request, new FirePhases(tables), setup, drawnUp).actions());
    actions.add(new MeleeAction(tables, from, true));
    actions.addAll(lineup.displacements());
    if (request.order() == AssaultRequest.Order.MARCH) {
      checkMarch(request);
      actions.add(new MarchRallyAction());
    }
    return actions;
  }

  private static void checkMarch(AssaultRequest request) {
    if (!request.contact()) {
      throw new TextFault(
          "order", "a march brings nobody into contact", "add --contact, or use --order charge");
    }
    if (request.activations() > 1) {
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
