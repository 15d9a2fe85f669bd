package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.Names;
import vedette.rules.daysofglory.FirefightState.Phase;
import vedette.rules.daysofglory.MoraleRequest.Test;

/**
 * Both sides shoot at each other turn by turn: rally tests, shooting of all at once, what hits do
 * to guns, tests of those hit (Sequence of play; DG-V7, DG-V9). A step is one test, one die that
 * shoots or one hit on guns.
 */
final class Firefight implements Rules<FirefightState, FirefightResult> {
  private final FirefightRequest request;
  private final FirefightFire fire;
  private final FirefightWords words;
  private final Shooting shooting;
  private final MoraleTests tests;
  private final List<Names> names = new ArrayList<>();
  private final List<String> labels = new ArrayList<>();
  private final List<Unit> written = new ArrayList<>();
  private final List<UnitState> drawnUp = new ArrayList<>();

  Firefight(FirefightRequest request, Rulebook rules) {
    this.request = request;
    DaysOfGloryTables tables = rules.tables();
    tests = new MoraleTests(tables);
    Set<String> taken = new HashSet<>();
    for (Side side : Side.values()) {
      List<Unit> units = request.units().of(side);
      Names of = new Names(side, units.stream().map(Unit::name).toList());
      of.take(taken);
      names.add(of);
      for (int i = 0; i < units.size(); i++) {
        labels.add(of.label(i));
        written.add(units.get(i));
        drawnUp.add(drawnUp(units.get(i), side.toString(), tables));
      }
    }
    fire = new FirefightFire(request, labels, tables);
    words = new FirefightWords(request, labels, fire);
    shooting = new Shooting(fire, tables);
  }

  private UnitState drawnUp(Unit unit, String parameter, DaysOfGloryTables tables) {
    tables
        .moraleFactors()
        .checkCounting(
            unit.said(),
            Test.SHOOTING,
            parameter,
            counting -> "leave it out; ground is said by --ground and --attacker-ground");
    return new DrawnUnit(unit, request.figuresPerStand(), parameter, tables)
        .entering(MoralePhase.TESTED, tables);
  }

  /** The fight with what is told of it. */
  Engagement<FirefightState, FirefightResult> engagement() {
    return Engagement.of(this, FirefightResult.measures(request, names, drawnUp), words.situation())
        .leaving(this::left)
        .openedBy(this::opening)
        .summedUp(words.summary());
  }

  @Override
  public FirefightState first() {
    return shooting.first(List.copyOf(drawnUp));
  }

  @Override
  public int lastTurn() {
    return Math.max(request.turns(), fire.ranges().lastTurn());
  }

  @Override
  public Step<FirefightState, FirefightResult> step(FirefightState before, Umpire umpire) {
    FirefightState state = umpire.once(() -> toNextRoll(before, umpire));
    if (isTurnOver(state)) {
      return endTurn(state, umpire);
    }
    umpire.heading("DG-V9", "Turn {turn}, {}", state.phase());
    FirefightState played =
        switch (state.phase()) {
          case RALLY -> test(Test.RALLY, state, umpire);
          case SHOOTING, DAMAGE -> shooting.roll(state, umpire);
          case TESTS -> test(Test.SHOOTING, state, umpire);
        };
    FirefightState next = toNextRoll(played, umpire);
    return isTurnOver(next) ? endTurn(next, umpire) : Step.going(next);
  }

  private static boolean isTurnOver(FirefightState state) {
    return state.phase() == Phase.TESTS && state.next() == state.units().size();
  }

  /** Goes on to the next roll of the turn that matters, phase by phase. */
  private FirefightState toNextRoll(FirefightState from, Umpire umpire) {
    FirefightState state = from;
    if (state.phase() == Phase.RALLY) {
      state = toNextTest(state);
      if (state.next() < state.units().size()) {
        return state;
      }
      state = state.toShooting();
    }
    state = shooting.toNextRoll(state, umpire);
    return state.phase() == Phase.TESTS ? toNextTest(state.damaged(shooting.noDamage())) : state;
  }

  /** From the next unit on, the first that tests in this phase. */
  private static FirefightState toNextTest(FirefightState state) {
    int unit = state.next();
    while (unit < state.units().size() && !tests(state.phase(), state.units().get(unit))) {
      unit++;
    }
    return state.at(state.phase(), unit);
  }

  private static boolean tests(Phase phase, UnitState unit) {
    return unit.isThere() && (phase == Phase.RALLY ? unit.needsRally() : unit.testsUnderFire());
  }

  /** Nobody advances, so who fails under fire falls back (DG-V9). */
  private FirefightState test(Test test, FirefightState state, Umpire umpire) {
    Ground ground = request.grounds().of(request.side(state.next()));
    Tested tested = new Tested.Alone(labels.get(state.next()), test, state.unit(), false, ground);
    return state.with(tests.roll(tested, umpire).of(state.unit())).past();
  }

  private Step<FirefightState, FirefightResult> endTurn(FirefightState state, Umpire umpire) {
    boolean over =
        request.first(Side.ATTACKER, state.units()) < 0
            || request.first(Side.DEFENDER, state.units()) < 0
            || umpire.reached(request.turns());
    return over
        ? Step.ended(new FirefightResult(state.units()))
        : Step.nextTurn(shooting.first(state.units().stream().map(UnitState::nextTurn).toList()));
  }

  List<Left> left(FirefightResult result) {
    List<Left> left = new ArrayList<>();
    for (int unit = 0; unit < result.units().size(); unit++) {
      Side side = request.side(unit);
      int number = unit - (side == Side.ATTACKER ? 0 : request.attacker().size());
      left.add(new Left(side.toString(), number, List.of(result.units().get(unit).written())));
    }
    return List.copyOf(left);
  }

  /** The cells that the dice of the first turn are read by. */
  private void opening(Umpire umpire) {
    for (int unit = 0; unit < drawnUp.size(); unit++) {
      written.get(unit).noteTurn(MoralePhase.TESTED, labels.get(unit), umpire);
    }
    umpire.heading("DG-V9", "Turn {turn}, {}", Phase.SHOOTING);
    for (Shot shot : fire.first(drawnUp)) {
      fire.note(shot, umpire);
      shot.die().note(umpire);
    }
  }
}
