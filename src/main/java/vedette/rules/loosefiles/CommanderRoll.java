package vedette.rules.loosefiles;

import java.util.List;
import java.util.Optional;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.kit.ResultTable;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** What a commander rolls whose unit is hurt (LF6). */
final class CommanderRoll {
  /** The tables of his rolls. */
  static final List<String> TABLES =
      List.of("loose-files/commander-checks", "loose-files/commander-losses");

  /** The cell that calls for a second roll. */
  private static final String AGAIN = "roll again";

  /** A check is two of these dice at most. */
  private static final int MOST_FACES = 100;

  private final ResultTable<Optional<Fate>> checks;
  private final ResultTable<Fate> losses;

  private CommanderRoll(Tables tables) {
    Grid first =
        tables
            .grid(TABLES.get(0), CellKind.TEXT)
            .withCells(
                text -> text.equals(AGAIN) || Fate.of(text).isPresent(),
                "write `roll again`, unhurt, wounded or killed")
            .rolledWithin(MOST_FACES);
    Grid second =
        tables
            .grid(TABLES.get(1), CellKind.TEXT)
            .withCells(text -> Fate.of(text).isPresent(), "write unhurt, wounded or killed")
            .rolledWithin(MOST_FACES);
    checks = new ResultTable<>(first, 0, row -> Fate.of(first.text(row, 0)));
    losses =
        new ResultTable<>(
            second,
            0,
            row -> Fate.of(second.text(row, 0)).orElseThrow(),
            fate -> fate == Fate.UNHURT);
  }

  static CommanderRoll of(Tables tables) {
    return tables.as(CommanderRoll.class, CommanderRoll::new);
  }

  /** Returns the die of his first roll. */
  Die die() {
    return checks.die();
  }

  Fate of(Umpire umpire) {
    Optional<Fate> first = checks.roll(umpire);
    return first.isPresent() ? first.get() : losses.roll(umpire);
  }
}
