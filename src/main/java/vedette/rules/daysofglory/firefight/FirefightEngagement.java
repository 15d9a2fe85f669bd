package vedette.rules.daysofglory.firefight;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.Names;
import vedette.rules.Variant;
import vedette.rules.daysofglory.damage.DamageTable;
import vedette.rules.daysofglory.damage.LossMeasures;
import vedette.rules.daysofglory.morale.MoraleFactorTable;
import vedette.rules.daysofglory.morale.MoraleRoll;
import vedette.rules.daysofglory.morale.MoraleTest;
import vedette.rules.daysofglory.morale.TestSubject;
import vedette.rules.daysofglory.shooting.Calibre;
import vedette.rules.daysofglory.shooting.Musket;
import vedette.rules.daysofglory.shooting.ShootingPhase;
import vedette.rules.daysofglory.shooting.ShootingPhase.State.Phase;
import vedette.rules.daysofglory.shooting.ShootingTables;
import vedette.rules.daysofglory.shooting.ShotDie.Shot;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.MoralePhase;
import vedette.rules.daysofglory.units.PreparedUnit;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.daysofglory.units.Wording;
import vedette.rules.kit.Measures;
import vedette.table.Tables;

/**
 * Both sides shoot at each other turn by turn: rally tests, shooting of all at once, what hits do
 * to guns, tests of those hit (Sequence of play; DG-V7, DG-V9). A step is one test, one die that
 * shoots or one hit on guns. Its result are all units, the attacker's first, as a further turn
 * would begin with them.
 */
