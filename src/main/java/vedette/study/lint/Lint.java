package vedette.study.lint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import vedette.rules.own.Own;
import vedette.rules.plan.Plans;
import vedette.source.Printable;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.WrongFile;
import vedette.study.change.CellCriterion;
import vedette.study.change.Influence;
import vedette.study.change.TableChanges.CellComparison;
import vedette.table.grid.Allowance;
import vedette.table.grid.CellKind;
import vedette.table.grid.Comparison;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;
import vedette.table.grid.PlanFile;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.Usage;

/** A search for valid but probably unintended parts of a table. */
public final class Lint {
  private Lint() {}

  /**
   * Checks a table that has been read without an error.
   *
   * @param problems receives warnings and notes
   * @param progress receives the number of sample fights of a rule system fought
   * @throws vedette.source.WrongFile with all faults of a rule system, a plan, or the measures that
   *     a table defines
   */
  public static void check(Table table, Problems problems, Influence.Progress progress) {
    if (table instanceof SystemFile system) {
      SystemLint.check(system, problems, progress);
    } else if (table instanceof PlanFile plan) {
      Plans.check(plan);
    } else if (table instanceof Modifiers modifiers) {
      new ModifierCheck(modifiers, problems).check();
    } else if (table instanceof Grid grid
        && grid.die() != null
        && !CellCriterion.of(grid).isEmpty()) {
      new ColumnCheck(grid, problems).check();
      new RollCheck(grid, problems).check();
      new ReachCheck(grid, problems).check();
      Own.check(grid);
    }
  }

  /** A check for modifiers that count twice or not at all, and for groups of a single modifier. */
  static final class ModifierCheck {
    private final Modifiers modifiers;
    private final Problems problems;
    private final Map<String, String> names = new HashMap<>();
    private final Map<String, String> counting = new HashMap<>();

    ModifierCheck(Modifiers modifiers, Problems problems) {
      this.modifiers = modifiers;
      this.problems = problems;
    }

    void check() {
      List<Modifier> list = modifiers.list();
      Map<String, Integer> groups = new HashMap<>();
      list.forEach(modifier -> groups.merge(modifier.group(), 1, Integer::sum));
      for (int i = 0; i < list.size(); i++) {
        Modifier modifier = list.get(i);
        doubles(i, modifier);
        if (modifier.value() == 0) {
          modifiers.warn(
              problems,
              LintCode.WITHOUT_VALUE,
              modifiers.at(i),
              "modifier " + quoted(modifier) + " adds 0",
              "write another value, or remove the modifier");
        }
        String group = modifier.group();
        if (!group.isEmpty() && groups.get(group) == 1) {
          modifiers.note(
              problems,
              LintCode.GROUP_OF_ONE,
              modifiers.at(i),
              "modifier "
                  + quoted(modifier)
                  + " is the only one in group "
                  + Printable.quote(group),
              "remove the group, which has no effect, or correct the group of the other modifier");
        }
      }
    }

    /**
     * Reports names that look alike, and ungrouped modifiers with the same condition, which add up.
     */
    private void doubles(int index, Modifier modifier) {
      String plain = modifier.name().strip().replaceAll("[\\s_-]+", " ").toLowerCase(Locale.ROOT);
      String alike = names.putIfAbsent(plain, quoted(modifier));
      if (alike != null) {
        twice(index, "modifiers " + alike + " and " + quoted(modifier) + " have the same name");
      }
      if (modifier.group().isEmpty()) {
        String same = modifier.value() + " " + modifier.when();
        String other = counting.putIfAbsent(same, quoted(modifier));
        if (other != null && alike == null) {
          twice(
              index,
              "modifiers "
                  + other
                  + " and "
                  + quoted(modifier)
                  + " have the same condition and value, and both count");
        }
      }
    }

    private void twice(int index, String message) {
      modifiers.warn(
          problems,
          LintCode.COUNTS_TWICE,
          modifiers.at(index),
          message,
          "remove one of them, or put both into one \"group\"");
    }

    private static String quoted(Modifier modifier) {
      return Printable.quote(modifier.name());
    }
  }

  /** A check for outer columns that neither strengths nor shifts of the table lead to. */
  record ReachCheck(Grid grid, Problems problems) {
    private static final int MOST_STRENGTH = 9_999;

    void check() {
      Comparison comparison = grid.usage().comparison();
      if (comparison == null
          || grid.usage().modifiers().stream().anyMatch(m -> m.when().equals(Usage.SHIFT))) {
        return;
      }
      int lowest = comparison.column(1, MOST_STRENGTH);
      for (int column = 0; column < lowest; column++) {
        outOfReach(column, comparison, 1, MOST_STRENGTH);
      }
      int highest = comparison.column(MOST_STRENGTH, 1);
      for (int column = highest + 1; highest >= 0 && column < grid.columns().size(); column++) {
        outOfReach(column, comparison, MOST_STRENGTH, 1);
      }
    }

