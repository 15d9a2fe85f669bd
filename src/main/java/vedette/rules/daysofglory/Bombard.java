package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.request.BadRequest;
import vedette.rules.Consulted;
import vedette.rules.daysofglory.BombardRequest.Calibre;
import vedette.table.Grid;

/**
 * Artillery at a target and at those behind it, a die for each gun (DG2, DG3, DG7). A step is one
 * gun.
 */
final class Bombard implements Engagement<Bombard.State, Bombard.State> {
  private static final List<String> BANDS = List.of("point blank", "close", "medium", "long");

  private final BombardRequest request;
  private final Grid table;
  private final Grid fires;
  private final int row;
  private final List<Boolean> reached = new ArrayList<>();
  private final List<Target> targets = new ArrayList<>();

  /**
   * Between two guns.
   *
   * @param casualties of the target, then of each unit behind it that shot may reach
   */
  record State(int guns, List<Integer> casualties, int fires) {}

  Bombard(BombardRequest request, DaysOfGloryTables tables) {
    this.request = request;
    table = tables.hits(DaysOfGloryTables.ARTILLERY);
    fires = tables.numbers(DaysOfGloryTables.FIRES).atLeast(0);
    String band = request.shell() ? shell(tables) : band(tables);
    row = table.rows().indexOf(band);
    targets.add(request.target());
    int bounce =
        DaysOfGloryTables.cell(
            tables.numbers(DaysOfGloryTables.BOUNCE), "shot", EnumWords.word(request.calibre()));
    reached.add(true);
    for (Behind behind : request.behind()) {
      targets.add(behind.target());
      reached.add(!request.shell() && behind.distance() <= bounce && bounce > 0);
    }
  }

  private String band(DaysOfGloryTables tables) {
    Grid ranges = tables.numbers(DaysOfGloryTables.ARTILLERY_RANGES);
    String calibre = EnumWords.word(request.calibre());
    for (String band : BANDS) {
      if (request.range() <= DaysOfGloryTables.cell(ranges, band, calibre)) {
        return band;
      }
    }
    int most = DaysOfGloryTables.cell(ranges, BANDS.get(BANDS.size() - 1), calibre);
    throw outOfRange("shot reaches " + most + " inches");
  }

  private String shell(DaysOfGloryTables tables) {
    if (request.calibre() == Calibre.SIEGE) {
      throw new BadRequest(
          "shell", "there is no siege shell", "leave --shell out, or choose another calibre");
    }
    Grid ranges = tables.numbers(DaysOfGloryTables.SHELL_RANGES);
    String calibre = EnumWords.word(request.calibre());
    int least = DaysOfGloryTables.cell(ranges, "least", calibre);
    int most = DaysOfGloryTables.cell(ranges, "most", calibre);
    if (request.range() < least || request.range() > most) {
      throw outOfRange("shell reaches from " + least + " to " + most + " inches");
    }
    return "shell";
  }

  private BadRequest outOfRange(String help) {
    return new BadRequest("range", "the target is out of range", help);
  }

  @Override
  public State first() {
    return new State(request.guns(), Collections.nCopies(targets.size(), 0), 0);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int face = umpire.roll(DaysOfGloryTables.D6);
    List<Integer> casualties = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      Faces faces = reached.get(i) ? note(i, umpire) : faces(i);
      // Only a die that hits the target goes on through it (DG7).
      boolean reaches = i == 0 || reached.get(i) && faces(0).hits(face) > 0;
      casualties.add(state.casualties().get(i) + (reaches ? faces.hits(face) : 0));
    }
    umpire.note(new Told.Hits(casualties.get(0) - state.casualties().get(0)));
    int burning = state.fires() + (faces(0).fire(face) ? fire(umpire) : 0);
    State next = new State(state.guns() - 1, List.copyOf(casualties), burning);
    return next.guns() == 0 ? Step.ended(next) : Step.going(next);
  }

  private int fire(Umpire umpire) {
    int starts = fires.number(fires.row(umpire.roll(fires.die())), 0);
    umpire.note(new Note.Happens("a fire", starts > 0 ? "starts" : "does not start", "DG2"));
    return Math.min(1, starts);
  }

  private Faces faces(int target) {
    return Faces.parse(table.text(row, table.columns().indexOf(targets.get(target).toString())));
  }

  private Faces note(int target, Listener listener) {
    String column = targets.get(target).toString();
    List<String> readings = target == 0 ? table.source().readings() : List.of("DG7");
    int index = table.columns().indexOf(column);
    Consulted.cell(table, row, index, table.text(row, index), readings, listener);
    return faces(target);
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    measures.add(
        Measure.count("casualties", "figures the target loses", s -> s.casualties().get(0)));
    measures.add(Measure.count("fires", "fires started", State::fires));
    for (int i = 1; i < targets.size(); i++) {
      int unit = i;
      measures.add(
          Measure.<State>count(
                  "behindCasualties",
                  "figures unit " + i + " behind it loses",
                  s -> s.casualties().get(unit))
              .ofOne(String.valueOf(i)));
    }
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(
        new Fact(
            "guns",
            request.guns()
                + " "
                + EnumWords.word(request.calibre())
                + (request.shell() ? ", shell" : "")
                + ", range "
                + request.range()));
    facts.add(new Fact("target", request.target().toString()));
    request.behind().forEach(b -> facts.add(new Fact("behind it", b + " inches")));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    for (int i = 0; i < targets.size(); i++) {
      if (reached.get(i)) {
        note(i, listener);
      }
    }
  }
}
