package vedette.rules.musketpike;

import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.rules.kit.CombatTable;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.NaturalTable;
import vedette.rules.kit.NumberTable;
import vedette.rules.musketpike.Firer.DieCondition;
import vedette.rules.musketpike.MeleeOdds.ShiftCondition;
import vedette.rules.musketpike.Shot.FireCondition;
import vedette.table.CellKind;
import vedette.table.Effect.Forced;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Tables;

/**
 * The tables of Musket &amp; Pike, as the rules ask for them; each is read when first asked for.
 */
final class MusketPikeTables {
  static final String FIRE_RESULTS = "musket-pike/fire-results";
  static final String FIRE_VALUES = "musket-pike/fire-values";
  static final String TWO_HEX_FIRE_VALUES = "musket-pike/two-hex-fire-values";
  static final String ARTILLERY = "musket-pike/artillery";
  static final String GRAZING = "musket-pike/grazing";
  static final String FIRE_VALUE_MODIFIERS = "musket-pike/fire-value-modifiers";
  static final String FIRE_DIE_MODIFIERS = "musket-pike/fire-die-modifiers";
  static final String TERRAIN = "musket-pike/terrain";
  static final String MELEE_RESULTS = "musket-pike/melee-results";
  static final String MELEE_STRENGTH = "musket-pike/melee-strength";
  static final String MELEE_SHIFTS = "musket-pike/melee-shifts";
  static final String MORALE_SHIFT = "musket-pike/morale-shift";
  static final String MORALE_LOSSES = "musket-pike/morale-losses";
  static final String LEADER_MORALE = "musket-pike/leader-morale";
  static final String LEADER_LOSS = "musket-pike/leader-loss";
  static final String FACING = "musket-pike/facing";
  static final String RETREATS = "musket-pike/retreats";
  static final String ARRIVAL = "musket-pike/arrival";

  /** What fire consults. */
  static final List<String> OF_FIRE =
      List.of(
          FIRE_RESULTS,
          FIRE_VALUES,
          TWO_HEX_FIRE_VALUES,
          ARTILLERY,
          GRAZING,
          FIRE_VALUE_MODIFIERS,
          FIRE_DIE_MODIFIERS,
          TERRAIN,
          MORALE_LOSSES,
          LEADER_LOSS,
          RETREATS);

  /** What a melee consults. */
  static final List<String> OF_MELEE =
      List.of(
          MELEE_RESULTS,
          MELEE_STRENGTH,
          MELEE_SHIFTS,
          MORALE_SHIFT,
          LEADER_MORALE,
          FACING,
          TERRAIN,
          MORALE_LOSSES,
          LEADER_LOSS,
          RETREATS);

  /** Every check is a roll of this die (MP4). */
  static final Die D10 = Die.d(10);

  private static final int PERCENT = 100;
  private static final int MOST_PERCENT = 1_000_000;

  final Grid meleeResults;
  final Grid terrain;
  final CombatTable melee;
  final NaturalTable meleeByDie;
  final ModifierTable<FireCondition> fireValueModifiers;
  final ModifierTable<DieCondition> fireDieModifiers;
  final ModifierTable<ShiftCondition> meleeShifts;

  private final NumberTable fireResults;
  private final NumberTable fireResultsWithGuns;
  private final Grid fireValues;
  private final Grid twoHexFireValues;
  private final Grid artillery;
  private final Grid grazing;
  private final Grid meleeStrength;
  private final Grid moraleShift;
  private final Grid moraleLosses;
  private final Grid leaderMorale;
  private final Grid leaderLoss;
  private final Grid facing;
  private final Grid retreats;

  /** Columns of fire values. */
  private final int stationaryFire;

  private final int movingFire;

  /** Rows of fire values by troops. */
  private final int[] fireRows = new int[Troops.values().length];

  /** Rows of melee strength: by troops, by troops that are hindered, and of artillery. */
  private final int[] rows = new int[Troops.values().length];