    private void outOfReach(int column, Comparison comparison, int attacker, int defender) {
      grid.warn(
          problems,
          LintCode.OUT_OF_REACH,
          grid.columns().at(column),
          "column "
              + Printable.quote(grid.columns().name(column))
              + " cannot be reached: "
              + attacker
              + " against "
              + defender
              + " is "
              + comparison.words(attacker, defender),
          "remove it, or add a modifier that shifts to it");
    }
  }

  /**
   * A check for rolls against the direction of the table: a worse result after a better one, or the
   * reverse.
   */
  static final class RollCheck {
    private final Grid grid;
    private final Problems problems;
    private final int[] rows;
    private final ColumnCheck.Trend trend;

    RollCheck(Grid grid, Problems problems) {
      this.grid = grid;
      this.problems = problems;
      rows = Arrays.stream(grid.rows().ascending()).filter(grid::isRolled).toArray();
      trend = ColumnCheck.Trend.ofRolls(grid, rows);
    }

    void check() {
      if (trend == ColumnCheck.Trend.NONE) {
        return;
      }
      for (int column = 0; column < grid.columns().size(); column++) {
        for (int i = 1; i < rows.length; i++) {
          CellComparison comparison =
              CellComparison.of(grid, rows[i], column, grid, rows[i - 1], column);
          if ((trend == ColumnCheck.Trend.UP ? comparison : comparison.reversed())
              == CellComparison.WORSE) {
            reportReversal(rows[i], rows[i - 1], column);
          }
        }
      }
    }

    private void reportReversal(int row, int before, int column) {
      String than =
          grid.cells() == CellKind.NUMBER
              ? (trend == ColumnCheck.Trend.UP ? "less" : "more") + " than"
              : (trend == ColumnCheck.Trend.UP ? "worse" : "better") + " for the attacker than";
      grid.warn(
          problems,
          LintCode.ROLL_ORDER,
          grid.at(row, column),
          "roll "
              + grid.rows().name(row)
              + " is "
              + than
              + " roll "
              + grid.rows().name(before)
              + " in column "
              + Printable.quote(grid.columns().name(column))
              + ": "
              + grid.text(row, column)
              + " after "
              + grid.text(before, column),
          "the other rolls run the opposite way; swap the two cells?");
    }
  }

  /**
   * The findings in a table.
   *
   * @param name the file or the id as the user gave it
   * @param table the table; null if it is wrong
   * @param problems errors, warnings and notes, from the top of the file
   * @param allowed warnings and notes that the file marks as intended
   */
  public record LintResult(
      String name, Table table, List<Problem> problems, List<AllowedFinding> allowed) {
    /** Copies the lists. */
    public LintResult {
      problems = List.copyOf(problems);
      allowed = List.copyOf(allowed);
    }

    /**
     * A finding that the file marks as intended.
     *
     * @param reason the reason that the file gives
     */
    public record AllowedFinding(Problem problem, String reason) {}

    /**
     * Returns the findings without those that the table's file allows. An allowance without effect
     * becomes a note.
     */
    public static LintResult of(String name, Table table, Problems found) {
      List<AllowedFinding> allowed = new ArrayList<>();
      Problems left = new Problems();
      Map<String, Allowance> meant = new LinkedHashMap<>();
      if (table != null) {
        table.allowed().forEach(it -> meant.put(it.code(), it));
      }
      Set<String> used = new HashSet<>();
      for (Problem problem : found.list()) {
        Allowance reason = meant.get(problem.code());
        if (reason == null || problem.severity() == Severity.ERROR) {
          left.add(WrongFile.Kind.WRONG, problem);
        } else {
          used.add(problem.code());
          allowed.add(new AllowedFinding(problem, reason.reason()));
        }
      }
      for (Allowance it : meant.values()) {
        if (!used.contains(it.code())) {
          table.note(
              left,
              LintCode.ALLOWED_IN_VAIN,
              it.at(),
              "the file allows " + it.code() + ", but there is no such finding",
              "remove the line");
        }
      }
      return new LintResult(name, table, left.list(), allowed);
    }

    /**
     * Returns the problems to print, a limited number for each file. If not all fit, errors come
     * before warnings, and warnings before notes.
     */
    public List<Problem> printed() {
      List<Problem> chosen =
          problems.stream()
              .sorted(Comparator.comparing(Problem::severity))
              .limit(Problems.PRINTED_PER_FILE)
              .toList();
      return problems.stream().filter(new HashSet<>(chosen)::contains).toList();
    }

    /** Returns the number of problems of a severity. */
    public long count(Severity severity) {
      return problems.stream().filter(problem -> problem.severity() == severity).count();
    }
  }
}
