package vedette.rules.daysofglory.assault;

import java.util.List;
import java.util.Set;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.table.Tables;
import vedette.table.grid.CellKind;

/**
 * The tables that a close assault consults.
 *
 * @param factors factors that a side adds to its die
 * @param automatic conditions of automatic victories
 * @param outnumbering steps by percentage of the enemy's stands
 * @param victories results by difference
 * @param results effects of results on both sides
 */
public record AssaultTables(
    FactorTable<AssaultSide> factors,
    FactorTable<AssaultSide> automatic,
    Outnumbering outnumbering,
    VictoryScale victories,
    AssaultResults results) {
  private static final String OUTNUMBERING = "days-of-glory/outnumbering";
  private static final String VICTORIES = "days-of-glory/victories";

  static final List<String> IDS =
      List.of(
          FactorTable.ASSAULT,
          FactorTable.AUTOMATIC,
          OUTNUMBERING,
          VICTORIES,
          AssaultResults.NAMES,
          AssaultResults.CASUALTIES,
          AssaultResults.STATES,
          AssaultResults.MOVEMENT);

  public static AssaultTables of(Tables tables) {
    return tables.as(AssaultTables.class, AssaultTables::read);
  }

  private static AssaultTables read(Tables tables) {
    AssaultResults results = AssaultResults.of(tables);
    return new AssaultTables(
        factors(tables, FactorTable.ASSAULT),
        factors(tables, FactorTable.AUTOMATIC),
        new Outnumbering(tables.grid(OUTNUMBERING, CellKind.NUMBER)),
        new VictoryScale(tables.grid(VICTORIES, CellKind.TEXT), results),
        results);
  }

  private static FactorTable<AssaultSide> factors(Tables tables, String id) {
    return new FactorTable<>(
        tables.modifiers(id).checkedIn(Set.of()).list(), List.of(AssaultCondition.values()));
  }

  /** Returns all conditions of the factors of a close assault. */
  public static Set<String> conditions(Tables tables) {
    return FactorTable.conditions(tables, FactorTable.ASSAULT, FactorTable.AUTOMATIC);
  }
}