  private final int[] hinderedRows = new int[Troops.values().length];

  private final int gunsInMelee;

  /** Original strength from which hexes count as front, by troops and where they are. */
  private final int[][] frontFrom = new int[Troops.values().length][Facing.values().length];

  /** These tables as the rules ask for them. */
  static MusketPikeTables of(Tables tables) {
    return tables.as(MusketPikeTables.class, MusketPikeTables::new);
  }

  private MusketPikeTables(Tables tables) {
    Grid hits = numbers(tables, FIRE_RESULTS).atLeast(0);
    meleeResults = tables.grid(MELEE_RESULTS, CellKind.COMBAT).forcing(Forced.RETREATS);
    melee = new CombatTable(meleeResults);
    meleeByDie = new NaturalTable(meleeResults);
    terrain = numbers(tables, TERRAIN).atLeast(0);
    fireValueModifiers =
        new ModifierTable<>(tables.modifiers(FIRE_VALUE_MODIFIERS), FireCondition.class);
    fireDieModifiers =
        new ModifierTable<>(tables.modifiers(FIRE_DIE_MODIFIERS), DieCondition.class);
    int guns =
        Modifiers.strongest(tables.modifiers(FIRE_DIE_MODIFIERS).list()).stream()
            .mapToInt(Modifier::value)
            .sum();
    fireResults = new NumberTable(hits, 0, "hit");
    fireResultsWithGuns = new NumberTable(hits, guns, "hit");
    meleeShifts = new ModifierTable<>(tables.modifiers(MELEE_SHIFTS), ShiftCondition.class);
    fireValues = numbers(tables, FIRE_VALUES);
    twoHexFireValues = numbers(tables, TWO_HEX_FIRE_VALUES);
    artillery = numbers(tables, ARTILLERY);
    grazing = numbers(tables, GRAZING);
    meleeStrength = numbers(tables, MELEE_STRENGTH).atLeast(0);
    moraleShift = numbers(tables, MORALE_SHIFT);
    moraleLosses = numbers(tables, MORALE_LOSSES);
    leaderMorale = numbers(tables, LEADER_MORALE);
    leaderLoss = numbers(tables, LEADER_LOSS);
    facing = numbers(tables, FACING);
    retreats = numbers(tables, RETREATS).atLeast(0);
    gunsInMelee = meleeStrength.rows().indexOf("artillery");
    movingFire = fireValues.columns().indexOf(column(true));
    stationaryFire = fireValues.columns().indexOf(column(false));
    for (Troops troops : Troops.values()) {
      String row = troops.isHeavyFoot() ? "other heavy foot" : troops.toString();
      fireRows[troops.ordinal()] = fireValues.rows().indexOf(row);
      rows[troops.ordinal()] = meleeStrength.rows().indexOf(troops.toString());
      hinderedRows[troops.ordinal()] = meleeStrength.rows().indexOf(troops + ", obstructed");
      for (Facing from : Facing.values()) {
        int covered = facing.rows().indexOf(troops + ", " + from);
        frontFrom[troops.ordinal()][from.ordinal()] =
            covered < 0 ? Integer.MAX_VALUE : facing.number(covered, 0);
      }
    }
  }

  private static Grid numbers(Tables tables, String id) {
    return tables.grid(id, CellKind.NUMBER);
  }

