package vedette.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import vedette.json.Json;
import vedette.problem.Position;

/**
 * One thing that the file of a rule system says: a unit's value, a cell, what a modifier adds.
 *
 * @param where of what it is said, in words that no other part has: {@code unit inf attack}
 * @param text what is said
 * @param at where it stands
 */
public record SystemPart(String where, String text, Position at) {
  private static final List<String> NOT_RULES =
      List.of("format", "id", "title", "kind", "source", Allowed.KEY);

  private static final String RESULT = "result";
  private static final Pattern CELL = Pattern.compile("table .* row .* (column .*|" + RESULT + ")");

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

  /** Whether what stands in such a place is a cell of a table. */
  public static boolean isCell(String where) {
    return CELL.matcher(where).matches();
  }

  /** Whether it is this cell: of a table without columns they have but a result. */
  public static boolean isCell(String where, String table, String row, String column) {
    String before = "table " + table + " row " + row + " ";
    return where.equals(before + "column " + column) || where.equals(before + RESULT);
  }

  /** All that a file says of its rules, from the top. */
  static List<SystemPart> of(Json.Obj root) {
    List<SystemPart> parts = new ArrayList<>();
    for (Json.Member member : root.members()) {
      if (!NOT_RULES.contains(member.name())) {
        add(member, "", parts);
      }
    }
    return List.copyOf(parts);
  }

  private static void add(Json.Member member, String before, List<SystemPart> parts) {
    String name = member.name();
    if (name.equals("note") || name.equals("$schema") || name.startsWith("x-")) {
      return;
    }
    String where = before + ONE_OF.getOrDefault(name, name);
    if (member.value() instanceof Json.Obj object) {
      object.members().forEach(it -> add(it, where + " ", parts));
    } else if (member.value() instanceof Json.Arr list && isListOfParts(list)) {
      for (int i = 0; i < list.values().size(); i++) {
        Json.Obj each = (Json.Obj) list.values().get(i);
        if (name.equals("list") && each.get("cells") instanceof Json.Arr cells) {
          cells(
              cells,
              before.replaceFirst("rows $", "") + "row " + text(each.get("at")) + " ",
              columns(parts, before),
              parts);
        } else {
          String label = each.get("name") == null ? "step " + (i + 1) : text(each.get("name"));
          String of = name.equals("round") ? label : where + " " + label;
          each.members().stream()
              .filter(it -> !it.name().equals("name"))
              .forEach(it -> add(it, of + " ", parts));
        }
      }
    } else {
      parts.add(new SystemPart(where, text(member.value()), member.value().at()));
    }
  }

  /** Rows, modifiers and steps are parts of their own; columns are one. */
  private static boolean isListOfParts(Json.Arr list) {
    return !list.values().isEmpty()
        && list.values().stream()
            .allMatch(it -> it instanceof Json.Obj object && !isColumn(object));
  }

  private static boolean isColumn(Json.Obj object) {
    return object.members().stream().allMatch(it -> List.of("name", "at").contains(it.name()));
  }

  /** The names of the columns that have been read before the rows of the same table. */
  private static List<String> columns(List<SystemPart> parts, String before) {
    String where = before.replaceFirst("rows $", "") + "columns list";
    return parts.stream()
        .filter(it -> it.where().equals(where))
        .findFirst()
        .map(it -> List.of(it.text().split(", ")))
        .orElse(List.of());
  }

  private static void cells(
      Json.Arr cells, String before, List<String> columns, List<SystemPart> parts) {
    for (int i = 0; i < cells.values().size(); i++) {
      Json cell = cells.values().get(i);
      String column =
          cells.values().size() == 1 && columns.isEmpty()
              ? RESULT
              : "column " + (i < columns.size() ? columns.get(i) : String.valueOf(i + 1));
      parts.add(new SystemPart(before + column, text(cell), cell.at()));
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
      return json.what();
    }
    return String.join(", ", texts);
  }
}
