package vedette.rules.loosefiles;

import java.util.Optional;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.kit.ResultTable;
import vedette.table.Grid;

/** What a commander rolls whose unit is hurt (LF6). */
final class CommanderRoll {
  /** The cell that calls for a second roll. */
  static final String AGAIN = "roll again";

  private final ResultTable<Optional<Fate>> checks;
  private final ResultTable<Fate> losses;

  /**
   * On checked tables.
   *
   * @param checks his first roll
   * @param losses his second, where the first says so
   */
  CommanderRoll(Grid checks, Grid losses) {
    this.checks = new ResultTable<>(checks, 0, row -> Fate.of(checks.text(row, 0)));
    this.losses =
        new ResultTable<>(
            losses,
            0,
            row -> Fate.of(losses.text(row, 0)).orElseThrow(),
            fate -> fate == Fate.UNHURT);
  }

  /** The die of his first roll. */
  Die die() {
    return checks.die();
  }

  Fate of(Umpire umpire) {
    Optional<Fate> first = checks.roll(umpire);
    return first.isPresent() ? first.get() : losses.roll(umpire);
  }
}
