package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;

/**
 * Several units of both sides exchange fire, turn by turn: initiative, then one side's units in
 * order, losses at once, then the other's (SN8). A step is one roll or one unit's throw.
 */
final class Firefight implements Engagement<FirefightState, UnitStates> {
  /**
   * The defender's die against each roll of the attacker, with one answer for all that come to the
   * same.
   */
  private static final List<Die> AGAINST =
      IntStream.rangeClosed(1, SimpleNapoleonicTables.D6.max())
          .mapToObj(roll -> SimpleNapoleonicTables.D6.merged(other -> Integer.compare(roll, other)))
          .toList();

  private final FirefightRequest request;
  private final SimpleNapoleonicTables tables;
  private final FirefightSetup setup;
  private final String initiative;
  private final FirefightState first;

  Firefight(FirefightRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    setup = new FirefightSetup(request, tables);
    initiative = setup.closesIn() ? "SN8 SN-V3" : "SN8";
    first = FirefightState.before(setup.initial());
  }

  private List<DrawnUnit> of(Side side) {
    return setup.of(side);
  }

  @Override
  public FirefightState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<FirefightState, UnitStates> step(FirefightState state, Umpire umpire) {
    return seek(state.first() == null ? initiative(state, umpire) : fire(state, umpire), umpire);
  }

  /** Both sides roll; nobody has won what is rolled again. */
  private FirefightState initiative(FirefightState state, Umpire umpire) {
    umpire.heading(initiative, "Turn {turn}, initiative");
    int attacker = umpire.roll(SimpleNapoleonicTables.D6);
    umpire.note("", "the {} rolls {} for initiative", Side.ATTACKER, attacker);
    int defender = umpire.roll(AGAINST.get(attacker - 1));
    umpire.note("", "the {} rolls {} for initiative", Side.DEFENDER, defender);
    if (attacker == defender) {
      return state;
    }
    return state.won(attacker > defender ? Side.ATTACKER : Side.DEFENDER);
  }

  /** The next unit fires, and what it hits suffers at once. */
  private FirefightState fire(FirefightState state, Umpire umpire) {
    Side enemy = state.firing().opposite();
    int target = target(state, umpire);
    UnitState before = state.units().of(enemy).get(target);
    int hits = Throw.count(umpire.once(() -> dice(state, target, umpire)), umpire);
    UnitState left = new LossEffects(tables, of(enemy).get(target), umpire).fire(before, hits);
    return state.afterFire(target, left);
  }

  /** Whom the next unit fires at: where several stand, its side decides. */
  private int target(FirefightState state, Umpire umpire) {
    umpire.heading("", "Turn {turn}, fire of {}", of(state.firing()).get(state.next()).label());
    Side enemy = state.firing().opposite();
    return state.units().fighting(enemy) == 1
        ? state.units().firstFighting(enemy)
        : umpire.decide(umpire.once(() -> targets(state)));
  }

  private static TargetChoice targets(FirefightState state) {
    List<UnitState> enemies = state.units().of(state.firing().opposite());
    List<Integer> targets = new ArrayList<>(enemies.size());
    List<Integer> strengths = new ArrayList<>(enemies.size());
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).isSteady()) {
        targets.add(i);
        strengths.add(enemies.get(i).strength());
      }
    }
    return new TargetChoice(state.firing(), List.copyOf(targets), List.copyOf(strengths));
  }

  /** The dice that the next unit takes up: hits beyond its target's last point are alike. */
  private Die dice(FirefightState state, int target, Umpire umpire) {
    Side firing = state.firing();
    UnitState by = state.units().of(firing).get(state.next());
    UnitState at = state.units().of(firing.opposite()).get(target);
    return dice(firing, state.next(), by, target, setup.range(umpire))
        .take(at.strength() + (at.general() ? 1 : 0), umpire);
  }

  private Throw dice(Side firing, int unit, UnitState by, int target, int range) {
    return Shot.of(tables, of(firing).get(unit), by, of(firing.opposite()).get(target), range);
  }

  /** Goes on to the next unit that can fire, to the next turn or to the end. */
  private Step<FirefightState, UnitStates> seek(FirefightState from, Umpire umpire) {
    if (from.units().fighting(Side.ATTACKER) == 0 || from.units().fighting(Side.DEFENDER) == 0) {
      return Step.ended(from.units());
    }
    if (from.first() == null) {
      return Step.going(from);
    }
    int range = setup.range(umpire);
    int unit = next(from, range);
    if (unit >= 0) {
      return Step.going(from.at(unit));
    }
    if (!from.second()) {
      FirefightState other = from.otherSide();
      unit = next(other, range);
      if (unit >= 0) {
        return Step.going(other.at(unit));
      }
    }
    return umpire.reached(request.turns())
        ? Step.ended(from.units())
        : Step.nextTurn(FirefightState.before(from.units()));
  }

  /** The next unit of the side that can fire, -1 if there is none. */
  private int next(FirefightState state, int range) {
    List<UnitState> firing = state.units().of(state.firing());
    for (int unit = state.next(); unit < firing.size(); unit++) {
      if (firing.get(unit).isSteady() && setup.reaches(of(state.firing()).get(unit), range)) {
        return unit;
      }
    }
    return -1;
  }

  @Override
  public List<Measure<UnitStates>> measures() {
    return new FirefightMeasures(setup).list();
  }

  @Override
  public Doctrine doctrine() {
    return new KillDoctrine(
        request.attackerKills(), request.defenderKills(), request.target()::choose);
  }

  @Override
  public List<Fact> situation() {
    return setup.situation();
  }

  @Override
  public void opening(Umpire umpire) {
    int range = setup.range(umpire);
    for (Side side : Side.values()) {
      for (int unit = 0; unit < of(side).size(); unit++) {
        DrawnUnit troop = of(side).get(unit);
        if (setup.reaches(troop, range)) {
          dice(side, unit, troop.initial(), 0, range).face(umpire);
        } else {
          umpire.note("", "{} cannot fire so far", troop.label());
        }
      }
    }
  }
}
