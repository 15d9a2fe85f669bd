package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.rules.Variant;
import vedette.rules.kit.ByTurn;
import vedette.rules.kit.Units;
import vedette.rules.loosefiles.Damage.Hit;
import vedette.rules.loosefiles.FireState.Check;
import vedette.rules.loosefiles.FireState.CommandPointsRoll;
import vedette.rules.loosefiles.FireState.LastTarget;
import vedette.rules.loosefiles.FireState.Roll;
import vedette.rules.loosefiles.FireState.Shot;
import vedette.rules.loosefiles.Unit.Arm;
import vedette.table.Tables;

/**
 * Foot and guns fire turn by turn: command points, then all fire at once, then the commanders of
 * who was hit (LF6, LF7, LF9). A step is the roll of one side's commanders, one throw, one gun, or
 * the roll of one commander in danger.
 */
final class FireEngagement implements Rules<FireState, FireState> {
  /**
   * Who fires at whom.
   *
   * @param rosters both sides; of guns of which only the number is said, the attacker's is a
   *     battery
   * @param firing whose units fire
   * @param ranges how far apart both sides are, turn by turn
   * @param turns of fire
   * @param commands who takes D.Points off before the fire of a turn; none where one fire is all
   * @param before what the attacker's guns have fired at before
   * @param enfilade whether guns enfilade whom they fire at
   */
  record Setup(
      RulesInForce rules,
      BySide<Roster> rosters,
      List<Side> firing,
      ByTurn<RangeBand> ranges,
      int turns,
      Optional<BySide<CommanderRecovery>> commands,
      LastTarget before,
      boolean enfilade) {

    /** One fire of the attacker and no more, of which all is told that it inflicts. */
    static Setup ofOneFire(
        RulesInForce rules,
        BySide<Roster> rosters,
        RangeBand reach,
        LastTarget before,
        boolean enfilade) {
      return new Setup(
          rules,
          rosters,
          List.of(Side.ATTACKER),
          new ByTurn<>(List.of(reach)),
          1,
          Optional.empty(),
          before,
          enfilade);
    }

    /** Returns whether one fire is all. */
    boolean isOneFire() {
      return commands.isEmpty();
    }

    /** Returns whether an arm fires. */
    boolean isFiredBy(Arm arm) {
      return firing.stream()
          .flatMap(side -> rosters.of(side).units().stream())
          .anyMatch(unit -> unit.arm() == arm && unit.fires());
    }
  }

  private final Setup setup;

  /** Null where nobody has any, whose tables are not consulted. */
  private final InfantryFire muskets;

  private final GunFire guns;
  private final BySide<Damage> damage;
  private final FireState first;

  FireEngagement(Setup setup) {
    this.setup = setup;
    Tables tables = setup.rules().tables();
    muskets = setup.isFiredBy(Arm.FOOT) ? InfantryFire.of(tables) : null;
    guns = setup.isFiredBy(Arm.ARTILLERY) ? GunFire.of(tables) : null;
    damage = setup.rosters().map(roster -> new Damage(roster, tables));
    first =
        FireState.atTurnStart(
            new BySide<>(setup.before(), LastTarget.NOTHING),
            new Units<>(setup.rosters().map(Roster::initial)));
  }

  /** The fight, as it is told. */
  Engagement<FireState, FireState> engagement(
      List<Measure<FireState>> measures, List<Fact> facts, String summary) {
    List<Fact> situation = new ArrayList<>(facts);
    Variant.describe(setup.rules().variant(), situation);
    return Engagement.of(
            this, measures, Story.of(situation).withOpening(this::opening).withSummary(summary))
        .leaving(this::survivors);
  }

