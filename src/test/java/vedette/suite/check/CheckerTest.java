package vedette.suite.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.suite.scenario.Suites.PLUS_ONE;
import static vedette.suite.scenario.Suites.PLUS_SIX;
import static vedette.suite.scenario.Suites.baselineText;
import static vedette.suite.scenario.Suites.check;
import static vedette.suite.scenario.Suites.scenario;
import static vedette.suite.scenario.Suites.suite;
import static vedette.suite.scenario.Suites.tables;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.question.Figure;
import vedette.question.FigureChange;
import vedette.source.Position;
import vedette.suite.baseline.Baseline;
import vedette.suite.baseline.Runner;
import vedette.suite.check.CheckedScenario.Cause;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Workers;

/** The comparison of a suite with its baseline: the changes, their size and their cause. */
class CheckerTest {
  /** Row 7 at 5 or more: now the defender is also repulsed on a 7. */
  private static final String ROW_7 = "\"D1\", \"D2\", \"D2\"] },\n      { \"at\": 8";

  private static final String ROW_7_REPULSED = ROW_7.replace("\"D2\"] }", "\"D2Rp\"] }");

  @TempDir Path dir;

  private Tables repulsedOnSeven() {
    return tables(dir, ROW_7, ROW_7_REPULSED);
  }

  private static CheckedScenario only(Check check) {
    assertThat(check.scenarios()).hasSize(1);
    return check.scenarios().get(0);
  }

  @Test
  void nothing_has_changed_if_nothing_was_changed() {
    Check check = check(suite(PLUS_ONE, PLUS_SIX), baselineText(PLUS_ONE, PLUS_SIX));
    assertThat(check.of(Verdict.SAME)).hasSize(2);
    assertThat(check.tables()).isEmpty();
    assertThat(check.hasFindings()).isFalse();
    assertThat(check.isOpen()).isFalse();
  }

  @Test
  void a_changed_cell_changes_the_scenarios_that_reach_it() {
    String baseline = baselineText(PLUS_ONE, PLUS_SIX);
    Check check = check(suite(repulsedOnSeven(), PLUS_ONE, PLUS_SIX), baseline);
    assertThat(check.of(Verdict.SAME))
        .extracting(CheckedScenario::name)
        .containsExactly("plus one");
    CheckedScenario changed = check.of(Verdict.CHANGED).get(0);
    assertThat(changed.name()).isEqualTo("plus six");
    assertThat(changed.cause()).isEqualTo(Cause.TABLE);
    // Infantry without other arms pays nothing for a repulse, and a 7 costs 2 points in any case.
    assertThat(changed.moved()).hasSize(1);
    FigureChange difference = changed.moved().get(0);
    assertThat(difference.figure().measure()).isEqualTo("defenderRepulsed");
    assertThat(difference.old()).isCloseTo(0.2, within(1e-12));
    assertThat(difference.now()).isCloseTo(0.3, within(1e-12));
    assertThat(check.hasFindings()).isTrue();
  }

  @Test
  void the_cell_is_named_with_its_place_in_the_file() {
    Check check = check(suite(repulsedOnSeven(), PLUS_SIX), baselineText(PLUS_SIX));
    assertThat(check.tables()).hasSize(1);
    TableChange change = check.tables().get(0);
    assertThat(change.file()).isEqualTo("mine/combat-results.json");
    assertThat(change.reordered()).isFalse();
    // Line 37 of the file as it is in the repository.
    assertThat(change.changes())
        .containsExactly(
            new TableChange.Part(
                "row 7 column 5 or more",
                "7",
                "5 or more",
                "D2",
                "D2Rp",
                false,
                new Position(37, 64)));
  }

  @Test
  void a_changed_table_that_changes_no_odds_is_told_and_is_no_finding() {
    Check check = check(suite(repulsedOnSeven(), PLUS_ONE), baselineText(PLUS_ONE));
    assertThat(only(check).verdict()).isEqualTo(Verdict.SAME);
    assertThat(only(check).tables()).hasSize(1);
    assertThat(check.tables()).hasSize(1);
    assertThat(check.hasFindings()).isFalse();
  }

  @Test
  void a_table_with_another_note_has_no_changed_cell() {
    Tables tables = tables(dir, "A roll of 0", "A throw of 0");
    Check check = check(suite(tables, PLUS_ONE), baselineText(PLUS_ONE));
    assertThat(check.tables().get(0).changes()).isEmpty();
    assertThat(check.tables().get(0).reordered()).isFalse();
  }

