package vedette.suite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.odds.Odds;
import vedette.suite.Checked.Cause;
import vedette.suite.Checked.Verdict;
import vedette.suite.Runner.Computed;
import vedette.suite.Scenario.How;
import vedette.suite.Suite.NamePattern;
import vedette.work.Deadline;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/** Holds scenarios against a baseline. */
public final class Checker {
  /** What helps against an interval that is too wide. */
  static final String MORE_TRIALS = "give the scenario more trials";

  /** Why exact figures leave something open. */
  static final String BOUND = "the error bound of the exact figure is too large to tell";

  private final Baseline baseline;
  private final double tolerance;
  private final Deadline deadline;
  private final Map<String, TableChange> tables = new LinkedHashMap<>();

  /**
   * A checker of scenarios.
   *
   * @param tolerance what a probability may move without counting, and a mean as a share of the
   *     range of its values; 0 for none
   * @param deadline scenarios that are not checked by then are refused
   */
  public Checker(Baseline baseline, double tolerance, Deadline deadline) {
    this.baseline = baseline;
    this.tolerance = tolerance;
    this.deadline = deadline;
  }

  /**
   * Holds computed scenarios against the baseline; samples may be taken for it.
   *
   * @param whole the suite with all its scenarios, wrong ones too
   * @param only which of them are checked
   * @param computed those of them that are right
   * @param shownAs the baseline's file as the user gave it
   * @param strict whether obsolete scenarios are a finding
   */
  public Check check(
      Suite whole, NamePattern only, List<Computed> computed, String shownAs, boolean strict) {
    List<Checked> scenarios = new ArrayList<>();
    for (Computed each : computed) {
      scenarios.add(checkInTime(each));
    }
    List<String> obsolete =
        baseline.without(whole.entries()).stream().filter(only::matches).toList();
    return new Check(
        whole.only(only),
        shownAs,
        baseline.version(),
        tolerance,
        strict,
        scenarios,
        obsolete,
        tables.values().stream().filter(change -> change != null).toList());
  }

  private Checked checkInTime(Computed computed) {
    try {
      return computed.refusal() == null ? check(computed) : refused(computed, computed.refusal());
    } catch (TimeUp e) {
      return refused(computed, e);
    }
  }

  private Checked refused(Computed computed, Refusal why) {
    List<TableChange> changes = changes(computed.scenario());
    return Checked.notCompared(computed, Verdict.REFUSED, changes, List.of(why.getMessage()));
  }

  private Checked check(Computed computed) {
    List<TableChange> changes = changes(computed.scenario());
    Baseline.Entry entry = baseline.entries().get(computed.scenario().name());
    if (entry == null) {
      return Checked.notCompared(computed, Verdict.NEW, changes, List.of());
    }
    List<String> asked = baseline.requestChanges(computed.scenario(), entry);
    boolean sameRequest = asked.isEmpty();
    boolean sameInput = sameRequest && changes.isEmpty();
    Differences differences = compare(computed, entry.figures(), sameInput);
    Verdict verdict = sameRequest ? differences.verdict() : Verdict.CHANGED;
    boolean byTable = sameRequest && verdict == Verdict.CHANGED && !changes.isEmpty();
    List<Because> because =
        byTable ? Because.of(computed.scenario(), changes, deadline) : List.of();
    Cause byProgram = because.isEmpty() ? Cause.ENGINE : Cause.TABLE;
    Cause cause = sameRequest ? byProgram : Cause.REQUEST;
    List<String> notes = new ArrayList<>(asked);
    notes.addAll(differences.unmatched());
    if (!entry.figures().how().equals(computed.how())) {
      notes.add("the baseline was " + entry.figures().how().words());
    }
    if (computed.figures().cutOff() > 0) {
      notes.add((long) computed.figures().cutOff() + " battles " + Odds.CUT_OFF);
    } else if (verdict == Verdict.INCONCLUSIVE) {
      boolean small = entry.figures().whole() <= computed.figures().whole();
      boolean sampled = !entry.figures().how().isExact();
      notes.add(
          computed.how().isExact() && !sampled
              ? BOUND
              : small && sampled
                  ? MORE_TRIALS + " and write the baseline again, from the old tables"
                  : MORE_TRIALS);
    }
    return new Checked(
        computed,
        entry.figures(),
        verdict,
        verdict == Verdict.CHANGED ? cause : null,
        changes,
        because,
        differences.moved(),
        differences.ignored(),
        notes);
  }

  private Differences compare(Computed computed, Figures before, boolean sameInput) {
    Scenario scenario = computed.scenario();
    Figures after = computed.figures();
    Differences.Pairs pairs = new Differences.Pairs(scenario.fight().measures(), before, after);
    How how = after.how();
    // The same method and dice on the same tables give the same numbers, and then there is nothing
    // to test. If they do not, another engine may compute or draw otherwise: only a test tells
    // whether odds moved.
    boolean enough = !how.isExact() && Differences.isEnough(how.trials());
    if (before.how().equals(how) && (sameInput || enough) && pairs.areIdentical()) {
      return Differences.none(pairs);
    }
    if (!how.isExact() && how.seed() == before.how().seed()) {
      // A sample with the baseline's own dice would not be independent of it.
      How other = new How(how.method(), how.trials(), ~how.seed());
      after = Runner.sample(scenario, other, deadline);
    }
    return Differences.of(new Differences.Pairs(pairs.measures(), before, after), tolerance);
  }

  /** Changes of the tables that a scenario consults. */
  private List<TableChange> changes(Scenario scenario) {
    List<TableChange> changes = new ArrayList<>();
    scenario
        .tables()
        .forEach(
            (key, table) -> {
              TableState before = baseline.tables().get(key);
              if (before != null && !tables.containsKey(key)) {
                tables.put(key, TableChange.of(table, before));
              }
              if (tables.get(key) != null) {
                changes.add(tables.get(key));
              }
            });
    return changes;
  }
}
