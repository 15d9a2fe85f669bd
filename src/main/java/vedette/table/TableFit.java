package vedette.table;

import vedette.json.EnumWords;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.table.grid.Axis;
import vedette.table.grid.CellKind;
import vedette.table.grid.Code;
import vedette.table.grid.Grid;
import vedette.table.grid.Range;
import vedette.table.grid.Table;
import vedette.table.grid.TableHead;

/** A check that a designer's table can replace the built-in one of its id. */
final class TableFit {

  private final TableHead head;
  private final Problems problems;

  private TableFit(TableHead head, Problems problems) {
    this.head = head;
    this.problems = problems;
  }

  /** Reports parts of the built-in table that the rules need and the designer's table lacks. */
  static void check(Table own, Table builtIn, Problems problems) {
    if (own instanceof Grid grid && builtIn instanceof Grid expected) {
      TableFit fit = new TableFit(grid.head(), problems);
      fit.cells(grid, expected.cells());
      fit.axis(grid.rows(), expected.rows(), "row");
      fit.axis(grid.columns(), expected.columns(), "column");
      if (!grid.usage().isEmpty()) {
        fit.error("a table of these rules takes no \"compare\", \"loses\" or \"modifiers\"");
      }
      if ((grid.die() == null) != (expected.die() == null)) {
        fit.error(
            expected.die() == null
                ? "the rules roll no die for this table"
                : "the rules roll a die for this table, but its rows have none");
      }
    } else if (own.getClass() != builtIn.getClass()) {
      String kind = builtIn instanceof Grid ? "grid" : "modifiers";
      new TableFit(own.head(), problems)
          .error("the rules need this table to be of kind \"" + kind + "\"");
    }
  }

  private void error(String message) {
    Position at = head.idAt();
    String help = "compare it with the built-in table of that id";
    problems.error(Code.NOT_AS_NEEDED, head.text(), at, message, help);
  }

  private void cells(Grid grid, CellKind expected) {
    if (grid.cells() != expected) {
      error("the rules need cells of kind \"" + word(expected) + "\" in this table");
    }
  }

  static String word(CellKind kind) {
    return EnumWords.word(kind);
  }

  private void axis(Axis own, Axis expected, String what) {
    if (own.isByName() != expected.isByName()) {
      String by = expected.isByName() ? "by name" : "by number, with an \"at\"";
      error("the rules find the " + what + "s of this table " + by);
      return;
    }
    if (expected.isByName()) {
      for (String name : expected.names()) {
        if (own.indexOf(name) < 0) {
          error("the rules look for a " + what + " " + Printable.quote(name));
        }
      }
    } else if (!expected.quantity().equals("die")) {
      numbers(own, expected, what);
    }
  }

  /** Checks that the table covers every number that the built-in table covers. */
  private void numbers(Axis own, Axis expected, String what) {
    int low = expected.min().orElse(-Range.LIMIT);
    int high = expected.max().orElse(Range.LIMIT);
    for (int number : new int[] {low - 1, low, high, high + 1}) {
      if (Math.abs(number) <= Range.LIMIT && expected.covers(number) && !own.covers(number)) {
        error("the rules need a " + what + " for " + number);
      }
    }
  }
}
