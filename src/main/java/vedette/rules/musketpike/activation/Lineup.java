package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.rules.Names;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.Stack;
import vedette.rules.musketpike.units.StackBuilder;
import vedette.rules.musketpike.units.StackState;
import vedette.source.TextFault;

/** Both sides prepared for a fight, with the friends that may have to make way. */
public final class Lineup {
  private final StackBuilder builder;
  private final boolean attacks;
  private final BySide<Names> names;
  private final BySide<List<PreparedStack>> stacks;
  private final List<PreparedStack> friends = new ArrayList<>();
  private final List<Action.Displacement> displacements = new ArrayList<>();
  private final List<Fact> situation = new ArrayList<>();

  /**
   * Prepares both sides.
   *
   * @param terrain terrain of defenders that give none
   */
  Lineup(StackBuilder builder, List<Stack> attacking, List<Stack> defending, List<String> terrain) {
    this(builder, attacking, defending, terrain, true);
  }

  private Lineup(
      StackBuilder builder,
      List<Stack> attacking,
      List<Stack> defending,
      List<String> terrain,
      boolean attacks) {
    this.builder = builder;
    this.attacks = attacks;
    names =
        new BySide<>(
            new Names(Side.ATTACKER, attacking.stream().map(Stack::name).toList()),
            new Names(Side.DEFENDER, defending.stream().map(Stack::name).toList()));
    Set<String> taken = new HashSet<>();
    names.attacker().take(taken);
    names.defender().take(taken);
    stacks =
        new BySide<>(
            prepare(names.attacker(), attacking, List.of()),
            prepare(names.defender(), defending, terrain));
  }

  /** Returns the lineup of an acting stack, which need not attack, and another. */
  public static Lineup inTurns(StackBuilder builder, Stack acting, Stack other) {
    return new Lineup(builder, List.of(acting), List.of(other), List.of(), false);
  }

  /**
   * Returns the state before the first action.
   *
   * @param moving condition for attackers that move first
   */
  public ActivationState first(Predicate<PreparedStack> moving) {
    return new ActivationState(
        1,
        0,
        new BySide<>(
            new SideState(initial(stacks.attacker(), moving)),
            new SideState(initial(stacks.defender(), it -> false))),
        initial(friends, it -> false));
  }

  private static List<StackState> initial(
      List<PreparedStack> stacks, Predicate<PreparedStack> moving) {
    return stacks.stream().map(stack -> StackState.initial(stack, moving.test(stack))).toList();
  }

  public BySide<List<PreparedStack>> stacks() {
    return stacks;
  }

  BySide<Names> names() {
    return names;
  }

  List<Names> bothNames() {
    return List.of(names.attacker(), names.defender());
  }

  /**
   * Checks that all artillery of defenders has a quality, which it needs if it may have to check.
   *
   * @throws TextFault if one has none
   */
  void checkGuns() {
    stacks.defender().forEach(defender -> StackBuilder.checkGunsQuality(defender, "defender"));
  }

  /**
   * Returns the checks of friends that make way, each after those of the friends in front of it.
   */
  List<Action.Displacement> displacements() {
    return List.copyOf(displacements);
  }

  /** Returns the lines of reports about the stacks. */
  public List<Fact> situation() {
    return List.copyOf(situation);
  }

  private List<PreparedStack> prepare(Names names, List<Stack> written, List<String> terrain) {
    List<PreparedStack> drawn = new ArrayList<>();
    for (Stack stack : written) {
      drawn.add(prepare(names.side(), drawn.size(), names.label(drawn.size()), stack, terrain));
    }
    return drawn;
  }

  private PreparedStack prepare(
      Side side, int index, String label, Stack stack, List<String> terrain) {
    String parameter = side.toString();
    PreparedStack drawn = builder.prepare(side, index, label, stack, parameter, terrain);
    if (attacks && side == Side.ATTACKER && (!drawn.hasUnit() || drawn.hasGuns())) {
      throw new TextFault(
          parameter,
          label + ": artillery cannot attack",
          "leave out the artillery, or give it as --battery of an assault");
    }
    prepareFriends(drawn, parameter);
    boolean inTerrain = stack.terrain().isEmpty() && !terrain.isEmpty();
    situation.add(
        new Fact(
            label,
            stack.withoutName() + (inTerrain ? "; terrain " + String.join(", ", terrain) : "")));
    return drawn;
  }

  /** Prepares the friends that make way for a stack, then those that make way for them. */
  private void prepareFriends(PreparedStack stack, String parameter) {
    Stack written = stack.stack();
    List<PreparedStack> before =
        builder.friends(written.displaces(), "behind", stack, friends.size(), parameter);
    before.forEach(friend -> makesWay(friend, stack, List.of()));
    for (PreparedStack friend :
        builder.friends(written.chain(), "further behind", stack, friends.size(), parameter)) {
      makesWay(friend, stack, before);
      before = List.of(friend);
    }
  }

  private void makesWay(PreparedStack friend, PreparedStack stack, List<PreparedStack> before) {
    friends.add(friend);
    displacements.add(
        new Action.Displacement(
            friend.index(),
            stack.side(),
            stack.index(),
            before.stream().map(PreparedStack::index).toList()));
  }
}
