package vedette.study.change;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import vedette.fight.Note;
import vedette.json.Json;
import vedette.study.change.Influence.ConsultedParts;
import vedette.study.change.Influence.Step;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;

/**
 * A part of a table with its neighboring values.
 *
 * @param up one step up; null if there is none
 * @param down one step down; null if there is none
 */
record PartSteps(Table table, TablePart part, Step up, Step down) {
  /** The greatest absolute value of a modifier. */
  private static final int MOST = 99;

  private static final Set<String> NOT_VALUES =
      Set.of("class", "initiative", "cost", "life", "steps");
  private static final Set<String> NUMBERS =
      Set.of("drm", "shift", "atLeast", "atMost", "attacker", "defender", "own", "enemy", "dice");
  private static final Set<String> SIGNED = Set.of("drm", "shift");

  /**
   * Returns the cells that a fight consults, the modifiers that can count, and the numbers of a
   * system.
   */
  static List<PartSteps> of(Table table, ConsultedParts consultedParts) {
    List<PartSteps> steps = new ArrayList<>();
    if (table instanceof Grid grid) {
      ResultOrdering ordering = new ResultOrdering(grid);
      for (TablePart part : grid.parts()) {
        if (consultedParts.times(part) > 0) {
          int row = grid.rows().indexOf(part.cell().row());
          int column = grid.columns().indexOf(part.cell().column());
          Grid up = ordering.step(row, column, true);
          Grid down = ordering.step(row, column, false);
          steps.add(new PartSteps(grid, part, cell(up, row, column), cell(down, row, column)));
        }
      }
      steps.addAll(modifiers(grid, grid.usage().modifiers(), grid::with, consultedParts));
    } else if (table instanceof Modifiers list) {
      steps.addAll(modifiers(list, list.list(), list::with, consultedParts));
    } else if (table instanceof SystemFile file) {
      steps.addAll(ofSystem(file, consultedParts));
    }
    return steps;
  }

  private static Step cell(Grid changed, int row, int column) {
    return changed == null ? null : new Step(() -> changed, changed.text(row, column));
  }

  /** Returns the step up for an even index, the step down for an odd one. */
  Step step(int index) {
    return index % 2 == 0 ? up : down;
  }

  /**
   * Returns the modifiers that count in a fight, and others of their groups, which may replace
   * them.
   *
   * @param with returns the table with another modifier at an index
   */
  private static List<PartSteps> modifiers(
      Table table,
      List<Modifier> modifiers,
      BiFunction<Integer, Modifier, Table> with,
      ConsultedParts consultedParts) {
    Set<String> groups =
        modifiers.stream()
            .filter(it -> consultedParts.modifiers().contains(it.name()) && !it.group().isEmpty())
            .map(Modifier::group)
            .collect(Collectors.toSet());
    List<TablePart> parts = table.parts();
    List<PartSteps> steps = new ArrayList<>();
    for (int i = 0; i < modifiers.size(); i++) {
      Modifier modifier = modifiers.get(i);
      if (consultedParts.modifiers().contains(modifier.name())
          || groups.contains(modifier.group())) {
        String of = "modifier " + modifier.name();
        TablePart value =
            parts.stream().filter(it -> it.subject().equals(of)).findFirst().orElseThrow();
        steps.add(
            new PartSteps(
                table, value, modifier(i, modifier, 1, with), modifier(i, modifier, -1, with)));
      }
    }
    return steps;
  }

  private static Step modifier(
      int index, Modifier modifier, int by, BiFunction<Integer, Modifier, Table> with) {
    int value = modifier.value() + by;
    return Math.abs(value) > MOST
        ? null
        : new Step(() -> with.apply(index, modifier.worth(value)), Note.signed(value));
  }

  /**
   * Returns the parts of a system: numbers change by one, cells take the next result up or down. A
   * cell of words without an order takes the text of the row below or above.
   */
  private static List<PartSteps> ofSystem(SystemFile file, ConsultedParts consultedParts) {
    List<TablePart> parts = file.parts();
    SystemOrdering ordering = new SystemOrdering(file);
    List<PartSteps> steps = new ArrayList<>();
    for (TablePart part : parts) {
      if (part.cell() != null) {
        if (consultedParts.times(part) > 0) {
          steps.add(
              new PartSteps(
                  file,
                  part,
                  cell(ordering, parts, part, true),
                  cell(ordering, parts, part, false)));
        }
      } else if (isNumber(part)) {
        String down = shiftedNumbers(part, -1);
        boolean isBelow = down.contains("-") && !part.text().contains("-");
        boolean isNone = isBelow && !SIGNED.contains(part.key());
        Step up = step(file, part, shiftedNumbers(part, 1));
        steps.add(new PartSteps(file, part, up, isNone ? null : step(file, part, down)));
      }
    }
    return steps;
  }

  private static Step cell(
      SystemOrdering ordering, List<TablePart> parts, TablePart part, boolean up) {
    String to =
        ordering.hasLadder(part)
            ? ordering.step(part, up)
            : other(parts.stream().filter(it -> isInColumn(it, part)).toList(), part, up ? 1 : -1);
    return to == null ? null : new Step(() -> ordering.with(part, to), to);
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

  /**
   * Returns the text of another cell of the column, given its distance in rows; null if there is
   * none or if its text is the same.
   */
  private static String other(List<TablePart> column, TablePart part, int by) {
    int row = column.indexOf(part) + by;
    String text = row < 0 || row >= column.size() ? part.text() : column.get(row).text();
    return text.equals(part.text()) ? null : text;
  }

  private static Step step(SystemFile file, TablePart part, String to) {
    return to == null
        ? null
        : new Step(
            () ->
                PartEdit.replaced(
                    file,
                    to.matches("-?\\d+")
                        ? PartEdit.number(to, part.at())
                        : new Json.Str(to, part.at())),
            to);
  }
}
