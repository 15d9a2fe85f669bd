package vedette.table;

import vedette.dice.Die;
import vedette.json.Position;
import vedette.json.Printable;
import vedette.json.Problems;
import vedette.json.Source;

/**
 * Warns of a combat column that goes against the others: where better columns cost the defender
 * more on balance, one that costs him less than the column before it.
 */
final class Monotony {

  private static final double ROUNDING = 1e-9;

  private final Die die;
  private final Axis rows;
  private final Axis columns;
  private final Cells cells;

  /** Looks at a combat table whose rows are found by a die and whose columns by a number. */
  Monotony(Die die, Axis rows, Axis columns, Cells cells) {
    this.die = die;
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
  }

  /** Warns of every such column; a table may run either way, as a whole. */
  void check(Source source, Position at, Problems problems) {
    if (!isCounted()) {
      return;
    }
    double direction = balance(columns.size() - 1) - balance(0);
    double before = balance(0);
    for (int column = 1; column < columns.size(); column++) {
      double here = balance(column);
      if (direction * (here - before) < 0 && Math.abs(here - before) > ROUNDING) {
        problems.warning(
            Code.AGAINST_THE_OTHERS,
            source,
            at,
            "column "
                + Printable.quote(columns.name(column))
                + " goes against the others: it is "
                + (direction > 0 ? "worse" : "better")
                + " for the attacker than "
                + Printable.quote(columns.name(column - 1)),
            "compare the mean losses of the two columns");
      }
      before = here;
    }
  }

  /** Whether losses are the whole of it: what an elimination or an exchange costs is not known. */
  private boolean isCounted() {
    for (int cell = 0; cell < rows.size() * columns.size(); cell++) {
      CombatResult result = cells.result(cell);
      if (result.exchange() || result.attacker().eliminated() || result.defender().eliminated()) {
        return false;
      }
    }
    return true;
  }

  /** Mean losses of the defender less those of the attacker. */
  private double balance(int column) {
    double sum = 0;
    for (int i = 0; i < die.outcomes(); i++) {
      CombatResult result = cells.result(rows.find(die.value(i)) * columns.size() + column);
      sum += die.weight(i) * (double) (result.defender().losses() - result.attacker().losses());
    }
    return sum / die.total();
  }
}