  /** A cell of a table whose rows and columns have names. */
  private static int cell(Grid grid, String row, String column) {
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  /** A number of a table with one column. */
  private static int only(Grid grid, int number) {
    return grid.number(grid.row(number), 0);
  }

  /** The table of hits, with what battalion guns add to the roll or without it (MP1). */
  NumberTable fireResults(boolean battalionGuns) {
    return battalionGuns ? fireResultsWithGuns : fireResults;
  }

  /** Fire value of foot or horse, before modifiers. */
  int fireValue(Troops troops, int strength, boolean moving, boolean obstructed) {
    if (troops == Troops.TWO_HEX_FOOT && !obstructed) {
      int row = twoHexFireValues.row(strength);
      return twoHexFireValues.number(row, twoHexFireValues.columns().indexOf(column(moving)));
    }
    return fireValues.number(fireRows[troops.ordinal()], moving ? movingFire : stationaryFire);
  }

  private static String column(boolean moving) {
    return moving ? "moving" : "stationary";
  }

  /** Fire value of artillery, before modifiers. */
  int fireValue(String calibre, int range, Shooter.Graze graze) {
    if (graze != Shooter.Graze.NONE) {
      String row = graze == Shooter.Graze.FIRST ? "first hex" : "hexes behind it";
      return cell(grazing, row, range == 1 ? "range 1" : "beyond");
    }
    if (range == 1) {
      return cell(artillery, calibre, "fire value at range 1");
    }
    boolean normal = range <= normalRange(calibre);
    return cell(artillery, calibre, normal ? "fire value to normal range" : "fire value beyond");
  }

  /** Normal range of artillery in hexes. */
  int normalRange(String calibre) {
    return cell(artillery, calibre, "normal range");
  }

  /** The calibres that artillery can have. */
  List<String> calibres() {
    return names(artillery);
  }

  static List<String> names(Grid grid) {
    return IntStream.range(0, grid.rows().size()).mapToObj(grid.rows()::name).toList();
  }

  static List<String> columns(Grid grid) {
    return IntStream.range(0, grid.columns().size()).mapToObj(grid.columns()::name).toList();
  }

  /** What losses take from morale, 0 or less (MP4). */
  int moraleLosses(int strength, int original) {
    return only(moraleLosses, PERCENT * (original - strength) / original);
  }

  /** What a leader adds to morale when it is compared (MP11). */
  int leaderMorale(int rating) {
    return only(leaderMorale, rating);
  }

  /** The unmodified roll that costs a leader (MP8). */
  boolean costsLeader(String where, int roll) {
    return cell(leaderLoss, where, "roll") == roll;
  }

  /** Points that a retreat of this kind costs. */
  int retreatPoints(String why) {
    return cell(retreats, why, "points");
  }

  /** How far a retreat of this kind goes. */
  int retreatHexes(String why) {
    return cell(retreats, why, "hexes");
  }

  /** Whether hexes of this kind count as front, by original strength. */
  boolean isFront(Troops troops, int original, Facing from) {
    return original >= frontFrom[troops.ordinal()][from.ordinal()];
  }

  /**
   * Melee strength of so many points.
   *
   * @param hindered whether it counts as in obstructed terrain
   */
  int meleeStrength(Troops troops, boolean hindered, int points) {
    return meleeStrength(
        hindered ? hinderedRows[troops.ordinal()] : rows[troops.ordinal()], points);
  }

  /** What artillery adds to the melee strength of those it is stacked with (MP7). */
  int gunsInMelee() {
    return meleeStrength(gunsInMelee, 1);
  }

  /** Rounded up. */
  private int meleeStrength(int row, int points) {
    int first = Math.min(points, meleeStrength.number(row, 0));
    int further = Math.min(points - first, meleeStrength.number(row, 2));
    int halves = first * meleeStrength.number(row, 1) + further * meleeStrength.number(row, 3);
    return (halves + 1) / 2;
  }

  /** Columns that a difference of morale shifts to the right. */
  int moraleShift(int difference) {
    return only(moraleShift, difference);
  }

  /** Readings that stand with that table. */
  List<String> moraleShiftReadings() {
    return moraleShift.source().readings();
  }

  /** The column of a percentage, before shifts (MP3). */
  int column(int attack, int defence) {
    double percent = defence > 0 ? (double) PERCENT * attack / defence : MOST_PERCENT;
    return meleeResults.column((int) Math.min(MOST_PERCENT, percent));
  }
}
