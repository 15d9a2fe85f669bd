package vedette.rules.loosefiles;

import java.util.List;
import vedette.dice.Die;
import vedette.rules.kit.ModifierTable;
import vedette.rules.loosefiles.Commander.Fate;
import vedette.table.CellKind;
import vedette.table.Grid;
import vedette.table.Tables;

/** Reads and checks the tables of Loose Files; an engagement asks once for what it needs. */
final class LooseFilesTables {
  static final String ARTILLERY_MODIFIERS = "loose-files/artillery-modifiers";
  static final String ARTILLERY_RESULTS = "loose-files/artillery-results";
  static final String INFANTRY_SCORES = "loose-files/infantry-scores";
  static final String COMBAT_FACTORS = "loose-files/combat-factors";
  static final String COMBAT_RESULTS = "loose-files/combat-results";
  static final String RETREATS = "loose-files/retreats";
  static final String MORALE = "loose-files/morale";
  static final String LIMITS = "loose-files/limits";
  static final String COMMANDER_CHECKS = "loose-files/commander-checks";
  static final String COMMANDER_LOSSES = "loose-files/commander-losses";

  static final List<String> OF_COMMANDERS = List.of(COMMANDER_CHECKS, COMMANDER_LOSSES);
  static final List<String> OF_ARTILLERY =
      List.of(ARTILLERY_MODIFIERS, ARTILLERY_RESULTS, LIMITS, COMMANDER_CHECKS, COMMANDER_LOSSES);
  static final List<String> OF_VOLLEYS =
      List.of(INFANTRY_SCORES, LIMITS, COMMANDER_CHECKS, COMMANDER_LOSSES);
  static final List<String> OF_FIREFIGHTS =
      List.of(
          INFANTRY_SCORES,
          ARTILLERY_MODIFIERS,
          ARTILLERY_RESULTS,
          LIMITS,
          COMMANDER_CHECKS,
          COMMANDER_LOSSES);
  static final List<String> OF_COMBAT =
      List.of(
          COMBAT_FACTORS,
          COMBAT_RESULTS,
          RETREATS,
          MORALE,
          LIMITS,
          COMMANDER_CHECKS,
          COMMANDER_LOSSES);

  /** Faces of the dice that no table names. */
  static final int FACES = 6;

  static final Die D6 = Die.d(FACES);

  private static final int MOST = 99;

  /** A commander's check is two of these dice at most. */
  private static final int MOST_FACES = 100;

  private final Tables tables;

  /** These tables as the rules ask for them. */
  static LooseFilesTables of(Tables tables) {
    return tables.as(LooseFilesTables.class, LooseFilesTables::new);
  }

  private LooseFilesTables(Tables tables) {
    this.tables = tables;
  }

  private Grid numbers(String id, int most) {
    return tables.grid(id, CellKind.NUMBER).within(0, most);
  }

  /** How guns fire; a cell of their results has two numbers, D.Points and casualties. */
  GunFire gunFire() {
    Grid results =
        tables
            .grid(ARTILLERY_RESULTS, CellKind.TEXT)
            .withCells(
                text -> text.matches("[0-9]{1,2} [0-9]{1,2}"),
                "write D.Points and casualties, as in `1 1`");
    return new GunFire(
        new ModifierTable<>(tables.modifiers(ARTILLERY_MODIFIERS), GunFire.Condition.class),
        results);
  }

  /** The factors of combat. */
  ModifierTable<Score.Condition> combat() {
    return new ModifierTable<>(tables.modifiers(COMBAT_FACTORS), Score.Condition.class);
  }

  /** The results of combat. */
  CombatResults combatResults() {
    return new CombatResults(
        tables
            .grid(COMBAT_RESULTS, CellKind.TEXT)
            .withCells(
                text -> CombatResults.ConditionalLoss.of(text).isPresent(),
                "write a number up to 99, alone or with `unless spared` or `facing foot` behind"),
        tables.grid(RETREATS, CellKind.TEXT));
  }

  /** What results of combat cost friends near: a number of D.Points by the result's name. */
  Grid morale() {
    return numbers(MORALE, MOST);
  }

  /** How foot fires. */
  InfantryFire infantryFire() {
    Grid scores = numbers(INFANTRY_SCORES, InfantryFire.TWELFTHS);
    return new InfantryFire(
        scores.number(scores.rows().indexOf("formed"), 0),
        scores.number(scores.rows().indexOf("skirmishers"), 0));
  }

  /** The most D.Points on a unit (LF4). */
  int mostPoints() {
    Grid limits = numbers(LIMITS, MOST);
    return limits.number(limits.rows().indexOf("unit"), 0);
  }

  /** What a commander rolls whose unit is hurt. */
  Commander.Roll commanderRoll() {
    return new Commander.Roll(
        tables
            .grid(COMMANDER_CHECKS, CellKind.TEXT)
            .withCells(
                text -> text.equals(Commander.Roll.AGAIN) || Fate.of(text).isPresent(),
                "write roll again, unhurt, wounded or killed")
            .rolledWithin(MOST_FACES),
        tables
            .grid(COMMANDER_LOSSES, CellKind.TEXT)
            .withCells(text -> Fate.of(text).isPresent(), "write unhurt, wounded or killed")
            .rolledWithin(MOST_FACES));
  }
}
