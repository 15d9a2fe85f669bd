package vedette.system;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.dice.Spread;
import vedette.fight.BySide;
import vedette.question.NamedQuestion;
import vedette.system.Columns.Compare;
import vedette.system.query.Amount;
import vedette.system.query.Expressions;
import vedette.system.query.Names;
import vedette.system.query.Scope;
import vedette.system.query.UsedNames;
import vedette.system.roll.Modifier;
import vedette.system.roll.Modifiers;
import vedette.system.roll.Roll;
import vedette.system.roll.SumLimits;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Comparison;
import vedette.table.grid.Grid;
import vedette.table.grid.Usage;

/** A combat results table as a system: one table, one unit on each side, one roll a round. */
public final class GridSystem {
  private final Grid grid;
  private final Expressions expressions;

  private GridSystem(Grid grid) {
    this.grid = grid;
    expressions = new Expressions(new Names());
  }

  /**
   * Returns the system of a table.
   *
   * @throws vedette.source.WrongFile if the table does not allow any fight
   */
  public static RuleSystem of(Grid grid) {
    return new GridSystem(grid).system();
  }

  private RuleSystem system() {
    check();
    Set<String> words = new LinkedHashSet<>();
    grid.usage().modifiers().forEach(it -> words.add(it.name()));
    Map<String, TableRule> tables = new LinkedHashMap<>();
    tables.put(grid.id(), table());
    return new RuleSystem(
        grid.title(),
        expressions.names().values(),
        List.of(Arm.NAMELESS),
        List.of(),
        List.of(),
        words,
        tables,
        Map.of(),
        Map.of(),
        Map.of(),
        Losses.OWNER,
        Doctrine.NONE,
        1,
        List.of(RoundStep.ofTable(grid.id())),
        AfterRounds.NOTHING,
        NamedQuestion.read(grid.usage().measures(), (at, message, help) -> {}),
        expressions,
        UsedNames.NOTHING,
        true);
  }

  private void check() {
    if (grid.die() == null) {
      throw grid.unusable(
          "this table has no die for its rows", "give the rows a \"die\", such as \"d6\"");
    }
    if (grid.cells() == CellKind.TEXT) {
      throw grid.unusable(
          "an attack cannot read cells of text", "write \"cells\": \"combat\" or \"number\"");
    }
    if (grid.cells() == CellKind.NUMBER) {
      if (grid.usage().loser() == null) {
        throw grid.unusable(
            "the side that loses the points in the cells is missing",
            "add \"loses\": \"defender\" (or \"attacker\")");
      }
      grid.atLeast(0);
    }
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        if (grid.effect(row, column).hasEffect()) {
          return;
        }
      }
    }
    throw grid.withoutEffect(
        "no cell of this table has an effect", "write a result such as D1, DR or DE into a cell");
  }

  private TableRule table() {
    List<List<TableRule.Cell>> cells = new ArrayList<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      List<TableRule.Cell> read = new ArrayList<>();
      for (int column = 0; column < grid.columns().size(); column++) {
        read.add(cell(row, column));
      }
      cells.add(read);
    }
    Roll die =
        new Roll(
            grid.die().name(),
            List.of(new Roll.Dice(1, Spread.of(grid.die()))),
            List.of(),
            0,
            List.of(),
            List.of(),
            null);
    List<Modifier> modifiers = grid.usage().modifiers().stream().map(GridSystem::modifier).toList();
    return new TableRule(
        grid.id(),
        columns(),
        die,
        grid.rows(),
        null,
        cells,
        new Modifiers(modifiers, SumLimits.NONE),
        null,
        false,
        null,
        new TableRule.Order(
            grid.cells(),
            grid.usage().ladder() == null ? List.of() : grid.usage().ladder().texts()),
        grid.source().readings(),
        null);
  }

  private Columns columns() {
    Amount strength = expressions.amount("strength", Scope.UNITS);
    BySide<Amount> sides = new BySide<>(strength, strength);
    Comparison comparison = grid.usage().comparison();
    return new Columns(
        grid.columns(), compare(comparison), comparison == null ? null : sides, null, comparison);
  }

  private static Compare compare(Comparison comparison) {
    if (comparison == null) {
      return Compare.SAID;
    }
    return comparison instanceof Comparison.Ratios
        ? Compare.RATIO
        : comparison instanceof Comparison.Percent ? Compare.PERCENT : Compare.DIFFERENTIAL;
  }

  private TableRule.Cell cell(int row, int column) {
    CombatResult result = grid.effect(row, column);
    return new TableRule.Cell(result.text(), List.of(ResultsReader.of(result)));
  }

  private static Modifier modifier(vedette.table.grid.Modifier it) {
    boolean drm = it.when().equals(Usage.DRM);
    int value = it.value();
    return Modifier.plain(it.name(), null, it.group(), drm ? value : 0, drm ? 0 : value, null);
  }
}
