package vedette.rules.musketpike.alternating;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import vedette.fight.BySide;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.musketpike.activation.Action;
import vedette.rules.musketpike.activation.ActivationState;
import vedette.rules.musketpike.activation.Lineup;
import vedette.rules.musketpike.activation.Phase;
import vedette.rules.musketpike.alternating.AlternatingEngagement.State.Rallies;
import vedette.rules.musketpike.rally.RallyAttempt;
import vedette.rules.musketpike.units.ForcedRetreat;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.RetreatRoute;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * Activations of both sides in a row, each by its order (MP9, MP-V17). The side that acts is the
 * attacker of the activation: its artillery fires, it moves, then both sides fight if they are in
 * contact. A step is a shot, a melee or an attempt to rally.
 */
final class AlternatingEngagement implements Rules<AlternatingEngagement.State, AlternatingResult> {
  private final List<AlternatingOrder> orders;
  private final BySide<Lineup> acting;
  private final List<OrderedActions> activations;
  private final State first;

  /**
   * The actions of an activation.
   *
   * @param artilleryFire function from the range in hexes to the artillery fire before the side
   *     moves
   * @param inContact actions of later phases if the sides are in contact after the move
   */
  record OrderedActions(
      IntFunction<List<Action>> artilleryFire, Map<Phase, List<Action>> inContact) {
    /** The phases in which only sides in contact act. */
    static final Set<Phase> IN_CONTACT = EnumSet.range(Phase.DEFENSIVE_FIRE, Phase.MELEE);
  }

  /**
   * Creates the fight.
   *
   * @param acting both sides prepared, each as the side that acts
   * @param activations actions of each activation
   * @param drawnUp state before the first action
   */
  AlternatingEngagement(
      List<AlternatingOrder> orders,
      BySide<Lineup> acting,
      List<OrderedActions> activations,
      State drawnUp) {
    this.orders = orders;
    this.acting = acting;
    this.activations = activations;
    first = begin(1, drawnUp, Side.ATTACKER);
  }

  @Override
  public State first() {
    return first;
  }

  @Override
  public Step<State, AlternatingResult> step(State state, Umpire umpire) {
    State now = seek(state, umpire);
    if (!now.over()) {
      do {
        now = seek(play(now, umpire), umpire);
      } while (!now.over() && !rolls(now));
    }
    return now.over() ? Step.ended(result(now)) : Step.sameTurn(now);
  }

  private AlternatingOrder order(State state) {
    return orders.get(state.fight().activation() - 1);
  }

  /** Returns the actions of the phase; those of fire after movement and of melee need contact. */
  private List<Action> actions(State state) {
    OrderedActions actions = activations.get(state.fight().activation() - 1);
    return switch (state.phase()) {
      case ARTILLERY_FIRE -> actions.artilleryFire().apply(state.distance());
      case MOVEMENT, RALLY -> List.of();
      case DEFENSIVE_FIRE, ADVANCING_FIRE, MELEE ->
          state.contact() ? actions.inContact().get(state.phase()) : List.of();
    };
  }

  private boolean rolls(State state) {
    List<Action> actions = actions(state);
    int next = state.fight().next();
    return next == actions.size() || actions.get(next).rolls(state.fight());
  }

  /** Returns the state after the next action, or after an attempt to rally if no action is left. */
  private State play(State state, Umpire umpire) {
    List<Action> actions = actions(state);
    int next = state.fight().next();
    return next < actions.size()
        ? state.with(actions.get(next).play(state.fight(), umpire).at(next + 1))
        : rally(state, umpire);
  }

  /**
   * Returns the state after an attempt to rally. Under a rally order every unit may try, under
   * other orders only one.
   */
  private State rally(State state, Umpire umpire) {
    RallyAttempt attempt = state.attempt().orElseThrow();
    umpire.heading(
        "MP-V13", "Activation {}, {} tries to rally", state.fight().activation(), attempt.name());
    boolean all = order(state).kind() == AlternatingOrder.Kind.RALLY;
    return state
        .with(state.fight().with(attempt.play(umpire)))
        .rallying(all ? state.rallies().without(attempt) : Rallies.NOBODY);
  }

  /**
   * Returns the state before the next action that applies, in this activation or a later one, or
   * the end.
   */
  private State seek(State from, Umpire umpire) {
    State state = from;
    while (!state.over()) {
      List<Action> actions = actions(state);
      ActivationState fight = state.fight().seek(actions, state.fight().next());
      if (fight.next() < actions.size() || isRallying(state)) {
        return state.with(fight);
      }
      state = following(state, umpire);
    }
    return state;
  }

  private static boolean isRallying(State state) {
    return state.phase() == Phase.RALLY && state.attempt().isPresent();
  }

