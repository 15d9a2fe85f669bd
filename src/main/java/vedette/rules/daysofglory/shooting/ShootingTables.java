package vedette.rules.daysofglory.shooting;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import vedette.rules.kit.TextTable;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** The tables of shooting, each read and checked at its first use. */
public final class ShootingTables {
  public static final String RANGES = "days-of-glory/ranges";
  public static final String SMALL_ARMS = "days-of-glory/small-arms";
  public static final String ARTILLERY_RANGES = "days-of-glory/artillery-ranges";
  static final String SHELL_RANGES = "days-of-glory/shell-ranges";
  static final String BOUNCE = "days-of-glory/bounce-through";
  public static final String ARTILLERY = "days-of-glory/artillery";
  static final String FIRES = "days-of-glory/fires";

  /** The tables that small arms consult. */
  public static final List<String> OF_SMALL_ARMS = List.of(SMALL_ARMS, RANGES);

  /** The tables that guns consult for fire at one target. */
  public static final List<String> OF_GUNS = List.of(ARTILLERY, ARTILLERY_RANGES, SHELL_RANGES);

  private final Tables tables;
  private final Map<String, Grid> hits = new ConcurrentHashMap<>();
  private final Map<String, ShotDie.Table> shots = new ConcurrentHashMap<>();

  private ShootingTables(Tables tables) {
    this.tables = tables;
  }

  public static ShootingTables of(Tables tables) {
    return tables.as(ShootingTables.class, ShootingTables::new);
  }

  /** Returns a number of a table whose rows and columns have names. */
  int number(String id, String row, String column) {
    Grid grid = numbers(id);
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  /** Returns a table of numbers. */
  Grid numbers(String id) {
    return tables.grid(id, CellKind.NUMBER);
  }

  /** Returns a table of hits by faces of a D6. */
  Grid hits(String id) {
    Grid known = hits.get(id);
    if (known == null) {
      known =
          tables
              .grid(id, CellKind.TEXT)
              .withCells(
                  text -> ShotDie.Faces.parse(text) != null,
                  "write faces of a D6 with their results, as in `45H 6HH`, `6FH`, `56` or `--`");
      hits.put(id, known);
    }
    return known;
  }

  /** Returns the dice of a table of hits. */
  ShotDie.Table shots(String id) {
    return shots.computeIfAbsent(id, of -> new ShotDie.Table(new TextTable(hits(of))));
  }
}
