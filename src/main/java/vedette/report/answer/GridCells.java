package vedette.report.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.report.page.Block;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.study.change.ColumnSummary;
import vedette.study.change.ResultOrdering;
import vedette.table.grid.CellKind;
import vedette.table.grid.Effect.ForcedMove;
import vedette.table.grid.Grid;
import vedette.table.grid.TablePart;

/** The cells of a table, and the average result of a roll on each column. */
public final class GridCells {
  private GridCells() {}

  /** Adds the cells to a document. */
  public static void draw(Grid grid, Document document) {
    document.labelled(
        "rows      ", grid.die() != null ? grid.die().name() : "by " + grid.rows().quantity());
    if (!grid.columns().quantity().isEmpty() && grid.columns().size() > 1) {
      document.labelled("columns   ", "by " + grid.columns().quantity());
    }
    List<Fact> uses = uses(grid);
    if (!uses.isEmpty()) {
      document.gap().facts(uses);
    }
    document.gap();
    document.add(
        new Block.Matrix(
            corner(grid),
            grid.columns().names(),
            lines(grid),
            new Block.Legend("worse for the attacker", "better for the attacker", true)));
    if (grid.cells() == CellKind.COMBAT && grid.die() != null && grid.removes()) {
      document.gap();
      document.paragraph(ColumnLoss.LEGEND);
    }
  }

  /**
   * Returns the comparison of strengths, the side that loses the points, and the effect of each
   * modifier.
   */
  private static List<Fact> uses(Grid grid) {
    Map<String, String> uses = new LinkedHashMap<>();
    for (TablePart it : grid.usage().parts()) {
      boolean ofModifier = !it.subject().isEmpty();
      uses.merge(
          ofModifier ? it.subject() : it.key(),
          ofModifier ? it.key() + " " + it.text() : it.text(),
          (one, other) -> one + "; " + other);
    }
    return uses.entrySet().stream().map(it -> new Fact(it.getKey(), it.getValue())).toList();
  }

  /** Returns the name of the rows of a grid. */
  public static String corner(Grid grid) {
    return grid.die() != null ? grid.die().name() : grid.rows().quantity();
  }

  private static List<Block.Line> lines(Grid grid) {
    List<Block.Line> lines = new ArrayList<>();
    boolean combat = grid.cells() == CellKind.COMBAT;
    int most = combat ? maxLoss(grid) : 0;
    for (int row = 0; row < grid.rows().size(); row++) {
      List<Block.Cell> cells = new ArrayList<>();
      for (int column = 0; column < grid.columns().size(); column++) {
        double shade =
            most == 0 ? 0 : (double) ResultOrdering.balance(grid.result(row, column)) / most;
        cells.add(Block.Cell.shaded(grid.text(row, column), combat ? shade : Double.NaN));
      }
      lines.add(new Block.Line(grid.rows().name(row), cells));
    }
    if (combat && grid.die() != null) {
      summaries(grid, lines);
    } else if (hasMeans(grid)) {
      lines.add(Block.Line.GAP);
      List<String> means = new ArrayList<>();
      for (int column = 0; column < grid.columns().size(); column++) {
        means.add(Numbers.fixed(ColumnSummary.ofNumbers(grid, column), 2));
      }
      lines.add(Block.Line.of("mean", means));
    }
    return lines;
  }

  /** Returns whether the result of a roll is a number. */
  private static boolean hasMeans(Grid grid) {
    return grid.die() != null && grid.cells() == CellKind.NUMBER;
  }

  private static int maxLoss(Grid grid) {
    int most = 0;
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        most = Math.max(most, Math.abs(ResultOrdering.balance(grid.result(row, column))));
      }
    }
    return most;
  }

  private static void summaries(Grid grid, List<Block.Line> lines) {
    List<ColumnSummary> columns = new ArrayList<>();
    for (int column = 0; column < grid.columns().size(); column++) {
      columns.add(ColumnSummary.of(grid, column));
    }
    lines.add(Block.Line.GAP);
    for (Side side : Side.values()) {
      lines.add(line(side + " loses", columns, it -> ColumnLoss.words(it, side, 2)));
    }
    ForcedMove forces = grid.forces();
    if (forces != ForcedMove.NOT) {
      for (Side side : Side.values()) {
        String name = side + " " + forces.word();
        lines.add(line(name, columns, it -> percent(it.sides().of(side).forcedBack())));
      }
    }
    if (grid.removes()) {
      for (Side side : Side.values()) {
        String name = side + " eliminated";
        lines.add(line(name, columns, it -> percent(it.sides().of(side).eliminated())));
      }
      lines.add(line("exchange", columns, it -> percent(it.exchange())));
    }
  }

  private static Block.Line line(
      String name, List<ColumnSummary> columns, Function<ColumnSummary, String> words) {
    return Block.Line.of(name, columns.stream().map(words).toList());
  }

  private static String percent(BigFraction chance) {
    return Numbers.fixed(100 * chance.doubleValue(), 1) + "%";
  }

  /** Returns the average result of a roll on a column; empty where it has no number. */
  public static Map<String, Double> figures(Grid grid, int column) {
    Map<String, Double> figures = new LinkedHashMap<>();
    if (grid.cells() == CellKind.COMBAT && grid.die() != null) {
      ColumnSummary.figures(grid, column)
          .forEach((figure, value) -> figures.put(figure.name(), value));
    } else if (hasMeans(grid)) {
      figures.put("mean", ColumnSummary.ofNumbers(grid, column));
    }
    return figures;
  }

  /**
   * The words for the loss of a side in one roll on a column: the mean number of points, marked if
   * an elimination or an exchange costs more.
   */
  public static final class ColumnLoss {
    /** The meaning of the mark. */
    public static final String LEGEND = "+: plus the losses from eliminations and exchanges";

    private static final String MARK = "+";

    private static final String ALL = "all";

    private ColumnLoss() {}

    /**
     * Returns the words.
     *
     * @param decimals the decimals of the points
     */
    public static String words(ColumnSummary column, Side side, int decimals) {
      ColumnSummary.SideSummary of = column.sides().of(side);
      if (of.eliminated().equals(BigFraction.ONE)) {
        return ALL;
      }
      boolean more =
          !of.eliminated().equals(BigFraction.ZERO) || !column.exchange().equals(BigFraction.ZERO);
      return Numbers.fixed(of.loss().doubleValue(), decimals) + (more ? MARK : "");
    }

    /** Returns whether words mean that the side loses everything. */
    public static boolean isAll(String words) {
      return words.equals(ALL);
    }

    /** Returns whether words are marked. */
    public static boolean isMarked(String words) {
      return words.endsWith(MARK);
    }
  }
}
