package vedette.rules.loosefiles;

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
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/** Guns that fire at a unit, one D6 each (LF2). A step is one gun. */
final class Artillery implements Engagement<Artillery.State, Hit> {
  private final ArtilleryRequest request;
  private final LooseFilesTables tables;
  private final Grid results;
  private final int column;
  private final String label;

  /** Between two guns: what they have inflicted. */
  record State(int left, int points, int casualties) {}

  Artillery(ArtilleryRequest request, LooseFilesTables tables) {
    this.request = request;
    this.tables = tables;
    if (request.sameTarget() && request.newTarget()) {
      throw new BadRequest(
          "newTarget", "--new-target and --same-target exclude each other", "say one of them");
    }
    results = tables.artilleryResults();
    column = results.columns().indexOf(EnumWords.word(request.range()));
    label = HitMeasures.label(request.target(), "the target");
  }

  @Override
  public State first() {
    return new State(request.guns(), 0, 0);
  }

  private int times(String when) {
    boolean holds =
        switch (when) {
          case "works" -> request.target().isInWorks();
          case "column" -> request.target().column() || request.enfilade();
          case "new target" -> request.newTarget();
          case "same target" -> request.sameTarget();
          case "skirmish" -> request.target().skirmish();
          default -> request.gunDp() > 0;
        };
    return when.equals("gun dp") ? request.gunDp() : holds ? 1 : 0;
  }

  private int modifier(Listener listener) {
    int sum = 0;
    for (Modifier modifier :
        Modifiers.strongest(
            tables.artillery().stream().filter(m -> times(m.when()) > 0).toList())) {
      int value = modifier.value(times(modifier.when()));
      sum += value;
      listener.note(new Note.Modifier(modifier.name(), value, label, modifier.readings()));
    }
    return sum;
  }

  @Override
  public Step<State, Hit> step(State state, Umpire umpire) {
    umpire.note(new Note.Begins("Gun " + (request.guns() - state.left() + 1)));
    int total = modifier(umpire) + umpire.roll(LooseFilesTables.D6);
    int row = results.row(total);
    Consulted.cell(results, row, column, umpire);
    String[] cell = results.text(row, column).split(" ");
    State next =
        new State(
            state.left() - 1,
            state.points() + Integer.parseInt(cell[0]),
            state.casualties() + Integer.parseInt(cell[1]));
    return next.left() > 0
        ? Step.going(next)
        : Step.ended(
            Hit.of(
                tables,
                label,
                request.target(),
                Status.of(request.target()),
                next.points(),
                next.casualties(),
                umpire));
  }

  @Override
  public List<Measure<Hit>> measures() {
    return HitMeasures.of(request.target());
  }

  @Override
  public List<Fact> situation() {
    return List.of(
        new Fact(
            "guns",
            request.guns()
                + (request.gunDp() > 0 ? ", D.Points " + request.gunDp() : "")
                + ", "
                + EnumWords.word(request.range())
                + " range"
                + (request.sameTarget() ? ", same target" : "")
                + (request.newTarget() ? ", new target" : "")
                + (request.enfilade() ? ", enfilade" : "")),
        new Fact("target", request.target().toString()));
  }

  @Override
  public void opening(Listener listener) {
    modifier(listener);
    listener.note(new Note.Happens("each gun", "rolls a D6", "LF2"));
  }
}
