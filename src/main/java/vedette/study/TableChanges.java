package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Note;
import vedette.json.EnumWords;
import vedette.problem.Position;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.table.Axis;
import vedette.table.CellKind;
import vedette.table.FileOfParts;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Part;
import vedette.table.Table;
import vedette.table.Usage;

/**
 * What one table says otherwise than another of its kind.
 *
 * @param old the one
 * @param now the other
 * @param edits what differs besides cells
 * @param cells the cells that differ, in rows and columns that both have, row by row
 * @param columns what a roll on a column comes to that both have, where that differs
 */
public record TableChanges(
    Table old, Table now, List<Edit> edits, List<CellEdit> cells, List<ColumnEdit> columns) {
  /** Sums of doubles agree no better. */
  private static final double ROUNDING = 1e-12;

  /**
   * A row, a column, a modifier, the die.
   *
   * @param what which of these
   * @param name its label; "" if there is but one
   * @param old what it was; null if it was not there
   * @param now what it is; null if it is no longer there
   * @param at where it stands in the new table's file; null if nowhere
   */
  public record Edit(String what, String name, String old, String now, Position at) {}

  /**
   * A cell.
   *
   * @param row its row's index in the new table
   * @param column its column's index there
   * @param comparison what the new cell is for the attacker; of words always the same
   */
  public record CellEdit(
      int row, int column, String old, String now, CellComparison comparison, Position at) {}

  /** What a roll on a column comes to. */
  public record ColumnEdit(String column, List<Change> figureChanges) {}

  /** Whether two tables are of one kind. */
  public static boolean areComparable(Table old, Table now) {
    return old instanceof Grid one && now instanceof Grid other
        ? one.cells() == other.cells()
        : old.getClass() == now.getClass();
  }

  /**
   * Whether two tables of one kind may be versions of one table: they share a column, or a
   * modifier. Of two tables of a designer's own the fights can be compared in any case.
   */
  public static boolean areRelated(Table old, Table now) {
    return old.id().equals(now.id())
        || !old.isBuiltIn() && !now.isBuiltIn()
        || names(old).stream().anyMatch(names(now)::contains);
  }

  private static List<String> names(Table table) {
    return table instanceof Grid grid
        ? IntStream.range(0, grid.columns().size()).mapToObj(grid.columns()::name).toList()
        : ((Modifiers) table).list().stream().map(Modifier::name).toList();
  }

  /** All differences of two tables of one kind. */
  public static TableChanges of(Table old, Table now) {
    if (old instanceof Modifiers one) {
      Modifiers other = (Modifiers) now;
      List<Edit> edits = new ArrayList<>();
      named("modifier", words(one.list()), words(other.list()), other::at, edits);
      return new TableChanges(old, now, edits, List.of(), List.of());
    }
    if (old instanceof FileOfParts one) {
      return new TableChanges(old, now, parts(one, (FileOfParts) now), List.of(), List.of());
    }
    Grid one = (Grid) old;
    Grid other = (Grid) now;
    List<Edit> edits = new ArrayList<>();
    if (!name(one.die()).equals(name(other.die()))) {
      edits.add(new Edit("die", "", name(one.die()), name(other.die()), null));
    }
    axis("column", one.columns(), other.columns(), edits);
    axis("row", one.rows(), other.rows(), edits);
    usage(one.usage(), other.usage(), edits);
    return new TableChanges(old, now, edits, cells(one, other), columns(one, other));
  }

  /** Whether they do not differ. */
  public boolean isEmpty() {
    return edits.isEmpty() && cells.isEmpty();
  }

  private static String name(Die die) {
    return die == null ? "none" : die.name();
  }

  /** What one version of a rule system or a plan says otherwise than another, part by part. */
  private static List<Edit> parts(FileOfParts old, FileOfParts now) {
    Map<String, Part> before = byPlace(old);
    Map<String, Part> after = byPlace(now);
    List<Edit> edits = new ArrayList<>();
    after.forEach(
        (where, part) -> {
          Part was = before.get(where);
          if (was == null || !was.text().equals(part.text())) {
            edits.add(new Edit(where, "", was == null ? null : was.text(), part.text(), part.at()));
          }
        });
    before.forEach(
        (where, part) -> {
          if (!after.containsKey(where)) {
            edits.add(new Edit(where, "", part.text(), null, null));
          }
        });
    return edits;
  }

  private static Map<String, Part> byPlace(FileOfParts system) {
    Map<String, Part> parts = new LinkedHashMap<>();
    system.parts().forEach(it -> parts.put(it.where(), it));
    return parts;
  }

  private static Map<String, String> words(List<Modifier> modifiers) {
    Map<String, String> words = new LinkedHashMap<>();
    for (Modifier modifier : modifiers) {
      words.put(
          modifier.name(),
          Note.signed(modifier.value())
              + (modifier.each() ? " for each " : " for ")
              + modifier.condition()
              + (modifier.group().isEmpty() ? "" : ", one of " + modifier.group())
              + (modifier.bothWays() ? ", both ways" : ""));
    }
    return words;
  }

  /**
   * Adds what differs among things that have names, the new ones last.
   *
   * @param at where a new one stands, by its index; null if that is not known
   */
  private static void named(
      String what,
      Map<String, String> old,
      Map<String, String> now,
      IntFunction<Position> at,
      List<Edit> edits) {
    List<String> places = List.copyOf(now.keySet());
    old.forEach(
        (name, words) -> {
          String there = now.get(name);
          if (!words.equals(there)) {
            Position place = there == null ? null : at.apply(places.indexOf(name));
            edits.add(new Edit(what, name, words, there, place));
          }
        });
    for (int i = 0; i < places.size(); i++) {
      String name = places.get(i);
      if (!old.containsKey(name)) {
        edits.add(new Edit(what, name, null, now.get(name), at.apply(i)));
      }
    }
  }

  private static void axis(String what, Axis old, Axis now, List<Edit> edits) {
    named(what, standFor(old), standFor(now), now::at, edits);
    differs("below the lowest " + what, below(old), below(now), edits);
    differs("above the highest " + what, above(old), above(now), edits);
  }

  private static void usage(Usage old, Usage now, List<Edit> edits) {
    differs("comparison of strengths", compared(old), compared(now), edits);
    differs("side that loses the points", words(old.loser()), words(now.loser()), edits);
    named("modifier", words(old.modifiers()), words(now.modifiers()), index -> null, edits);
  }

  private static String compared(Usage usage) {
    return usage.comparison() == null ? "none" : usage.comparison().name();
  }

  private static String words(Usage.Loser loser) {
    return loser == null ? "not said" : EnumWords.word(loser);
  }

  private static void differs(String what, String old, String now, List<Edit> edits) {
    if (!old.equals(now)) {
      edits.add(new Edit(what, "", old, now, null));
    }
  }

  private static Map<String, String> standFor(Axis axis) {
    Map<String, String> words = new LinkedHashMap<>();
    for (int i = 0; i < axis.size(); i++) {
      words.put(axis.name(i), axis.range(i) == null ? "by name" : axis.range(i).toString());
    }
    return words;
  }

  private static String below(Axis axis) {
    return covered(axis.shifted(0, -1) >= 0);
  }

  private static String above(Axis axis) {
    return covered(axis.shifted(axis.size() - 1, 1) >= 0);
  }

  private static String covered(boolean covered) {
    return covered ? "that one" : "none";
  }

  private static List<CellEdit> cells(Grid old, Grid now) {
    List<CellEdit> cells = new ArrayList<>();
    for (int row = 0; row < now.rows().size(); row++) {
      int oldRow = old.rows().indexOf(now.rows().name(row));
      for (int column = 0; column < now.columns().size() && oldRow >= 0; column++) {
        int oldColumn = old.columns().indexOf(now.columns().name(column));
        if (oldColumn >= 0 && !old.text(oldRow, oldColumn).equals(now.text(row, column))) {
          cells.add(
              new CellEdit(
                  row,
                  column,
                  old.text(oldRow, oldColumn),
                  now.text(row, column),
                  CellComparison.of(now, row, column, old, oldRow, oldColumn),
                  now.at(row, column)));
        }
      }
    }
    return cells;
  }

  private static List<ColumnEdit> columns(Grid old, Grid now) {
    List<ColumnEdit> edits = new ArrayList<>();
    if (now.die() == null || old.die() == null || now.cells() == CellKind.TEXT) {
      return edits;
    }
    for (int column = 0; column < now.columns().size(); column++) {
      int oldColumn = old.columns().indexOf(now.columns().name(column));
      if (oldColumn >= 0) {
        List<Change> figureChanges = figureChanges(old, oldColumn, now, column);
        if (!figureChanges.isEmpty()) {
          edits.add(new ColumnEdit(now.columns().name(column), figureChanges));
        }
      }
    }
    return edits;
  }

  private static List<Change> figureChanges(Grid old, int oldColumn, Grid now, int column) {
    Map<Figure, Double> before = ColumnSummary.figures(old, oldColumn);
    List<Change> moved = new ArrayList<>();
    ColumnSummary.figures(now, column)
        .forEach(
            (figure, value) ->
                moved.add(Change.of(figure, rounded(before.get(figure)), rounded(value))));
    return moved.stream().filter(it -> !it.isSame()).toList();
  }

  /** A sum of a few products. */
  private static Estimate rounded(double value) {
    return Estimate.exact(value, ROUNDING * Math.max(1, Math.abs(value)));
  }

  /** What one cell is for the attacker against another; of numbers, whether it is more. */
  public enum CellComparison {
    /** Better or the same in each criterion. */
    BETTER,
    /** Worse or the same in each criterion. */
    WORSE,
    /** Better by one criterion and worse by another, or not known. */
    MIXED,
    /** The same in all. */
    SAME;

    /** The comparison of a cell with one of another table that has cells of the same kind. */
    static CellComparison of(
        Grid grid, int row, int column, Grid other, int otherRow, int otherColumn) {
      boolean open = CellCriterion.isOpen(grid, row, column);
      if (open || CellCriterion.isOpen(other, otherRow, otherColumn)) {
        return open && CellCriterion.isOpen(other, otherRow, otherColumn) ? SAME : MIXED;
      }
      boolean better = false;
      boolean worse = false;
      for (CellCriterion criterion : CellCriterion.of(grid)) {
        int here = criterion.merit(grid, row, column);
        int there = criterion.merit(other, otherRow, otherColumn);
        better |= here > there;
        worse |= here < there;
      }
      return better && worse ? MIXED : better ? BETTER : worse ? WORSE : SAME;
    }

    /** The comparison if less were better. */
    CellComparison reversed() {
      return this == BETTER ? WORSE : this == WORSE ? BETTER : this;
    }
  }
}
