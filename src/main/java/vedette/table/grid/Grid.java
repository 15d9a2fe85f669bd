package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import vedette.dice.Die;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.table.grid.Effect.ForcedMove;

/** A table with rows and columns: a combat results table, a schedule, a list of numbers. */
public final class Grid extends Table {
  /**
   * The maximum of ways, or the sum of weights, of one die: two such dice in one step stay within
   * the weights of a step.
   */
  private static final long MOST_WAYS = 1L << 31;

  private final Die die;
  private final Axis rows;
  private final Axis columns;
  private final Cells cells;
  private final Usage usage;

  private final MergedDice merged;

  public Grid(TableHead head, Die die, Axis rows, Axis columns, Cells cells, Usage usage) {
    super(head);
    this.die = die;
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.usage = usage;
    merged = new MergedDice(this);
  }

  @Override
  public List<TablePart> parts() {
    List<TablePart> parts = new ArrayList<>();
    if (die != null) {
      parts.add(TablePart.of("", "die", die.name(), null));
    }
    parts.addAll(usage.parts());
    parts.addAll(columns.parts("column"));
    parts.addAll(rows.parts("row"));
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        String name = columns.name(column);
        parts.add(
            TablePart.ofCell(
                "",
                new TablePart.Cell(id(), rows.name(row), name),
                text(row, column),
                at(row, column)));
      }
    }
    return parts;
  }

  /** Returns the die that picks the row; null if the rows are not by die. */
  public Die die() {
    return die;
  }

  /** Returns the die with the rolls merged that find the same text in a column. */
  public Die die(int column) {
    return merged.of(column);
  }

  /** Returns the rows. */
  public Axis rows() {
    return rows;
  }

  /** Returns the columns. */
  public Axis columns() {
    return columns;
  }

  /** Returns the kind of the cells. */
  public CellKind cells() {
    return cells.kind();
  }

  /** Returns the usage of the table. */
  public Usage usage() {
    return usage;
  }

  /**
   * Returns the row of a roll or number.
   *
   * @return its index
   * @throws IllegalArgumentException if it has none; see {@link Axis#covers}
   */
  public int row(int rollOrNumber) {
    return checkFound(rows.find(rollOrNumber), rollOrNumber, "row");
  }

  /**
   * Returns the column of a number; beyond the edges the one that stands in.
   *
   * @return its index
   * @throws IllegalArgumentException if it has none; see {@link Axis#covers}
   */
  public int column(int number) {
    return checkFound(columns.find(number), number, "column");
  }

  private int checkFound(int index, int number, String what) {
    if (index < 0) {
      throw new IllegalArgumentException(id() + " has no " + what + " for " + number);
    }
    return index;
  }

  /** Returns where a cell stands in its file. */
  public Position at(int row, int column) {
    return cells.at(row * columns.size() + column);
  }

  /**
   * Returns the combat result in a cell.
   *
   * @throws IllegalStateException if the cells are of another kind
   */
  public CombatResult result(int row, int column) {
    return cells.result(row * columns.size() + column);
  }

  /**
   * Returns the effects of a cell on both sides, also where the cell is the points that one side
   * loses.
   *
   * @throws IllegalStateException if it is neither a combat result nor such a number
   */
  public CombatResult effect(int row, int column) {
    if (cells() != CellKind.NUMBER || usage.loser() == null) {
      return result(row, column);
    }
    Effect lost = new Effect(number(row, column), ForcedMove.NOT);
    return usage.loser() == Usage.Loser.ATTACKER
        ? new CombatResult(text(row, column), lost, Effect.NONE)
        : new CombatResult(text(row, column), Effect.NONE, lost);
  }

  /**
   * Returns the number in a cell.
   *
   * @throws IllegalStateException if the cells are of another kind
   */
  public int number(int row, int column) {
    return cells.number(row * columns.size() + column);
  }

  /**
   * Checks that the rules accept every number.
   *
   * @param least the least number that they accept
   * @return this
   * @throws vedette.source.WrongFile if a cell has a smaller one
   */
  public Grid atLeast(int least) {
    return checked(
        (row, column) -> number(row, column) >= least,
        "write numbers from " + least + " in this table");
  }

  /**
   * Checks that the rules accept every number.
   *
   * @param least the least number that they accept
   * @param most the greatest number that they accept
   * @return this
   * @throws vedette.source.WrongFile if a cell has another one
   */
  public Grid within(int least, int most) {
    return checked(
        (row, column) -> number(row, column) >= least && number(row, column) <= most,
        "write numbers from " + least + " to " + most + " in this table");
  }

  /**
   * Checks that the rules can roll the die of this table together with the other rolls of a step.
   *
   * @param most the maximum number of outcomes
   * @return this
   * @throws vedette.source.WrongFile if the die has more
   */
  public Grid rolledWithin(int most) {
    if (die.outcomes() > most || die.total() > MOST_WAYS) {
      Problems problems = new Problems();
      problems.error(
          Code.NOT_AS_NEEDED,
          head().text(),
          head().idAt(),
          "the die "
              + die
              + " has "
              + die.outcomes()
              + " outcomes, "
              + die.total()
              + " combinations",
          "write a die of at most " + most + " outcomes and 2^31 combinations");
      problems.throwIfErrors();
    }
    return this;
  }

  /**
   * Checks that all results are losses, with no forced move except one.
   *
   * @param forcedMove the only forced move that the rules have; its distance is up to them
   * @return this
   * @throws vedette.source.WrongFile if a cell has another result
   */
  public Grid forcing(ForcedMove forcedMove) {
    return checked(
        (row, column) -> {
          CombatResult result = result(row, column);
          return !result.exchange()
              && result.attacker().isPlain(forcedMove)
              && result.defender().isPlain(forcedMove);
        },
        "write "
            + forcedMove.suffix()
            + " for a side that is forced back, without hexes; this table takes no AE, DE or EX");
  }

  /**
   * Checks that the rules understand every cell of text.
   *
   * @param understood the rules' test of a cell
   * @param help what to write instead
   * @return this
   * @throws vedette.source.WrongFile if a cell fails
   */
  public Grid withCells(Predicate<String> understood, String help) {
    return checked((row, column) -> understood.test(text(row, column)), help);
  }

  /**
   * Checks that the rules understand every row as a whole.
   *
   * @param understood the rules' test of a row, by its index
   * @param help what to write instead
   * @return this
   * @throws vedette.source.WrongFile if a row fails
   */
  public Grid withRows(IntPredicate understood, String help) {
    return checked((row, column) -> understood.test(row), help);
  }

  /** Returns the forced move of this table's results; NOT if no result has one. */
  public ForcedMove forces() {
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        CombatResult result = result(row, column);
        if (result.attacker().forcedBack() || result.defender().forcedBack()) {
          return result.attacker().forcedBack()
              ? result.attacker().forced()
              : result.defender().forced();
        }
      }
    }
    return ForcedMove.NOT;
  }

  /**
   * Returns whether a result eliminates a side or is an exchange; the cell does not say how much
   * that costs.
   */
  public boolean removes() {
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        CombatResult it = result(row, column);
        if (it.exchange() || it.attacker().eliminated() || it.defender().eliminated()) {
          return true;
        }
      }
    }
    return false;
  }

  private interface CellTest {
    boolean passes(int row, int column);
  }

  private Grid checked(CellTest test, String help) {
    Problems problems = new Problems();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < columns.size(); column++) {
        if (!test.passes(row, column)) {
          problems.error(
              Code.NOT_AS_NEEDED,
              head().text(),
              head().idAt(),
              "row "
                  + Printable.quote(rows.name(row))
                  + " has "
                  + text(row, column)
                  + ", which the rules do not know",
              help);
        }
      }
    }
    problems.throwIfErrors();
    return this;
  }

  /** Returns whether a roll of the die, with any of the table's own modifiers, finds a row. */
  public boolean isRolled(int row) {
    Range drms = usage.drms();
    return rows.range(row).meets(die.min() + drms.low(), die.max() + drms.high());
  }

  /**
   * Returns the rolls that have no row when modified by a DRM, in words.
   *
   * @return "" if every roll has a row
   */
  public String rollsOff(int modifier) {
    return UncoveredRolls.of(die, rows, modifier);
  }

  /** Returns a cell as printed. */
  public String text(int row, int column) {
    return cells.text(row * columns.size() + column);
  }
}