  /**
   * Returns the state at the phase after one with nothing left to do; movement takes place here.
   */
  private State following(State state, Umpire umpire) {
    return switch (state.phase()) {
      case MOVEMENT -> move(state, umpire).at(Phase.DEFENSIVE_FIRE);
      case RALLY -> next(state);
      default -> state.at(state.phase().next());
    };
  }

  /** Returns the state at the beginning of the next activation, or the end if there is none. */
  private State next(State state) {
    Side acted = order(state).side();
    boolean taken = state.of(Side.ATTACKER).hasGoneIn();
    State end = taken ? state.withPlaceTaken(acted) : state;
    boolean over = taken && holds(end.of(Side.DEFENDER).stack());
    boolean both = remains(end.of(Side.ATTACKER)) && remains(end.of(Side.DEFENDER));
    int next = state.fight().activation() + 1;
    return both && !over && next <= orders.size()
        ? begin(next, separate(end, taken), acted)
        : end.end();
  }

  private static boolean remains(StackState stack) {
    return stack.lives() || stack.hasGuns();
  }

  /** Returns whether a stack holds its place: it has artillery, or stands in terrain. */
  static boolean holds(PreparedStack stack) {
    return stack.hasGuns() || !stack.stack().terrain().isEmpty();
  }

  /**
   * Returns whether the stack cannot leave contact: its retreat is blocked, or it holds its place.
   */
  static boolean staysInContact(PreparedStack stack) {
    return stack.stack().retreat() == RetreatRoute.BLOCKED || holds(stack);
  }

  /**
   * Returns the state with the sides apart. A stack that has retreated in the open forms up where
   * it is, further away; a stack that has taken its enemy's place is a hex closer. A stack driven
   * out of a place that it held stays out, and the place stays where it is.
   */
  private static State separate(State state, boolean taken) {
    int back = 0;
    ActivationState formed = state.fight();
    for (Side role : Side.values()) {
      StackState stack = state.of(role);
      if (stack.isAway() && !holds(stack.stack())) {
        back += ForcedRetreat.hexes(stack);
        formed = formed.with(stack.withFormedUp());
      }
    }
    return state.with(formed).at(state.distance() + back - (taken ? 1 : 0));
  }

  /** Returns the state at the beginning of an activation, whose side becomes the attacker. */
  private State begin(int activation, State before, Side acted) {
    Side acts = orders.get(activation - 1).side();
    Lineup roles = acting.of(acts);
    StackState active = before.of(acts == acted ? Side.ATTACKER : Side.DEFENDER);
    StackState enemy = before.of(acts == acted ? Side.DEFENDER : Side.ATTACKER);
    BySide<SideState> sides =
        new BySide<>(
            begins(active, roles.stacks().attacker()), begins(enemy, roles.stacks().defender()));
    return before.begins(before.fight().activation(activation, sides));
  }

  private static SideState begins(StackState stack, List<PreparedStack> drawn) {
    return new SideState(List.of(stack.inRole(drawn.get(0)).atActivationStart()));
  }

  /**
   * Returns the state after the move that the order demands, once the artillery has fired. The
   * distance depends on the enemy's current place: if driven off in the open, it has formed up a
   * hex further away (MP-V18).
   */
  private State move(State before, Umpire umpire) {
    State state = separate(before, false);
    if (state.distance() > before.distance()) {
      String enemy = state.of(Side.DEFENDER).label();
      umpire.note("MP-V18", "{} forms up, now {} hexes away", enemy, state.distance());
    }
    AlternatingOrder order = order(state);
    StackState acts = state.of(Side.ATTACKER);
    boolean returns =
        acts.isAway() && order.kind() == AlternatingOrder.Kind.MARCH && !state.contact();
    if (returns) {
      umpire.note("MP-V17", "{} returns to the fight", acts.label());
    }
    StackState active = returns ? returned(acts, umpire) : acts;
    int ordered = order.moves(state.distance());
    boolean stays = ordered > state.distance() && state.contact() && staysInContact(active.stack());
    int distance = stays ? state.distance() : ordered;
    if (stays) {
      umpire.heading("", "Activation {}, {}", state.fight().activation(), order);
      umpire.note("MP-V17", "{} cannot leave contact", active.label());
    }
    boolean moves = returns || distance != state.distance();
    return state
        .with(state.fight().with(active.moving(moves)))
        .at(distance)
        .rallying(rallies(active, order, stays));
  }

  /** Returns the stack in the place that it held, disordered if the ground there disorders. */
  private static StackState returned(StackState stack, Umpire umpire) {
    return stack.stack().ground().obstructed()
        ? stack.withFormedUp().disorderedByGround(umpire)
        : stack.withFormedUp();
  }

