package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.table.grid.Grid;

/**
 * A column of a table that shows rules the meaning of a cell but not the die. Rolls with the same
 * meaning are merged into one outcome.
 *
 * @param <T> meaning of a cell; equal by content
 */
public final class ResultTable<T> {
  private final Grid grid;
  private final int column;
  private final List<T> results;
  private final List<String> readings;
  private final Die die;

  /**
   * Creates a column all of whose results rest on the readings of the table.
   *
   * @param meaning meaning of the cell in a row
   */
  public ResultTable(Grid grid, int column, IntFunction<T> meaning) {
    this(grid, column, meaning, result -> true);
  }

  /**
   * Creates a column only some of whose results rest on the readings of the table.
   *
   * @param meaning meaning of the cell in a row
   * @param read whether a result rests on the readings
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

  /** Returns the die that the table is rolled with. */
  public Die die() {
    return die;
  }

  /** Rolls, notes the cell and returns its meaning. */
  public T roll(Umpire umpire) {
    int row = grid.row(umpire.roll(die));
    T result = results.get(row);
    Notes.cell(grid, row, column, text(result, row), readings.get(row), umpire);
    return result;
  }

  /**
   * Returns the text of a note: yes or no for a number that stands for either, else the text of the
   * cell.
   */
  private String text(T result, int row) {
    return result instanceof Boolean yes ? (yes ? "yes" : "no") : grid.text(row, column);
  }
}
