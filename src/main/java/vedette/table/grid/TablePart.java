package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.json.Json;
import vedette.source.Position;

/**
 * A single fact in a table or in the file of a rule system: a cell, a unit's value, a modifier's
 * number.
 *
 * @param subject the thing it belongs to: {@code unit inf}, {@code row 3}; "" for the whole file
 * @param key the name of the value: {@code attack}, {@code column 2:1}; "" if the thing has only
 *     one
 * @param text the value as text
 * @param at its place in the file; null if that is not known
 * @param cell the cell; null if it is none
 */
public record TablePart(String subject, String key, String text, Position at, Cell cell) {
  private static final List<String> NOT_RULES =
      List.of("format", "id", "title", "kind", "source", Allowance.KEY);

  private static final Map<String, String> ONE_OF =
      Map.of(
          "units", "unit",
          "states", "state",
          "customDice", "die",
          "tables", "table",
          "results", "result",
          "checks", "check",
          "modifiers", "modifier",
          "measures", "measure");

  /**
   * A cell.
   *
   * @param table the id of its table, or the name of one in a rule system
   * @param row the label of its row
   * @param column null in a table of a rule system that names no columns
   */
  public record Cell(String table, String row, String column) {
    /** Returns whether the cell has this table, row and column. */
    public boolean is(String otherTable, String otherRow, String otherColumn) {
      return table.equals(otherTable)
          && row.equals(otherRow)
          && (column == null || column.equals(otherColumn));
    }
  }

  /**
   * Returns the part of a cell.
   *
   * @param of the table in a rule system, {@code table crt}; "" for a table that is a file
   */
  public static TablePart ofCell(String of, Cell cell, String text, Position at) {
    return new TablePart(
        (of + " row " + cell.row()).strip(),
        cell.column() == null ? "result" : "column " + cell.column(),
        text,
        at,
        cell);
  }

  /** Returns a part that is not a cell. */
  static TablePart of(String of, String key, String text, Position at) {
    return new TablePart(of, key, text, at, null);
  }

  /** Returns words that identify this part in its file: {@code unit inf attack}. */
  public String place() {
    return (subject + " " + key).strip();
  }

  /** Returns all parts of a rule system's or a plan's file, in file order. */
  static List<TablePart> of(Json.Obj root) {
    List<TablePart> parts = new ArrayList<>();
    for (Json.Member member : root.members()) {
      if (!NOT_RULES.contains(member.name())) {
        add(member, "", parts);
      }
    }
    return List.copyOf(parts);
  }

  private static void add(Json.Member member, String of, List<TablePart> parts) {
    String name = member.name();
    if (name.equals("note") || name.equals("$schema") || name.startsWith("x-")) {
      return;
    }
    Json value =
        isNamedStep(member) ? new Json.Arr(List.of(member.value()), member.at()) : member.value();
    boolean ofParts = value instanceof Json.Arr array && isListOfParts(array);
    String key = name.equals("steps") && ofParts ? "step" : ONE_OF.getOrDefault(name, name);
    String where = (of + " " + key).strip();
    if (value instanceof Json.Obj object) {
      object.members().forEach(it -> add(it, where, parts));
    } else if (value instanceof Json.Arr list && ofParts) {
      for (int i = 0; i < list.values().size(); i++) {
        Json.Obj each = (Json.Obj) list.values().get(i);
        if (name.equals("list") && each.get("cells") instanceof Json.Arr cells) {
          cells(cells, of.replaceFirst(" rows$", ""), text(each.get("at")), parts);
        } else {
          String label = each.get("name") == null ? "step " + (i + 1) : text(each.get("name"));
          String whose = name.equals("round") ? label : where + " " + label;
          each.members().stream()
              .filter(it -> !it.name().equals("name"))
              .forEach(it -> add(it, whose, parts));
        }
      }
    } else {
      parts.add(of(of, key, text(value), value.at()));
    }
  }

  /** Returns whether a plan has one step where it could have a list of them. */
  private static boolean isNamedStep(Json.Member member) {
    return List.of("steps", "else").contains(member.name())
        && member.value() instanceof Json.Obj step
        && step.get("name") != null;
  }

  /**
   * Returns whether the items of a list are parts of their own, as rows, modifiers and steps are;
   * columns together are one part.
   */
  private static boolean isListOfParts(Json.Arr list) {
    return !list.values().isEmpty()
        && list.values().stream()
            .allMatch(it -> it instanceof Json.Obj object && !isColumn(object));
  }

  private static boolean isColumn(Json.Obj object) {
    return object.members().stream().allMatch(it -> List.of("name", "at").contains(it.name()));
  }

  /** Returns the names of a table's columns, which come before its rows. */
  private static List<String> columns(List<TablePart> parts, String table) {
    return parts.stream()
        .filter(it -> it.place().equals(table + " columns list"))
        .findFirst()
        .map(it -> List.of(it.text().split(", ")))
        .orElse(List.of());
  }

  /** Adds the cells of a row; without a column the cell is the result of its row. */
  private static void cells(Json.Arr cells, String table, String row, List<TablePart> parts) {
    List<String> columns = columns(parts, table);
    String id = table.replaceFirst("^table ", "");
    for (int i = 0; i < cells.values().size(); i++) {
      Json cell = cells.values().get(i);
      boolean only = cells.values().size() == 1 && columns.isEmpty();
      String column = only ? null : i < columns.size() ? columns.get(i) : String.valueOf(i + 1);
      parts.add(ofCell(table, new Cell(id, row, column), text(cell), cell.at()));
    }
  }

  private static String text(Json json) {
    if (json instanceof Json.Str text) {
      return text.value();
    }
    if (json instanceof Json.Num number) {
      return number.text();
    }
    List<String> texts = new ArrayList<>();
    if (json instanceof Json.Arr list) {
      list.values().forEach(it -> texts.add(text(it)));
    } else if (json instanceof Json.Obj object) {
      if (isColumn(object)) {
        return text(object.get(object.get("name") == null ? "at" : "name"));
      }
      object.members().forEach(it -> texts.add(it.name() + ": " + text(it.value())));
    } else if (json != null) {
      return json.kindWithArticle();
    }
    return String.join(", ", texts);
  }
}
