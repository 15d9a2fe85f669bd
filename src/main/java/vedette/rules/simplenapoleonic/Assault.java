package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.kit.Measures;

/**
 * An assault, turn by turn until it is decided or for so many turns (SN3, SN6, SN9). A step is one
 * side's throw, or what both throws do.
 */
final class Assault implements Engagement<Assault.State, Assault.Outcome> {
  private final AssaultRequest request;
  private final SimpleNapoleonicTables tables;
  private final BySide<DrawnUnit> troops;
  private final State first;

  /**
   * Between two steps.
   *
   * @param atDefender the attacker's throw of this turn, null before it
   * @param atAttacker the defender's throw, null before it
   */
  record State(BySide<UnitState> units, PendingLoss atDefender, PendingLoss atAttacker) {
    /** Before a turn. */
    static State before(BySide<UnitState> units) {
      return new State(units, null, null);
    }
  }

  /**
   * After a turn.
   *
   * @param driven whether the defender has been driven back
   */
  record Outcome(BySide<UnitState> units, boolean driven) {}

  /** How an assault ends. */
  enum Ending {
    ATTACKER_WINS("attacker wins"),
    DEFENDER_WINS("defender wins"),
    NEITHER_STAYS("neither stays"),
    UNDECIDED("undecided");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  Assault(AssaultRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    check(request.attacker());
    Set<String> taken = new HashSet<>();
    DrawnUnit attacker = troop(Side.ATTACKER, request.attacker(), taken);
    troops = new BySide<>(attacker, troop(Side.DEFENDER, request.defender(), taken));
    first = State.before(troops.map(DrawnUnit::initial));
  }

  private DrawnUnit troop(Side side, Unit unit, Set<String> taken) {
    Names names = new Names(side, List.of(unit.name()));
    names.take(taken);
    return DrawnUnit.of(side, names.label(0), unit, tables);
  }

  private static void check(Unit attacker) {
    if (attacker.arm() == Arm.ARTILLERY
        || attacker.isIn(Formation.SQUARE)
        || attacker.retreating()) {
      throw new BadRequest(
          "attacker",
          "it cannot assault",
          attacker.arm() == Arm.ARTILLERY
              ? "artillery only defends itself; write inf, rifle or cav"
              : attacker.retreating()
                  ? "a retreating unit is rallied first; leave out retreating"
                  : "in square nobody moves; write line or column");
    }
  }

  @Override
  public State first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return request.turns().orElse(0);
  }

  private Throw dice(Side side, UnitState status) {
    DrawnUnit by = troops.of(side);
    return new Throw(
        tables,
        by.label(),
        tables.assaultDice(by, status.strength()),
        tables.assaultScore(troops.of(side.opposite())),
        status.general(),
        false,
        false,
        status.general() ? "SN1 SN3 SN2" : "SN1 SN3");
  }

  @Override
  public Step<State, Outcome> step(State state, Umpire umpire) {
    if (state.atDefender() == null) {
      umpire.heading("SN9", request.turns().isPresent() ? "Turn {turn}" : "A turn");
      return Step.going(new State(state.units(), strike(Side.ATTACKER, state, umpire), null));
    }
    if (state.atAttacker() == null) {
      PendingLoss atAttacker = strike(Side.DEFENDER, state, umpire);
      return Step.going(new State(state.units(), state.atDefender(), atAttacker));
    }
    Outcome outcome = settle(state, umpire);
    return isOver(outcome, umpire)
        ? Step.ended(outcome)
        : Step.nextTurn(State.before(outcome.units()));
  }

  /** What a side's throw does to the other. */
  private PendingLoss strike(Side side, State state, Umpire umpire) {
    UnitState by = state.units().of(side);
    Throw dice = dice(side, by);
    int hits = Throw.count(umpire.once(() -> dice.take(dice.dice(), umpire)), umpire);
    Side enemy = side.opposite();
    return new LossEffects(tables, troops.of(enemy), umpire).aim(state.units().of(enemy), hits);
  }

