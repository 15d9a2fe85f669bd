package vedette.study;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import vedette.fight.Engagement;
import vedette.json.WrongFile;
import vedette.odds.Consultations;
import vedette.odds.ExactOdds;
import vedette.odds.Limits;
import vedette.odds.Odds;
import vedette.question.Asked;
import vedette.question.Question;
import vedette.rules.EngagementType;
import vedette.table.CellKind;
import vedette.table.Grid;
import vedette.table.Table;
import vedette.table.Tables;

/**
 * How often a fight consults each cell of its tables, and how far its odds move if the cell says a
 * little more or a little less; all of it exact.
 *
 * @param figures the figures that may move
 * @param odds the odds as the tables are
 * @param cells the cells consulted, table by table in the order of consulting them first, each
 *     table's in printed order
 */
public record Influence(List<Figure> figures, Odds.Exact odds, List<Cell> cells) {

  /**
   * A cell that is consulted.
   *
   * @param times how often in one fight, on average
   * @param up what moves if it becomes the next better result for the attacker, or the next higher
   *     number; null if there is none, if the rules cannot do with it, or if the cell is text
   * @param down the same for the next worse or lower
   */
  public record Cell(Grid grid, int row, int column, double times, Change up, Change down) {
    /** What it says as the table is. */
    public String text() {
      return grid.text(row, column);
    }
  }

  /**
   * A changed cell.
   *
   * @param to what it says then
   * @param moves how far each figure moves; 0 if by no more than both answers may be off, NaN if it
   *     is a mean and no fight ends before or after
   */
  public record Change(String to, List<Double> moves) {}

  /**
   * What is to be found out.
   *
   * @param asked names of the measures that may move; none for those of the whole sides, unless
   *     there are questions
   * @param questions what else is asked of the fight
   */
  public record Task<Q extends Record>(
      EngagementType<Q> type,
      Q request,
      Tables tables,
      List<String> asked,
      List<Question> questions,
      Limits limits) {
    private Engagement<?, ?> fight(Tables changed) {
      return Asked.of(type.factory().engagement(request, changed), questions);
    }

    private List<Figure> figures(Engagement<?, ?> fight) {
      return Figure.of(fight.measures(), Question.names(asked, questions));
    }

    private Grid grid(String id) {
      for (Table table : type.consulted(request, tables)) {
        if (table.id().equals(id)) {
          return (Grid) table;
        }
      }
      throw new IllegalStateException("the fight consults an unknown table: " + id);
    }
  }

  /**
   * The answer.
   *
   * @param progress hears now and then how many changed fights have been looked at
   * @throws vedette.odds.Refusal if the fight is too large for exact odds
   */
  public static Influence of(Task<?> task, int threads, Progress progress) {
    Engagement<?, ?> fight = task.fight(task.tables());
    List<Figure> figures = task.figures(fight);
    Odds.Exact odds = ExactOdds.of(fight, task.limits(), false);
    List<Cell> cells = consulted(fight, task);
    Map<Grid, ResultOrdering> orderings = orderings(cells);
    Change[] changes = new Change[2 * cells.size()];
    IntConsumer work =
        piece -> {
          Cell cell = cells.get(piece / 2);
          ResultOrdering ordering = orderings.get(cell.grid);
          if (ordering != null) {
            Grid changed = ordering.step(cell.row, cell.column, piece % 2 == 0);
            changes[piece] = change(task, cell, changed, figures, odds);
          }
        };
    Parallel.run(
        changes.length,
        threads,
        task.limits().deadline(),
        work,
        done -> progress.looked(done, changes.length));
    List<Cell> changed = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      changed.add(
          new Cell(
              cell.grid, cell.row, cell.column, cell.times, changes[2 * i], changes[2 * i + 1]));
    }
    return new Influence(figures, odds, List.copyOf(changed));
  }

  /** Hears how many changed fights of how many have been looked at. */
  @FunctionalInterface
  public interface Progress {
    /** Now and then. */
    void looked(int done, int of);
  }

  private static List<Cell> consulted(Engagement<?, ?> fight, Task<?> task) {
    Map<Consultations.Place, Double> times = Consultations.of(fight, task.limits());
    Map<String, double[][]> byTable = new LinkedHashMap<>();
    times.forEach(
        (place, mean) -> {
          Grid grid = task.grid(place.table());
          byTable
                  .computeIfAbsent(
                      place.table(), id -> new double[grid.rows().size()][grid.columns().size()])[
                  grid.rows().indexOf(place.row())][grid.columns().indexOf(place.column())] =
              mean;
        });
    List<Cell> cells = new ArrayList<>();
    byTable.forEach(
        (id, means) -> {
          Grid grid = task.grid(id);
          for (int row = 0; row < means.length; row++) {
            for (int column = 0; column < means[row].length; column++) {
              if (means[row][column] > 0) {
                cells.add(new Cell(grid, row, column, means[row][column], null, null));
              }
            }
          }
        });
    return cells;
  }

  /** Of the tables consulted those whose cells are better or worse than others. */
  private static Map<Grid, ResultOrdering> orderings(List<Cell> cells) {
    Map<Grid, ResultOrdering> orderings = new IdentityHashMap<>();
    for (Cell cell : cells) {
      if (cell.grid.cells() != CellKind.TEXT) {
        orderings.computeIfAbsent(cell.grid, ResultOrdering::new);
      }
    }
    return orderings;
  }

  private static Change change(
      Task<?> task, Cell cell, Grid changed, List<Figure> figures, Odds.Exact odds) {
    if (changed == null) {
      return null;
    }
    Odds.Exact other;
    try {
      other = ExactOdds.of(task.fight(task.tables().with(changed)), task.limits(), false);
    } catch (WrongFile e) {
      return null; // the rules need something of this table that it would lack then
    }
    List<Double> moves = new ArrayList<>();
    for (Figure figure : figures) {
      double move = figure.of(other) - figure.of(odds);
      moves.add(Math.abs(move) <= odds.error() + other.error() ? 0 : move);
    }
    return new Change(changed.text(cell.row, cell.column), moves);
  }
}
