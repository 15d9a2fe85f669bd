package vedette.suite.check;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.suite.scenario.Suites.PLUS_ONE;
import static vedette.suite.scenario.Suites.baselineText;
import static vedette.suite.scenario.Suites.check;
import static vedette.suite.scenario.Suites.scenario;
import static vedette.suite.scenario.Suites.suite;
import static vedette.suite.scenario.Suites.tables;

import java.nio.file.Path;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.FigureChange;
import vedette.suite.check.CheckedScenario.Cause;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.scenario.Suite;
import vedette.table.Tables;

/** Scenarios that can only be sampled are the same, different, or inconclusive; never guessed. */
class SampledCheckTest {
  private static final String REQUEST = "'attacker': 'inf 5', 'defender': 'inf 4'";

  /** A turn of the table's row 8 in the column of +1: D2, and now D3. */
  private static final String ROW_8 = "\"D1\", \"D1\", \"D2\", \"D2\", \"D2\"] }";

  private static final String ROW_8_WORSE = "\"D1\", \"D1\", \"D3\", \"D2\", \"D2\"] }";

  @TempDir Path dir;

  private static String sampled(long trials, long seed) {
    return scenario(
        "plus one", REQUEST, ", 'method': 'simulate', 'trials': " + trials + ", 'seed': " + seed);
  }

  private static CheckedScenario only(Check check) {
    assertThat(check.scenarios()).hasSize(1);
    return check.scenarios().get(0);
  }

  @Test
  void the_same_dice_give_the_same_numbers() {
    CheckedScenario checked =
        only(check(suite(sampled(20_000, 3)), baselineText(sampled(20_000, 3))));
    assertThat(checked.verdict()).isEqualTo(Verdict.SAME);
    assertThat(checked.notes()).isEmpty();
  }

  @Test
  void the_same_dice_with_other_numbers_are_the_engines_fault() {
    String baseline = baselineText(sampled(20_000, 3));
    String edited =
        baseline.replaceFirst(
            "\"attackerRepulsed\": \\{ \"yes\": \\d+", "\"attackerRepulsed\": { \"yes\": 1");
    assertThat(edited).isNotEqualTo(baseline);
    CheckedScenario checked = only(check(suite(sampled(20_000, 3)), edited));
    assertThat(checked.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(checked.cause()).isEqualTo(Cause.ENGINE);
  }

  @Test
  void other_dice_for_the_same_fight_are_the_same_and_it_says_what_the_baseline_was() {
    CheckedScenario checked =
        only(check(suite(sampled(1_000_000, 4)), baselineText(sampled(1_000_000, 3))));
    assertThat(checked.verdict()).isEqualTo(Verdict.SAME);
    assertThat(checked.notes())
        .containsExactly("the baseline used simulate, 1,000,000 battles, seed 3");
  }

  @Test
  void another_cell_is_found_out_and_the_difference_has_an_interval() {
    Tables tables = tables(dir, ROW_8, ROW_8_WORSE);
    CheckedScenario checked =
        only(check(suite(tables, sampled(100_000, 3)), baselineText(sampled(100_000, 3))));
    assertThat(checked.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(checked.cause()).isEqualTo(Cause.TABLE);
    // Of ten rows one moves from D2 to D3: the probabilities of 2 and of 3 move by a tenth, and
    // so does the mean.
    assertThat(checked.moved())
        .extracting(it -> it.figure().part())
        .containsExactlyInAnyOrder("mean", "2", "3");
    for (FigureChange difference : checked.moved()) {
      assertThat(difference.sampled()).isTrue();
      double truth = difference.figure().part().equals("2") ? -0.1 : 0.1;
      assertThat(truth).isBetween(difference.low(), difference.high());
    }
  }

  @Test
  void a_tolerance_is_about_the_size_of_the_difference() {
    Tables tables = tables(dir, ROW_8, ROW_8_WORSE);
    String baseline = baselineText(sampled(100_000, 3));
    Suite suite = suite(tables, sampled(100_000, 3));
    assertThat(only(check(suite, baseline, 0.05)).verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(only(check(suite, baseline, 0.15)).verdict()).isEqualTo(Verdict.SAME);
    assertThat(check(suite, baseline, 0.15).ignored().chance()).isBetween(0.09, 0.11);
    // No number of battles tells a difference of a tenth from a tolerance of a tenth.
    CheckedScenario edge = only(check(suite, baseline, 0.1));
    assertThat(edge.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(edge.cause()).isNull();
    assertThat(edge.moved()).isNotEmpty();
  }

  @Test
  void too_few_battles_in_the_baseline_leave_it_open() {
    Check check = check(suite(sampled(500, 4)), baselineText(sampled(500, 3)));
    assertThat(only(check).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(check.isOpen()).isTrue();
    assertThat(check.hasFindings()).isFalse();
    assertThat(only(check).notes())
        .contains(
            "too few trials: give the scenario more trials, and write the baseline again"
                + " from the old tables");
  }

  @Test
  void one_battle_that_came_out_alike_proves_nothing() {
    Tables tables = tables(dir, ROW_8, ROW_8_WORSE);
    CheckedScenario checked =
        only(check(suite(tables, sampled(1, 3)), baselineText(sampled(1, 3))));
    assertThat(checked.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
  }

  @Test
  void a_sampled_baseline_is_tested_against_exact_odds_and_the_other_way_round() {
    CheckedScenario nowExact = only(check(suite(PLUS_ONE), baselineText(sampled(400_000, 3))));
    assertThat(nowExact.verdict()).isEqualTo(Verdict.SAME);
    assertThat(nowExact.notes()).hasSize(1);
    CheckedScenario nowSampled = only(check(suite(sampled(400_000, 3)), baselineText(PLUS_ONE)));
    assertThat(nowSampled.verdict()).isEqualTo(Verdict.SAME);
    assertThat(nowSampled.notes()).containsExactly("the baseline used exact");
    Tables tables = tables(dir, ROW_8, ROW_8_WORSE);
    CheckedScenario changed =
        only(check(suite(tables, PLUS_ONE), baselineText(sampled(400_000, 3))));
    assertThat(changed.verdict()).isEqualTo(Verdict.CHANGED);
  }

  @Test
  void what_was_computed_to_be_impossible_and_comes_up_is_a_change() {
    Tables tables = tables(dir, ROW_8, ROW_8_WORSE);
    CheckedScenario checked =
        only(check(suite(tables, sampled(1_000, 3)), baselineText(PLUS_ONE), 0.5));
    assertThat(checked.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(checked.moved()).extracting(it -> it.figure().part()).containsExactly("3");
  }

  @Test
  void the_difference_of_two_shares_has_newcombes_interval() {
    // 56 of 70 against 48 of 80, Newcombe (1998), table II, method 10: 0.0524 to 0.3339, of
    // Wilson's intervals.
    Change difference = Change.independent(Figure.UNDECIDED, wilson(48, 80), wilson(56, 70));
    assertThat(difference.amount()).isEqualTo(0.8 - 0.6);
    assertThat(difference.low()).isBetween(0.05235, 0.05245);
    assertThat(difference.high()).isBetween(0.33385, 0.33395);
  }

  private static Estimate wilson(int successes, int trials) {
    var interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(trials, successes, 0.05);
    return Estimate.sampled(
        (double) successes / trials, interval.getLowerBound(), interval.getUpperBound());
  }
}
