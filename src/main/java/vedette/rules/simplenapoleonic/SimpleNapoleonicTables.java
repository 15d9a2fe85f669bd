package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.table.CellKind;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Tables;

/** The tables of Really Simple Napoleonic, as the rules ask for them. */
final class SimpleNapoleonicTables {
  static final String STRENGTHS = "simple-napoleonic/strengths";
  static final String MUSKET_DICE = "simple-napoleonic/musket-dice";
  static final String ARTILLERY_DICE = "simple-napoleonic/artillery-dice";
  static final String RANGES = "simple-napoleonic/ranges";
  static final String FIRE_SCORES = "simple-napoleonic/fire-scores";
  static final String ASSAULT_DICE = "simple-napoleonic/assault-dice";
  static final String ASSAULT_SCORES = "simple-napoleonic/assault-scores";
  static final String MODIFIERS = "simple-napoleonic/score-modifiers";
  static final String MORALE = "simple-napoleonic/morale";
  static final String RALLY = "simple-napoleonic/rally";
  static final String GENERAL = "simple-napoleonic/general";

  /** What losses bring along, however they came. */
  private static final List<String> OF_LOSSES = List.of(STRENGTHS, MODIFIERS, MORALE, GENERAL);

  static final Die D6 = Die.d(6);

  private final Tables tables;
  private final List<Modifier> modifiers;

  SimpleNapoleonicTables(Tables tables) {
    this.tables = tables;
    modifiers = tables.modifiers(MODIFIERS).checkedFor(Set.of("general", "cover", "moved")).list();
  }

  /** What fire consults. */
  static List<String> ofFire() {
    return together(List.of(MUSKET_DICE, ARTILLERY_DICE, RANGES, FIRE_SCORES));
  }

  /** What an assault consults. */
  static List<String> ofAssault() {
    return together(List.of(ASSAULT_DICE, ASSAULT_SCORES));
  }

  private static List<String> together(List<String> own) {
    return Stream.concat(own.stream(), OF_LOSSES.stream()).toList();
  }

  /** A table of numbers from 0. */
  Grid numbers(String id) {
    return tables.grid(id, CellKind.NUMBER).atLeast(0);
  }

  List<Modifier> modifiers() {
    return modifiers;
  }

  private int cell(String id, String row, String column) {
    Grid grid = numbers(id);
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  int initialStrength(Arm arm) {
    return cell(STRENGTHS, arm.toString(), "strength");
  }

  /** How far an arm fires, 0 if it does not. */
  int range(Arm arm) {
    return cell(RANGES, arm.toString(), "range");
  }

  /** Dice of a unit that fires (SN1). */
  int fireDice(Troop shooter, int strength, int range, Troop target) {
    return switch (shooter.unit().arm()) {
      case MUSKETS -> byRange(MUSKET_DICE, range, shooter.unit().formation());
      case ARTILLERY -> byRange(ARTILLERY_DICE, range, target.unit().formation());
      case RIFLES -> strength;
      case CAVALRY -> 0;
    };
  }

  private int byRange(String id, int range, Formation formation) {
    Grid grid = numbers(id);
    return grid.number(grid.row(range), grid.columns().indexOf(formation.toString()));
  }

  /** The least score that hits a target under fire (SN2). */
  int fireScore(Troop target) {
    return cell(FIRE_SCORES, target.kind(), "score");
  }

  /** Dice of a unit in an assault (SN1). */
  int assaultDice(Troop troop, int strength) {
    return troop.unit().arm() == Arm.RIFLES
        ? strength
        : cell(ASSAULT_DICE, troop.unit().arm().toString(), "dice");
  }

  /** The least score of its enemy that costs a unit a point in an assault (SN3). */
  int assaultScore(Troop troop) {
    return cell(ASSAULT_SCORES, troop.kind(), troop.side().toString());
  }

  /** Rolls on a table that says yes or no. */
  boolean roll(String id, Umpire umpire) {
    Grid grid = numbers(id);
    return grid.number(grid.row(umpire.roll(grid.die())), 0) > 0;
  }
}
