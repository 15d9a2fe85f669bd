package vedette.system;

import static vedette.system.ColumnsReader.AT;
import static vedette.system.ThrowReader.CAP;
import static vedette.system.ThrowReader.DIE;
import static vedette.system.ThrowReader.MODIFIERS;
import static vedette.system.ThrowReader.ROLLS;
import static vedette.system.ThrowReader.SAVES;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.form.Field;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.system.ColumnsReader.WrittenColumns;
import vedette.system.TableRule.Cell;
import vedette.system.ThrowReader.Rolls;
import vedette.system.ThrowReader.WrittenThrow;
import vedette.system.effect.EffectKind.Place;
import vedette.system.query.Code;
import vedette.system.query.Condition;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;
import vedette.system.query.Subject;
import vedette.system.roll.Modifier;
import vedette.system.roll.Modifiers;
import vedette.system.roll.ModifiersReader;
import vedette.system.roll.ModifiersReader.WrittenModifier;
import vedette.system.roll.Roll;
import vedette.system.roll.SumLimits;
import vedette.table.grid.Axis;
import vedette.table.grid.AxisEntry;
import vedette.table.grid.CellKind;
import vedette.table.read.AxisReader;

/** A reader of the tables of a system. */
final class TablesReader {
  /** A table as written. */
  record WrittenTable(
      Json.Obj here,
      @Field(text = "Its name for people.", optional = true) String title,
      @Field(text = "Where it comes from.", optional = true) Json source,
      @Field(text = "What finds the column; left out: there is one.", optional = true)
          WrittenColumns columns,
      @Field(text = "What is rolled, and a row for each roll.", example = ROWS) WrittenRows rows,
      @Field(text = MODIFIERS, optional = true) List<WrittenModifier> modifiers,
      @Field(text = CAP, optional = true) SumLimits cap,
      @Field(text = "What it changes if both of two dice show the same.", optional = true)
          WrittenDoubles doubles,
      @Field(text = ROLLS, fallback = "side", not = "not a value of \"rolls\"") Rolls rolls,
      @Field(text = SAVES, optional = true, example = "{ \"die\": \"d6\", \"atLeast\": 4 }")
          WrittenThrow saves,
      @Field(
              text = "What its cells are.",
              fallback = "combat",
              only = {"combat", "number"},
              not = "not a kind of cells")
          CellKind cells,
      @Field(
              text = "The side that loses the number in a cell.",
              optional = true,
              only = {"attacker", "defender", "own", "enemy"},
              not = "not a side that can lose the numbers in cells")
          Subject loses,
      @Field(
              text =
                  "The results in order, as cells write them: from the worst for the attacker to"
                      + " the best.",
              optional = true,
              minSize = 2,
              schemaTypes = {"string", "integer"})
          List<Json> ladder) {
    private static final String ROWS = "{ \"die\": \"d6\", \"list\": [ … ] }";
  }

  /** The change where two dice show the same, as written. */
  record WrittenDoubles(
      Json.Obj here,
      @Field(text = "When it counts; left out: always.", optional = true) Condition when,
      @Field(text = "Added to the roll.", optional = true, min = -9999, max = 9999) int drm,
      @Field(text = "Moves the column.", optional = true, min = -9999, max = 9999) int shift) {}

  /** The roll on a table and its rows, as written. */
  record WrittenRows(
      Json.Obj here,
      @Field(text = DIE, example = "\"d6\"") Roll die,
      @Field(
              text = "How an opposed roll finds its row.",
              optional = true,
              not = "not a way to find a row")
          Compare compare,
      @Field(text = "The rows.", minSize = 1, example = "[{ \"at\": 1, \"cells\": [ … ] }]")
          List<WrittenRow> list) {
    /** Comparisons that find a row in place of the roll. */
    enum Compare {
      /** The comparison of two rolls by size: greater, at least twice, and so on. */
      DOUBLING
    }
  }

  /** A row of a table, as written. */
  record WrittenRow(
      Json.Obj here,
      @Field(text = "Its name.", optional = true, schemaTypes = "string") Json name,
      @Field(
              text = AT,
              schemaTypes = {"string", "integer"},
              example = "\"2-4\"")
          Json at,
      @Field(text = "A cell for each column.", schemaRef = "cells", example = "[\"-\"]")
          Json cells) {}

  private static final int MOST_ROWS = 10_000;

  private final SectionReader part;
  private final CellReader ofCell;

  TablesReader(SectionReader part, Map<String, Result> results) {
    this.part = part.withCode(Code.ROW).child("tables");
    ofCell = new CellReader(part, results);
  }

  Map<String, TableRule> read(Map<String, WrittenTable> written) {
    Map<String, TableRule> tables = new LinkedHashMap<>();
    written.forEach(
        (name, table) -> {
          TableRule read = table(name, table);
          if (read != null) {
            tables.put(name, read);
          }
        });
    ofCell.tellUndeclared();
    return tables;
  }