  private boolean isOver(Outcome outcome, Umpire umpire) {
    return !outcome.units().attacker().isSteady()
        || !stays(outcome)
        || request.turns().isPresent() && umpire.reached(request.turns().getAsInt());
  }

  /** Both throws hurt at once; the loser falls back, then morale is tested (SN9). */
  private Outcome settle(State state, Umpire umpire) {
    LossEffects attackers = new LossEffects(tables, troops.attacker(), umpire);
    LossEffects defenders = new LossEffects(tables, troops.defender(), umpire);
    UnitState attacker = state.units().attacker();
    UnitState defender = state.units().defender();
    UnitState d = defenders.take(defender, state.atDefender());
    UnitState a = attackers.take(attacker, state.atAttacker());
    int lead = state.atDefender().points() - state.atAttacker().points();
    boolean beyond =
        state.atDefender().points() > defender.strength()
            || state.atAttacker().points() > attacker.strength();
    boolean driven = lead > 0 && a.strength() > 0 && defenders.mustFallBack(d, beyond);
    if (lead < 0 && d.strength() > 0 && attackers.mustFallBack(a, beyond)) {
      a = attackers.fallBack(a, Condition.FALLEN_BACK);
    }
    d = driven ? defenders.fallBack(d, Condition.FALLEN_BACK) : d;
    a = attackers.morale(attacker, a);
    d = defenders.morale(defender, d);
    return new Outcome(new BySide<>(a, d), driven);
  }

  /** A defender that was retreating before has not been beaten by that. */
  private boolean stays(Outcome outcome) {
    return !outcome.driven()
        && outcome.units().defender().condition() == troops.defender().initial().condition();
  }

  private Ending ending(Outcome outcome) {
    boolean attackerStays = outcome.units().attacker().isSteady();
    boolean defenderStays = stays(outcome);
    if (attackerStays && defenderStays) {
      return Ending.UNDECIDED;
    }
    return attackerStays
        ? Ending.ATTACKER_WINS
        : defenderStays ? Ending.DEFENDER_WINS : Ending.NEITHER_STAYS;
  }

  private int lost(Side side, Outcome outcome) {
    return troops.of(side).lost(outcome.units().of(side));
  }

  @Override
  public List<Measure<Outcome>> measures() {
    Measures<Outcome> measures = new Measures<>();
    measures
        .success(
            "the defender is driven out, the attacker is not",
            outcome -> ending(outcome) == Ending.ATTACKER_WINS)
        .category("ending", "how it ends", Ending.class, this::ending);
    for (Side side : Side.values()) {
      int strength = troops.of(side).initial().strength();
      measures.of(side).count("Losses", "points {} loses", strength, o -> lost(side, o));
    }
    for (Side side : Side.values()) {
      measures
          .of(side)
          .category(
              "State",
              "{} is then",
              Condition.class,
              outcome -> outcome.units().of(side).condition());
    }
    for (Side side : Side.values()) {
      if (troops.of(side).unit().general()) {
        measures
            .of(side)
            .flag(
                "GeneralKilled",
                "{}'s general is killed",
                outcome -> !outcome.units().of(side).general());
      }
    }
    if (request.turns().isPresent()) {
      measures.turns("turns", "turns fought");
    }
    return measures.list();
  }

  @Override
  public Doctrine doctrine() {
    return KillDoctrine.of(request.attackerKills(), request.defenderKills());
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts =
        new ArrayList<>(List.of(Facts.ofSide(troops.attacker()), Facts.ofSide(troops.defender())));
    facts.add(
        new Fact(
            "turns",
            request.turns().isPresent()
                ? "up to " + request.turns().getAsInt()
                : "until it is decided"));
    return facts;
  }

  @Override
  public void opening(Umpire umpire) {
    for (Side side : Side.values()) {
      dice(side, troops.of(side).initial()).face(umpire);
    }
  }
}
