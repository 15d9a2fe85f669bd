package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.Variant;

/** Draws up both sides of a melee or an assault, and says what cannot be. */
final class AssaultSetup {
  private static final int MOST = 2;

  private final MusketPikeTables tables;
  private final Setup setup;
  private final Facing from;
  private final Names attackers;
  private final Names defenders;
  private final List<DrawnStack> friends = new ArrayList<>();
  private final List<Action> displacements = new ArrayList<>();
  private final List<Fact> situation = new ArrayList<>();
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
    attackers = new Names(Side.ATTACKER, attacking.stream().map(Stack::name).toList());
    defenders = new Names(Side.DEFENDER, defending.stream().map(Stack::name).toList());
    Set<String> taken = new HashSet<>();
    attackers.take(taken);
    defenders.take(taken);
    BySide<List<DrawnStack>> stacks =
        new BySide<>(
            drawnUp(attackers, attacking, List.of()), drawnUp(defenders, defending, terrain));
    check(stacks.attacker(), stacks.defender());
    drawnUp =
        new AssaultState(
            1,
            0,
            new BySide<>(
                new SideState(initial(stacks.attacker(), moving)),
                new SideState(initial(stacks.defender(), false))),
            initial(friends, false));
  }

  private static List<StackState> initial(List<DrawnStack> stacks, boolean moving) {
    return stacks.stream().map(stack -> stack.initial(moving)).toList();
  }

  /** The melee that was asked for: the last actions of an assault. */
  static Assault melee(MeleeRequest request, MusketPikeTables tables) {
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
    Variant.describe(request.variant(), made.situation);
    List<Action> actions = new ArrayList<>();
    actions.add(new MeleeAction(tables, request.from(), false));
    actions.addAll(made.displacements);
    return made.fight(
        actions,
        1,
        new MusketPikeDoctrine(
            0,
            request.evade().firstColumn(tables, "evade"),
            new BySide<>(request.attackerLosses(), request.defenderLosses())),
        false);
  }

  /** The assault that was asked for. */
  static Assault assault(AssaultRequest request, MusketPikeTables tables) {
    AssaultSetup made =
        new AssaultSetup(
            tables,
            request.from(),
            request.attacker(),
            !request.contact(),
            request.defender(),
            request.terrain(),
            request.variant());
    for (StackState defender : made.drawnUp.of(Side.DEFENDER).stacks()) {
      Setup.checkGunsQuality(defender.stack(), "defender");
    }
    List<Action> actions = made.actions(request);
    made.tell(request);
    return made.fight(
        actions,
        request.activations(),
        new MusketPikeDoctrine(
            request.melee().firstColumn(tables, "melee"),
            request.evade().firstColumn(tables, "evade"),
            new BySide<>(request.attackerLosses(), request.defenderLosses())),
        true);
  }

  private Assault fight(
      List<Action> actions, int activations, MusketPikeDoctrine doctrine, boolean inAssault) {
    return new Assault(
        tables,
        List.copyOf(actions),
        activations,
        drawnUp,
        doctrine,
        AssaultMeasures.of(drawnUp, List.of(attackers, defenders), inAssault),
        List.copyOf(situation));
  }

  private void tell(AssaultRequest request) {
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
    actions.addAll(new AssaultFire(request, tables, setup, drawnUp).actions());
    actions.add(new MeleeAction(tables, from, true));
    actions.addAll(displacements);
    if (request.order() == AssaultRequest.Order.MARCH) {
      checkMarch(request);
      actions.add(new MarchRallyAction());
    }
    return actions;
  }

  private static void checkMarch(AssaultRequest request) {
    if (!request.contact()) {
      throw new BadRequest(
          "order", "a march brings nobody into contact", "add --contact, or use --order charge");
    }
    if (request.activations() > 1) {
      throw new BadRequest(
          "order",
          "of several activations only charges are played",
          "leave --activations out, or use --order charge");
    }
  }

  private static List<Action> rallies(AssaultRequest request) {
    if (request.rally() != AssaultRequest.Rally.NONE && request.activations() == 1) {
      throw new BadRequest(
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

  private List<DrawnStack> drawnUp(Names names, List<Stack> written, List<String> terrain) {
    List<DrawnStack> drawn = new ArrayList<>();
    for (Stack stack : written) {
      drawn.add(drawnUp(names.side(), drawn.size(), names.label(drawn.size()), stack, terrain));
    }
    return drawn;
  }

  private DrawnStack drawnUp(
      Side side, int index, String label, Stack stack, List<String> terrain) {
    String parameter = side.toString();
    DrawnStack drawn = setup.drawnUp(side, index, label, stack, parameter, terrain);
    if (side == Side.ATTACKER && (!drawn.hasUnit() || drawn.hasGuns())) {
      throw new BadRequest(
          parameter,
          label + ": artillery never joins an attack",
          "leave it out, or give it as --battery of an assault");
    }
    drawUpFriends(drawn, parameter);
    boolean inTerrain = stack.terrain().isEmpty() && !terrain.isEmpty();
    situation.add(
        new Fact(
            label,
            stack.withoutName() + (inTerrain ? "; terrain " + String.join(", ", terrain) : "")));
    return drawn;
  }

  /** Those who make way for a stack, then those who make way for them, one behind the other. */
  private void drawUpFriends(DrawnStack stack, String parameter) {
    Stack written = stack.written();
    List<DrawnStack> before =
        setup.friends(written.displaces(), "behind", stack, friends.size(), parameter);
    before.forEach(friend -> makesWay(friend, stack, List.of()));
    for (DrawnStack friend :
        setup.friends(written.chain(), "further behind", stack, friends.size(), parameter)) {
      makesWay(friend, stack, before);
      before = List.of(friend);
    }
  }

  private void makesWay(DrawnStack friend, DrawnStack stack, List<DrawnStack> before) {
    friends.add(friend);
    displacements.add(
        new DisplacementAction(
            friend.index(),
            stack.side(),
            stack.index(),
            before.stream().map(DrawnStack::index).toList()));
  }

  private static void check(List<DrawnStack> attackers, List<DrawnStack> defenders) {
    if (attackers.size() > 1) {
      boolean foe = defenders.size() == 1 && defenders.get(0).is(Arm.TWO_HEX_FOOT);
      boolean able =
          attackers.stream().allMatch(a -> a.arm() == Arm.ONE_HEX_FOOT || a.arm() == Arm.HORSE);
      if (!foe || !able || attackers.size() > MOST) {
        throw new BadRequest(
            "attacker",
            "these cannot attack together",
            "only two of horse or 1-hex heavy foot attack together, and only one 2-hex foot");
      }
    }
    if (defenders.size() > 1) {
      boolean able = attackers.get(0).arm() == Arm.TWO_HEX_FOOT;
      boolean fits = defenders.stream().noneMatch(d -> d.is(Arm.TWO_HEX_FOOT));
      if (!able || !fits || defenders.size() > MOST) {
        throw new BadRequest(
            "defender",
            "these cannot be attacked together",
            "only 2-hex foot attacks two hexes, each with a stack of one hex in it");
      }
    }
    for (DrawnStack defender : defenders) {
      if (defender.ground().closedToHorse()
          && attackers.stream().anyMatch(a -> a.arm() == Arm.HORSE)) {
        throw new BadRequest(
            "attacker", "horse cannot attack there", "send foot, or choose another target");
      }
    }
  }
}
