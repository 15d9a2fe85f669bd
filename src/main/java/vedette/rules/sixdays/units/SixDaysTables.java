package vedette.rules.sixdays.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.rules.kit.CombatTable;
import vedette.rules.sixdays.units.Unit.Arm;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Effect.ForcedMove;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;

/** The tables of Six Days of Glory in the form that the rules use. */
public final class SixDaysTables {
  public static final String RESULTS = "six-days/combat-results";
  public static final String MODIFIERS = "six-days/modifiers";
  public static final String TURNS = "six-days/battle-turns";
  public static final String REORGANIZATION = "six-days/reorganization";
  public static final String STACKING = "six-days/stacking";

  private static final String TERRAIN = "terrain";
  private static final String OFFICER = "officer";

  private final CombatTable crt;
  private final Grid turns;
  private final Grid stacking;
  private final List<Modifier> terrain = new ArrayList<>();
  private final List<Superiority> superiorities = new ArrayList<>();

  /** Returns these tables in the form that the rules use. */
  public static SixDaysTables of(Tables tables) {
    return tables.as(SixDaysTables.class, SixDaysTables::new);
  }

  private SixDaysTables(Tables tables) {
    crt = new CombatTable(tables.grid(RESULTS, CellKind.COMBAT).forcing(ForcedMove.REPULSED));
    turns = tables.grid(TURNS, CellKind.NUMBER).atLeast(1);
    stacking = tables.grid(STACKING, CellKind.NUMBER).atLeast(0);
    Modifiers modifiers =
        tables
            .modifiers(MODIFIERS)
            .checkedFor(Set.of(TERRAIN, OFFICER, "infantry", "cavalry", "artillery"));
    for (Modifier modifier : modifiers.list()) {
      if (modifier.when().equals(TERRAIN)) {
        terrain.add(modifier);
      } else {
        superiorities.add(new Superiority(modifier, armOf(modifier.when())));
      }
    }
  }

  private static Arm armOf(String condition) {
    for (Arm arm : Arm.values()) {
      if (arm.toString().equals(condition)) {
        return arm;
      }
    }
    return null;
  }

  /** Returns the CRT, which has a die roll by differential. */
  public CombatTable crt() {
    return crt;
  }

  /** Returns the modifiers for more of an arm, or for an officer. */
  public List<Superiority> superiorities() {
    return superiorities;
  }

  /** Returns the modifiers for terrain that a stack is in or behind. */
  List<Modifier> terrain() {
    return terrain;
  }

  /** Returns the battle turns of a stack that has expended these movement points (11.1). */
  public int battleTurns(int movementPoints) {
    return turns.number(turns.row(movementPoints), 0);
  }

  /** Returns the maximum number of battle turns of a stack. */
  public int mostTurns() {
    int most = 0;
    for (int row = 0; row < turns.rows().size(); row++) {
      most = Math.max(most, turns.number(row, 0));
    }
    return most;
  }

  /** Returns a number of the stacking limits (3.0) by its name. */
  int stacking(String name) {
    return stacking.number(stacking.rows().indexOf(name), 0);
  }
}
