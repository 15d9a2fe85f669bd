package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Consulted;
import vedette.rules.DrawnUp;
import vedette.rules.crt.AttackResult.Fate;
import vedette.table.BriefDice;
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
  private static final List<String> LOSSES = List.of(CrtReadings.LOSSES);
  private static final List<String> EXCHANGE = List.of(CrtReadings.EXCHANGE);

  private final AttackTable table;
  private final AttackState first;
  private final Rounds rounds;
  private final ColumnRule rule;
  private final Chosen drms;
  private final BriefDice brief;

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
    brief = new BriefDice(table.grid(), drms.sum());
  }

  /**
   * The attack that a request asks for.
   *
   * @throws BadRequest if the table has no column or row for it
   * @throws vedette.json.WrongFile if no attack can be fought on the table
   */
  static Attack of(AttackRequest request, Table brought) {
    AttackTable table = AttackTable.of(brought);
    Grid grid = table.grid();
    ColumnRule rule = ColumnRule.of(grid, request);
    Chosen drms = Chosen.drms(grid, request);
    String off = grid.rollsOff(drms.sum());
    if (!off.isEmpty()) {
      throw new BadRequest(
          request.drm() != 0 ? "drm" : "with",
          "modified by " + Note.signed(drms.sum()) + " the table has no row for " + off,
          "modify less, or let its outer rows be open: \"..1\", \"6+\"");
    }
    return new Attack(
        table,
        new AttackState(request.attacker(), request.defender(), 0),
        request.rounds(),
        rule,
        drms,
        AttackMeasures.of(table, request.rounds()),
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
  public String steps() {
    return rounds.limited() ? "" : "rounds fought";
  }

  @Override
  public void opening(Listener listener) {
    begin(first, listener);
  }

  /** Notes how a round's column and roll come about, and answers the column. */
  private int begin(AttackState state, Listener listener) {
    int number = rounds.most() > 1 ? state.round() + 1 : 0;
    listener.note(new Told.Round(number, state.attacker(), state.defender()));
    int column = rule.column(state.attacker(), state.defender(), listener);
    drms.tell(listener);
    return column;
  }

  @Override
  public Step<AttackState, AttackResult> step(AttackState state, Umpire umpire) {
    return ready(state, umpire).play(umpire);
  }

  @Override
  public Ready<AttackState, AttackResult> ready(AttackState state, Listener listener) {
    int column = begin(state, listener);
    return umpire -> fight(state, column, umpire);
  }

  private Step<AttackState, AttackResult> fight(AttackState state, int column, Umpire umpire) {
    Grid grid = table.grid();
    int row = grid.row(umpire.roll(grid.die(), brief.of(column)) + drms.sum());
    Consulted.cell(grid, row, column, umpire);
    CombatResult result = table.result(row, column);
    int exchanged = Math.min(state.attacker(), state.defender());
    Fate attacker =
        result.exchange()
            ? exchange(Side.ATTACKER, state.attacker(), exchanged, umpire)
            : suffer(Side.ATTACKER, state.attacker(), result.attacker(), umpire);
    Fate defender =
        result.exchange()
            ? exchange(Side.DEFENDER, state.defender(), exchanged, umpire)
            : suffer(Side.DEFENDER, state.defender(), result.defender(), umpire);
    return goOn(state, result, attacker, defender);
  }

  private static Fate exchange(Side side, int strength, int points, Listener listener) {
    int left = strength - points;
    listener.note(new Told.Loses(side, points, left, EXCHANGE));
    return new Fate(points, left, false, 0);
  }

  private static Fate suffer(Side side, int strength, Effect effect, Listener listener) {
    int loss = effect.eliminated() ? strength : Math.min(effect.losses(), strength);
    int left = strength - loss;
    if (loss > 0) {
      listener.note(new Told.Loses(side, loss, left, LOSSES));
    }
    boolean back = effect.forcedBack() && left > 0;
    if (effect.forcedBack()) {
      String what =
          !back
              ? "has nothing left to be forced back"
              : effect.forced() == Forced.REPULSED ? "is repulsed" : "retreats" + far(effect);
      listener.note(new Note.Happens("the " + side, what, CrtReadings.ORDER));
    }
    return new Fate(loss, left, back, back ? effect.hexes() : 0);
  }

  private static String far(Effect effect) {
    return effect.hexes() == 0
        ? ""
        : " " + effect.hexes() + (effect.hexes() == 1 ? " hex" : " hexes");
  }

  private Step<AttackState, AttackResult> goOn(
      AttackState state, CombatResult result, Fate attacker, Fate defender) {
    int round = rounds.limited() ? state.round() + 1 : 0;
    AttackState next = new AttackState(attacker.left(), defender.left(), round);
    Ending ending = ending(next, result, attacker, defender);
    if (ending == null) {
      return Step.going(next);
    }
    return Step.ended(
        new AttackResult(
            whole(attacker, first.attacker()), whole(defender, first.defender()), round, ending));
  }

  /** What became of a side since the first round. */
  private static Fate whole(Fate last, int strength) {
    return new Fate(strength - last.left(), last.left(), last.forcedBack(), last.hexes());
  }

  /** Why it is over; null if it goes on. */
  private Ending ending(AttackState left, CombatResult result, Fate attacker, Fate defender) {
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
    if (left.round() == rounds.most() && rounds.limited()) {
      return Ending.ROUNDS_OVER;
    }
    boolean off = rule.column(left.attacker(), left.defender(), Listener.NOBODY) < 0;
    return off ? Ending.OFF_THE_TABLE : null;
  }
}
