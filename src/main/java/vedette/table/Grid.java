package vedette.table;

import vedette.dice.Die;
import vedette.json.Printable;
import vedette.json.Problems;

/** A table with rows and columns: a combat results table, a schedule, a list of numbers. */
public final class Grid extends Table {

  private final Die die;
  private final Axis rows;
  private final Axis columns;
  private final Cells cells;

  Grid(TableHead head, Die die, Axis rows, Axis columns, Cells cells) {
    super(head);
    this.die = die;
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
  }

  /** The die that picks the row; null if the rows are not by die. */
  public Die die() {
    return die;
  }

  /** The rows. */
  public Axis rows() {
    return rows;
  }

  /** The columns. */
  public Axis columns() {
    return columns;
  }

  /** What the cells are. */
  public CellKind cells() {
    return cells.kind();
  }

  /**
   * The row of a roll or number.
   *
   * @return its index
   * @throws IllegalArgumentException if there is none; {@link Axis#covers} tells beforehand
   */
  public int row(int rollOrNumber) {
    return found(rows.find(rollOrNumber), rollOrNumber, "row");
  }

  /**
   * The column of a number; beyond the edges the one that stands in there.
   *
   * @return its index
   * @throws IllegalArgumentException if there is none; {@link Axis#covers} tells beforehand
   */
  public int column(int number) {
    return found(columns.find(number), number, "column");
  }

  private int found(int index, int number, String what) {
    if (index < 0) {
      throw new IllegalArgumentException(id() + " has no " + what + " for " + number);
    }
    return index;
  }

  /**
   * The combat result in a cell.
   *
   * @throws IllegalStateException if the cells are of another kind
   */
  public CombatResult result(int row, int column) {
    return cells.result(row * columns.size() + column);
  }

  /**
   * The number in a cell.
   *
   * @throws IllegalStateException if the cells are of another kind
   */
  public int number(int row, int column) {
    return cells.number(row * columns.size() + column);
  }

  /**
   * Checks that the rules can do with every number.
   *
   * @param least the least number they know what to do with
   * @return this
   * @throws vedette.json.WrongFile if a cell has a lesser one
   */
  public Grid atLeast(int least) {
    Problems problems = new Problems();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        if (number(row, column) < least) {
          problems.error(
              Code.NOT_AS_NEEDED,
              head().text(),
              head().idAt(),
              "row " + Printable.quote(rows.name(row)) + " has " + text(row, column),
              "the rules need numbers from " + least + " in this table");
        }
      }
    }
    problems.throwIfErrors();
    return this;
  }

  /** What a cell says, as printed. */
  public String text(int row, int column) {
    return cells.text(row * columns.size() + column);
  }
}
