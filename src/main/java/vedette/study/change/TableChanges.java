package vedette.study.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.PartChange;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;

/**
 * The differences between two tables or rule systems of one kind.
 *
 * @param old the old version
 * @param now the new version
 * @param parts the parts that differ
 * @param columns the columns in both versions on which a roll has other figures
 */
public record TableChanges(
    Table old, Table now, List<ChangedPart> parts, List<ColumnEdit> columns) {
  /** Relative tolerance for sums of doubles. */
  private static final double ROUNDING = 1e-12;

  /**
   * A part that differs.
   *
   * @param comparison the comparison of a cell in both versions, for the attacker; null for words
   *     and other parts
   */
  public record ChangedPart(PartChange change, CellComparison comparison) {
    /** Returns whether it is a cell of results or numbers in both versions. */
    public boolean isCompared() {
      return comparison != null;
    }

    private static ChangedPart of(PartChange change, Table old, Table now) {
      TablePart.Cell cell = change.part().cell();
      boolean isCompared =
          cell != null
              && change.old() != null
              && change.now() != null
              && now instanceof Grid grid
              && grid.cells() != CellKind.TEXT;
      return new ChangedPart(
          change, isCompared ? CellComparison.of(cell, (Grid) now, (Grid) old) : null);
    }
  }

  /** The changed figures of a roll on a column. */
  public record ColumnEdit(String column, List<Change> figureChanges) {}

  /** Returns whether two tables are of one kind. */
  public static boolean areComparable(Table old, Table now) {
    return old instanceof Grid one && now instanceof Grid other
        ? one.cells() == other.cells()
        : old.getClass() == now.getClass();
  }

  /**
   * Returns whether two tables of one kind may be versions of one table: they share a column or a
   * modifier. Fights on two of the user's files can always be compared.
   */
  public static boolean areRelated(Table old, Table now) {
    return old.id().equals(now.id())
        || !old.isBuiltIn() && !now.isBuiltIn()
        || names(old).anyMatch(names(now).toList()::contains);
  }

  private static Stream<String> names(Table table) {
    return table.parts().stream()
        .map(it -> it.cell() == null ? it.subject() : it.key())
        .filter(it -> !it.isEmpty());
  }

  /** Returns all differences between two tables of one kind. */
  public static TableChanges of(Table old, Table now) {
    return new TableChanges(
        old,
        now,
        PartChange.of(old.parts(), now.parts()).stream()
            .map(it -> ChangedPart.of(it, old, now))
            .toList(),
        now instanceof Grid grid ? columns((Grid) old, grid) : List.of());
  }

  /** Returns whether there are no differences. */
  public boolean isEmpty() {
    return parts.isEmpty();
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

  /** Returns a sum of a few products with its rounding error. */
  private static Estimate rounded(double value) {
    return Estimate.exact(value, ROUNDING * Math.max(1, Math.abs(value)));
  }

  /** The comparison of two cells from the attacker's point of view, or of two numbers. */
  public enum CellComparison {
    /** Better or the same by each criterion. */
    BETTER,
    /** Worse or the same by each criterion. */
    WORSE,
    /** Better by one criterion and worse by another, or unknown. */
    MIXED,
    /** Equal by all criteria. */
    SAME;

    /**
     * Returns the comparison of a cell with the same cell of another table, which has cells of the
     * same kind.
     */
    private static CellComparison of(TablePart.Cell cell, Grid grid, Grid other) {
      return of(
          grid,
          grid.rows().indexOf(cell.row()),
          grid.columns().indexOf(cell.column()),
          other,
          other.rows().indexOf(cell.row()),
          other.columns().indexOf(cell.column()));
    }

    /**
     * Returns the comparison of a cell with a cell of another table, which has cells of the same
     * kind.
     */
    public static CellComparison of(
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

    /** Returns the comparison with better and worse exchanged. */
    public CellComparison reversed() {
      return this == BETTER ? WORSE : this == WORSE ? BETTER : this;
    }
  }
}