  /**
   * Returns the possible rallies: a stack that cannot leave contact does not rally under a rally
   * order; one driven out of contact does.
   */
  private static Rallies rallies(StackState active, AlternatingOrder order, boolean stays) {
    if (!order.rallies()) {
      return Rallies.NOBODY;
    }
    boolean takesPart = !stays || order.kind() != AlternatingOrder.Kind.RALLY;
    return new Rallies(
        active.isDisordered() && (takesPart || active.isAway()),
        active.gunsDisordered() && takesPart,
        active.isAway());
  }

  /** Returns the result, with each side in its first role. */
  private AlternatingResult result(State end) {
    Side acted = order(end).side();
    List<PreparedStack> attackers = acting.attacker().stacks().attacker();
    List<PreparedStack> defenders = acting.attacker().stacks().defender();
    StackState attacker = end.of(acted).inRole(attackers.get(0));
    StackState defender = end.of(acted.opposite()).inRole(defenders.get(0));
    return new AlternatingResult(
        new BySide<>(new SideState(List.of(attacker)), new SideState(List.of(defender))),
        end.place(),
        captured(end, acted));
  }

  private static Side captured(State end, Side acted) {
    StackState enemy = end.of(Side.DEFENDER);
    boolean lost = enemy.stack().hasGuns() && (!enemy.hasGuns() || end.place() == acted);
    return lost ? acted.opposite() : null;
  }

  /** Notes the orders, and the actions of the first activation. */
  void opening(Umpire umpire) {
    for (int i = 0; i < orders.size(); i++) {
      umpire.note("MP-V17", "activation {}: {}", i + 1, orders.get(i));
    }
    actions(first).forEach(action -> action.preview(first.fight(), umpire));
    State moved = move(first, umpire);
    for (Phase phase : OrderedActions.IN_CONTACT) {
      actions(moved.at(phase)).forEach(action -> action.preview(moved.fight(), umpire));
    }
  }

  /**
   * The state between two steps.
   *
   * @param fight state of the activation, in which the side that acts is the attacker
   * @param distance hexes between both sides; 1 is contact. It is measured to a place held by
   *     artillery or terrain even if its unit has been driven out
   * @param phase phase of the activation
   * @param rallies possible rallies of the side that acts
   * @param place the side that last took its enemy's place; null if none has
   * @param over whether nothing is left to do
   */
  record State(
      ActivationState fight, int distance, Phase phase, Rallies rallies, Side place, boolean over) {
    /**
     * The parts of the stack that acts that were disordered before and may still rally at the end.
     *
     * @param unit whether its unit may
     * @param guns whether its artillery may
     * @param away whether its unit had left the field when the activation began; a unit that has
     *     retreated since then does not rally
     */
    record Rallies(boolean unit, boolean guns, boolean away) {
      static final Rallies NOBODY = new Rallies(false, false, false);

      /** Returns what may still rally after an attempt under a rally order. */
      Rallies without(RallyAttempt tried) {
        return new Rallies(unit && tried.guns(), guns && !tried.guns(), away);
      }
    }

    /** Returns the next attempt to rally, the unit before its artillery, or empty. */
    Optional<RallyAttempt> attempt() {
      StackState stack = of(Side.ATTACKER);
      if (rallies.unit() && rallies.away() && stack.isAway() && stack.isDisordered()) {
        // The unit is off the ground where it was prepared, so that ground does not prevent the
        // rally.
        return Optional.of(RallyAttempt.of(stack, stack.led()));
      }
      SideState acting = fight.of(Side.ATTACKER);
      return RallyAttempt.ofUnit(
              acting, unit -> rallies.unit() && !rallies.away() && !unit.isAway())
          .or(() -> rallies.guns() ? RallyAttempt.ofGuns(acting) : Optional.empty());
    }

    StackState of(Side role) {
      return fight.of(role).of(0);
    }

    boolean contact() {
      return distance == 1;
    }

    State with(ActivationState changed) {
      return new State(changed, distance, phase, rallies, place, over);
    }

    State at(int hexes) {
      return new State(fight, hexes, phase, rallies, place, over);
    }

    /** Returns the state at the beginning of an activation, before its artillery has fired. */
    State begins(ActivationState then) {
      return new State(then, distance, Phase.ARTILLERY_FIRE, Rallies.NOBODY, place, over);
    }

    /** Returns the state at the beginning of a phase. */
    State at(Phase next) {
      return new State(fight.at(0), distance, next, rallies, place, over);
    }

    /** Returns the state after this side has taken the other's place. */
    State withPlaceTaken(Side by) {
      return new State(fight, distance, phase, rallies, by, over);
    }

    State end() {
      return new State(fight, distance, phase, Rallies.NOBODY, place, true);
    }

    State rallying(Rallies who) {
      return new State(fight, distance, phase, who, place, over);
    }
  }
}
