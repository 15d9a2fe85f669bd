package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.form.WholeNumber;
import vedette.problem.TextFault;
import vedette.rules.Names;
import vedette.rules.daysofglory.FirefightState.Phase;
import vedette.rules.daysofglory.MoraleRequest.Test;

/**
 * Both sides shoot at each other turn by turn: rally tests, shooting of all at once, what hits do
 * to guns, tests of those hit (Sequence of play; DG-V7, DG-V9). A step is one test, one die that
 * shoots or one hit on guns.
 */
final class Firefight implements Rules<FirefightState, FirefightResult> {
  /** What a player decides on. */
  static final String SUMMARY =
      "{+attackerLeft} of your units and {-defenderLeft} of his stay on average; "
          + "you lose {-attackerCasualties}, he {+defenderCasualties}";

  private static final int FARTHEST = 999;

  private final FirefightRequest request;
  private final FirefightFire fire;
  private final GunDamage damage;
  private final MoraleTests tests;
  private final List<Names> names = new ArrayList<>();
  private final List<String> labels = new ArrayList<>();
  private final List<UnitState> drawnUp = new ArrayList<>();
  private final List<Integer> ranges;

  /** A test of one of the units. */
  private record Tested(String who, Test test, UnitState unit) implements UnitTested {}

  Firefight(FirefightRequest request, DaysOfGloryTables tables) {
    this.request = request;
    fire = new FirefightFire(request, tables);
    damage = new GunDamage(tables);
    tests = tables.moraleTests();
    Set<String> taken = new HashSet<>();
    for (Side side : Side.values()) {
      List<Unit> units = request.units().of(side);
      Names of = new Names(side, units.stream().map(Unit::name).toList());
      of.take(taken);
      names.add(of);
      for (int i = 0; i < units.size(); i++) {
        labels.add(of.label(i));
        drawnUp.add(drawnUp(units.get(i), side.toString(), tables));
      }
    }
    ranges = request.range().stream().map(Firefight::inches).toList();
    if (ranges.stream().noneMatch(fire::reaches)) {
      throw new TextFault("range", "neither muskets nor guns reach so far", "give a shorter range");
    }
  }

  private UnitState drawnUp(Unit unit, String parameter, DaysOfGloryTables tables) {
    tables
        .moraleFactors()
        .checkCounting(
            unit.said(),
            Test.SHOOTING,
            parameter,
            counting -> "leave it out; ground is said by --ground and --attacker-ground");
    return new DrawnUnit(unit, request.figuresPerStand(), parameter, tables).initial();
  }

  private static int inches(String text) {
    return WholeNumber.of(text, 0, FARTHEST)
        .orElseThrow(
            () ->
                TextFault.ofWord(
                    "range",
                    text,
                    "`" + text + "` is not a range in inches",
                    "write a whole number for each turn, as 12,8,4"));
  }

  /** The fight with what is told of it. */
  Engagement<FirefightState, FirefightResult> engagement() {
    return Engagement.of(this, FirefightResult.measures(fire, names, drawnUp), situation())
        .leaving(this::left)
        .openedBy(this::opening)
        .summedUp(summary());
  }

  @Override
  public FirefightState first() {
    return FirefightState.first(List.copyOf(drawnUp));
  }

  @Override
  public int lastTurn() {
    return Math.max(request.turns(), ranges.size());
  }

  @Override
  public Step<FirefightState, FirefightResult> step(FirefightState before, Umpire umpire) {
    FirefightState state = umpire.once(() -> toNextRoll(before, umpire));
    if (isTurnOver(state)) {
      return endTurn(state, umpire);
    }
    umpire.heading("DG-V9", "Turn {turn}, {}", state.phase());
    FirefightState next =
        toNextRoll(
            switch (state.phase()) {
              case RALLY -> rally(state, umpire);
              case SHOOTING -> shoot(state, umpire);
              case DAMAGE -> rollDamage(state, umpire);
              case TESTS -> test(state, umpire);
            },
            umpire);
    return isTurnOver(next) ? endTurn(next, umpire) : Step.going(next);
  }

  private boolean isTurnOver(FirefightState state) {
    return state.phase() == Phase.TESTS && state.next() == state.units().size();
  }

  /** Goes on to the next roll of the turn that matters, phase by phase. */
  private FirefightState toNextRoll(FirefightState from, Umpire umpire) {
    FirefightState state = from;
    if (state.phase() == Phase.RALLY) {
      state = state.at(Phase.RALLY, next(state));
      if (state.next() < state.units().size()) {
        return state;
      }
      state = state.unhit();
    }
    if (state.phase() == Phase.SHOOTING) {
      if (state.next() < shots(state, umpire).size()) {
        return state;
      }
      state = state.suffered();
    }
    if (state.phase() == Phase.DAMAGE) {
      state = toDamage(state);
      if (state.next() < state.units().size()) {
        return state;
      }
      state = state.toTests();
    }
    return state.at(Phase.TESTS, next(state));
  }

  /** The first unit from the next one on that tests in this phase. */
  private static int next(FirefightState state) {
    int unit = state.next();
    while (unit < state.units().size() && !tests(state.phase(), state.units().get(unit))) {
      unit++;
    }
    return unit;
  }

