package vedette.study;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.table.CellKind;
import vedette.table.CombatResult;
import vedette.table.Comparison;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Usage;

/**
 * The fights that compare two versions of a table that no rule system uses: on each column that
 * comes to something else, between strengths that the table compares and that between them find
 * each of its columns, and with each of its modifiers.
 */
final class OwnTableFights {
  private static final List<String> ROUNDS = List.of("1", "until-decided");

  /** Of the attacker. */
  private static final int STRENGTH = 10;

  /** Of the defender, from 10:1 to 1:3. */
  private static final List<Integer> STRENGTHS = List.of(1, 2, 5, 8, STRENGTH, 15, 30);

  /** Of the defender on a named column: exchange and elimination hang on who is stronger. */
  private static final List<Integer> WEAKER_EQUAL_STRONGER = List.of(5, STRENGTH, 15);

  /** Of either side where a column is looked for. */
  private static final int MOST = 300;

  private final Grid old;
  private final Grid now;
  private final List<Map<String, List<String>>> fights = new ArrayList<>();

  private OwnTableFights(Grid old, Grid now) {
    this.old = old;
    this.now = now;
  }

  /** What each fight gives to the parameters of an attack, but for the table. */
  static List<Map<String, List<String>>> of(TableChanges tables) {
    if (!(tables.old() instanceof Grid old)
        || !(tables.now() instanceof Grid now)
        || old.die() == null
        || now.die() == null
        || CellCriterion.of(now).isEmpty()) {
      return List.of();
    }
    OwnTableFights fights = new OwnTableFights(old, now);
    fights.collect();
    return fights.fights;
  }

  private void collect() {
    boolean compares = old.usage().comparison() != null || now.usage().comparison() != null;
    List<String> columns = touched();
    for (String column : columns) {
      for (int defender : compares ? List.of(STRENGTH) : WEAKER_EQUAL_STRONGER) {
        ROUNDS.forEach(rounds -> add(STRENGTH, defender, Map.of("column", column), rounds));
      }
    }
    if (compares) {
      for (BySide<Integer> strengths : compared()) {
        ROUNDS.forEach(rounds -> add(strengths.attacker(), strengths.defender(), Map.of(), rounds));
      }
    }
    Map<String, String> modified = new LinkedHashMap<>();
    if (!compares) {
      String middle = now.columns().name(now.columns().size() / 2);
      modified.put("column", columns.isEmpty() ? middle : columns.get(0));
    }
    for (String modifier : modifiers()) {
      modified.put("with", modifier);
      add(STRENGTH, STRENGTH, modified, "1");
    }
  }

  /** Strengths that find each column of either table, as far as any do. */
  private List<BySide<Integer>> compared() {
    List<BySide<Integer>> strengths = new ArrayList<>();
    STRENGTHS.forEach(defender -> strengths.add(new BySide<>(STRENGTH, defender)));
    for (Grid grid : List.of(now, old)) {
      Comparison comparison = grid.usage().comparison();
      if (comparison != null) {
        BitSet columns = new BitSet();
        columns.set(0, grid.columns().size());
        strengths.addAll(
            ColumnStrengths.of(
                columns,
                comparison::column,
                column -> losses(grid, column),
                strengths,
                STRENGTH,
                MOST));
      }
    }
    return strengths;
  }

  /** The most points that each side can lose by one result of a column. */
  private static BySide<Integer> losses(Grid grid, int column) {
    return new BySide<>(losses(grid, column, Side.ATTACKER), losses(grid, column, Side.DEFENDER));
  }

  private static int losses(Grid grid, int column, Side side) {
    int most = 0;
    for (int row = 0; row < grid.rows().size(); row++) {
      most = Math.max(most, losses(grid, row, column, side));
    }
    return most;
  }

  private static int losses(Grid grid, int row, int column, Side side) {
    if (grid.cells() == CellKind.NUMBER) {
      boolean attackers = grid.usage().loser() == Usage.Loser.ATTACKER;
      return attackers == (side == Side.ATTACKER) ? grid.number(row, column) : 0;
    }
    CombatResult result = grid.result(row, column);
    return new BySide<>(result.attacker(), result.defender()).of(side).losses();
  }

  private void add(int attacker, int defender, Map<String, String> further, String rounds) {
    Map<String, List<String>> fight = new LinkedHashMap<>();
    fight.put("attacker", List.of(String.valueOf(attacker)));
    fight.put("defender", List.of(String.valueOf(defender)));
    further.forEach((parameter, text) -> fight.put(parameter, List.of(text)));
    fight.put("rounds", List.of(rounds));
    fights.add(fight);
  }

  /** The columns that both have and where a roll comes to something else. */
  private List<String> touched() {
    List<String> touched = new ArrayList<>();
    for (int column = 0; column < now.columns().size(); column++) {
      int before = old.columns().indexOf(now.columns().name(column));
      if (before >= 0
          && (old.die().total() != now.die().total()
              || !ColumnCheck.outcomes(old, before).equals(ColumnCheck.outcomes(now, column)))) {
        touched.add(now.columns().name(column));
      }
    }
    return touched;
  }

  /** The modifiers of either, by name. */
  private Set<String> modifiers() {
    Set<String> names = new LinkedHashSet<>();
    old.usage().modifiers().stream().map(Modifier::name).forEach(names::add);
    now.usage().modifiers().stream().map(Modifier::name).forEach(names::add);
    return names;
  }
}
