package vedette.rules.musketpike;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.rules.kit.CombatTable;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.NaturalTable;
import vedette.rules.kit.NumberTable;
import vedette.rules.musketpike.Guns.Calibre;
import vedette.rules.musketpike.MeleeOdds.ShiftCondition;
import vedette.rules.musketpike.Shooter.Grazing;
import vedette.rules.musketpike.Shot.FireCondition;
import vedette.table.Axis;
import vedette.table.CellKind;
import vedette.table.Effect.Forced;
import vedette.table.Grid;
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

  /** What an assault consults. */
  static final List<String> OF_ASSAULT =
      Stream.concat(OF_FIRE.stream(), OF_MELEE.stream()).distinct().toList();

  /** Every check is a roll of this die (MP4). */
  static final Die D10 = Die.d(10);

  final Grid terrain;
  final NumberTable fireResults;
  final CombatTable melee;
  final NaturalTable meleeByDie;
  final ModifierTable<FireCondition> fireValueModifiers;
  final ModifierTable<FireCondition> fireDieModifiers;
  final ModifierTable<ShiftCondition> meleeShifts;

  /** What a point of artillery counts in melee. */
  final MeleeStrength gunsInMelee;

  private final Grid meleeResults;
  private final Grid fireValues;
  private final Grid twoHexFireValues;
  private final Grid artillery;
  private final Grid grazingFire;
  private final Map<Arm, MeleeStrength> freeMelee = new EnumMap<>(Arm.class);
  private final Map<Arm, MeleeStrength> hinderedMelee = new EnumMap<>(Arm.class);
  private final Grid moraleShift;
  private final Grid moraleLosses;
  private final Grid leaderMorale;
  private final Grid leaderLoss;
  private final Map<Arm, Map<Facing, Integer>> frontFrom = new EnumMap<>(Arm.class);
  private final Grid retreats;

  /** These tables as the rules ask for them. */
  static MusketPikeTables of(Tables tables) {
    return tables.as(MusketPikeTables.class, MusketPikeTables::new);
  }

  private MusketPikeTables(Tables tables) {
    fireResults = new NumberTable(numbers(tables, FIRE_RESULTS).atLeast(0), "hit");
    meleeResults = tables.grid(MELEE_RESULTS, CellKind.COMBAT).forcing(Forced.RETREATS);
    melee = new CombatTable(meleeResults);
    meleeByDie = new NaturalTable(meleeResults);
    terrain = numbers(tables, TERRAIN).atLeast(0);
    fireValueModifiers =
        new ModifierTable<>(tables.modifiers(FIRE_VALUE_MODIFIERS), FireCondition.class);
    fireDieModifiers =
        new ModifierTable<>(tables.modifiers(FIRE_DIE_MODIFIERS), FireCondition.class);
    meleeShifts = new ModifierTable<>(tables.modifiers(MELEE_SHIFTS), ShiftCondition.class);
    fireValues = numbers(tables, FIRE_VALUES);
    twoHexFireValues = numbers(tables, TWO_HEX_FIRE_VALUES);
    artillery = numbers(tables, ARTILLERY);
    grazingFire = numbers(tables, GRAZING);
    Grid strengths = numbers(tables, MELEE_STRENGTH).atLeast(0);
    gunsInMelee = meleeStrength(strengths, "artillery");
    moraleShift = numbers(tables, MORALE_SHIFT);
    moraleLosses = numbers(tables, MORALE_LOSSES);
    leaderMorale = numbers(tables, LEADER_MORALE);
    leaderLoss = numbers(tables, LEADER_LOSS);
    Grid facing = numbers(tables, FACING);
    retreats = numbers(tables, RETREATS).atLeast(0);
    for (Arm arm : Arm.values()) {
      freeMelee.put(arm, meleeStrength(strengths, arm.toString()));
      hinderedMelee.put(arm, meleeStrength(strengths, arm + ", obstructed"));
      frontFrom.put(arm, frontFrom(arm, facing));
    }
  }

  /** The original strength from which hexes count as front; where none does, nothing. */
  private static Map<Facing, Integer> frontFrom(Arm arm, Grid facing) {
    Map<Facing, Integer> strengths = new EnumMap<>(Facing.class);
    for (Facing from : Facing.values()) {
      int row = facing.rows().indexOf(arm + ", " + from);
      if (row >= 0) {
        strengths.put(from, facing.number(row, 0));
      }
    }
    return strengths;
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

  /** Fire value of 2-hex foot of such a strength, before modifiers. */
  int twoHexFireValue(int strength, boolean moving) {
    int column = twoHexFireValues.columns().indexOf(column(moving));
    return twoHexFireValues.number(twoHexFireValues.row(strength), column);
  }

  /** Fire value of other foot, or of horse, before modifiers. */
  int fireValue(Arm arm, boolean moving) {
    return cell(
        fireValues, arm.isHeavyFoot() ? "other heavy foot" : arm.toString(), column(moving));
  }

  private static String column(boolean moving) {
    return moving ? "moving" : "stationary";
  }

  /** Fire value of artillery, before modifiers. */
  int fireValue(Calibre calibre, int range) {
    if (range == 1) {
      return cell(artillery, calibre.name(), "fire value at range 1");
    }
    boolean normal = range <= normalRange(calibre);
    return cell(
        artillery, calibre.name(), normal ? "fire value to normal range" : "fire value beyond");
  }

  /** Fire value of grazing fire, before modifiers. */
  int fireValue(Grazing grazing, int range) {
    return cell(grazingFire, grazing.toString(), range == 1 ? "range 1" : "beyond");
  }

  /** Normal range of artillery in hexes. */
  int normalRange(Calibre calibre) {
    return cell(artillery, calibre.name(), "normal range");
  }

  /** The calibres that artillery can have. */
  List<String> calibres() {
    return names(artillery.rows());
  }

  static List<String> names(Axis axis) {
    return IntStream.range(0, axis.size()).mapToObj(axis::name).toList();
  }

  /** What losses of so many per cent take from morale, 0 or less (MP4). */
  int moraleLosses(int percent) {
    return only(moraleLosses, percent);
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
  boolean isFront(Arm arm, int original, Facing from) {
    Integer least = frontFrom.get(arm).get(from);
    return least != null && original >= least;
  }

  /**
   * What points of an arm count in melee.
   *
   * @param hindered whether as in obstructed terrain
   */
  MeleeStrength meleeStrength(Arm arm, boolean hindered) {
    return (hindered ? hinderedMelee : freeMelee).get(arm);
  }

  private static MeleeStrength meleeStrength(Grid strengths, String row) {
    int number = strengths.rows().indexOf(row);
    return new MeleeStrength(
        strengths.number(number, 0),
        strengths.number(number, 1),
        strengths.number(number, 2),
        strengths.number(number, 3));
  }

  /** Columns that a difference of morale shifts to the right. */
  int moraleShift(int difference) {
    return only(moraleShift, difference);
  }

  /** Readings that stand with that table. */
  List<String> moraleShiftReadings() {
    return moraleShift.source().readings();
  }

  /** The column of a percentage, before shifts: the largest that it reaches. */
  int column(int percent) {
    return meleeResults.column(percent);
  }

  /** The best column of the melee table. */
  int bestColumn() {
    return meleeResults.columns().size() - 1;
  }

  /** The column of the melee table with this name, or -1. */
  int columnNamed(String name) {
    return meleeResults.columns().indexOf(name);
  }

  /** The names of the melee table's columns. */
  List<String> columns() {
    return names(meleeResults.columns());
  }
}
