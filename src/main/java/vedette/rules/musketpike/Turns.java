package vedette.rules.musketpike;

import java.util.List;
import java.util.function.IntFunction;
import vedette.fight.BySide;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.musketpike.TurnsState.Rallies;

/**
 * Activations of both sides in a row, each by its order (MP9, MP-V17): the side that acts is the
 * attacker of the activation. Its artillery fires, then it moves, then both fight if they are in
 * contact. A step is a shot, a melee or an attempt to rally.
 */
final class Turns implements Rules<TurnsState, TurnsResult> {
  private final List<TurnOrder> orders;
  private final BySide<Lineup> acting;
  private final List<Actions> activations;
  private final TurnsState first;

  /**
   * What is done in an activation.
   *
   * @param artilleryFire before the side moves, by the hexes to the enemy then
   * @param inContact what follows if they are in contact when it has moved
   */
  record Actions(IntFunction<List<Action>> artilleryFire, List<Action> inContact) {}

  /**
   * Activations.
   *
   * @param acting both sides drawn up, each as the one that acts
   * @param activations what is done in each
   * @param drawnUp as all stand before the first
   */
  Turns(
      List<TurnOrder> orders,
      BySide<Lineup> acting,
      List<Actions> activations,
      TurnsState drawnUp) {
    this.orders = orders;
    this.acting = acting;
    this.activations = activations;
    first = begin(1, drawnUp, Side.ATTACKER);
  }

  @Override
  public TurnsState first() {
    return first;
  }

  @Override
  public Step<TurnsState, TurnsResult> step(TurnsState state, Umpire umpire) {
    TurnsState now = seek(state, umpire);
    if (!now.over()) {
      do {
        now = seek(play(now, umpire), umpire);
      } while (!now.over() && !rolls(now));
    }
    return now.over() ? Step.ended(result(now)) : Step.going(now);
  }

  private TurnOrder order(TurnsState state) {
    return orders.get(state.fight().activation() - 1);
  }

  private List<Action> actions(TurnsState state) {
    Actions actions = activations.get(state.fight().activation() - 1);
    if (!state.moved()) {
      return actions.artilleryFire().apply(state.distance());
    }
    return state.contact() ? actions.inContact() : List.of();
  }

  private boolean rolls(TurnsState state) {
    List<Action> actions = actions(state);
    int next = state.fight().next();
    return next == actions.size() || actions.get(next).rolls(state.fight());
  }

  /** The next action, or the attempt to rally behind all. */
  private TurnsState play(TurnsState state, Umpire umpire) {
    List<Action> actions = actions(state);
    int next = state.fight().next();
    return next < actions.size()
        ? state.with(actions.get(next).play(state.fight(), umpire).at(next + 1))
        : rally(state, umpire);
  }

  /** One tries who may; under a rally order each, under a march nobody after him. */
  private TurnsState rally(TurnsState state, Umpire umpire) {
    RallyAttempt attempt = state.attempt().orElseThrow();
    umpire.heading(
        "MP-V13", "Activation {}, {} tries to rally", state.fight().activation(), attempt.who());
    boolean all = order(state).kind() == TurnOrder.Kind.RALLY;
    return state
        .with(state.fight().with(attempt.play(umpire)))
        .rallying(all ? state.rallies().without(attempt) : Rallies.NOBODY);
  }

  /** Before the next action that there is anything to, through the activations, or at the end. */
  private TurnsState seek(TurnsState from, Umpire umpire) {
    TurnsState state = from;
    while (!state.over()) {
      List<Action> actions = actions(state);
      AssaultState fight = state.fight().seek(actions, state.fight().next());
      if (fight.next() < actions.size() || state.moved() && state.attempt().isPresent()) {
        return state.with(fight);
      }
      state = state.moved() ? next(state) : move(state, umpire);
    }
    return state;
  }

  /** At the end of an activation: what comes next. */
  private TurnsState next(TurnsState state) {
    Side acted = order(state).side();
    boolean taken = state.of(Side.ATTACKER).hasGoneIn();
    TurnsState end = taken ? state.taken(acted) : state;
    boolean over = taken && TurnsSetup.holds(end.of(Side.DEFENDER).stack());
    boolean both = remains(end.of(Side.ATTACKER)) && remains(end.of(Side.DEFENDER));
    int next = state.fight().activation() + 1;
    return both && !over && next <= orders.size()
        ? begin(next, apart(end, taken), acted)
        : end.end();
  }

  private static boolean remains(StackState stack) {
    return stack.lives() || stack.hasGuns();
  }

