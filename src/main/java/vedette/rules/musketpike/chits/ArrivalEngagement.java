package vedette.rules.musketpike.chits;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.kit.Notes;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/**
 * The arrival of the two groups of Transylvanians at White Mountain. Each rolls at the end of each
 * turn until it arrives; the eastern one brings Kornis, the commander of both. A step is the end of
 * a turn.
 */
public final class ArrivalEngagement
    implements Rules<ArrivalEngagement.State, ArrivalEngagement.State> {
  /** A request for the arrival of the Transylvanians at White Mountain. */
  public record Request(
      @Field(
              text = "turns at the end of which the groups may arrive",
              fallback = "7",
              min = 1,
              max = 99)
          int turns,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements HasVariants {}

  /** The table that both groups roll on. */
  public static final String TABLE = "musket-pike/arrival";

  private final Request request;
  private final int turns;
  private final Grid table;
  private final String readings;

  /**
   * The state after the end of a turn.
   *
   * @param turn turns that have ended
   * @param eastern turn at whose end the eastern group arrived, or 0
   * @param western turn at whose end the western group arrived, or 0
   */
  record State(int turn, int eastern, int western) {}

  public ArrivalEngagement(Request request, Tables tables) {
    this.request = request;
    turns = request.turns();
    table = tables.grid(TABLE, CellKind.NUMBER).atLeast(0);
    readings = String.join(" ", table.source().readings());
  }

  /** Returns the fight with its measures and its situation. */
  public Engagement<State, State> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withOpening(this::opening));
  }

  @Override
  public State first() {
    return new State(0, 0, 0);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int turn = state.turn() + 1;
    umpire.heading("", "End of turn {}", turn);
    int eastern = arrival("the eastern group", state.eastern(), turn, umpire);
    int western = arrival("the western group", state.western(), turn, umpire);
    State next = new State(turn, eastern, western);
    return turn == turns || eastern > 0 && western > 0 ? Step.ended(next) : Step.sameTurn(next);
  }

  private int arrival(String group, int arrived, int turn, Umpire umpire) {
    if (arrived > 0) {
      return arrived;
    }
    umpire.note("", "{} rolls", group);
    int row = table.row(umpire.roll(table.die()));
    boolean arrives = table.number(row, 0) > 0;
    Notes.cell(table, row, 0, arrives ? "yes" : "no", readings, umpire);
    return arrives ? turn : 0;
  }

  /** Returns the number of turns that have ended without a group. */
  private int turnsWaited(int arrived) {
    return arrived > 0 ? arrived - 1 : turns;
  }

  /** Returns the number of turns that the western group plays before Kornis arrives. */
  private int turnsAlone(State state) {
    int until = state.eastern() > 0 ? state.eastern() : turns;
    return state.western() > 0 ? Math.max(0, until - state.western()) : 0;
  }

  private List<Measure<State>> measures() {
    return List.of(
        Measure.flag("easternArrived", "the eastern group arrives", s -> s.eastern() > 0),
        Measure.flag("westernArrived", "the western group arrives", s -> s.western() > 0),
        Measure.flag("bothArrived", "both groups arrive", s -> s.eastern() > 0 && s.western() > 0),
        Measure.count(
            "easternWait",
            "turns that end without the eastern group",
            turns,
            s -> turnsWaited(s.eastern())),
        Measure.count(
            "westernWait",
            "turns that end without the western group",
            turns,
            s -> turnsWaited(s.western())),
        Measure.count(
            "westernAlone",
            "turns that the western group plays without Kornis",
            turns,
            this::turnsAlone));
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("eastern", "7 units and Kornis"));
    facts.add(new Fact("western", "4 units"));
    facts.add(new Fact("turns", String.valueOf(turns)));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    for (int row = 0; row < table.rows().size(); row++) {
      umpire.note(
          "",
          table.number(row, 0) > 0 ? "{} arrives" : "{} does not appear",
          table.rows().name(row));
    }
  }
}
