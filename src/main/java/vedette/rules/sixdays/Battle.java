package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
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
      attack(state, i).column(listener);
      state = lines.afterAttack(state, i);
    }
  }

  @Override
  public Step<BattleState, BattleResult> step(BattleState state, Umpire umpire) {
    int attackers = lines.attackers().size();
    if (state.turn() == 1 && state.next() == 0) {
      umpire.note(new Told.Turn(1));
      announceAll(1, umpire);
    }
    BattleState fought =
        state.next() < attackers
            ? attackBy(state, state.next(), umpire)
            : counterattackBy(state, state.next() - attackers, umpire);
    return goOn(fought.next(state.next() + 1), umpire);
  }

  private BattleState attackBy(BattleState state, int attacker, Umpire umpire) {
    List<Integer> targets = lines.targets(state, attacker);
    Clash.Fought fought = attack(state, attacker).fight(umpire);
    List<StackState> attackers =
        BattleState.with(state.attackers(), attacker, after(fought.attacker(), state.turn()));
    List<StackState> defenders = state.defenders();
    for (int i = 0; i < targets.size(); i++) {
      defenders =
          BattleState.with(defenders, targets.get(i), after(fought.targets().get(i), state.turn()));
    }
    return new BattleState(
        state.turn(), state.next(), lines.attacked(state, attacker), attackers, defenders);
  }

  private BattleState counterattackBy(BattleState state, int defender, Umpire umpire) {
    List<Integer> targets = lines.touching(state, defender);
    Clash.Fought fought = counterattack(state, defender).fight(umpire);
    List<StackState> attackers = state.attackers();
    for (int i = 0; i < targets.size(); i++) {
      attackers =
          BattleState.with(attackers, targets.get(i), after(fought.targets().get(i), state.turn()));
    }
    List<StackState> defenders =
        BattleState.with(state.defenders(), defender, after(fought.attacker(), state.turn()));
    return new BattleState(state.turn(), state.next(), 0, attackers, defenders);
  }

  private static StackState after(Body body, int turn) {
    boolean eliminated = body.strength(turn) == 0;
    Force force = body.force();
    return body.repulsed() || eliminated
        ? new Gone(
            new Fate(
                force.lost(body.points()), body.repulsed(), eliminated, turn >= force.relief()))
        : new Standing(body.points());
  }

  /** Finds whose attack comes next, through the turns, or ends the battle. */
  private Step<BattleState, BattleResult> goOn(BattleState state, Umpire umpire) {
    int attackers = lines.attackers().size();
    while (true) {
      if (!lines.inContact(state)) {
        return end(state, endingWithoutContact(state));
      }
      if (state.next() == attackers + lines.defenders().size()) {
        int best = bestDifferential(state.turn() + 1, state);
        if (best == Integer.MIN_VALUE) {
          return end(state, Ending.TURNS_RUN_OUT);
        }
        if (umpire.decide(new StopChoice(best, lost(state)))) {
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
    return state.defenders().get(defender) instanceof Standing
        && !lines.touching(state, defender).isEmpty()
        && umpire.decide(
            new CounterattackChoice(counterattack(state, defender).differential(Listener.NOBODY)));
  }

  private Clash attack(BattleState state, int attacker) {
    Ground ground = null;
    List<Body> targets = new ArrayList<>(1);
    for (int defender : lines.targets(state, attacker)) {
      targets.add(body(lines.defenders(), state.defenders(), defender));
      Ground there = lines.advance().get(attacker).get(defender);
      ground = ground == null ? there : Ground.least(ground, there);
    }
    Body body = body(lines.attackers(), state.attackers(), attacker);
    List<String> readings = lines.readings(state, attacker);
    return new Clash(tables, state.turn(), body, targets, ground, readings);
  }

  private Clash counterattack(BattleState state, int defender) {
    Ground ground = null;
    List<Body> targets = new ArrayList<>(1);
    for (int attacker : lines.touching(state, defender)) {
      targets.add(body(lines.attackers(), state.attackers(), attacker));
      Ground there = lines.counter().get(attacker).get(defender);
      ground = ground == null ? there : Ground.least(ground, there);
    }
    Body body = body(lines.defenders(), state.defenders(), defender);
    List<String> readings = lines.defenders().size() > 1 ? SEVERAL_COUNTERATTACKS : COUNTERATTACK;
    return new Clash(tables, state.turn(), body, targets, ground, readings);
  }

  private static Body body(List<Force> forces, List<StackState> stacks, int index) {
    return new Body(forces.get(index), ((Standing) stacks.get(index)).points());
  }

  /** The best differential of any attack that could be made in a turn, or the least int if none. */
  private int bestDifferential(int turn, BattleState state) {
    int best = Integer.MIN_VALUE;
    BattleState then = new BattleState(turn, 0, 0, state.attackers(), state.defenders());
    for (int attacker = 0; attacker < lines.attackers().size(); attacker++) {
      if (lines.mayAttack(then, attacker, turn)) {
        best = Math.max(best, attack(then, attacker).differential(Listener.NOBODY));
        then = lines.afterAttack(then, attacker);
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
      listener.note(new Told.Happens(force.label(), "expects others to come", ARRIVALS));
    }
    if (turn == force.relief()) {
      listener.note(new Told.Happens(force.label(), "disengages behind its rearguard", ARRIVALS));
      return;
    }
    for (int slot = 0; slot < force.size(); slot++) {
      if (force.arrivesIn(slot, turn)) {
        String what = force.side() == Side.ATTACKER ? "counts its late joiners" : "is reinforced";
        listener.note(new Told.Happens(force.label(), what, ARRIVALS));
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
    return stacks.stream().allMatch(stack -> stack instanceof Gone);
  }

  private static boolean allEliminated(List<StackState> stacks) {
    return stacks.stream().allMatch(s -> s instanceof Gone gone && gone.fate().eliminated());
  }

  private int lost(BattleState state) {
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
      Force force = forces.get(i);
      fates.add(
          stacks.get(i) instanceof Standing standing
              ? new Fate(force.lost(standing.points()), false, false, turn >= force.relief())
              : ((Gone) stacks.get(i)).fate());
    }
    return List.copyOf(fates);
  }
}
