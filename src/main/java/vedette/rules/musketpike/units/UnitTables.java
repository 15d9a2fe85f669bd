package vedette.rules.musketpike.units;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import vedette.rules.musketpike.units.Guns.Calibre;
import vedette.table.Tables;
import vedette.table.grid.Axis;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/**
 * The tables of units for every kind of combat: terrain, facing, morale, leaders, retreats,
 * artillery.
 */
public final class UnitTables {
  public static final String TERRAIN = "musket-pike/terrain";
  public static final String FACING = "musket-pike/facing";
  public static final String MORALE_LOSSES = "musket-pike/morale-losses";
  public static final String LEADER_MORALE = "musket-pike/leader-morale";
  public static final String LEADER_LOSS = "musket-pike/leader-loss";
  public static final String RETREATS = "musket-pike/retreats";
  public static final String ARTILLERY = "musket-pike/artillery";

  public final Grid terrain;
  private final Map<Arm, Map<Facing, Integer>> frontFrom = new EnumMap<>(Arm.class);
  private final Grid moraleLosses;
  private final Grid leaderMorale;
  private final Grid leaderLoss;
  private final Grid retreats;
  private final Grid artillery;

  /** Returns these tables in the form that the rules use. */
  public static UnitTables of(Tables tables) {
    return tables.as(UnitTables.class, UnitTables::new);
  }

  private UnitTables(Tables tables) {
    terrain = tables.grid(TERRAIN, CellKind.NUMBER).atLeast(0);
    moraleLosses = tables.grid(MORALE_LOSSES, CellKind.NUMBER);
    leaderMorale = tables.grid(LEADER_MORALE, CellKind.NUMBER);
    leaderLoss = tables.grid(LEADER_LOSS, CellKind.NUMBER);
    retreats = tables.grid(RETREATS, CellKind.NUMBER).atLeast(0);
    artillery = tables.grid(ARTILLERY, CellKind.NUMBER);
    Grid facing = tables.grid(FACING, CellKind.NUMBER);
    for (Arm arm : Arm.values()) {
      frontFrom.put(arm, frontFrom(arm, facing));
    }
  }

  /**
   * Returns the least original strength for which hexes count as front; hexes that never do are
   * absent.
   */
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

  /** Returns a cell of a table whose rows and columns have names. */
  public static int cell(Grid grid, String row, String column) {
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  /** Returns the cell of a table with one column whose row contains the number. */
  public static int singleNumber(Grid grid, int number) {
    return grid.number(grid.row(number), 0);
  }

  /** Returns the names of a table's rows or columns. */
  public static List<String> names(Axis axis) {
    return IntStream.range(0, axis.size()).mapToObj(axis::name).toList();
  }

  /** Returns whether hexes of this kind count as front, by original strength. */
  boolean isFront(Arm arm, int original, Facing from) {
    Integer least = frontFrom.get(arm).get(from);
    return least != null && original >= least;
  }

  /** Returns the change of morale by a loss in percent of the original points, 0 or less (MP4). */
  int moraleLosses(int percent) {
    return singleNumber(moraleLosses, percent);
  }

  /** Returns the leader's addition to morale when a melee compares it (MP11). */
  int leaderMorale(int rating) {
    return singleNumber(leaderMorale, rating);
  }

  /** Returns whether an unmodified roll costs a leader (MP8). */
  public boolean costsLeader(String where, int roll) {
    return cell(leaderLoss, where, "roll") == roll;
  }

  /** Returns the cost in points of a retreat of this kind. */
  public int retreatPoints(String why) {
    return cell(retreats, why, "points");
  }

  /** Returns the length in hexes of a retreat of this kind. */
  public int retreatHexes(String why) {
    return cell(retreats, why, "hexes");
  }

  /** Returns the calibres of artillery. */
  public List<String> calibres() {
    return names(artillery.rows());
  }

  /** Returns the normal range of artillery in hexes. */
  public int normalRange(Calibre calibre) {
    return cell(artillery, calibre.name(), "normal range");
  }

  /** Returns the fire value of artillery, before modifiers. */
  public int fireValue(Calibre calibre, int range) {
    if (range == 1) {
      return cell(artillery, calibre.name(), "fire value at range 1");
    }
    boolean normal = range <= normalRange(calibre);
    return cell(
        artillery, calibre.name(), normal ? "fire value to normal range" : "fire value beyond");
  }
}
