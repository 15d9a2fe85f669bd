package vedette.system;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.Json;
import vedette.problem.Position;
import vedette.system.TableRule.Cell;
import vedette.table.Axis;
import vedette.table.AxisEntry;

/** Reads the tables of a system. */
final class TablesReader {
  private static final List<String> KEYS =
      List.of(
          "title",
          "columns",
          "rows",
          "modifiers",
          "cap",
          "rolls",
          "saves",
          "cells",
          "loses",
          "source");
  private static final int MOST_ROWS = 10_000;

  private final Expressions expressions;
  private final RollReader rolls;
  private final ModifiersReader modifiers;
  private final ThrowReader throwing;
  private final CellReader cellReader;
  private final RowCover cover;
  private final Members.File file;

  TablesReader(
      Expressions expressions,
      RollReader rolls,
      ModifiersReader modifiers,
      ThrowReader throwing,
      Map<String, Result> results,
      Members.File file) {
    this.expressions = expressions;
    this.rolls = rolls;
    this.modifiers = modifiers;
    this.throwing = throwing;
    cellReader = new CellReader(results, file);
    cover = new RowCover(file);
    this.file = file;
  }

  Map<String, TableRule> read(Json json) {
    Map<String, TableRule> tables = new LinkedHashMap<>();
    Members all = json == null ? null : Members.any(json, file);
    if (all != null) {
      for (Json.Member member : all.named()) {
        Members table = Members.of(member.value(), file, KEYS);
        TableRule read =
            table == null ? null : table(member.name(), table, (Json.Obj) member.value());
        if (read != null) {
          tables.put(member.name(), read);
        }
      }
      cellReader.tellUndeclared();
    }
    return tables;
  }

  private TableRule table(String name, Members table, Json.Obj written) {
    Columns columns =
        table.has("columns")
            ? new ColumnsReader(expressions, file).read(table.get("columns"))
            : ColumnsReader.one(written);
    if (!table.has("rows")) {
      file.wrong(
          Code.MISSING,
          table.at(),
          "`" + name + "` has no rows",
          "\"rows\": { \"die\": \"d6\", \"list\": [ … ] }");
      return null;
    }
    boolean byUnit = throwing.byUnit(table);
    Members rows = Members.of(table.get("rows"), file, List.of("die", "compare", "list"));
    if (rows == null || columns == null) {
      return null;
    }
    expressions.askedBy("the roll of `" + name + "` asks");
    Set<Subject> where = EffectReader.units();
    if (!rows.has("die")) {
      file.wrong(Code.MISSING, rows.at(), "no die is said", "\"die\": \"d6\"");
      return null;
    }
    Roll die = rolls.read(rows.get("die"), where);
    Modifiers read =
        modifiers.read(table, where, ModifiersReader.Of.TABLE, columns.axis().names(), List.of());
    Throw toSave = throwing.saves(table, name, EffectReader.Place.SAVES_OF_TABLE);
    if (die != null && die.versus() != null) {
      opposed(table);
    }
    if (die == null || !(rows.get("list") instanceof Json.Arr list) || list.values().isEmpty()) {
      if (die != null) {
        file.wrong(
            Code.ROW,
            rows.at(),
            "the list of rows is missing",
            "\"list\": [{ \"at\": 1, \"cells\": [ … ] }]");
      }
      return null;
    }
    boolean doubling = rows.has("compare");
    if (doubling && !Members.shown(rows.get("compare")).equals("doubling")) {
      file.wrong(
          Code.ROW,
          rows.get("compare").at(),
          "`" + Members.shown(rows.get("compare")) + "` finds no row",
          "\"doubling\", or leave it out");
    }
    if (doubling && die.versus() == null) {
      file.wrong(
          Code.ROW,
          rows.get("compare").at(),
          "a doubling compares two rolls",
          "\"die\": \"d6 v d6\"");
      return null;
    }
    if (list.values().size() > MOST_ROWS) {
      file.refused(
          Code.TOO_LARGE,
          list.at(),
          "a table of " + list.values().size() + " rows",
          "at most " + MOST_ROWS);
      return null;
    }
    Subject loses = loses(table);
    List<List<Cell>> cells = new ArrayList<>();
    List<AxisEntry> entries = new ArrayList<>();
    for (Json row : list.values()) {
      row(row, doubling, columns, loses, entries, cells);
    }
    if (cells.size() < list.values().size()) {
      return null;
    }
    int[] doubled = doubling ? cover.doubling(list, entries) : null;
    boolean right = doubling ? doubled != null : cover.covers(rows, die, read, entries);
    if (!right) {
      return null;
    }
    Axis axis = new Axis("die", entries, null, null);
    return new TableRule(
        name, columns, die, axis, doubled, cells, read, byUnit, toSave, table.at());
  }

