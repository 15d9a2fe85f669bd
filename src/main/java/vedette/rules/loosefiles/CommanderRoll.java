package vedette.rules.loosefiles;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.Consulted;
import vedette.table.Grid;

/**
 * What a commander rolls whose unit is hurt (LF6).
 *
 * @param checks his first roll
 * @param losses his second, where the first says so
 */
record CommanderRoll(Grid checks, Grid losses) {
  /** The cell that calls for a second roll. */
  static final String AGAIN = "roll again";

  Fate of(Umpire umpire) {
    int first = checks.row(umpire.roll(checks.die()));
    Consulted.cell(checks, first, 0, umpire);
    if (!checks.text(first, 0).equals(AGAIN)) {
      return Fate.of(checks.text(first, 0)).orElseThrow();
    }
    int second = losses.row(umpire.roll(losses.die()));
    Fate fate = Fate.of(losses.text(second, 0)).orElseThrow();
    Consulted.cell(
        losses,
        second,
        0,
        fate.toString(),
        fate == Fate.UNHURT ? losses.source().readings() : List.of(),
        umpire);
    return fate;
  }
}
