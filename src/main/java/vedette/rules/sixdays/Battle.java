package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.DrawnUp;
import vedette.rules.sixdays.BattleResult.Ending;
import vedette.rules.sixdays.StackState.Gone;
import vedette.rules.sixdays.StackState.Standing;

/**
 * A battle in the combat phase (11.0): battle turn by battle turn the phasing stacks attack in
 * their order, then nonphasing stacks may counterattack (SD6). A step is one attack.
 */
final class Battle extends DrawnUp<BattleState, BattleResult> {
  private static final List<String> ARRIVALS = List.of("SD7", SixDaysReadings.ALWAYS_COME);
  private static final List<String> COUNTERATTACK =
      List.of("SD6", SixDaysReadings.STAYS_IN_CONTACT);
  private static final List<String> SEVERAL_COUNTERATTACKS =
      List.of("SD6", SixDaysReadings.SEVERAL_COUNTERATTACKS, SixDaysReadings.STAYS_IN_CONTACT);

  private final SixDaysTables tables;
  private final Lines lines;

  Battle(
      SixDaysTables tables,
      Lines lines,
      Doctrine doctrine,
      List<Measure<BattleResult>> measures,
      List<Fact> situation) {
    super(doctrine, measures, situation);
    this.tables = tables;
    this.lines = lines;
  }

  @Override
  public BattleState first() {
    return new BattleState(1, 0, 0, standing(lines.attackers()), standing(lines.defenders()));
  }

  private static List<StackState> standing(List<Force> forces) {
    List<StackState> stacks = new ArrayList<>();
    forces.forEach(force -> stacks.add(new Standing(force.initial())));
    return List.copyOf(stacks);
  }

  @Override
  public void opening(Listener listener) {
    BattleState state = first();
    announceAll(1, listener);
    for (int i = 0; i < lines.attackers().size(); i++) {
      List<Integer> targets = lines.targets(state, i);
      attack(state, i, targets).column(listener);
      state = lines.afterAttack(state, i, targets);
    }
  }

  @Override
  public Step<BattleState, BattleResult> step(BattleState state, Umpire umpire) {
    return ready(state, umpire).play(umpire);
  }

  @Override
  public Ready<BattleState, BattleResult> ready(BattleState state, Listener listener) {
    int attackers = lines.attackers().size();
    if (state.turn() == 1 && state.next() == 0) {
      listener.note(new Told.Turn(1));
      announceAll(1, listener);
    }
    return state.next() < attackers
        ? attackBy(state, state.next(), listener)
        : counterattackBy(state, state.next() - attackers, listener);
  }

  private Ready<BattleState, BattleResult> attackBy(
      BattleState state, int attacker, Listener listener) {
    List<Integer> targets = lines.targets(state, attacker);
    int attacked = lines.attacked(state.attacked(), attacker, targets);
    return fought(
        attack(state, attacker, targets),
        listener,
        (own, others) ->
            new BattleState(
                state.turn(),
                state.next() + 1,
                attacked,
                after(state.attackers(), List.of(attacker), own, state.turn()),
                after(state.defenders(), targets, others, state.turn())));
  }

  private Ready<BattleState, BattleResult> counterattackBy(
      BattleState state, int defender, Listener listener) {
    List<Integer> targets = lines.touching(state, defender);
    return fought(
        counterattack(state, defender, targets),
        listener,
        (own, others) ->
            new BattleState(
                state.turn(),
                state.next() + 1,
                0,
                after(state.attackers(), targets, others, state.turn()),
                after(state.defenders(), List.of(defender), own, state.turn())));
  }

  /**
   * A clash ready to be fought.
   *
   * @param then the state it leads to, by what is left of who attacks and of the others
   */
  private Ready<BattleState, BattleResult> fought(
      Clash clash, Listener listener, BiFunction<List<Body>, List<Body>, BattleState> then) {
    int column = clash.column(listener);
    return umpire -> {
      Clash.Fought fought = clash.fight(column, umpire);
      return goOn(then.apply(List.of(fought.attacker()), fought.targets()), umpire);
    };
  }

  /** A side's stacks when some of them, by index, come out of a clash. */
  private static List<StackState> after(
      List<StackState> stacks, List<Integer> which, List<Body> bodies, int turn) {
    List<StackState> changed = stacks;
    for (int i = 0; i < which.size(); i++) {
      Body body = bodies.get(i);
      StackState state = body.isOut(turn) ? new Gone(body.fate(turn)) : new Standing(body.points());
      changed = BattleState.with(changed, which.get(i), state);
    }
    return changed;
  }

  /** Finds whose attack comes next, through the turns, or ends the battle. */
  private Step<BattleState, BattleResult> goOn(BattleState state, Umpire umpire) {
    int attackers = lines.attackers().size();
    while (true) {
      if (!lines.inContact(state)) {
        return end(state, endingWithoutContact(state));
      }
      if (state.next() == attackers + lines.defenders().size()) {
        if (!lines.mayAttackIn(state.turn() + 1, state)) {
          return end(state, Ending.TURNS_RUN_OUT);
        }
        if (umpire.decide(new StopChoice(this, state))) {
          return end(state, Ending.ATTACKER_STOPS);
        }
        state = newTurn(state, umpire);
      }
      int whose = state.next();
      boolean attacks =
          whose < attackers
              ? lines.mayAttack(state, whose, state.turn())
              : counterattacks(state, whose - attackers, umpire);
      if (attacks) {
        return Step.going(state);
      }
      state = state.next(whose + 1);
    }
  }