  /**
   * Who has gone back in the open is so far off and forms up there; who has gone in came a hex
   * closer. Who held a place is out of it, and that stays where it is.
   */
  private static TurnsState apart(TurnsState state, boolean taken) {
    int back = 0;
    AssaultState formed = state.fight();
    for (Side role : Side.values()) {
      StackState stack = state.of(role);
      if (stack.isAway() && !TurnsSetup.holds(stack.stack())) {
        back += Retreat.hexes(stack);
        formed = formed.with(stack.here());
      }
    }
    return state.with(formed).at(state.distance() + back - (taken ? 1 : 0));
  }

  /** An activation begins: its side is the attacker. */
  private TurnsState begin(int activation, TurnsState before, Side acted) {
    Side acts = orders.get(activation - 1).side();
    Lineup roles = acting.of(acts);
    StackState active = before.of(acts == acted ? Side.ATTACKER : Side.DEFENDER);
    StackState enemy = before.of(acts == acted ? Side.DEFENDER : Side.ATTACKER);
    BySide<SideState> sides =
        new BySide<>(
            begins(active, roles.stacks().attacker()), begins(enemy, roles.stacks().defender()));
    return before.begins(before.fight().activation(activation, sides));
  }

  private static SideState begins(StackState stack, List<DrawnStack> drawn) {
    return new SideState(List.of(stack.as(drawn.get(0)).begins()));
  }

  /**
   * When the artillery has fired, its side moves if its order has it, from wherever the enemy then
   * is: one driven off in the open has formed up a hex further away (MP-V18).
   */
  private TurnsState move(TurnsState before, Umpire umpire) {
    TurnsState state = apart(before, false);
    if (state.distance() > before.distance()) {
      String enemy = state.of(Side.DEFENDER).label();
      umpire.note("MP-V18", "{} forms up, {} hexes away now", enemy, state.distance());
    }
    TurnOrder order = order(state);
    StackState acts = state.of(Side.ATTACKER);
    boolean returns = acts.isAway() && order.kind() == TurnOrder.Kind.MARCH && !state.contact();
    if (returns) {
      umpire.note("MP-V17", "{} goes back in", acts.label());
    }
    StackState active = returns ? returned(acts, umpire) : acts;
    int ordered = order.moves(state.distance());
    boolean stays =
        ordered > state.distance() && state.contact() && TurnsSetup.staysInContact(active.stack());
    int distance = stays ? state.distance() : ordered;
    if (stays) {
      umpire.heading("", "Activation {}, {}", state.fight().activation(), order);
      umpire.note("MP-V17", "{} cannot leave contact", active.label());
    }
    boolean moves = returns || distance != state.distance();
    return state
        .with(state.fight().with(active.moving(moves)).at(0))
        .moved(distance, rallies(active, order, stays));
  }

  /** In the place again that it held, and disordered if the ground there does that. */
  private static StackState returned(StackState stack, Umpire umpire) {
    return stack.stack().ground().obstructed()
        ? stack.here().disorderedByGround(umpire)
        : stack.here();
  }

  /** Who cannot leave contact takes no part in a rally; who has been driven out of it does. */
  private static Rallies rallies(StackState active, TurnOrder order, boolean stays) {
    if (!order.rallies()) {
      return Rallies.NOBODY;
    }
    boolean takesPart = !stays || order.kind() != TurnOrder.Kind.RALLY;
    return new Rallies(
        active.isDisordered() && (takesPart || active.isAway()),
        active.gunsDisordered() && takesPart,
        active.isAway());
  }

  /** What it has come to, each side as it was drawn up first. */
  private TurnsResult result(TurnsState end) {
    Side acted = order(end).side();
    List<DrawnStack> attackers = acting.attacker().stacks().attacker();
    List<DrawnStack> defenders = acting.attacker().stacks().defender();
    StackState attacker = end.of(acted).as(attackers.get(0));
    StackState defender = end.of(acted.opposite()).as(defenders.get(0));
    return new TurnsResult(
        new BySide<>(new SideState(List.of(attacker)), new SideState(List.of(defender))),
        end.place(),
        captured(end, acted));
  }

  private static Side captured(TurnsState end, Side acted) {
    StackState enemy = end.of(Side.DEFENDER);
    boolean lost = enemy.stack().hasGuns() && (!enemy.hasGuns() || end.place() == acted);
    return lost ? acted.opposite() : null;
  }

  /** The orders, and what the first activation begins with. */
  void opening(Umpire umpire) {
    for (int i = 0; i < orders.size(); i++) {
      umpire.note("MP-V17", "activation {}: {}", i + 1, orders.get(i));
    }
    actions(first).forEach(action -> action.preview(first.fight(), umpire));
    TurnsState moved = move(first, umpire);
    actions(moved).forEach(action -> action.preview(moved.fight(), umpire));
  }
}
