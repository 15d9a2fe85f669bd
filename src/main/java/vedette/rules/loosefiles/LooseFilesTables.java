package vedette.rules.loosefiles;

import java.util.List;
import java.util.Set;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.Consulted;
import vedette.table.CellKind;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Tables;

/** The tables of Loose Files, as the rules ask for them. */
final class LooseFilesTables {
  static final String ARTILLERY_MODIFIERS = "loose-files/artillery-modifiers";
  static final String ARTILLERY_RESULTS = "loose-files/artillery-results";
  static final String INFANTRY_SCORES = "loose-files/infantry-scores";
  static final String COMBAT_FACTORS = "loose-files/combat-factors";
  static final String COMBAT_RESULTS = "loose-files/combat-results";
  static final String LIMITS = "loose-files/limits";
  static final String COMMANDER_LOSSES = "loose-files/commander-losses";

  static final List<String> OF_ARTILLERY =
      List.of(ARTILLERY_MODIFIERS, ARTILLERY_RESULTS, LIMITS, COMMANDER_LOSSES);
  static final List<String> OF_VOLLEYS = List.of(INFANTRY_SCORES, LIMITS, COMMANDER_LOSSES);
  static final List<String> OF_COMBAT =
      List.of(COMBAT_FACTORS, COMBAT_RESULTS, LIMITS, COMMANDER_LOSSES);

  static final Die D6 = Die.d(6);

  /** Chances of infantry dice are in parts of this. */
  static final int TWELFTHS = 12;

  private final Tables tables;

  LooseFilesTables(Tables tables) {
    this.tables = tables;
  }

  /** The modifiers of artillery dice. */
  List<Modifier> artillery() {
    return tables
        .modifiers(ARTILLERY_MODIFIERS)
        .checkedFor(Set.of("works", "column", "new target", "same target", "gun dp", "skirmish"))
        .list();
  }

  /** The factors of combat. */
  List<Modifier> combat() {
    return tables.modifiers(COMBAT_FACTORS).checkedFor(Score.CONDITIONS).list();
  }

  /** What artillery inflicts: two numbers a cell, D.Points and casualties. */
  Grid artilleryResults() {
    return tables
        .grid(ARTILLERY_RESULTS, CellKind.TEXT)
        .withCells(
            text -> text.matches("[0-9] [0-9]"), "write D.Points and casualties, as in `1 1`");
  }

  /** The results of combat. */
  Grid combatResults() {
    return tables.grid(COMBAT_RESULTS, CellKind.NUMBER).atLeast(0);
  }

  /** The chance of an infantry die, in twelfths. */
  int twelfths(boolean skirmishers) {
    Grid scores = tables.grid(INFANTRY_SCORES, CellKind.NUMBER).atLeast(0);
    return Math.min(
        TWELFTHS, scores.number(scores.rows().indexOf(skirmishers ? "skirmishers" : "formed"), 0));
  }

  /** The most D.Points on a unit (LF4). */
  int mostPoints() {
    Grid limits = tables.grid(LIMITS, CellKind.NUMBER).atLeast(0);
    return limits.number(limits.rows().indexOf("unit"), 0);
  }

  /** Whether a commander with a unit that was hit is lost: on a 1 he rolls again (LF6). */
  Fate commander(Umpire umpire) {
    if (umpire.roll(D6) > 1) {
      return Fate.UNHURT;
    }
    Grid table =
        tables
            .grid(COMMANDER_LOSSES, CellKind.TEXT)
            .withCells(text -> Fate.of(text) != null, "write killed, wounded or unhurt");
    int row = table.row(umpire.roll(table.die()));
    Consulted.cell(table, row, 0, umpire);
    return Fate.of(table.text(row, 0));
  }
}
