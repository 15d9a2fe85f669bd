package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.DrawnUp;
import vedette.rules.sixdays.BattleResult.Ending;

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
  private final BattleState first;

  Battle(
      SixDaysTables tables,
      Lines lines,
      Doctrine doctrine,
      List<Measure<BattleResult>> measures,
      List<Fact> situation) {
    super(doctrine, measures, situation);
    this.tables = tables;
    this.lines = lines;
    first = BattleState.begin(1, Stacks.of(lines.attackers()), Stacks.of(lines.defenders()));
  }

  @Override
  public BattleState first() {
    return first;
  }

  @Override
  public void opening(Listener listener) {
    BattleState state = first;
    announce(state, listener);
    for (int i = 0; i < lines.attackers().size(); i++) {
      int targets = lines.targets(state, i);
      attack(state, i, targets).column(listener);
      state = state.attacked(lines.attacked(state.attacked(), i, targets));
    }
  }

  @Override
  public Step<BattleState, BattleResult> step(BattleState state, Umpire umpire) {
    return umpire.once(() -> ready(state, umpire)).apply(umpire);
  }

  private Function<Umpire, Step<BattleState, BattleResult>> ready(
      BattleState state, Listener listener) {
    int attackers = lines.attackers().size();
    if (state.turn() == 1 && state.next() == 0) {
      listener.note(new Told.Turn(1));
      announce(state, listener);
    }
    return state.next() < attackers
        ? attackBy(state, state.next(), listener)
        : counterattackBy(state, state.next() - attackers, listener);
  }

  private Function<Umpire, Step<BattleState, BattleResult>> attackBy(
      BattleState state, int attacker, Listener listener) {
    int targets = lines.targets(state, attacker);
    int attacked = lines.attacked(state.attacked(), attacker, targets);
    Clash clash = attack(state, attacker, targets);
    int column = clash.column(listener);
    return umpire -> {
      Clash.Fought fought = clash.fight(column, umpire);
      return goOn(state.fought(attacked, fought.attackers(), fought.targets()), umpire);
    };
  }

  private Function<Umpire, Step<BattleState, BattleResult>> counterattackBy(
      BattleState state, int defender, Listener listener) {
    Clash clash = counterattack(state, defender);
    int column = clash.column(listener);
    return umpire -> {
      Clash.Fought fought = clash.fight(column, umpire);
      return goOn(state.fought(0, fought.targets(), fought.attackers()), umpire);
    };
  }

  /** Finds whose attack comes next, through the turns, or ends the battle. */
  private Step<BattleState, BattleResult> goOn(BattleState after, Umpire umpire) {
    BattleState state = after;
    if (!lines.inContact(state)) {
      return end(state, endingWithoutContact(state));
    }
    while (true) {
      for (int whose = state.next(); whose < everybody(); whose++) {
        if (attacks(state, whose, umpire)) {
          return Step.going(state.next(whose));
        }
      }
      if (!lines.mayAttackIn(state.turn() + 1, state)) {
        return end(state, Ending.TURNS_RUN_OUT);
      }
      if (umpire.decide(new StopChoice(this, state))) {
        return end(state, Ending.ATTACKER_STOPS);
      }
      state = newTurn(state, umpire);
    }
  }

  private int everybody() {
    return lines.attackers().size() + lines.defenders().size();
  }

  private boolean attacks(BattleState state, int whose, Umpire umpire) {
    int defender = whose - lines.attackers().size();
    return defender < 0
        ? lines.mayAttack(state, whose, state.turn())
        : lines.mayCounterattack(state, defender)
            && umpire.decide(new CounterattackChoice(this, state, defender));
  }

  private Clash attack(BattleState state, int attacker, int targets) {
    List<Body> bodies = new ArrayList<>(1);
    Ground ground = null;
    for (int bits = targets; bits != 0; bits &= bits - 1) {
      int defender = Integer.numberOfTrailingZeros(bits);
      bodies.add(defender(state, defender));
      ground = Ground.lesser(ground, lines.advance().get(attacker).get(defender));
    }
    List<String> readings = lines.readings(state, attacker, targets);
    return new Clash(tables, attacker(state, attacker), bodies, ground, readings);
  }

  private Clash counterattack(BattleState state, int defender) {
    List<Body> bodies = new ArrayList<>(1);
    Ground ground = null;
    for (int attacker = 0; attacker < lines.attackers().size(); attacker++) {
      if (lines.touches(state, attacker, defender)) {
        bodies.add(attacker(state, attacker));
        ground = Ground.lesser(ground, lines.counter().get(attacker).get(defender));
      }
    }
    List<String> readings = lines.defenders().size() > 1 ? SEVERAL_COUNTERATTACKS : COUNTERATTACK;
    return new Clash(tables, defender(state, defender), bodies, ground, readings);
  }

  private Body attacker(BattleState state, int index) {
    return new Body(
        index, lines.attackers().get(index), state.turn(), state.attackers().points(index));
  }

  private Body defender(BattleState state, int index) {
    return new Body(
        index, lines.defenders().get(index), state.turn(), state.defenders().points(index));
  }

  /** The differential that a nonphasing stack would counterattack at. */
  int counterDifferential(BattleState state, int defender) {
    return counterattack(state, defender).differential(Listener.NOBODY);
  }

  /** The best differential of any attack that could be made in a turn, or the least int if none. */
  int bestDifferential(int turn, BattleState state) {
    int best = Integer.MIN_VALUE;
    BattleState then = BattleState.begin(turn, state.attackers(), state.defenders());
    for (int attacker = 0; attacker < lines.attackers().size(); attacker++) {
      if (lines.mayAttack(then, attacker, turn)) {
        int targets = lines.targets(then, attacker);
        best = Math.max(best, attack(then, attacker, targets).differential(Listener.NOBODY));
        then = then.attacked(lines.attacked(then.attacked(), attacker, targets));
      }
    }
    return best;
  }

  private BattleState newTurn(BattleState state, Umpire umpire) {
    int turn = state.turn() + 1;
    umpire.note(new Told.Turn(turn));
    BattleState next =
        BattleState.begin(
            turn, state.attackers(), state.defenders().onTurn(turn, lines.defenders()));
    announce(next, umpire);
    return next;
  }

  /** Notes who comes and goes as a battle turn begins. */
  private void announce(BattleState state, Listener listener) {
    announce(lines.defenders(), state.defenders(), state.turn(), listener);
    announce(lines.attackers(), state.attackers(), state.turn(), listener);
  }

  private static void announce(List<Force> forces, Stacks stacks, int turn, Listener listener) {
    for (int i = 0; i < forces.size(); i++) {
      if (stacks.stands(i)) {
        announce(forces.get(i), turn, listener);
      }
    }
  }

  private static void announce(Force force, int turn, Listener listener) {
    if (turn == 1 && force.expects(turn)) {
      listener.note(new Note.Happens(force.label(), "expects others to come", ARRIVALS));
    }
    if (turn == force.relief()) {
      listener.note(new Note.Happens(force.label(), "disengages behind its rearguard", ARRIVALS));
      return;
    }
    if (force.arrivesIn(turn)) {
      String what = force.side() == Side.ATTACKER ? "counts its late joiners" : "is reinforced";
      listener.note(new Note.Happens(force.label(), what, ARRIVALS));
    }
  }

  private static Ending endingWithoutContact(BattleState state) {
    if (!state.defenders().anyStands()) {
      return !state.attackers().anyStands()
          ? Ending.BOTH_GONE
          : allEliminated(state.defenders())
              ? Ending.DEFENDER_ELIMINATED
              : Ending.DEFENDER_REPULSED;
    }
    if (!state.attackers().anyStands()) {
      return allEliminated(state.attackers())
          ? Ending.ATTACKER_ELIMINATED
          : Ending.ATTACKER_REPULSED;
    }
    return Ending.CONTACT_BROKEN;
  }

  private static boolean allEliminated(Stacks gone) {
    return !gone.any(fate -> !fate.eliminated());
  }

  int lost(BattleState state) {
    return state.attackers().ended(state.turn(), lines.attackers()).loss();
  }

  private Step<BattleState, BattleResult> end(BattleState state, Ending ending) {
    return Step.ended(
        new BattleResult(
            state.attackers().ended(state.turn(), lines.attackers()),
            state.defenders().ended(state.turn(), lines.defenders()),
            state.turn(),
            ending));
  }
}
