package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** The possible contents of the lost melee table, by the statements of its text (MP2). */
enum LostMeleeTable {
  /**
   * All tables that the text allows: the results in the same order down each column, none worse
   * than in the column before.
   */
  WIDE,
  /**
   * The tables of these that change from column to column as printed tables do: no two columns are
   * alike, and all ten cells together improve by four steps at most. A1-D1 is on three to five
   * rolls, no result is rarer than both one before it and one behind it, and losses are 0.6 against
   * 0.9 points at 125%.
   */
  TIGHT;

  private static final List<String> NAMES =
      List.of("50%", "75%", "100%", "125%", "150%", "200%", "300%");

  private static final int MOST_STEPS = 4;

  /** Returns, for each column of the table, the columns that stand there in any of these tables. */
  List<List<MeleeColumn>> columns() {
    List<List<MeleeColumn>> columns = new ArrayList<>();
    for (String name : NAMES) {
      columns.add(MeleeColumn.all().stream().filter(it -> mayBe(name, it)).toList());
    }
    for (int i = 1; i < columns.size(); i++) {
      columns.set(i, having(columns.get(i), columns.get(i - 1), (it, left) -> adjoin(left, it)));
    }
    for (int i = columns.size() - 2; i >= 0; i--) {
      columns.set(i, having(columns.get(i), columns.get(i + 1), this::adjoin));
    }
    return columns;
  }

  /** Returns the columns that have a neighbour among the others. */
  private static List<MeleeColumn> having(
      List<MeleeColumn> columns,
      List<MeleeColumn> others,
      BiPredicate<MeleeColumn, MeleeColumn> fit) {
    return columns.stream()
        .filter(it -> others.stream().anyMatch(other -> fit.test(it, other)))
        .toList();
  }

  /** Returns the number of tables. */
  long count() {
    Map<MeleeColumn, Long> tables = new LinkedHashMap<>();
    List<List<MeleeColumn>> columns = columns();
    columns.get(0).forEach(column -> tables.put(column, 1L));
    for (List<MeleeColumn> next : columns.subList(1, columns.size())) {
      Map<MeleeColumn, Long> before = new LinkedHashMap<>(tables);
      tables.clear();
      for (MeleeColumn column : next) {
        before.forEach(
            (left, count) -> {
              if (adjoin(left, column)) {
                tables.merge(column, count, Long::sum);
              }
            });
      }
    }
    return tables.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns each of these tables by its columns; there must be few enough of them. */
  List<List<MeleeColumn>> all() {
    List<List<MeleeColumn>> tables = List.of(List.of());
    for (List<MeleeColumn> next : columns()) {
      List<List<MeleeColumn>> wider = new ArrayList<>();
      for (List<MeleeColumn> table : tables) {
        for (MeleeColumn column : next) {
          if (table.isEmpty() || adjoin(table.get(table.size() - 1), column)) {
            List<MeleeColumn> with = new ArrayList<>(table);
            with.add(column);
            wider.add(with);
          }
        }
      }
      tables = wider;
    }
    return tables;
  }

  /** Returns whether one of these columns may be left of the other. */
  boolean adjoin(MeleeColumn left, MeleeColumn right) {
    return right.isNowhereWorseThan(left) && (this == WIDE || isNext(left, right));
  }

  private boolean mayBe(String name, MeleeColumn it) {
    return fitsText(name, it) && (this == WIDE || isSmooth(name, it));
  }

  /** Returns whether a column fits the statements of the text about single columns. */
  private static boolean fitsText(String name, MeleeColumn it) {
    return switch (name) {
      // Comments: 0.8 points and a chance of 30% to retreat, for either side.
      case "100%" ->
          it.attackerLosses() == 8
              && it.defenderLosses() == 8
              && it.attackerRetreated() == 3
              && it.defenderRetreated() == 3;
      // Tactical examples: a chance of 40% against 20%.
      case "125%" -> it.defenderRetreated() == 4 && it.attackerRetreated() == 2;
      // Combat: a 7 is D1R.
      case "150%" -> it.result(7).equals("D1R");
      // Tactical examples: A1-D1 may come up.
      case "200%" -> it.a1d1() > 0;
      default -> true;
    };
  }

  /**
   * Returns whether a column fits our assumptions: the losses that the last tactical example totals
   * at 125%, A1-D1 on three to five rolls, and no valley.
   */
  private static boolean isSmooth(String name, MeleeColumn it) {
    boolean losses = !name.equals("125%") || it.attackerLosses() == 6 && it.defenderLosses() == 9;
    return losses && it.a1d1() >= 3 && it.a1d1() <= 5 && !it.hasValley();
  }

  private static boolean isNext(MeleeColumn left, MeleeColumn right) {
    return !right.equals(left) && right.stepsAbove(left) <= MOST_STEPS;
  }
}
