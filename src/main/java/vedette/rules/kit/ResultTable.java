package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.table.grid.Grid;

/**
 * A column of a table as rules roll on it. They learn what the cell means and not the die, so rolls
 * that come to the same are one.
 *
 * @param <T> what a cell means; equal by content
 */
public final class ResultTable<T> {
  private final Grid grid;
  private final int column;
  private final List<T> results;
  private final List<String> readings;
  private final Die die;

  /**
   * Whatever is rolled rests on the readings of the table.
   *
   * @param meaning what the cell in a row means
   */
  public ResultTable(Grid grid, int column, IntFunction<T> meaning) {
    this(grid, column, meaning, result -> true);
  }

  /**
   * Only some results rest on the readings of the table.
   *
   * @param read whether a result does
   */
  public ResultTable(Grid grid, int column, IntFunction<T> meaning, Predicate<T> read) {
    this.grid = grid;
    this.column = column;
    results = new ArrayList<>();
    readings = new ArrayList<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      T result = meaning.apply(row);
      results.add(result);
      readings.add(read.test(result) ? Notes.ids(grid.source().readings()) : "");
    }
    die = grid.die().merged(roll -> grid.rows().covers(roll) ? results.get(grid.row(roll)) : null);
  }

  /** Returns the die that it is rolled with. */
  public Die die() {
    return die;
  }

  /** Rolls, and notes the cell that it finds. */
  public T roll(Umpire umpire) {
    int row = grid.row(umpire.roll(die));
    T result = results.get(row);
    Notes.cell(grid, row, column, text(result, row), readings.get(row), umpire);
    return result;
  }

  /** Returns a number that answers yes or no is told as what it means. */
  private String text(T result, int row) {
    return result instanceof Boolean yes ? (yes ? "yes" : "no") : grid.text(row, column);
  }
}
