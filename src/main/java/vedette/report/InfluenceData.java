package vedette.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.fight.Note;
import vedette.form.Field;
import vedette.question.Figure;
import vedette.report.InfluenceHead.Step;
import vedette.study.Influence;
import vedette.study.Influence.Cell;
import vedette.table.CellKind;
import vedette.table.Grid;

/** The influence of table cells and modifiers as figures for other programs. */
record InfluenceData(
    @Field(text = "The fight and its odds.", flat = true) InfluenceHead head,
    @Field(text = "The tables consulted.") List<OfTable> influence,
    @Field(text = "The modifiers that can count.") List<OfModifier> modifiers) {

  /** A table. */
  record OfTable(
      @Field(text = "Its id.") String table,
      @Field(text = "What its cells are.") CellKind kind,
      @Field(text = "How often a fight consults it on average.") double times,
      @Field(text = "The cells consulted.") List<OfCell> cells) {}

  /** A cell. */
  record OfCell(
      @Field(text = "The name of its row.") String row,
      @Field(text = "The name of its column.") String column,
      @Field(text = "What it says.") String cell,
      @Field(text = "How often a fight consults it on average.") double times,
      @Field(text = "The next better result for the attacker, or higher number.") Optional<Step> up,
      @Field(text = "The next worse result, or lower number.") Optional<Step> down) {}

  /** A modifier. */
  record OfModifier(
      @Field(text = "The id of its table.") String table,
      @Field(text = "Its name.") String modifier,
      @Field(text = "What it adds.") int value,
      @Field(text = "One more.") Optional<Step> up,
      @Field(text = "One less.") Optional<Step> down) {}

  static InfluenceData of(AskedFight fight, Influence influence, Map<Grid, List<Cell>> byTable) {
    List<Figure> figures = influence.figures();
    List<OfTable> tables = new ArrayList<>();
    byTable.forEach(
        (grid, cells) ->
            tables.add(
                new OfTable(
                    grid.id(),
                    grid.cells(),
                    cells.stream().mapToDouble(Cell::times).sum(),
                    cells.stream().map(it -> cell(it, figures)).toList())));
    return new InfluenceData(
        InfluenceHead.of(fight, figures, influence.odds()),
        tables,
        influence.modifiers().stream()
            .map(
                it ->
                    new OfModifier(
                        it.table().id(),
                        it.modifier().name(),
                        it.modifier().value(),
                        Step.of(it.up(), figures),
                        Step.of(it.down(), figures)))
            .toList());
  }

  private static OfCell cell(Cell cell, List<Figure> figures) {
    return new OfCell(
        cell.grid().rows().name(cell.row()),
        cell.grid().columns().name(cell.column()),
        cell.text(),
        cell.times(),
        Step.of(cell.up(), figures),
        Step.of(cell.down(), figures));
  }

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
    for (OfTable table : influence) {
      for (OfCell it : table.cells) {
        Object[] what = {table.table, it.row, it.column, it.cell, it.times};
        if (it.up.isEmpty() && it.down.isEmpty()) {
          row(data, what, null, null, null, null, null);
        }
        steps(data, what, it.up, it.down, null);
      }
    }
    for (OfModifier it : modifiers) {
      Object[] what = {it.table, null, null, Note.signed(it.value), null};
      steps(data, what, it.up, it.down, it.modifier);
    }
    return data;
  }

  private static void steps(
      DataTable data, Object[] what, Optional<Step> up, Optional<Step> down, String modifier) {
    step(data, what, "up", up, modifier);
    step(data, what, "down", down, modifier);
  }

  private static void step(
      DataTable data, Object[] what, String name, Optional<Step> step, String modifier) {
    step.ifPresent(
        it ->
            it.moves()
                .forEach(
                    (figure, by) -> row(data, what, name, it.becomes(), figure, by, modifier)));
  }

  private static void row(DataTable data, Object[] what, Object... step) {
    List<Object> row = new ArrayList<>(Arrays.asList(what));
    row.addAll(Arrays.asList(step));
    data.row(row.toArray());
  }
}
