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

/** The comparison of scenarios with a baseline. */
public final class Checker {
  private static final String TOO_FEW = "too few trials: ";

  private final Baseline baseline;
  private final double tolerance;
  private final Deadline deadline;
  private final Map<String, TableChange> tables = new LinkedHashMap<>();

  /**
   * Creates a checker.
   *
   * @param baseline the baseline; null to check only expectations
   * @param tolerance the change that does not count, of a probability, or of a mean as a share of
   *     the range of its values; 0 for none
   * @param deadline the time at which unchecked scenarios are refused
   */
  public Checker(Baseline baseline, double tolerance, Deadline deadline) {
    this.baseline = baseline;
    this.tolerance = tolerance;
    this.deadline = deadline;
  }

  /**
   * Checks calculated scenarios against their expectations and, if there is one, the baseline. The
   * comparison may take further samples.
   *
   * @param whole the suite with all its scenarios, including wrong ones
   * @param only the names of the scenarios to check
   * @param scenarioOdds the odds of those scenarios that are right
   * @param shownAs the baseline's file as the user gave it; null if there is none
   * @param strict whether obsolete scenarios are findings
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
    // Identical figures by the same method and dice need no test if request and tables are
    // unchanged too, or if the sample is large enough; otherwise only a test tells whether the odds
    // have changed.
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

  /** Returns the changes in the tables that a scenario consults, by their keys in the baseline. */
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