  @Test
  void a_column_of_another_name_is_a_new_one_and_one_that_is_gone() {
    Tables tables = tables(dir, "\"zero\"", "\"none\"");
    TableChange change = check(suite(tables, PLUS_ONE), baselineText(PLUS_ONE)).tables().get(0);
    assertThat(change.reordered()).isTrue();
    // The fourth column of the table as printed, from row 1 down to row 10.
    String column = "numbers 0, A2Rp, A1Rp, A1, A1, A1, D1, D1, D1, D1Rp, D1Rp";
    assertThat(change.changes())
        .containsExactly(
            new TableChange.Part("column none", "", "", "", column, false, new Position(22, 7)),
            new TableChange.Part("column zero", "", "", column, "", false, new Position(20, 7)));
  }

  @Test
  void the_figures_that_tell_most_come_first() {
    String longer = scenario("long", "'attacker': 'inf 8 corps', 'defender': 'inf 4', 'turns': 3");
    CheckedScenario changed = only(check(suite(repulsedOnSeven(), longer), baselineText(longer)));
    List<FigureChange> moved = changed.moved();
    List<Integer> ranks =
        moved.stream()
            .map(
                difference ->
                    difference.figure().isOfCount() ? 2 : difference.figure().mean() ? 1 : 0)
            .toList();
    assertThat(ranks).isSorted().contains(0, 1, 2);
    assertThat(
            moved.stream()
                .filter(
                    difference ->
                        difference.figure().kind() == Figure.Kind.YES
                            || difference.figure().kind() == Figure.Kind.IS)
                .map(it -> Math.abs(it.change())))
        .isSortedAccordingTo((one, other) -> Double.compare(other, one));
    assertThat(changed.share()).isBetween(Math.abs(moved.get(0).change()), 1.0);
  }

  @Test
  void a_tolerance_lets_small_differences_pass_and_says_how_large_they_were() {
    Tables tables = repulsedOnSeven();
    Check within = check(suite(tables, PLUS_SIX), baselineText(PLUS_SIX), 0.11);
    assertThat(only(within).verdict()).isEqualTo(Verdict.SAME);
    assertThat(within.ignored().chance()).isCloseTo(0.1, within(1e-12));
    Check beyond = check(suite(tables, PLUS_SIX), baselineText(PLUS_SIX), 0.09);
    assertThat(only(beyond).verdict()).isEqualTo(Verdict.CHANGED);
  }

  @Test
  void a_difference_of_just_the_tolerance_is_within_it() {
    Tables tables = repulsedOnSeven();
    // From 0.2 to 0.3, and back from a hair more than that: within the error bounds it is 0.1.
    assertThat(only(check(suite(tables, PLUS_SIX), baselineText(PLUS_SIX), 0.1)).verdict())
        .isEqualTo(Verdict.SAME);
    String repulsed =
        Baseline.of(
                Runner.run(suite(tables, PLUS_SIX).scenarios(), null, Deadline.NONE, Workers.HERE))
            .text();
    String off =
        repulsed.replaceFirst("(\"defenderRepulsed\": \\{ \"yes\": 0\\.)\\d+", "$130000000000001");
    assertThat(off).contains("0.30000000000001");
    assertThat(only(check(suite(PLUS_SIX), off, 0.1)).verdict()).isEqualTo(Verdict.SAME);
  }

