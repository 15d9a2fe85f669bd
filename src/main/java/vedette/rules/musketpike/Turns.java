package vedette.rules.musketpike;

import java.util.List;
import java.util.Map;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.PreparedEngagement;
import vedette.rules.musketpike.TurnsState.Rallies;

/**
 * Activations of both sides in a row, each by its order (MP9, MP-V17): the side that acts is the
 * attacker of the activation. A step is a shot, a melee or an attempt to rally.
 */
final class Turns extends PreparedEngagement<TurnsState, TurnsResult> {
  private final MusketPikeTables tables;
  private final List<TurnOrder> orders;
  private final BySide<Lineup> acting;
  private final List<Map<Integer, List<Action>>> activations;
  private final TurnsState first;

  /**
   * Activations.
   *
   * @param acting both sides drawn up, each as the one that acts
   * @param activations what is done in each, by the hexes between both sides then
   * @param drawnUp as all stand before the first
   */
  Turns(
      MusketPikeTables tables,
      List<TurnOrder> orders,
      BySide<Lineup> acting,
      List<Map<Integer, List<Action>>> activations,
      TurnsState drawnUp,
      Doctrine doctrine,
      List<Measure<TurnsResult>> measures,
      List<Fact> situation) {
    super(doctrine, measures, situation);
    this.tables = tables;
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
      now = seek(play(now, umpire), umpire);
    }
    return now.over() ? Step.ended(result(now)) : Step.going(now);
  }

  private TurnOrder order(TurnsState state) {
    return orders.get(state.fight().activation() - 1);
  }

  private List<Action> actions(TurnsState state) {
    return activations.get(state.fight().activation() - 1).get(state.distance());
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
      for (int action = state.fight().next(); action < actions.size(); action++) {
        if (actions.get(action).applies(state.fight())) {
          return state.with(state.fight().at(action));
        }
      }
      if (state.attempt().isPresent()) {
        return state.with(state.fight().at(actions.size()));
      }
      state = next(state, umpire);
    }
    return state;
  }

  /** At the end of an activation: who goes in where the enemy was, and what comes next. */
  private TurnsState next(TurnsState state, Umpire umpire) {
    TurnsState end = state;
    boolean taken = false;
    if (mayGoIn(state)) {
      AssaultResult result = AssaultResult.of(state.fight(), tables, umpire);
      taken = result.taken();
      if (taken) {
        end = state.with(state.fight().with(result.sides())).taken(order(state).side());
        if (TurnsSetup.holds(end.of(Side.DEFENDER).stack())) {
          return end.end();
        }
      }
    }
    boolean both = remains(end.of(Side.ATTACKER)) && remains(end.of(Side.DEFENDER));
    int next = state.fight().activation() + 1;
    return both && next <= orders.size()
        ? begin(next, apart(end, taken), order(state).side())
        : end.end();
  }

  private static boolean remains(StackState stack) {
    return stack.lives() || stack.hasGuns();
  }

  /** Whether the stack that acts may go in where its enemy was. */
  private boolean mayGoIn(TurnsState state) {
    StackState active = state.of(Side.ATTACKER);
    return state.contact()
        && order(state).goesIn()
        && !TurnsSetup.holds(active.stack())
        && active.stands()
        && !state.of(Side.DEFENDER).stands();
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

  /** An activation begins: its side is the attacker, and moves if its order has it. */
  private TurnsState begin(int activation, TurnsState before, Side acted) {
    TurnOrder order = orders.get(activation - 1);
    StackState acts = before.of(order.side() == acted ? Side.ATTACKER : Side.DEFENDER);
    StackState enemy = before.of(order.side() == acted ? Side.DEFENDER : Side.ATTACKER);
    boolean returns = acts.isAway() && order.kind() == TurnOrder.Kind.MARCH && !before.contact();
    StackState active = returns ? returned(acts) : acts;
    int ordered = order.moves(before.distance());
    boolean stays = ordered > before.distance() && cannotLeave(before, active);
    int distance = stays ? before.distance() : ordered;
    Lineup roles = acting.of(order.side());
    AssaultState fight =
        before
            .fight()
            .activation(
                activation,
                new BySide<>(
                    begins(
                        active,
                        roles.stacks().attacker(),
                        returns || distance != before.distance()),
                    begins(enemy, roles.stacks().defender(), false)));
    return before.with(fight).at(distance).rallying(rallies(active, order, stays));
  }

  /** In the place again that it held, and disordered if the ground there does that. */
  private static StackState returned(StackState stack) {
    return stack.stack().ground().obstructed() ? stack.here().disorder() : stack.here();
  }

  /** Who has no way out, or holds his place, stays in contact. */
  private static boolean cannotLeave(TurnsState state, StackState active) {
    boolean blocked = active.stack().written().retreat() == RetreatRoute.BLOCKED;
    return state.contact() && (blocked || TurnsSetup.holds(active.stack()));
  }

  private static SideState begins(StackState stack, List<DrawnStack> drawn, boolean moves) {
    return new SideState(List.of(stack.as(drawn.get(0)).begins(moves)));
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
        active.place());
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

  @Override
  public List<Left> left(TurnsResult result) {
    return result.left();
  }

  /** The orders, and what the first activation begins with. */
  @Override
  public void opening(Umpire umpire) {
    for (int i = 0; i < orders.size(); i++) {
      umpire.note("MP-V17", "activation {}: {}", i + 1, orders.get(i));
    }
    actions(first).forEach(action -> action.preview(first.fight(), umpire));
  }
}