  @Override
  public FireState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return Math.max(setup.turns(), setup.ranges().lastTurn());
  }

  @Override
  public Step<FireState, FireState> step(FireState state, Umpire umpire) {
    FireState begun =
        umpire.memoize(() -> state.rolls().isEmpty() ? beginTurn(state, umpire) : state);
    FireState now = begun.rolls().isEmpty() ? begun : roll(begun, umpire);
    if (!now.rolls().isEmpty()) {
      return Step.sameTurn(now);
    }
    return isOver(now.units(), umpire) ? Step.ended(now.with(first.firedAt())) : Step.nextTurn(now);
  }

  private boolean isOver(Units<UnitState> units, Umpire umpire) {
    return units.count(Side.ATTACKER, UnitState::stands) == 0
        || units.count(Side.DEFENDER, UnitState::stands) == 0
        || umpire.reached(setup.turns());
  }

  /** A turn begins with the free points of commanders with units; then commanders roll. */
  private FireState beginTurn(FireState before, Umpire umpire) {
    if (setup.isOneFire()) {
      return counted(before, umpire);
    }
    umpire.heading("", "Turn {turn}");
    FireState state = spendFreePoints(before, umpire);
    for (Side side : Side.values()) {
      if (command(side).rolls(state.units().of(side))) {
        state = state.withRoll(new CommandPointsRoll(side));
      }
    }
    return state.rolls().isEmpty() ? counted(state, umpire) : state;
  }

  private CommanderRecovery command(Side side) {
    return setup.commands().orElseThrow().of(side);
  }

  private FireState spendFreePoints(FireState before, Umpire umpire) {
    BySide<CommanderRecovery> commanderRecoveries = setup.commands().orElseThrow();
    return before.with(
        new Units<>(
            before
                .units()
                .units()
                .zip(
                    commanderRecoveries,
                    (own, commanderRecovery) -> commanderRecovery.spendFreePoints(own, umpire))));
  }

  private FireState roll(FireState state, Umpire umpire) {
    Roll roll = state.rolls().get(0);
    FireState rest = state.withoutFirstRoll();
    if (roll instanceof Shot shot) {
      return fire(shot, rest, umpire);
    }
    if (roll instanceof Check check) {
      UnitState hurt = rest.units().of(check.side(), check.unit());
      UnitState now = damage.of(check.side()).check(check.unit(), hurt, umpire);
      return rest.with(rest.units().with(check.side(), check.unit(), now));
    }
    List<UnitState> units = command(roll.side()).roll(rest.units().of(roll.side()), umpire);
    FireState commanded = rest.with(rest.units().with(roll.side(), units));
    return commanded.rolls().isEmpty() ? counted(commanded, umpire) : commanded;
  }

  private Roster of(Side side) {
    return setup.rosters().of(side);
  }

  /**
   * Returns the dice of all who fire in this turn are counted out before the first is thrown (LF9).
   */
  private FireState counted(FireState before, Umpire umpire) {
    RangeBand reach = setup.ranges().current(umpire);
    FireState state = before;
    for (Side side : setup.firing()) {
      LastTarget aimed =
          new LastTarget(state.units().first(side.opposite(), UnitState::stands), reach.ofGuns());
      for (int unit = 0; unit < of(side).size(); unit++) {
        UnitState shooter = state.units().of(side, unit);
        Shot shot = shot(side, unit, shooter, before.firedAt().of(side), aimed, reach, umpire);
        if (shot.dice() > 0) {
          state = state.withRoll(shot);
        }
        if (shot.gun() > 0) {
          state = state.with(state.firedAt().with(side, aimed));
        }
      }
    }
    return state;
  }

  /** Returns what a unit fires; one that does not has no dice (LF-V11). */
  private Shot shot(
      Side side,
      int unit,
      UnitState shooter,
      LastTarget last,
      LastTarget aimed,
      RangeBand reach,
      Umpire umpire) {
    Unit drawn = of(side).units().get(unit);
    Unit target = of(side.opposite()).units().get(aimed.target());
    String label = of(side).label(unit);
    boolean fires = drawn.fires() && !shooter.isDestroyed();
    if (fires && drawn.isBattery()) {
      umpire.note("", "{} rolls a D6 for each gun", label);
      GunFire.Aim aim =
          new GunFire.Aim(
              shooter.dp(),
              aimed.range(),
              target,
              of(side.opposite()).label(aimed.target()),
              LastTarget.isToGuns(last, aimed.target(), aimed.range()),
              setup.enfilade());
      return new Shot(side, unit, shooter.bases(), 1, guns.added(aim, umpire));
    }
    if (fires && reach == RangeBand.MUSKET) {
      muskets.note(label, drawn, shooter, target, umpire);
      return new Shot(side, unit, InfantryFire.dice(shooter, target), 0, 0);
    }
    return new Shot(side, unit, 0, 0, 0);
  }

  /**
   * Returns a throw of a unit; what all of its side inflict falls on the target after the last
   * (LF9).
   */
  private FireState fire(Shot shot, FireState rest, Umpire umpire) {
    Side enemy = shot.side().opposite();
    int target = rest.units().first(enemy, UnitState::stands);
    int thrown = shot.gun() > 0 ? 1 : InfantryFire.lot(shot.dice());
    Hit hit = shot.gun() > 0 ? gun(shot, umpire) : volley(shot, thrown, target, rest, umpire);
    FireState state = rest.with(rest.hit().plus(hit));
    if (shot.dice() > thrown) {
      state = state.first(shot.without(thrown));
    }
    if (!setup.isOneFire() && isDestroyed(enemy, target, state)) {
      state = state.silent(shot.side());
    }
    return state.fires(shot.side()) ? state : applyFire(enemy, target, state, umpire);
  }

  private boolean isDestroyed(Side side, int unit, FireState state) {
    return damage.of(side).unitAfter(state.units().of(side, unit), state.hit()).isDestroyed();
  }

  private Hit gun(Shot shot, Umpire umpire) {
    String label = of(shot.side()).label(shot.unit());
    String readings = setup.isOneFire() ? "" : "LF9 LF-V10";
    umpire.heading(readings, "Fire of {}, gun {}", label, shot.gun());
    RangeBand reach = umpire.memoize(() -> setup.ranges().current(umpire));
    return guns.fire(shot.added(), reach.ofGuns(), shot.gun(), umpire);
  }

  private Hit volley(Shot shot, int dice, int target, FireState state, Umpire umpire) {
    Side enemy = shot.side().opposite();
    boolean chosen = state.units().count(enemy, UnitState::stands) > 1;
    boolean alone = setup.isOneFire() && of(shot.side()).size() == 1;
    umpire.heading(
        alone ? "" : chosen ? "LF9 LF-V1" : "LF9",
        "Volley of {} at {}",
        of(shot.side()).label(shot.unit()),
        of(enemy).label(target));
    int enough =
        setup.isOneFire()
            ? dice
            : damage.of(enemy).pointsToDestroy(state.units().of(enemy, target), state.hit(), dice);
    Unit shooter = of(shot.side()).units().get(shot.unit());
    return new Hit(muskets.hits(dice, enough, shooter, umpire), 0);
  }

  /** The fire of a side falls on its target, whose commander is in danger (LF6). */
  private FireState applyFire(Side side, int unit, FireState state, Umpire umpire) {
    UnitState before = state.units().of(side, unit);
    UnitState hurt = damage.of(side).applyHit(unit, before, state.hit(), umpire);
    FireState after = state.with(state.units().with(side, unit, hurt));
    boolean checked = Damage.endangers(before, hurt, state.hit());
    after = setup.isOneFire() ? after : after.with(Hit.NONE);
    return checked ? after.withRoll(new Check(side, unit)) : after;
  }

  /** Returns what is left of the units; of one fire, of the target. */
  private List<SurvivingStack> survivors(FireState end) {
    List<SurvivingStack> left = new ArrayList<>();
    for (Side side : setup.isOneFire() ? List.of(Side.DEFENDER) : List.of(Side.values())) {
      left.addAll(of(side).survivors(end.units().of(side)));
    }
    return List.copyOf(left);
  }

  private void opening(Umpire umpire) {
    counted(setup.isOneFire() ? first : spendFreePoints(first, umpire), umpire);
    for (Side side : setup.firing()) {
      for (int unit = 0; unit < of(side).size(); unit++) {
        if (!of(side).units().get(unit).fires()) {
          umpire.note("LF-V11", "{} does not fire", of(side).label(unit));
        }
      }
    }
  }
}