  @Test
  void what_was_impossible_and_is_not_any_more_counts_under_any_tolerance() {
    // Only row 1 repulses the attacker in this column; without it nothing does.
    Tables tables = tables(dir, "\"A1Rp\", \"A1Rp\", \"A1Rp\"] }", "\"A1\", \"A1\", \"A1\"] }");
    Check vanished = check(suite(tables, PLUS_ONE), baselineText(PLUS_ONE), 0.5);
    assertThat(only(vanished).verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(only(vanished).moved()).extracting(it -> it.now()).containsOnly(0.0);
    String without =
        Baseline.of(
                Runner.run(suite(tables, PLUS_ONE).scenarios(), null, Deadline.NONE, Workers.HERE))
            .text();
    Check appeared = check(suite(PLUS_ONE), without, 0.5);
    assertThat(only(appeared).verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(only(appeared).moved()).extracting(it -> it.old()).containsOnly(0.0);
  }

  @Test
  void the_same_name_with_another_request_is_a_change_and_says_so() {
    String other = scenario("plus one", "'attacker': 'inf 6', 'defender': 'inf 5'");
    CheckedScenario checked = only(check(suite(other), baselineText(PLUS_ONE)));
    assertThat(checked.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(checked.cause()).isEqualTo(Cause.REQUEST);
    assertThat(checked.moved()).isEmpty();
    assertThat(checked.notes())
        .containsExactly(
            "attacker was \"inf 5\" and is now \"inf 6\"",
            "defender was \"inf 4\" and is now \"inf 5\"");
  }

  @Test
  void the_same_request_in_other_words_is_the_same() {
    String other =
        scenario("plus one", "'defender': ['inf 4'], 'attacker': ['inf  5'], 'turns': null");
    CheckedScenario checked = only(check(suite(other), baselineText(PLUS_ONE)));
    assertThat(checked.verdict()).isEqualTo(Verdict.SAME);
  }

  @Test
  void other_numbers_from_the_same_tables_are_the_engines() {
    String edited =
        baselineText(PLUS_ONE)
            .replace(
                "\"attackerEliminated\": { \"yes\": 0.0",
                "\"attackerEliminated\": { \"yes\": 1.0E-9");
    CheckedScenario checked = only(check(suite(PLUS_ONE), edited));
    assertThat(checked.cause()).isEqualTo(Cause.ENGINE);
    assertThat(checked.moved().get(0).figure().measure()).isEqualTo("attackerEliminated");
  }

  @Test
  void a_difference_within_the_error_bounds_is_none() {
    String edited =
        baselineText(PLUS_ONE)
            .replaceFirst(
                "\"defenderRepulsed\": \\{ \"yes\": 0\\.\\d+",
                "\"defenderRepulsed\": { \"yes\": 0.2000000000005");
    assertThat(edited).contains("0.2000000000005");
    assertThat(only(check(suite(PLUS_ONE), edited)).verdict()).isEqualTo(Verdict.SAME);
    String beyond = edited.replace("0.2000000000005", "0.200000000004");
    assertThat(only(check(suite(PLUS_ONE), beyond)).verdict()).isEqualTo(Verdict.CHANGED);
  }

  @Test
  void new_and_obsolete_scenarios_are_told_apart() {
    Check check = check(suite(PLUS_SIX), baselineText(PLUS_ONE));
    assertThat(check.of(Verdict.NEW)).extracting(CheckedScenario::name).containsExactly("plus six");
    assertThat(check.of(Verdict.OBSOLETE))
        .extracting(CheckedScenario::name)
        .containsExactly("plus one");
    assertThat(check.hasFindings()).isTrue();
    Check obsolete = check(suite(PLUS_SIX), baselineText(PLUS_ONE, PLUS_SIX));
    assertThat(obsolete.hasFindings()).isFalse();
  }

  @Test
  void a_measure_that_one_of_them_has_not_is_told() {
    String edited = baselineText(PLUS_ONE).replace("\"turns\"", "\"turnsFoughtWell\"");
    CheckedScenario checked = only(check(suite(PLUS_ONE), edited));
    assertThat(checked.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(checked.notes())
        .isEqualTo(List.of("only before: turnsFoughtWell", "only now: turns"));
  }

  @Test
  void a_count_that_was_none_is_another_measure() {
    String edited = baselineText(PLUS_ONE).replace("\"turns\": { \"1\"", "\"turns\": { \"one\"");
    assertThat(edited).contains("\"one\"");
    CheckedScenario checked = only(check(suite(PLUS_ONE), edited));
    assertThat(checked.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(checked.notes()).containsExactly("only now: turns");
  }

  @Test
  void a_fight_over_the_limit_is_refused_and_the_others_are_checked() {
    String large =
        scenario(
            "large",
            "'attacker': 'inf 5, inf 5, cav 2', 'defender': 'inf 4, inf 4', 'turns': 5",
            ", 'method': 'exact', 'maxStates': 3");
    Check check = check(suite(large, PLUS_ONE), baselineText(PLUS_ONE));
    assertThat(check.of(Verdict.REFUSED))
        .extracting(CheckedScenario::name)
        .containsExactly("large");
    assertThat(check.of(Verdict.SAME)).hasSize(1);
    assertThat(check.isOpen()).isTrue();
  }
}
