package vedette.report;

import java.util.List;
import java.util.Map;
import vedette.fight.Note;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.study.Figure;
import vedette.study.Influence;
import vedette.study.Influence.Cell;
import vedette.study.Influence.Change;
import vedette.table.Grid;

/** The influence of table cells as figures for other programs. */
record InfluenceData(AskedFight fight, Influence influence, Map<Grid, List<Cell>> byTable) {

  /** A row for each cell, step and figure. */
  DataTable table() {
    DataTable data =
        new DataTable(
            "table",
            "row",
            "column",
            "cell",
            "times",
            "step",
            "becomes",
            "measure",
            "moves",
            "modifier");
    for (Cell cell : influence.cells()) {
      if (cell.up() == null && cell.down() == null) {
        row(data, cell, null, null, null, null);
      }
      changes(data, cell, "up", cell.up());
      changes(data, cell, "down", cell.down());
    }
    for (Influence.Weighed it : influence.modifiers()) {
      changes(data, it, "up", it.up());
      changes(data, it, "down", it.down());
    }
    return data;
  }

  private void changes(DataTable data, Cell cell, String step, Change change) {
    for (int i = 0; change != null && i < influence.figures().size(); i++) {
      String name = influence.figures().get(i).name();
      row(data, cell, step, change.to(), name, numberOrNull(change.moves().get(i)));
    }
  }

  private void changes(DataTable data, Influence.Weighed of, String step, Change change) {
    for (int i = 0; change != null && i < influence.figures().size(); i++) {
      data.row(
          of.table().id(),
          null,
          null,
          Note.signed(of.modifier().value()),
          null,
          step,
          change.to(),
          influence.figures().get(i).name(),
          numberOrNull(change.moves().get(i)),
          of.modifier().name());
    }
  }

  private static void row(
      DataTable data, Cell cell, String step, String to, String figure, Double moves) {
    data.row(
        cell.grid().id(),
        cell.grid().rows().name(cell.row()),
        cell.grid().columns().name(cell.column()),
        cell.text(),
        cell.times(),
        step,
        to,
        figure,
        moves,
        null);
  }

  /** All of it as JSON. */
  String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    fight.write(influence.figures(), influence.odds(), json);
    json.array("influence");
    byTable.forEach((grid, cells) -> table(grid, cells, json));
    json.end();
    json.array("modifiers");
    for (Influence.Weighed it : influence.modifiers()) {
      json.object();
      json.field("table", it.table().id());
      json.field("modifier", it.modifier().name());
      json.field("value", it.modifier().value());
      change("up", it.up(), influence.figures(), json);
      change("down", it.down(), influence.figures(), json);
      json.end();
    }
    json.end();
    json.end();
    return json.text();
  }

  private void table(Grid grid, List<Cell> cells, JsonWriter json) {
    json.object();
    json.field("table", grid.id());
    json.field("kind", EnumWords.word(grid.cells()));
    json.field("times", cells.stream().mapToDouble(Cell::times).sum());
    json.array("cells");
    for (Cell cell : cells) {
      json.object();
      json.field("row", grid.rows().name(cell.row()));
      json.field("column", grid.columns().name(cell.column()));
      json.field("cell", cell.text());
      json.field("times", cell.times());
      change("up", cell.up(), influence.figures(), json);
      change("down", cell.down(), influence.figures(), json);
      json.end();
    }
    json.end();
    json.end();
  }

  /** What one step more or less does to figures. */
  static void change(String name, Change change, List<Figure> figures, JsonWriter json) {
    if (change == null) {
      json.nul(name);
      return;
    }
    json.inline().object(name);
    json.field("becomes", change.to());
    json.object("moves");
    for (int i = 0; i < figures.size(); i++) {
      json.number(figures.get(i).name(), change.moves().get(i));
    }
    json.end();
    json.end();
  }

  /** Null where there is no mean, since no fight ends. */
  private static Double numberOrNull(double number) {
    return Double.isNaN(number) ? null : number;
  }
}