public final class FirefightEngagement implements Rules<ShootingPhase.State, List<UnitState>> {
  /** What a player says of a firefight. */
  public record Request(
      @Field(text = "unit of the attacker; repeatable", example = "inf 8")
          @Allows(value = Wording.UNIT + " fellBack suppressed", keeps = "irregular tested still")
          List<Unit> attacker,
      @Field(text = "unit of the defender; repeatable", example = "art 4")
          @Allows(value = Wording.UNIT + " fellBack suppressed", keeps = "irregular tested still")
          List<Unit> defender,
      @Field(
              text = "range in inches by turn; the last one holds for all later turns",
              example = "12,8,4")
          List<String> range,
      @Field(text = "turns of fire", fallback = "3", min = 1, max = 99) int turns,
      @Field(text = "muskets of the attacker's infantry", fallback = "smoothbore")
          Musket attackerMusket,
      @Field(text = "muskets of the defender's infantry", fallback = "smoothbore")
          Musket defenderMusket,
      @Field(text = "guns of the attacker", fallback = "smoothbore") Calibre attackerGuns,
      @Field(text = "guns of the defender", fallback = "smoothbore") Calibre defenderGuns,
      @Field(text = "ground of the attackers", fallback = "open") Ground attackerGround,
      @Field(text = Wording.GROUND, fallback = "open") Ground ground,
      @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {

    BySide<List<Unit>> units() {
      return new BySide<>(attacker, defender);
    }

    /** Which side a unit is of, by its place among all. */
    Side side(int unit) {
      return unit < attacker.size() ? Side.ATTACKER : Side.DEFENDER;
    }

    /**
     * Returns the first unit of a side that is in the firefight, by its place among all; below 0 if
     * none.
     */
    int first(Side side, List<UnitState> units) {
      for (int unit = 0; unit < units.size(); unit++) {
        if (side(unit) == side && units.get(unit).isThere()) {
          return unit;
        }
      }
      return -1;
    }

    /** Returns whether a side has such a unit. */
    boolean has(Side side, Predicate<Unit> such) {
      return units().of(side).stream().anyMatch(such);
    }

    /** Returns whether a side has foot that is said to have no muskets. */
    boolean hasSilentFoot(Side side) {
      return muskets().of(side) == Musket.NONE && has(side, unit -> unit.arm().isInfantry());
    }

    BySide<Musket> muskets() {
      return new BySide<>(attackerMusket, defenderMusket);
    }

    BySide<Calibre> guns() {
      return new BySide<>(attackerGuns, defenderGuns);
    }

    BySide<Ground> grounds() {
      return new BySide<>(attackerGround, ground);
    }
  }

  /** What a firefight consults, in which guns fire shot. */
  public static final List<String> TABLES =
      List.of(
          FactorTable.MORALE,
          ShootingTables.SMALL_ARMS,
          ShootingTables.RANGES,
          ShootingTables.ARTILLERY,
          ShootingTables.ARTILLERY_RANGES,
          DamageTable.ID);

  private final Request request;
  private final FirefightShots fire;
  private final FirefightWords words;
  private final ShootingPhase shooting;
  private final MoraleRoll tests;
  private final List<Names> names = new ArrayList<>();
  private final List<String> labels = new ArrayList<>();
  private final List<Unit> written = new ArrayList<>();
  private final List<UnitState> drawnUp = new ArrayList<>();

  public FirefightEngagement(Request request, Tables tables) {
    this.request = request;
    MoraleFactorTable factors = MoraleFactorTable.of(tables);
    tests = new MoraleRoll(factors);
    Set<String> known = FactorTable.conditions(tables);
    Set<String> taken = new HashSet<>();
    for (Side side : Side.values()) {
      List<Unit> units = request.units().of(side);
      Names of = new Names(side, units.stream().map(Unit::name).toList());
      of.take(taken);
      names.add(of);
      for (int i = 0; i < units.size(); i++) {
        labels.add(of.label(i));
        written.add(units.get(i));
        drawnUp.add(prepare(units.get(i), side.toString(), factors, known));
      }
    }
    fire = new FirefightShots(request, labels, ShootingTables.of(tables));
    words = new FirefightWords(request, labels, fire);
    shooting = new ShootingPhase(fire, tables);
  }

  private UnitState prepare(
      Unit unit, String parameter, MoraleFactorTable factors, Set<String> known) {
    factors.checkCounting(
        unit.givenConditions(),
        MoraleTest.SHOOTING,
        parameter,
        counting -> "leave it out, or give the ground as --ground or --attacker-ground");
    return PreparedUnit.of(unit, request.figuresPerStand(), parameter, known)
        .entering(MoralePhase.TESTED);
  }

  /** The fight with what is told of it. */
  public Engagement<ShootingPhase.State, List<UnitState>> engagement() {
    return Engagement.of(
            this,
            measures(),
            Story.of(words.situation()).withOpening(this::opening).withSummary(words.summary()))
        .leaving(this::survivors);
  }

  @Override
  public ShootingPhase.State first() {
    return shooting.first(List.copyOf(drawnUp));
  }

  @Override
  public int lastTurn() {
    return Math.max(request.turns(), fire.ranges().lastTurn());
  }

  @Override
  public Step<ShootingPhase.State, List<UnitState>> step(
      ShootingPhase.State before, Umpire umpire) {
    ShootingPhase.State state = umpire.memoize(() -> advanceToRoll(before, umpire));
    if (isTurnOver(state)) {
      return endTurn(state, umpire);
    }
    umpire.heading("DG-V9", "Turn {turn}, {}", state.phase());
    ShootingPhase.State played =
        switch (state.phase()) {
          case RALLY -> test(MoraleTest.RALLY, state, umpire);
          case SHOOTING, DAMAGE -> shooting.roll(state, umpire);
          case TESTS -> test(MoraleTest.SHOOTING, state, umpire);
        };
    ShootingPhase.State next = advanceToRoll(played, umpire);
    return isTurnOver(next) ? endTurn(next, umpire) : Step.sameTurn(next);
  }

  private static boolean isTurnOver(ShootingPhase.State state) {
    return state.phase() == Phase.TESTS && state.next() == state.units().size();
  }

  /** Goes on to the next roll of the turn that matters, phase by phase. */
  private ShootingPhase.State advanceToRoll(ShootingPhase.State from, Umpire umpire) {
    ShootingPhase.State state = from;
    if (state.phase() == Phase.RALLY) {
      state = nextTest(state);
      if (state.next() < state.units().size()) {
        return state;
      }
      state = state.beginShooting();
    }
    state = shooting.advanceToRoll(state, umpire);
    return state.phase() == Phase.TESTS ? nextTest(state.damaged(shooting.noDamage())) : state;
  }

  /** From the next unit on, the first that tests in this phase. */
  private static ShootingPhase.State nextTest(ShootingPhase.State state) {
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
  private ShootingPhase.State test(MoraleTest test, ShootingPhase.State state, Umpire umpire) {
    Ground ground = request.grounds().of(request.side(state.next()));
    TestSubject tested =
        TestSubject.withoutEnemy(labels.get(state.next()), test, state.unit(), false, ground);
    return state.with(tests.roll(tested, umpire).of(state.unit())).advance();
  }

  private Step<ShootingPhase.State, List<UnitState>> endTurn(
      ShootingPhase.State state, Umpire umpire) {
    boolean over =
        request.first(Side.ATTACKER, state.units()) < 0
            || request.first(Side.DEFENDER, state.units()) < 0
            || umpire.reached(request.turns());
    return over
        ? Step.ended(state.units())
        : Step.nextTurn(shooting.first(state.units().stream().map(UnitState::nextTurn).toList()));
  }

  List<SurvivingStack> survivors(List<UnitState> units) {
    List<SurvivingStack> left = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      Side side = request.side(unit);
      int number = unit - (side == Side.ATTACKER ? 0 : request.attacker().size());
      left.add(new SurvivingStack(side.toString(), number, List.of(units.get(unit).notation())));
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

  private List<Measure<List<UnitState>>> measures() {
    Measures<List<UnitState>> measures = new Measures<>();
    for (Names side : names) {
      List<Integer> places = places(side.side());
      Measures<List<UnitState>> of = measures.of(side.side());
      LossMeasures.count(of, at(places, drawnUp), r -> at(places, r));
      of.count(
          "Left",
          "units of {} still in the firefight",
          places.size(),
          r -> presentUnits(places, r));
      for (int i = 0; i < places.size(); i++) {
        int unit = places.get(i);
        Measures<List<UnitState>> one =
            places.size() > 1 ? measures.ofOne(side.side(), side.name(i), side.label(i)) : of;
        one.category("State", "state of {} afterwards", Morale.class, r -> r.get(unit).morale());
      }
    }
    return measures.turns("turns", "turns of fire").list();
  }

  /** Returns where the units of a side are among all. */
  private List<Integer> places(Side side) {
    List<Integer> places = new ArrayList<>();
    for (int unit = 0; unit < drawnUp.size(); unit++) {
      if (request.side(unit) == side) {
        places.add(unit);
      }
    }
    return places;
  }

  private static List<UnitState> at(List<Integer> places, List<UnitState> units) {
    return places.stream().map(units::get).toList();
  }

  private static int presentUnits(List<Integer> places, List<UnitState> units) {
    int there = 0;
    for (int place : places) {
      there += units.get(place).isThere() ? 1 : 0;
    }
    return there;
  }
}
