package vedette.rules.own;

import vedette.dice.Die;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.kit.Notes;
import vedette.rules.own.RoundTask.Finish;
import vedette.system.Columns.Compare;
import vedette.system.Result;
import vedette.system.RuleSystem;
import vedette.system.TableRule;

/**
 * A side, or one of its units, rolls on a table.
 *
 * @param unit -1 for the side
 */
record TableTask(String name, Moment moment, int unit) implements Task {
  @Override
  public Object[] part() {
    return new Object[] {"tables", name};
  }

  @Override
  public void act(Play play) {
    TableRule table = play.field().rules().tables().get(name);
    Side own = moment.own();
    RuleSystem rules = play.field().rules();
    if (!rules.alone() && play.umpire().hears("")) {
      play.umpire().note("", "{} rolls on {}", play.called(own, unit), name);
    }
    Settled settled = play.umpire().once(() -> settled(table, play));
    int column = settled.column();
    if (column < 0) {
      Compare compare = table.columns().compare();
      if (compare.compareTo(Compare.PERCENT) <= 0) {
        play.first(new Finish(FightResult.OFF_THE_TABLE));
      }
      return;
    }
    int row = settled.rows().row(play.throwing(settled.die()));
    TableRule.Cell cell = table.cells().get(row).get(column);
    play.consulted(cell);
    String readings = Notes.ids(table.readings());
    if (play.umpire().hears(readings)) {
      play.umpire()
          .note(
              new Note.Cell(
                  name,
                  table.rows().name(row),
                  table.columns().axis().name(column),
                  cell.text(),
                  table.columns().axis().size() == 1,
                  Note.idsIn(readings)));
    }
    String saves = table.toSave() == null ? "" : name;
    if (cell.results().size() == 1) {
      Suffering.alone(cell.results().get(0), moment, saves, play);
      return;
    }
    for (int i = cell.results().size() - 1; i >= 0; i--) {
      Result result = cell.results().get(i);
      if (result != null) {
        Suffering.of(result, moment, saves, play);
      }
    }
  }

  /**
   * What is known before the roll.
   *
   * @param column -1 if there is none; then there is nothing else
   */
  private record Settled(int column, RowFinder rows, Die die) {}

  private Settled settled(TableRule table, Play play) {
    Scene scene = moment.scene(play).ofUnit(unit);
    Counting counting = new Counting(table.modifiers(), scene);
    int column = new ColumnFinder(table, scene, counting, play).column();
    if (column < 0) {
      return new Settled(column, null, null);
    }
    RowFinder rows = new RowFinder(table, scene, counting, play);
    return new Settled(column, rows, rows.die(column));
  }
}
