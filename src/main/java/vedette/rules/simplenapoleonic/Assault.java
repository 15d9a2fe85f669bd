package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/**
 * An assault, turn by turn until it is decided or for so many turns (SN3, SN6, SN9). A step is one
 * turn.
 */
final class Assault implements Engagement<Assault.State, Assault.State> {
  private final AssaultRequest request;
  private final SimpleNapoleonicTables tables;
  private final Troop attacker;
  private final Troop defender;

  /**
   * After a turn.
   *
   * @param turn turns fought, or 0 where nobody counts them
   * @param driven whether the defender has been driven back
   */
  record State(int turn, Status attacker, Status defender, boolean driven) {}

  /** How an assault ends. */
  enum Ending {
    ATTACKER_WINS("attacker wins"),
    DEFENDER_WINS("defender wins"),
    BOTH_GONE("both gone"),
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
    check(request);
    attacker = troop(Side.ATTACKER, request.attacker());
    defender = troop(Side.DEFENDER, request.defender());
  }

  private Troop troop(Side side, Battalion unit) {
    return Troop.of(side, unit.name().isEmpty() ? side.toString() : unit.name(), unit, tables);
  }

  private static void check(AssaultRequest request) {
    Battalion attacker = request.attacker();
    if (attacker.arm() == Arm.ARTILLERY
        || attacker.formation() == Formation.SQUARE
        || attacker.retreating()) {
      throw new BadRequest(
          "attacker",
          "it cannot assault",
          attacker.arm() == Arm.ARTILLERY
              ? "artillery only defends itself"
              : attacker.retreating()
                  ? "a retreating unit is rallied first"
                  : "in square nobody moves; write line or column");
    }
  }

  @Override
  public State first() {
    return new State(0, attacker.initial(), defender.initial(), false);
  }

  private Throw dice(Troop by, Status status, Troop at) {
    return new Throw(
        tables,
        by.label(),
        tables.assaultDice(by, status.strength()),
        tables.assaultScore(at),
        status.general() ? List.of("general") : List.of());
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.note(
        new Note.Begins(
            request.turns().isPresent() ? "Turn " + (state.turn() + 1) : "A turn", "SN9"));
    int atDefender = dice(attacker, state.attacker(), defender).count(umpire);
    int atAttacker = dice(defender, state.defender(), attacker).count(umpire);
    Hurt attackers = new Hurt(tables, attacker, umpire);
    Hurt defenders = new Hurt(tables, defender, umpire);
    Status d = defenders.hit(state.defender(), atDefender);
    Status a = attackers.hit(state.attacker(), atAttacker);
    int attackerLost = state.attacker().strength() - a.strength();
    int defenderLost = state.defender().strength() - d.strength();
    a = attackerLost > defenderLost ? beaten(attackers, a) : a;
    boolean driven = defenderLost > attackerLost && mustFallBack(defender, d);
    d = driven ? beaten(defenders, d) : d;
    a = attackers.morale(state.attacker(), a);
    d = defenders.morale(state.defender(), d);
    boolean counted = request.turns().isPresent();
    State next = new State(counted ? state.turn() + 1 : 0, a, d, driven);
    boolean over =
        !a.isSteady() || !stays(next) || counted && next.turn() == request.turns().getAsInt();
    return over ? Step.ended(next) : Step.going(next);
  }

  /** A defender that was retreating before has not been beaten by that. */
  private boolean stays(State state) {
    return !state.driven() && state.defender().state() == defender.initial().state();
  }

  /** The loser falls back if it stands at half or less (SN6). */
  private static boolean mustFallBack(Troop troop, Status status) {
    return status.strength() > 0 && troop.isAtHalf(status.strength());
  }

  private static Status beaten(Hurt hurt, Status status) {
    if (!mustFallBack(hurt.troop(), status)) {
      return status;
    }
    boolean retreats = status.state() == vedette.rules.simplenapoleonic.State.RETREATING;
    return hurt.fallBack(
        status, retreats ? status.state() : vedette.rules.simplenapoleonic.State.FALLEN_BACK);
  }

  private Ending ending(State state) {
    boolean attackerStays = state.attacker().isSteady();
    boolean defenderStays = stays(state);
    if (attackerStays && defenderStays) {
      return Ending.UNDECIDED;
    }
    return attackerStays
        ? Ending.ATTACKER_WINS
        : defenderStays ? Ending.DEFENDER_WINS : Ending.BOTH_GONE;
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
            vedette.rules.simplenapoleonic.State.class,
            s -> s.attacker().state()));
    measures.add(
        Measure.category(
            "defenderState",
            "the defender is then",
            vedette.rules.simplenapoleonic.State.class,
            s -> s.defender().state()));
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
    return new KillDoctrine(request.attackerKills(), request.defenderKills(), choice -> -1);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(List.of(Facts.of(attacker), Facts.of(defender)));
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
    dice(attacker, attacker.initial(), defender).preview(listener);
    dice(defender, defender.initial(), attacker).preview(listener);
  }
}