  private static boolean tests(Phase phase, UnitState unit) {
    return FirefightFire.isThere(unit)
        && (phase == Phase.RALLY ? unit.needsRally() : unit.hits() > 0);
  }

  private FirefightState toDamage(FirefightState from) {
    FirefightState state = from;
    while (state.next() < state.units().size()) {
      if (state.damaged() == null && state.unit().is(Arm.ARTILLERY)) {
        state = state.damaged(damage.none().hit(state.hits().get(state.next())));
      }
      if (state.damaged() != null && state.damaged().waiting() > 0) {
        return state;
      }
      if (state.damaged() != null) {
        UnitState guns = state.unit();
        int silent = damage.gunsSuppressed(state.damaged(), guns.stands());
        state = state.with(state.next(), guns.suppressed(silent)).damaged(null);
      }
      state = state.past();
    }
    return state;
  }

  private List<FirefightFire.Shot> shots(FirefightState state, Umpire umpire) {
    int turn = 1;
    while (turn < ranges.size() && umpire.reached(turn + 1)) {
      turn++;
    }
    return fire.shots(state.units(), ranges.get(turn - 1));
  }

  private boolean passes(Test test, FirefightState state, Umpire umpire) {
    return tests.passes(new Tested(labels.get(state.next()), test, state.unit()), umpire);
  }

  private FirefightState rally(FirefightState state, Umpire umpire) {
    boolean rallies = passes(Test.RALLY, state, umpire);
    return (rallies ? state.with(state.next(), state.unit().with(Morale.GOOD)) : state).past();
  }

  private FirefightState shoot(FirefightState state, Umpire umpire) {
    FirefightFire.Shot shot = umpire.once(() -> shots(state, umpire)).get(state.next());
    umpire.note("", "{} at {}", labels.get(shot.by()), labels.get(shot.at()));
    int hits = shot.die().shoot(umpire);
    UnitState target = state.units().get(shot.at());
    // Foot and horse are hit no more often than they have figures.
    int most = target.is(Arm.ARTILLERY) ? hits : target.figures() - state.hits().get(shot.at());
    return state.hit(shot.at(), Math.min(hits, most)).past();
  }

  private FirefightState rollDamage(FirefightState state, Umpire umpire) {
    GunDamage.Taken damaged = damage.roll(state.damaged(), umpire);
    boolean gunLost = damage.gunsDestroyed(damaged) > damage.gunsDestroyed(state.damaged());
    FirefightState after = gunLost ? state.with(state.next(), state.unit().withoutGun()) : state;
    return after.damaged(damaged);
  }

  private FirefightState test(FirefightState state, Umpire umpire) {
    UnitState unit = state.unit();
    if (passes(Test.SHOOTING, state, umpire)) {
      return state.past();
    }
    MoraleTests.noteRout(unit, umpire);
    return state.with(state.next(), unit.failedUnderFire(false)).past();
  }

  private Step<FirefightState, FirefightResult> endTurn(FirefightState state, Umpire umpire) {
    boolean over =
        !fire.stands(Side.ATTACKER, state.units())
            || !fire.stands(Side.DEFENDER, state.units())
            || umpire.reached(request.turns());
    return over
        ? Step.ended(new FirefightResult(state.units()))
        : Step.nextTurn(
            FirefightState.first(state.units().stream().map(UnitState::nextTurn).toList()));
  }

  List<Left> left(FirefightResult result) {
    List<Left> left = new ArrayList<>();
    for (int unit = 0; unit < result.units().size(); unit++) {
      Side side = fire.side(unit);
      int number = unit - (side == Side.ATTACKER ? 0 : request.attacker().size());
      left.add(new Left(side.toString(), number, List.of(result.units().get(unit).written())));
    }
    return List.copyOf(left);
  }

  /** Says whose foot does not fire, as the player has it. */
  private String summary() {
    String silent = "";
    for (Side side : Side.values()) {
      if (request.hasSilentFoot(side)) {
        silent += "; " + (side == Side.ATTACKER ? "your" : "his") + " foot does not fire";
      }
    }
    return silent.isEmpty() ? "" : SUMMARY + silent;
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int unit = 0; unit < drawnUp.size(); unit++) {
      facts.add(new Fact(labels.get(unit), drawnUp.get(unit).unit().withoutName()));
    }
    for (Side side : Side.values()) {
      facts.add(new Fact(side + " stands", request.grounds().of(side).toString()));
      facts.add(new Fact(side + " fires", fire.inWords(side, Collections.min(ranges))));
    }
    facts.add(new Fact("range", String.join(", ", request.range()) + " inches"));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    return facts;
  }

  /** The cells that the dice of the first turn are read by. */
  private void opening(Umpire umpire) {
    umpire.heading("DG-V9", "Turn {turn}, {}", Phase.SHOOTING);
    for (FirefightFire.Shot shot : fire.shots(drawnUp, ranges.get(0))) {
      umpire.note("", "{} at {}", labels.get(shot.by()), labels.get(shot.at()));
      shot.die().note(umpire);
    }
  }
}
