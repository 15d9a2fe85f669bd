package vedette.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import vedette.fight.Note;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.question.Figure;
import vedette.study.Influence;
import vedette.study.Influence.Cell;
import vedette.study.Influence.Moves;
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
    for (Cell it : influence.cells()) {
      String row = it.grid().rows().name(it.row());
      String column = it.grid().columns().name(it.column());
      List<?> what = List.of(it.grid().id(), row, column, it.text(), it.times());
      if (it.up() == null && it.down() == null) {
        row(what, null, null, null, null, null, data);
      }
      changes(what, it.up(), it.down(), null, data);
    }
    for (Influence.Weighed it : influence.modifiers()) {
      String value = Note.signed(it.modifier().value());
      List<?> what = Arrays.asList(it.table().id(), null, null, value, null);
      changes(what, it.up(), it.down(), it.modifier().name(), data);
    }
    return data;
  }

  private void changes(List<?> what, Moves up, Moves down, String modifier, DataTable data) {
    for (String step : List.of("up", "down")) {
      Moves change = step.equals("up") ? up : down;
      for (int i = 0; change != null && i < influence.figures().size(); i++) {
        String figure = influence.figures().get(i).name();
        row(what, step, change.to(), figure, change.by(i), modifier, data);
      }
    }
  }

  private static void row(
      List<?> what,
      String step,
      String to,
      String figure,
      Double moves,
      String modifier,
      DataTable data) {
    List<Object> row = new ArrayList<>(what);
    row.addAll(Arrays.asList(step, to, figure, moves, modifier));
    data.row(row.toArray());
  }

  /** All of it as JSON. */
  String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    fight.write(influence.figures(), influence.odds(), json);
    json.objects("influence", byTable.keySet(), grid -> table(grid, byTable.get(grid), json));
    json.objects(
        "modifiers",
        influence.modifiers(),
        it -> {
          json.field("table", it.table().id());
          json.field("modifier", it.modifier().name());
          json.field("value", it.modifier().value());
          change("up", it.up(), influence.figures(), json);
          change("down", it.down(), influence.figures(), json);
        });
    json.end();
    return json.text();
  }

  private void table(Grid grid, List<Cell> cells, JsonWriter json) {
    json.field("table", grid.id());
    json.field("kind", EnumWords.word(grid.cells()));
    json.field("times", cells.stream().mapToDouble(Cell::times).sum());
    json.objects(
        "cells",
        cells,
        cell -> {
          json.field("row", grid.rows().name(cell.row()));
          json.field("column", grid.columns().name(cell.column()));
          json.field("cell", cell.text());
          json.field("times", cell.times());
          change("up", cell.up(), influence.figures(), json);
          change("down", cell.down(), influence.figures(), json);
        });
  }

  /** What one step more or less does to figures. */
  static void change(String name, Moves change, List<Figure> figures, JsonWriter json) {
    if (change == null) {
      json.nul(name);
      return;
    }
    json.inline().object(name);
    json.field("becomes", change.to());
    json.object("moves");
    for (int i = 0; i < figures.size(); i++) {
      json.number(figures.get(i).name(), change.by(i));
    }
    json.end();
    json.end();
  }
}