  private TableRule table(String name, WrittenTable table) {
    Columns columns =
        table.columns() != null
            ? new ColumnsReader(part).read(table.columns())
            : ColumnsReader.one(table.here());
    WrittenRows rows = table.rows();
    if (table.columns() == null && misspelt(table.here())) {
      return null;
    }
    if (rows == null || columns == null || rows.here().get("die") == null) {
      return null;
    }
    SectionReader here = part.child(name);
    Roll die = rows.die();
    Modifiers changes =
        new ModifiersReader(here.child("modifiers"))
            .read(
                table.modifiers(),
                table.cap(),
                ModifiersReader.ModifierTarget.TABLE,
                die,
                columns.axis().names(),
                List.of());
    Throw toSave = ThrowReader.saves(here, table.saves(), Place.SAVES_OF_TABLE);
    if (die != null && die.versus() != null) {
      table.modifiers().forEach(this::opposed);
    }
    Modifier doubles = table.doubles() == null ? null : doubles(table.doubles(), die);
    if (die == null || rows.list().isEmpty()) {
      return null;
    }
    boolean doubling = rows.here().get("compare") != null;
    if (doubling && die.versus() == null) {
      part.report(
          rows.here().get("compare").at(),
          "a doubling needs two rolls",
          "write \"die\": \"d6 v d6\"");
      return null;
    }
    Position list = rows.here().get("list").at();
    if (rows.list().size() > MOST_ROWS) {
      part.withCode(Code.TOO_LARGE)
          .refused(
              list,
              "the table has " + rows.list().size() + " rows, over the limit of " + MOST_ROWS,
              "write fewer rows");
      return null;
    }
    Subject loses = loses(table);
    List<List<Cell>> cells = new ArrayList<>();
    AxisReader read =
        new AxisReader("row", (code, at, message, help) -> part.report(at, message, help));
    for (WrittenRow row : rows.list()) {
      row(row, doubling, columns, loses, read, cells);
    }
    List<AxisEntry> entries = read.entries();
    if (entries == null || cells.size() < ((Json.Arr) rows.here().get("list")).values().size()) {
      return null;
    }
    TableRule.Order order = new LadderReader(part, ofCell).read(table, cells, columns, loses);
    Axis axis = new Axis("die", entries, null, null);
    int[] doubled = doubling ? new RowCover(part).doubling(list, axis) : null;
    if (doubling
        ? doubled == null
        : !new RowCover(part).covers(list, die, changes.with(doubles), axis)) {
      return null;
    }
    boolean byUnit = table.rolls() == Rolls.UNIT;
    return new TableRule(
        name,
        columns,
        die,
        axis,
        doubled,
        cells,
        changes,
        doubles,
        byUnit,
        toSave,
        order,
        List.of(),
        table.here().at());
  }

  /** Returns whether an unknown key is reported that is a misspelling of {@code columns}. */
  private static boolean misspelt(Json.Obj table) {
    return table.members().stream()
        .anyMatch(it -> Nearest.of(it.name(), List.of("columns")).isPresent());
  }

  /**
   * Returns the modifier for two dice that show the same; reports dice that cannot, and a modifier
   * without an effect.
   */
  private Modifier doubles(WrittenDoubles written, Roll die) {
    if (die != null && !die.isTwoAlike()) {
      part.report(
          written.here().at(),
          "`" + die + "` is not two equal dice, so it has no doubles",
          "write two equal dice: \"die\": \"2d6\", also with rerolls and additions");
    }
    boolean changes =
        Members.named(written.here()).stream()
            .anyMatch(
                it ->
                    !it.name().equals("when")
                        && !Integer.valueOf(0).equals(Members.whole(it.value())));
    if (!changes) {
      part.report(
          Code.MODIFIER,
          written.here().at(),
          "`doubles` changes nothing",
          "write \"doubles\": { \"shift\": -1 } or { \"drm\": 1 }");
    }
    return Modifier.plain(
        "doubles",
        written.when() == null ? Condition.ALWAYS : written.when(),
        "",
        written.drm(),
        written.shift(),
        written.here().at());
  }

  /** Reports a {@code drm} in an opposed roll, which must be modified by side. */
  private void opposed(WrittenModifier modifier) {
    Json.Member drm = modifier.here().member("drm");
    if (drm != null) {
      part.report(
          Code.MODIFIER,
          drm.at(),
          "`drm` does not name one of the two rolls of an opposed roll",
          "write \"own\": "
              + Members.messageText(drm.value())
              + " to change the roll of each side to which it applies");
    }
  }

  /** Returns the side that loses the numbers in cells; null if the cells are words. */
  private Subject loses(WrittenTable table) {
    if (table.cells() == CellKind.COMBAT) {
      return null;
    }
    if (table.here().get("loses") == null) {
      part.report(
          Code.CELL,
          table.here().member("cells").at(),
          "the side that loses the numbers in the cells is missing",
          "write \"loses\": \"enemy\", \"attacker\", \"defender\" or \"own\"");
    }
    return table.loses() == null ? Subject.ENEMY : table.loses();
  }

  private void row(
      WrittenRow row,
      boolean doubling,
      Columns columns,
      Subject loses,
      AxisReader axis,
      List<List<Cell>> cells) {
    Json at = row.at();
    if (at == null) {
      return;
    }
    String name = Members.messageText(at);
    axis.add(doubling ? name : "", doubling ? null : at, at.at());
    List<Json> written = Members.list(row.cells());
    int wanted = columns.axis().size();
    if (row.cells() == null) {
      return;
    }
    if (written.size() != wanted) {
      part.report(
          Code.CELL,
          row.cells().at(),
          "row "
              + name
              + " has "
              + written.size()
              + (written.size() == 1 ? " cell" : " cells")
              + " for "
              + wanted
              + (wanted == 1 ? " column" : " columns"),
          "write - for no effect");
      return;
    }
    List<Cell> read = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      String column = columns.compare() == Columns.Compare.ONE ? null : columns.axis().name(i);
      read.add(
          loses == null
              ? ofCell.words(written.get(i), CellReader.place(name, column))
              : ofCell.number(written.get(i), loses));
    }
    cells.add(read);
  }
}
