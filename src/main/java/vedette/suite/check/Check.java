package vedette.suite.check;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.json.Version;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.suite.baseline.Baseline;
import vedette.suite.check.CheckedScenario.IgnoredDifferences;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.figures.Expectation;

/** The result of a check of a suite, by its expectations and against a baseline if there is one. */
public record Check(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The file of the suite.") String suite,
    @Field(text = "The file of the baseline; null without one.") Optional<String> baseline,
    @Field(text = "The version that wrote the baseline; null without one.")
        Optional<String> baselineVersion,
    @Field(text = "The change of a probability that does not count; for a mean, as a share.")
        double tolerance,
    @Field(text = "Whether obsolete scenarios are findings.") boolean strict,
    @Field(text = "The largest changes within the tolerance.", flat = true)
        IgnoredDifferences ignored,
    @Field(text = "The number of scenarios by verdict.") Map<String, Integer> counts,
    @Field(text = "The number of expectations by verdict.") Map<String, Integer> expectations,
    @Field(text = "The tables that changed since the baseline.") List<TableChange> tables,
    @Field(text = "The scenarios, in the order of the suite; then the obsolete ones.")
        List<CheckedScenario> scenarios) {
  /**
   * Returns the result for checked scenarios.
   *
   * @param shownAs the baseline's file as the user gave it; null if there is none
   * @param baseline the baseline; null if there is none
   * @param strict whether obsolete scenarios are findings
   */
  public static Check of(
      String suite,
      String shownAs,
      Baseline baseline,
      double tolerance,
      boolean strict,
      List<TableChange> tables,
      List<CheckedScenario> scenarios) {
    return new Check(
        Version.NUMBER,
        suite,
        Optional.ofNullable(shownAs),
        Optional.ofNullable(baseline).map(Baseline::version),
        tolerance,
        strict,
        scenarios.stream()
            .map(CheckedScenario::ignored)
            .reduce(IgnoredDifferences.NONE, IgnoredDifferences::maximum),
        counts(Verdict.class, scenarios.stream().map(CheckedScenario::verdict)),
        counts(
            Expectation.Outcome.class,
            scenarios.stream()
                .flatMap(each -> each.expectations().stream())
                .map(Expectation.ExpectationResult::outcome)),
        tables,
        scenarios);
  }

  private static <E extends Enum<E>> Map<String, Integer> counts(Class<E> type, Stream<E> all) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    EnumWords.words(type).forEach(word -> counts.put(word, 0));
    all.forEach(each -> counts.merge(EnumWords.word(each), 1, Integer::sum));
    return counts;
  }

  /** Returns the scenarios with a verdict, in the suite's order. */
  public List<CheckedScenario> of(Verdict verdict) {
    return scenarios.stream().filter(each -> each.verdict() == verdict).toList();
  }

  /** Returns the number of scenarios with a verdict. */
  public int count(Verdict verdict) {
    return counts.get(EnumWords.word(verdict));
  }

  /** Returns the number of scenarios in the suite. */
  public int size() {
    return scenarios.size() - count(Verdict.OBSOLETE);
  }

  /** Returns the number of expectations with an outcome. */
  public int count(Expectation.Outcome outcome) {
    return expectations.get(EnumWords.word(outcome));
  }

  /** Returns the change of a table that a scenario consults. */
  public TableChange change(ConsultedTable table) {
    return tables.stream().filter(it -> it.file().equals(table.file())).findFirst().orElseThrow();
  }

  /** Returns the position to show for a consulted table: its first change. */
  public Position at(ConsultedTable table) {
    return table.changes().isEmpty() ? change(table).at() : table.changes().get(0).at();
  }

  /** Returns all problems, each once: a table that stops many scenarios is wrong in one place. */
  public Set<Problem> problems() {
    Set<Problem> problems = new LinkedHashSet<>();
    scenarios.forEach(each -> problems.addAll(each.problems()));
    return problems;
  }

  /** Returns whether a new baseline would differ from this one. */
  public boolean isOutdated() {
    return count(Verdict.CHANGED) > 0
        || count(Verdict.NEW) > 0
        || strict && count(Verdict.OBSOLETE) > 0;
  }

  /** Returns whether a continuous-integration job must fail. */
  public boolean hasFindings() {
    return isOutdated() || count(Expectation.Outcome.MISSED) > 0;
  }

  /** Returns whether any result is open: inconclusive or refused. */
  public boolean isOpen() {
    return count(Verdict.INCONCLUSIVE) > 0
        || count(Verdict.REFUSED) > 0
        || count(Expectation.Outcome.OPEN) > 0;
  }
}
