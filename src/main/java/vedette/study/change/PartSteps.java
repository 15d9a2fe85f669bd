package vedette.study.change;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.fight.Note;
import vedette.json.Json;
import vedette.json.JsonEdit;
import vedette.json.JsonReader;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;
import vedette.table.grid.Range;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;
import vedette.table.read.RangeText;

/**
 * A part of a table with its neighboring values.
 *
 * @param ordered whether its values have an order; if not, the steps of a cell lead to the words of
 *     neighboring cells
 * @param steps the steps to other values, the shortest first, up before down
 * @param neighbor the row whose numbers change with those of this row; "" for other parts
 */
public record PartSteps(
    Table table, TablePart part, Kind kind, boolean ordered, List<Step> steps, String neighbor) {
  /** The greatest absolute value of a modifier. */
  private static final int MOST = 99;

  private static final Set<String> NOT_VALUES =
      Set.of("class", "initiative", "cost", "life", "steps");
  private static final Set<String> NUMBERS =
      Set.of("drm", "shift", "atLeast", "atMost", "attacker", "defender", "own", "enemy", "dice");
  private static final Set<String> SIGNED = Set.of("drm", "shift");

  /** The kind of a part. */
  public enum Kind {
    CELLS,
    MODIFIERS,
    /** The numbers of units and rules. */
    NUMBERS,
    /** The numbers of rows. */
    RANGES
  }

  /**
   * A step to another value.
   *
   * @param by the distance: above 0 for a better result for the attacker, a higher number or later
   *     words
   * @param to the text of the part after the step
   * @param edits the changes of the file
   */
  public record Step(int by, String to, List<JsonEdit> edits) {}

  /** Returns the step of a distance; null if there is none. */
  Step step(int by) {
    return steps.stream().filter(it -> it.by == by).findFirst().orElse(null);
  }

  /**
   * Returns the parts of a table whose values can change.
   *
   * @param most the longest step
   */
  public static List<PartSteps> of(Table table, int most) {
    if (table instanceof Grid grid) {
      Json.Obj root = root(table);
      List<PartSteps> parts = cells(grid, most);
      parts.addAll(modifiers(grid, grid.usage().modifiers(), root, most));
      parts.addAll(ranges(table, "", root, most));
      return parts;
    }
    if (table instanceof Modifiers list) {
      return modifiers(list, list.list(), root(table), most);
    }
    return table instanceof SystemFile file ? ofSystem(file, most) : List.of();
  }

  private static Json.Obj root(Table table) {
    return (Json.Obj) JsonReader.read(table.text(), new Problems());
  }

  private static List<PartSteps> cells(Grid grid, int most) {
    ResultOrdering ordering = new ResultOrdering(grid);
    boolean isNumber = grid.cells() == CellKind.NUMBER;
    List<PartSteps> cells = new ArrayList<>();
    for (TablePart part : grid.parts()) {
      if (part.cell() != null) {
        int row = grid.rows().indexOf(part.cell().row());
        int column = grid.columns().indexOf(part.cell().column());
        List<Step> steps =
            ordering.rungs(row, column).stream()
                .map(it -> step(it.steps(), it.text(), JsonEdit.of(part.at(), it.text(), isNumber)))
                .toList();
        cells.add(of(grid, part, Kind.CELLS, ordering.hasLadder(), steps, most));
      }
    }
    return cells;
  }

  private static Step step(int by, String to, JsonEdit edit) {
    return new Step(by, to, List.of(edit));
  }

  private static PartSteps of(
      Table table, TablePart part, Kind kind, boolean ordered, List<Step> steps, int most) {
    return new PartSteps(table, part, kind, ordered, sorted(steps, most), "");
  }

  private static List<Step> sorted(List<Step> steps, int most) {
    return steps.stream()
        .filter(it -> Math.abs(it.by) <= most)
        .sorted(Comparator.<Step>comparingInt(it -> Math.abs(it.by)).thenComparingInt(it -> -it.by))
        .toList();
  }

  private static List<PartSteps> modifiers(
      Table table, List<Modifier> modifiers, Json.Obj root, int most) {
    List<TablePart> all = table.parts();
    List<PartSteps> parts = new ArrayList<>();
    for (Modifier modifier : modifiers) {
      String of = "modifier " + modifier.name();
      TablePart value =
          all.stream().filter(it -> it.subject().equals(of)).findFirst().orElseThrow();
      String key = value.key().isEmpty() ? "value" : value.key();
      Json written = objectAt(root, value.at()).get(key);
      List<Step> steps = new ArrayList<>();
      for (int by = -most; by <= most; by++) {
        int to = modifier.value() + by;
        if (by != 0 && Math.abs(to) <= MOST) {
          steps.add(
              step(by, Note.signed(to), JsonEdit.of(written.at(), Integer.toString(to), true)));
        }
      }
      parts.add(of(table, value, Kind.MODIFIERS, true, steps, most));
    }
    return parts;
  }

  private static Json.Obj objectAt(Json json, Position at) {
    List<Json> inside =
        json instanceof Json.Obj object
            ? object.members().stream().map(Json.Member::value).toList()
            : json instanceof Json.Arr array ? array.values() : List.of();
    if (json instanceof Json.Obj object && object.at().equals(at)) {
      return object;
    }
    return inside.stream()
        .map(it -> objectAt(it, at))
        .filter(it -> it != null)
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the boundaries between rows of neighboring numbers: one step up gives a row the first
   * number of the next one, one step down gives its last number to the next one.
   *
   * @param of the table in a system, {@code table crt}; "" for a table that is a file
   */
  private static List<PartSteps> ranges(Table table, String of, Json.Obj grid, int most) {
    List<PartSteps> parts = new ArrayList<>();
    if (!(grid.get("rows") instanceof Json.Obj rows)
        || !(rows.get("list") instanceof Json.Arr list)) {
      return parts;
    }
    List<NumberedRow> numbered =
        list.values().stream().map(NumberedRow::of).filter(it -> it != null).sorted().toList();
    for (int i = 1; i < numbered.size(); i++) {
      NumberedRow lower = numbered.get(i - 1);
      NumberedRow upper = numbered.get(i);
      List<Step> steps = new ArrayList<>();
      for (int by = -most; by <= most; by++) {
        int end = lower.range.high() + by;
        if (by != 0
            && lower.range.high() + 1 == upper.range.low()
            && end >= lower.range.low()
            && end < upper.range.high()) {
          Range below = new Range(lower.range.low(), end);
          Range above = new Range(end + 1, upper.range.high());
          steps.add(
              new Step(
                  by,
                  below.toString(),
                  List.of(
                      JsonEdit.of(lower.at, below.toString(), isNumber(below)),
                      JsonEdit.of(upper.at, above.toString(), isNumber(above)))));
        }
      }
      if (!steps.isEmpty()) {
        TablePart part =
            new TablePart(
                (of + " row " + lower.name).strip(), "at", lower.range.toString(), lower.at, null);
        String neighbor = (of + " row " + upper.name).strip();
        parts.add(new PartSteps(table, part, Kind.RANGES, true, sorted(steps, most), neighbor));
      }
    }
    return parts;
  }

  private static boolean isNumber(Range range) {
    return range.low() == range.high();
  }

  /** A row of a table with its numbers. */
  private record NumberedRow(String name, Range range, Position at)
      implements Comparable<NumberedRow> {
    /** Returns a row; null if it has a name only. */
    static NumberedRow of(Json row) {
      if (!(row instanceof Json.Obj object) || object.get("at") == null) {
        return null;
      }
      Json at = object.get("at");
      Range range = RangeText.of(at);
      return new NumberedRow(
          object.get("name") instanceof Json.Str name ? name.value() : range.toString(),
          range,
          at.at());
    }

    @Override
    public int compareTo(NumberedRow other) {
      return range.compareTo(other.range);
    }
  }

  private static List<PartSteps> ofSystem(SystemFile file, int most) {
    List<TablePart> parts = file.parts();
    SystemOrdering ordering = new SystemOrdering(file);
    List<PartSteps> steps = new ArrayList<>();
    for (TablePart part : parts) {
      if (part.cell() != null) {
        boolean isNumber = ordering.cellStep(part) == CellStep.SIZE;
        List<Step> toOthers =
            (ordering.hasLadder(part) ? ordering.rungs(part) : neighbors(parts, part))
                .stream()
                    .map(
                        it ->
                            step(
                                it.steps(), it.text(), JsonEdit.of(part.at(), it.text(), isNumber)))
                    .toList();
        steps.add(of(file, part, Kind.CELLS, ordering.hasLadder(part), toOthers, most));
      } else if (isNumber(part)) {
        Kind kind = SIGNED.contains(part.key()) ? Kind.MODIFIERS : Kind.NUMBERS;
        steps.add(of(file, part, kind, true, numbers(file, part, most), most));
      }
    }
    if (file.root().get("tables") instanceof Json.Obj tables) {
      for (Json.Member table : tables.members()) {
        if (table.value() instanceof Json.Obj grid) {
          steps.addAll(ranges(file, "table " + table.name(), grid, most));
        }
      }
    }
    return steps;
  }

  private static List<Step> numbers(SystemFile file, TablePart part, int most) {
    List<Step> steps = new ArrayList<>();
    boolean isNumber = !file.text().isQuoted(part.at());
    for (int by = -most; by <= most; by++) {
      String to = shiftedNumbers(part, by);
      boolean isBelow = to.contains("-") && !part.text().contains("-");
      if (by != 0 && (!isBelow || SIGNED.contains(part.key()))) {
        steps.add(step(by, to, JsonEdit.of(part.at(), to, isNumber)));
      }
    }
    return steps;
  }

  private static boolean isNumber(TablePart part) {
    return part.subject().startsWith("unit ") && !NOT_VALUES.contains(part.key())
        || NUMBERS.contains(part.key()) && part.text().matches("-?\\d{1,6}");
  }

  /** Returns a number, or the numbers of all steps, with an amount added to each. */
  private static String shiftedNumbers(TablePart part, int by) {
    return Arrays.stream(part.text().split("/"))
        .map(it -> String.valueOf(Integer.parseInt(it.strip()) + by))
        .collect(Collectors.joining("/"));
  }

  private static boolean isInColumn(TablePart other, TablePart part) {
    return other.cell() != null
        && other.cell().table().equals(part.cell().table())
        && other.key().equals(part.key());
  }

  /** Returns the texts of the cells above and below, as far as they are others. */
  private static List<Rung> neighbors(List<TablePart> parts, TablePart part) {
    List<TablePart> column = parts.stream().filter(it -> isInColumn(it, part)).toList();
    List<Rung> neighbors = new ArrayList<>();
    for (int by : List.of(1, -1)) {
      int row = column.indexOf(part) + by;
      boolean isOther =
          row >= 0 && row < column.size() && !column.get(row).text().equals(part.text());
      if (isOther) {
        neighbors.add(new Rung(column.get(row).text(), by));
      }
    }
    return neighbors;
  }
}