  /** An opposed roll is changed by side. */
  private void opposed(Members table) {
    for (Json modifier : Members.list(table.get("modifiers"))) {
      if (modifier instanceof Json.Obj object && object.get("drm") != null) {
        Position at =
            object.members().stream().filter(it -> it.name().equals("drm")).findFirst().get().at();
        file.wrong(
            Code.MODIFIER,
            at,
            "an opposed roll is two rolls, and `drm` names neither",
            "\"own\": "
                + Members.shown(object.get("drm"))
                + " changes the roll of each side that it holds for");
      }
    }
  }

  private Subject loses(Members table) {
    if (!table.has("cells")) {
      return null;
    }
    Json.Str loses = table.text("loses");
    Subject whom = loses == null ? null : Subject.of(loses.value());
    if (!Members.shown(table.get("cells")).equals("number")) {
      file.wrong(
          Code.CELL,
          table.get("cells").at(),
          "cells are words of results, or numbers",
          "\"cells\": \"number\", or leave it out");
    } else if (whom == null || !whom.isSide()) {
      file.wrong(
          Code.CELL,
          loses == null ? table.keyAt("cells") : loses.at(),
          "who loses what the cells say is not said",
          "\"loses\": \"enemy\", \"attacker\", \"defender\" or \"own\"");
    }
    return whom == null ? Subject.ENEMY : whom;
  }

  private void row(
      Json json,
      boolean doubling,
      Columns columns,
      Subject loses,
      List<AxisEntry> entries,
      List<List<Cell>> cells) {
    Members row = Members.of(json, file, List.of("name", "at", "cells"));
    if (row == null) {
      return;
    }
    Json at = row.get("at");
    if (at == null) {
      file.wrong(Code.ROW, row.at(), "the row has no \"at\"", "\"at\": 3, or \"at\": \"2-4\"");
      return;
    }
    Ranges ranges = doubling ? null : RangeText.of(at);
    if (!doubling && ranges == null) {
      String[] wrong = RangeText.wrong(at);
      file.wrong(Code.ROW, at.at(), wrong[0], wrong[1]);
      return;
    }
    String name = doubling ? Members.shown(at) : ranges.text();
    entries.add(new AxisEntry(name, doubling ? null : ranges.range(), at.at()));
    List<Json> written = Members.list(row.get("cells"));
    int wanted = columns.axis().size();
    if (written.size() != wanted) {
      file.wrong(
          Code.CELL,
          row.has("cells") ? row.get("cells").at() : row.at(),
          "row "
              + name
              + " has "
              + written.size()
              + (written.size() == 1 ? " cell" : " cells")
              + " for "
              + wanted
              + (wanted == 1 ? " column" : " columns"),
          "write `-` where nothing happens");
      return;
    }
    List<Cell> read = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      String column = columns.compare() == Columns.Compare.ONE ? null : columns.axis().name(i);
      read.add(
          loses == null
              ? cellReader.words(written.get(i), name, column)
              : cellReader.number(written.get(i), loses));
    }
    cells.add(read);
  }
}
