package vedette.rules.musketpike.melee;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import vedette.rules.kit.CombatTable;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.NaturalTable;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.UnitTables;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Effect.ForcedMove;
import vedette.table.grid.Grid;

/** The tables of melee: strengths, columns, their shifts, and results. */
public final class MeleeTables {
  static final String MELEE_RESULTS = "musket-pike/melee-results";
  static final String MELEE_STRENGTH = "musket-pike/melee-strength";
  static final String MELEE_SHIFTS = "musket-pike/melee-shifts";
  static final String MORALE_SHIFT = "musket-pike/morale-shift";

  /** The tables that a melee consults. */
  public static final List<String> ALL =
      List.of(
          MELEE_RESULTS,
          MELEE_STRENGTH,
          MELEE_SHIFTS,
          MORALE_SHIFT,
          UnitTables.LEADER_MORALE,
          UnitTables.FACING,
          UnitTables.TERRAIN,
          UnitTables.MORALE_LOSSES,
          UnitTables.LEADER_LOSS,
          UnitTables.RETREATS);

  final CombatTable results;
  final NaturalTable resultsByDie;
  final ModifierTable<ShiftCondition> shifts;

  private final Grid columns;
  private final Map<Arm, PointValues> inOpen = new EnumMap<>(Arm.class);
  private final Map<Arm, PointValues> inObstructed = new EnumMap<>(Arm.class);
  private final PointValues ofArtillery;
  private final Grid moraleShift;

  /** Returns these tables in the form that the rules use. */
  public static MeleeTables of(Tables tables) {
    return tables.as(MeleeTables.class, MeleeTables::new);
  }

  private MeleeTables(Tables tables) {
    columns = tables.grid(MELEE_RESULTS, CellKind.COMBAT).forcing(ForcedMove.RETREATS);
    results = new CombatTable(columns);
    resultsByDie = new NaturalTable(columns);
    shifts = new ModifierTable<>(tables.modifiers(MELEE_SHIFTS), ShiftCondition.class);
    moraleShift = tables.grid(MORALE_SHIFT, CellKind.NUMBER);
    Grid strengths = tables.grid(MELEE_STRENGTH, CellKind.NUMBER).atLeast(0);
    ofArtillery = PointValues.of(strengths, "artillery");
    for (Arm arm : Arm.values()) {
      inOpen.put(arm, PointValues.of(strengths, arm.toString()));
      inObstructed.put(arm, PointValues.of(strengths, arm + ", obstructed"));
    }
  }

  /**
   * Returns the melee strength of a unit.
   *
   * @param obstructed whether it counts as in obstructed terrain
   */
  int strength(Arm arm, boolean obstructed, int points) {
    return (obstructed ? inObstructed : inOpen).get(arm).strength(points);
  }

  /** Returns the melee strength of an artillery unit. */
  int strengthOfArtillery() {
    return ofArtillery.strength(1);
  }

  /** Returns the number of columns that a difference of morale shifts to the right. */
  int moraleShift(int difference) {
    return UnitTables.singleNumber(moraleShift, difference);
  }

  /** Returns the readings cited by the table of shifts by morale. */
  List<String> moraleShiftReadings() {
    return moraleShift.source().readings();
  }

  /** Returns the column of a percentage, before shifts: the largest that it reaches (MP3). */
  int column(int percent) {
    return columns.column(percent);
  }

  /** Returns the index of the attacker's best column. */
  int bestColumn() {
    return columns.columns().size() - 1;
  }

  /** Returns the index of the column with this name, or -1. */
  int columnNamed(String name) {
    return columns.columns().indexOf(name);
  }

  /** Returns the names of the columns. */
  List<String> columns() {
    return UnitTables.names(columns.columns());
  }

  /**
   * The melee strength of an arm's points in half points. The first points count one number of
   * halves each, further points another number, and the rest nothing; the sum is rounded up
   * (Combat; original comments 12 to 16).
   *
   * @param first number of points that count in full
   * @param halves halves that each of these counts
   * @param further number of additional points that count
   * @param furtherHalves halves that each of those counts
   */
  private record PointValues(int first, int halves, int further, int furtherHalves) {
    static PointValues of(Grid strengths, String row) {
      int number = strengths.rows().indexOf(row);
      return new PointValues(
          strengths.number(number, 0),
          strengths.number(number, 1),
          strengths.number(number, 2),
          strengths.number(number, 3));
    }

    int strength(int points) {
      int full = Math.min(points, first);
      int more = Math.min(points - full, further);
      return (full * halves + more * furtherHalves + 1) / 2;
    }
  }
}
