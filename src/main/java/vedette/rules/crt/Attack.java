package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Doctrine;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.DrawnUp;
import vedette.rules.crt.AttackResult.Fate;
import vedette.table.CombatResult;
import vedette.table.Effect;
import vedette.table.Effect.Forced;
import vedette.table.Grid;
import vedette.table.Table;

/**
 * An attack on a designer's own table: round by round until a side is eliminated or forced back, or
 * the rounds are over. A step is one round.
 */
final class Attack extends DrawnUp<AttackState, AttackResult> {
  private final AttackTable table;
  private final AttackState first;
  private final Rounds rounds;
  private final ColumnRule rule;
  private final Chosen drms;

  private Attack(
      AttackTable table,
      AttackState first,
      Rounds rounds,
      ColumnRule rule,
      Chosen drms,
      List<Measure<AttackResult>> measures,
      List<Fact> situation) {
    super(Doctrine::nothingToDecide, measures, situation);
    this.table = table;
    this.first = first;
    this.rounds = rounds;
    this.rule = rule;
    this.drms = drms;
  }

  /**
   * The attack that a request asks for.
   *
   * @throws BadRequest if the table has no column or row for it
   * @throws vedette.json.WrongFile if no attack can be fought on the table
   */
  static Attack of(AttackRequest request, Table brought) {
    Grid grid = AttackTable.checked(brought);
    ColumnRule rule = ColumnRule.of(grid, request);
    Chosen drms = Chosen.drms(grid, request);
    String off = grid.rollsOff(drms.sum());
    if (!off.isEmpty()) {
      throw new BadRequest(
          request.drm() != 0 ? "drm" : "with",
          "modified by " + Note.signed(drms.sum()) + " the table has no row for " + off,
          "modify less, or let its outer rows be open: \"..1\", \"6+\"");
    }
    AttackTable table = new AttackTable(grid, drms.sum());
    return new Attack(
        table,
        new AttackState(request.attacker(), request.defender()),
        request.rounds(),
        rule,
        drms,
        AttackMeasures.of(table, request),
        situation(request, grid, rule));
  }

  private static List<Fact> situation(AttackRequest request, Grid grid, ColumnRule rule) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("attacker", "strength " + request.attacker()));
    facts.add(new Fact("defender", "strength " + request.defender()));
    facts.add(new Fact("table", grid.title()));
    facts.add(new Fact("column", rule.words()));
    List<String> modifiers = new ArrayList<>(request.with());
    if (request.shift() != 0) {
      modifiers.add("shift " + Note.signed(request.shift()));
    }
    if (request.drm() != 0) {
      modifiers.add("roll " + Note.signed(request.drm()));
    }
    if (!modifiers.isEmpty()) {
      facts.add(new Fact("modifiers", String.join(", ", modifiers)));
    }
    facts.add(new Fact("rounds", request.rounds().toString().replace('-', ' ')));
    return List.copyOf(facts);
  }

  @Override
  public AttackState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return rounds.most();
  }

  /** Fights on the table that find their columns and add to their rolls alike. */
  private record Rules(Grid table, Rounds rounds, Object column, int drm) {}

  @Override
  public Object rules() {
    return new Rules(table.grid(), rounds, rule.shared(), drms.sum());
  }

  @Override
  public String turns() {
    return rounds.limited() ? "" : "rounds fought";
  }

  @Override
  public Step<AttackState, AttackResult> step(AttackState state, Umpire umpire) {
    int column = umpire.once(() -> column(state, umpire));
    CombatResult result = table.roll(column, umpire);
    int exchanged = Math.min(state.attacker(), state.defender());
    Fate attacker =
        result.exchange()
            ? exchange(Side.ATTACKER, state.attacker(), exchanged, umpire)
            : suffer(Side.ATTACKER, state.attacker(), result.attacker(), umpire);
    Fate defender =
        result.exchange()
            ? exchange(Side.DEFENDER, state.defender(), exchanged, umpire)
            : suffer(Side.DEFENDER, state.defender(), result.defender(), umpire);
    Ending ending = ending(result, attacker, defender, umpire);
    return ending == null
        ? Step.nextTurn(new AttackState(attacker.left(), defender.left()))
        : Step.ended(new AttackResult(attacker, defender, ending));
  }

  /** The column of a round, with all that leads to it noted. */
  private int column(AttackState state, Umpire umpire) {
    String round =
        rounds.limited() && rounds.most() > 1 ? "Round {turn}, {} against {}" : "{} against {}";
    umpire.heading("", round, state.attacker(), state.defender());
    int column = rule.column(state.attacker(), state.defender(), umpire);
    drms.tell(umpire);
    return column;
  }

  /** EX: the weaker goes, the other loses as many points (CRT6). */
  private static Fate exchange(Side side, int strength, int points, Umpire umpire) {
    int left = strength - points;
    note(CrtReadings.EXCHANGE, side, points, left, umpire);
    return new Fate(left, false, 0);
  }

  /** Nobody loses more than he has, and who has nothing left does not retreat (CRT5, CRT7). */
  private static Fate suffer(Side side, int strength, Effect effect, Umpire umpire) {
    int loss = effect.eliminated() ? strength : Math.min(effect.losses(), strength);
    int left = strength - loss;
    if (loss > 0) {
      note(CrtReadings.LOSSES, side, loss, left, umpire);
    }
    if (!effect.forcedBack()) {
      return new Fate(left, false, 0);
    }
    if (left == 0) {
      umpire.note(CrtReadings.ORDER, "the {} has nothing left to be forced back", side);
      return new Fate(0, false, 0);
    }
    if (effect.forced() == Forced.REPULSED) {
      umpire.note(CrtReadings.ORDER, "the {} is repulsed", side);
    } else if (effect.hexes() == 0) {
      umpire.note(CrtReadings.ORDER, "the {} retreats", side);
    } else {
      String hexes = effect.hexes() == 1 ? "hex" : "hexes";
      umpire.note(CrtReadings.ORDER, "the {} retreats {} {}", side, effect.hexes(), hexes);
    }
    return new Fate(left, true, effect.hexes());
  }

  private static void note(String reading, Side side, int points, int left, Umpire umpire) {
    if (left == 0) {
      umpire.note(reading, "the {} loses {} and is eliminated", side, points);
    } else {
      umpire.note(reading, "the {} loses {}, {} left", side, points, left);
    }
  }

  /** Why it is over; null if it goes on. */
  private Ending ending(CombatResult result, Fate attacker, Fate defender, Umpire umpire) {
    if (attacker.eliminated() && defender.eliminated()) {
      return Ending.BOTH_ELIMINATED;
    }
    if (attacker.eliminated() || defender.eliminated()) {
      return attacker.eliminated() ? Ending.ATTACKER_ELIMINATED : Ending.DEFENDER_ELIMINATED;
    }
    Ending back = Ending.forcedBack(result.attacker().forced(), result.defender().forced());
    if (back != null) {
      return back;
    }
    if (rounds.limited() && umpire.reached(rounds.most())) {
      return Ending.ROUNDS_OVER;
    }
    return rule.allows(attacker.left(), defender.left()) ? null : Ending.OFF_THE_TABLE;
  }
}