  private boolean counterattacks(BattleState state, int defender, Umpire umpire) {
    List<Integer> targets = lines.touching(state, defender);
    return state.defenders().get(defender) instanceof Standing
        && !targets.isEmpty()
        && umpire.decide(new CounterattackChoice(counterattack(state, defender, targets)));
  }

  private Clash attack(BattleState state, int attacker, List<Integer> targets) {
    List<Body> bodies = new ArrayList<>(1);
    List<Ground> grounds = new ArrayList<>(1);
    for (int defender : targets) {
      bodies.add(body(lines.defenders(), state.defenders(), defender));
      grounds.add(lines.advance().get(attacker).get(defender));
    }
    Body body = body(lines.attackers(), state.attackers(), attacker);
    List<String> readings = lines.readings(state, attacker, targets);
    return new Clash(tables, state.turn(), body, bodies, Ground.least(grounds), readings);
  }

  private Clash counterattack(BattleState state, int defender, List<Integer> targets) {
    List<Body> bodies = new ArrayList<>(1);
    List<Ground> grounds = new ArrayList<>(1);
    for (int attacker : targets) {
      bodies.add(body(lines.attackers(), state.attackers(), attacker));
      grounds.add(lines.counter().get(attacker).get(defender));
    }
    Body body = body(lines.defenders(), state.defenders(), defender);
    List<String> readings = lines.defenders().size() > 1 ? SEVERAL_COUNTERATTACKS : COUNTERATTACK;
    return new Clash(tables, state.turn(), body, bodies, Ground.least(grounds), readings);
  }

  private static Body body(List<Force> forces, List<StackState> stacks, int index) {
    return new Body(forces.get(index), ((Standing) stacks.get(index)).points());
  }

  /** The best differential of any attack that could be made in a turn, or the least int if none. */
  int bestDifferential(int turn, BattleState state) {
    int best = Integer.MIN_VALUE;
    BattleState then = BattleState.begin(turn, state);
    for (int attacker = 0; attacker < lines.attackers().size(); attacker++) {
      if (lines.mayAttack(then, attacker, turn)) {
        List<Integer> targets = lines.targets(then, attacker);
        best = Math.max(best, attack(then, attacker, targets).differential(Listener.NOBODY));
        then = lines.afterAttack(then, attacker, targets);
      }
    }
    return best;
  }

  private BattleState newTurn(BattleState state, Umpire umpire) {
    int turn = state.turn() + 1;
    umpire.note(new Told.Turn(turn));
    List<StackState> defenders = new ArrayList<>(state.defenders());
    for (int i = 0; i < defenders.size(); i++) {
      if (defenders.get(i) instanceof Standing standing) {
        defenders.set(i, new Standing(lines.defenders().get(i).onTurn(standing.points(), turn)));
        announce(lines.defenders().get(i), turn, umpire);
      }
    }
    for (int i = 0; i < lines.attackers().size(); i++) {
      if (state.attackers().get(i) instanceof Standing) {
        announce(lines.attackers().get(i), turn, umpire);
      }
    }
    return new BattleState(turn, 0, 0, state.attackers(), List.copyOf(defenders));
  }

  private void announceAll(int turn, Listener listener) {
    lines.defenders().forEach(force -> announce(force, turn, listener));
    lines.attackers().forEach(force -> announce(force, turn, listener));
  }

  private static void announce(Force force, int turn, Listener listener) {
    if (turn == 1 && force.expects(turn)) {
      listener.note(new Note.Happens(force.label(), "expects others to come", ARRIVALS));
    }
    if (turn == force.relief()) {
      listener.note(new Note.Happens(force.label(), "disengages behind its rearguard", ARRIVALS));
      return;
    }
    for (int slot = 0; slot < force.size(); slot++) {
      if (force.arrivesIn(slot, turn)) {
        String what = force.side() == Side.ATTACKER ? "counts its late joiners" : "is reinforced";
        listener.note(new Note.Happens(force.label(), what, ARRIVALS));
        return;
      }
    }
  }

  private static Ending endingWithoutContact(BattleState state) {
    if (allGone(state.defenders()) && allGone(state.attackers())) {
      return Ending.BOTH_GONE;
    }
    if (allGone(state.defenders())) {
      return allEliminated(state.defenders())
          ? Ending.DEFENDER_ELIMINATED
          : Ending.DEFENDER_REPULSED;
    }
    if (allGone(state.attackers())) {
      return allEliminated(state.attackers())
          ? Ending.ATTACKER_ELIMINATED
          : Ending.ATTACKER_REPULSED;
    }
    return Ending.CONTACT_BROKEN;
  }

  private static boolean allGone(List<StackState> stacks) {
    for (StackState stack : stacks) {
      if (!(stack instanceof Gone)) {
        return false;
      }
    }
    return true;
  }

  private static boolean allEliminated(List<StackState> stacks) {
    return stacks.stream().allMatch(s -> s instanceof Gone gone && gone.fate().eliminated());
  }

  int lost(BattleState state) {
    return BattleResult.loss(fates(lines.attackers(), state.attackers(), state.turn()));
  }

  private Step<BattleState, BattleResult> end(BattleState state, Ending ending) {
    return Step.ended(
        new BattleResult(
            fates(lines.attackers(), state.attackers(), state.turn()),
            fates(lines.defenders(), state.defenders(), state.turn()),
            state.turn(),
            ending));
  }

  private static List<Fate> fates(List<Force> forces, List<StackState> stacks, int turn) {
    List<Fate> fates = new ArrayList<>(stacks.size());
    for (int i = 0; i < stacks.size(); i++) {
      fates.add(
          stacks.get(i) instanceof Gone gone ? gone.fate() : body(forces, stacks, i).fate(turn));
    }
    return List.copyOf(fates);
  }
}
