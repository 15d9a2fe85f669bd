package vedette.suite.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import vedette.odds.answer.Odds;
import vedette.question.FigureChange;
import vedette.suite.baseline.Baseline;
import vedette.suite.baseline.Runner;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.check.CheckedScenario.Cause;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Expectation;
import vedette.suite.figures.Figures;
import vedette.suite.scenario.Scenario;
import vedette.suite.scenario.Suite;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.suite.scenario.TableState;
import vedette.work.Deadline;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/** Holds scenarios against a baseline. */
public final class Checker {
  private static final String TOO_FEW = "too few trials: ";

  private final Baseline baseline;
  private final double tolerance;
  private final Deadline deadline;
  private final Map<String, TableChange> tables = new LinkedHashMap<>();

  /**
   * A checker of scenarios.
   *
   * @param baseline null to check only what scenarios expect
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
   * Checks computed scenarios by what they expect, and against the baseline if there is one;
   * samples may be taken for it.
   *
   * @param whole the suite with all its scenarios, wrong ones too
   * @param only which of them are checked
   * @param scenarioOdds those of them that are right
   * @param shownAs the baseline's file as the user gave it; null if there is none
   * @param strict whether obsolete scenarios are a finding
   */
  public Check check(
      Suite whole,
      NamePattern only,
      List<ScenarioOdds> scenarioOdds,
      String shownAs,
      boolean strict) {
    Map<String, ScenarioOdds> right = new HashMap<>();
    scenarioOdds.forEach(each -> right.put(each.scenario().name(), each));
    List<CheckedScenario> scenarios = new ArrayList<>();
    for (Suite.Entry entry : whole.matching(only).entries()) {
      scenarios.add(
          entry.scenario() == null
              ? CheckedScenario.without(entry.name(), Verdict.WRONG, entry.problems().list())
              : checkInTime(right.get(entry.name())));
    }
    if (baseline != null) {
      baseline.without(whole.entries()).stream()
          .filter(only::matches)
          .forEach(it -> scenarios.add(CheckedScenario.without(it, Verdict.OBSOLETE, List.of())));
    }
    List<TableChange> changed = tables.values().stream().filter(Objects::nonNull).toList();
    return Check.of(whole.file(), shownAs, baseline, tolerance, strict, changed, scenarios);
  }

  private CheckedScenario checkInTime(ScenarioOdds scenarioOdds) {
    try {
      return scenarioOdds.refusal() == null
          ? check(scenarioOdds)
          : refused(scenarioOdds, scenarioOdds.refusal());
    } catch (TimeUp e) {
      return refused(scenarioOdds, e);
    }
  }

  private CheckedScenario refused(ScenarioOdds scenarioOdds, Refusal why) {
    List<String> notes = List.of(why.getMessage());
    return CheckedScenario.notCompared(
        scenarioOdds, Verdict.REFUSED, tablesWithoutEffect(scenarioOdds), notes);
  }

  private List<ConsultedTable> tablesWithoutEffect(ScenarioOdds scenarioOdds) {
    return changes(scenarioOdds.scenario()).values().stream()
        .map(ConsultedTable::withoutEffect)
        .toList();
  }

  private CheckedScenario check(ScenarioOdds scenarioOdds) {
    if (baseline == null) {
      return CheckedScenario.notCompared(scenarioOdds, Verdict.NOT_COMPARED, List.of(), List.of());
    }
    Baseline.Entry entry = baseline.entries().get(scenarioOdds.scenario().name());
    if (entry == null) {
      return CheckedScenario.notCompared(
          scenarioOdds, Verdict.NEW, tablesWithoutEffect(scenarioOdds), List.of());
    }
    Map<String, TableChange> changes = changes(scenarioOdds.scenario());
    List<String> asked = baseline.requestChanges(scenarioOdds.scenario(), entry);
    boolean sameRequest = asked.isEmpty();
    boolean sameInput = sameRequest && changes.isEmpty();
    Differences differences = compare(scenarioOdds, entry.figures(), sameInput);
    Verdict verdict = sameRequest ? differences.verdict() : Verdict.CHANGED;
    boolean byTable = sameRequest && verdict == Verdict.CHANGED && !changes.isEmpty();
    List<ConsultedTable> consulted =
        byTable
            ? TableCauses.of(scenarioOdds.scenario(), changes, deadline)
            : tablesWithoutEffect(scenarioOdds);
    boolean moved = consulted.stream().anyMatch(ConsultedTable::moved);
    Cause cause = !sameRequest ? Cause.REQUEST : moved ? Cause.TABLE : Cause.ENGINE;
    List<String> notes = new ArrayList<>(asked);
    notes.addAll(differences.unmatched());
    if (!entry.figures().methodAndSample().equals(scenarioOdds.methodAndSample())) {
      notes.add("the baseline used " + entry.figures().methodAndSample().words());
    }
    if (scenarioOdds.figures().cutOff() > 0) {
      notes.add(scenarioOdds.figures().cutOff() + " battles " + Odds.CUT_OFF);
    } else if (verdict == Verdict.INCONCLUSIVE) {
      boolean small = entry.figures().whole() <= scenarioOdds.figures().whole();
      boolean sampled = !entry.figures().methodAndSample().isExact();
      notes.add(
          scenarioOdds.methodAndSample().isExact() && !sampled
              ? Expectation.BOUND
              : TOO_FEW
                  + Expectation.MORE_TRIALS
                  + (small && sampled ? ", and write the baseline again from the old tables" : ""));
    }
    return new CheckedScenario(
        scenarioOdds.scenario().name(),
        scenarioOdds.scenario().at(),
        verdict,
        verdict == Verdict.CHANGED ? cause : null,
        consulted,
        differences.moved().stream().map(FigureChange::of).toList(),
        differences.ignored(),
        notes,
        scenarioOdds.expectations(),
        List.of());
  }

  private Differences compare(ScenarioOdds scenarioOdds, Figures before, boolean sameInput) {
    Scenario scenario = scenarioOdds.scenario();
    Figures after = scenarioOdds.figures();
    Differences.Pairs pairs = new Differences.Pairs(scenario.fight().measures(), before, after);
    Calculation how = after.methodAndSample();
    // The same method and dice on the same tables give the same numbers, and then there is nothing
    // to test. If they do not, another engine may compute or draw otherwise: only a test tells
    // whether odds moved.
    boolean enough = !how.isExact() && Differences.isEnough(how.trials());
    if (before.methodAndSample().equals(how) && (sameInput || enough) && pairs.areIdentical()) {
      return Differences.none(pairs);
    }
    if (!how.isExact() && how.seed() == before.methodAndSample().seed()) {
      // A sample with the baseline's own dice would not be independent of it.
      Calculation other = new Calculation(how.method(), how.trials(), ~how.seed());
      after = Runner.sample(scenario, other, deadline);
    }
    return Differences.of(new Differences.Pairs(pairs.measures(), before, after), tolerance);
  }

  /** Changes of the tables that a scenario consults, by what the baseline knows those by. */
  private Map<String, TableChange> changes(Scenario scenario) {
    Map<String, TableChange> changes = new LinkedHashMap<>();
    if (baseline == null) {
      return changes;
    }
    scenario
        .tables()
        .forEach(
            (key, table) -> {
              TableState before = baseline.tables().get(key);
              if (before != null && !tables.containsKey(key)) {
                tables.put(key, TableChange.of(table, before));
              }
              if (tables.get(key) != null) {
                changes.put(key, tables.get(key));
              }
            });
    return changes;
  }
}
