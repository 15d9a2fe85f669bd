package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Names;

/**
 * An assault, turn by turn until it is decided or for so many turns (SN3, SN6, SN9). A step is one
 * side's throw, or what both throws do.
 */
final class Assault implements Engagement<Assault.State, Assault.State> {
  private final AssaultRequest request;
  private final SimpleNapoleonicTables tables;
  private final Troop attacker;
  private final Troop defender;

  /**
   * Between two steps.
   *
   * @param turn turns fought, or 0 where nobody counts them
   * @param driven whether the defender has been driven back
   * @param atDefender the attacker's throw of this turn, null before it
   * @param atAttacker the defender's throw, null before it
   */
  record State(
      int turn,
      Status attacker,
      Status defender,
      boolean driven,
      Blow atDefender,
      Blow atAttacker) {

    static State after(int turn, Status attacker, Status defender, boolean driven) {
      return new State(turn, attacker, defender, driven, null, null);
    }

    State with(Blow atDefender, Blow atAttacker) {
      return new State(turn, attacker, defender, driven, atDefender, atAttacker);
    }
  }

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
    attacker = troop(Side.ATTACKER, request.attacker(), taken);
    defender = troop(Side.DEFENDER, request.defender(), taken);
  }

  private Troop troop(Side side, Battalion unit, Set<String> taken) {
    Names names = new Names(side, List.of(unit.name()));
    names.take(taken);
    return Troop.of(side, names.label(0), unit, tables);
  }

  private static void check(Battalion attacker) {
    if (attacker.arm() == Arm.ARTILLERY
        || attacker.formation() == Formation.SQUARE
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
    return State.after(0, attacker.initial(), defender.initial(), false);
  }

  private Throw dice(Troop by, Status status, Troop at) {
    return new Throw(
        tables,
        by.label(),
        tables.assaultDice(by, status.strength()),
        tables.assaultScore(at),
        status.general() ? List.of("general") : List.of(),
        List.of("SN1", "SN3"));
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    if (state.atDefender() == null) {
      umpire.note(
          new Note.Begins(
              request.turns().isPresent() ? "Turn " + (state.turn() + 1) : "A turn", "SN9"));
      int hits = dice(attacker, state.attacker(), defender).count(umpire);
      return Step.going(
          state.with(new Hurt(tables, defender, umpire).aim(state.defender(), hits), null));
    }
    if (state.atAttacker() == null) {
      int hits = dice(defender, state.defender(), attacker).count(umpire);
      return Step.going(
          state.with(
              state.atDefender(), new Hurt(tables, attacker, umpire).aim(state.attacker(), hits)));
    }
    State next = settle(state, umpire);
    boolean over =
        !next.attacker().isSteady()
            || !stays(next)
            || request.turns().isPresent() && next.turn() == request.turns().getAsInt();
    return over ? Step.ended(next) : Step.going(next);
  }

  /** Both throws hurt at once; the loser falls back, then morale is tested (SN9). */
  private State settle(State state, Umpire umpire) {
    Hurt attackers = new Hurt(tables, attacker, umpire);
    Hurt defenders = new Hurt(tables, defender, umpire);
    Status d = defenders.take(state.defender(), state.atDefender());
    Status a = attackers.take(state.attacker(), state.atAttacker());
    int lead = state.atDefender().points() - state.atAttacker().points();
    boolean beyond =
        state.atDefender().points() > state.defender().strength()
            || state.atAttacker().points() > state.attacker().strength();
    boolean driven = lead > 0 && a.strength() > 0 && defenders.mustFallBack(d, beyond);
    if (lead < 0 && d.strength() > 0 && attackers.mustFallBack(a, beyond)) {
      a = attackers.fallBack(a, Condition.FALLEN_BACK);
    }
    d = driven ? defenders.fallBack(d, Condition.FALLEN_BACK) : d;
    a = attackers.morale(state.attacker(), a);
    d = defenders.morale(state.defender(), d);
    return State.after(request.turns().isPresent() ? state.turn() + 1 : 0, a, d, driven);
  }

  /** A defender that was retreating before has not been beaten by that. */
  private boolean stays(State state) {
    return !state.driven() && state.defender().condition() == defender.initial().condition();
  }

  private Ending ending(State state) {
    boolean attackerStays = state.attacker().isSteady();
    boolean defenderStays = stays(state);
    if (attackerStays && defenderStays) {
      return Ending.UNDECIDED;
    }
    return attackerStays
        ? Ending.ATTACKER_WINS
        : defenderStays ? Ending.DEFENDER_WINS : Ending.NEITHER_STAYS;
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    measures.add(Measure.category("ending", "how it ends", Ending.class, this::ending));
    measures.add(
        Measure.count(
            "attackerLosses", "points the attacker loses", s -> attacker.lost(s.attacker())));
    measures.add(
        Measure.count(
            "defenderLosses", "points the defender loses", s -> defender.lost(s.defender())));
    measures.add(
        Measure.category(
            "attackerState",
            "the attacker is then",
            Condition.class,
            s -> s.attacker().condition()));
    measures.add(
        Measure.category(
            "defenderState",
            "the defender is then",
            Condition.class,
            s -> s.defender().condition()));
    if (request.attacker().general()) {
      measures.add(
          Measure.flag(
              "attackerGeneralKilled",
              "the attacker's general is killed",
              s -> !s.attacker().general()));
    }
    if (request.defender().general()) {
      measures.add(
          Measure.flag(
              "defenderGeneralKilled",
              "the defender's general is killed",
              s -> !s.defender().general()));
    }
    if (request.turns().isPresent()) {
      measures.add(Measure.count("turns", "turns fought", State::turn));
    }
    return List.copyOf(measures);
  }

  @Override
  public Doctrine doctrine() {
    return KillDoctrine.of(request.attackerKills(), request.defenderKills());
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(List.of(Facts.ofSide(attacker), Facts.ofSide(defender)));
    facts.add(
        new Fact(
            "turns",
            request.turns().isPresent()
                ? "up to " + request.turns().getAsInt()
                : "until it is decided"));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    dice(attacker, attacker.initial(), defender).face(listener);
    dice(defender, defender.initial(), attacker).face(listener);
  }
}
