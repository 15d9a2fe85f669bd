package vedette.suite.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static vedette.suite.scenario.Suites.scenario;
import static vedette.suite.scenario.Suites.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.question.Figure;
import vedette.question.MissingValue;
import vedette.suite.baseline.Runner;
import vedette.suite.scenario.Suite;
import vedette.work.Deadline;
import vedette.work.Workers;

/** The expectations on a scenario are met, missed by an amount, or left open by samples. */
class ExpectationTest {
  @TempDir Path dir;

  /**
   * Infantry 5 against 4 for a turn: column 1 or 2, A1Rp on a 1, A1 on 2 to 4, D1 on 5 to 7, D2 on
   * 8, D2Rp on 9 and 10.
   */
  private static final String REQUEST = "'attacker': 'inf 5', 'defender': 'inf 4'";

  private static List<Expectation.ExpectationResult> judged(String expect, String... more) {
    String all = String.join("", more) + ", 'expect': { " + expect + " }";
    Suite suite = suite(scenario("x", REQUEST, all));
    assertThat(suite.problems().list()).isEmpty();
    return Runner.run(suite.scenarios(), null, Deadline.NONE, Workers.HERE).get(0).expectations();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'defenderRepulsed': { 'atLeast': 0.2 }                    | 0.2 | MET",
        "'defenderRepulsed': { 'atMost': 0.2 }                     | 0.2 | MET",
        "'defenderRepulsed': { 'atLeast': 0.2000001 }              | 0.2 | MISSED",
        "'defenderRepulsed': { 'atLeast': 0.1, 'atMost': 0.3 }     | 0.2 | MET",
        "'ending': { 'is': 'attacker repulsed', 'atMost': 0.1 }    | 0.1 | MET",
        "'ending': { 'is': 'attacker repulsed', 'atMost': 0 }      | 0.1 | MISSED",
        "'ending': { 'is': 'contact broken', 'atMost': 0 }         | 0   | MET",
        "'attackerLosses': { 'atMost': 0.4 }                         | 0.4 | MET",
        "'defenderLosses': { 'atLeast': 1 }                          | 0.9 | MISSED",
        "'defenderLosses': { 'orMore': 1, 'atLeast': 0.6 }           | 0.6 | MET",
        "'defenderLosses': { 'is': 1, 'atMost': 0.29 }               | 0.3 | MISSED",
        "'defenderLosses': { 'orMore': 99, 'atLeast': 0.01 }         | 0   | MISSED",
        "'attackerRepulsed given attackerLosses >= 1': { 'atMost': 0.25 } | 0.25 | MET",
        "'attackerRepulsed given attackerLosses >= 1': { 'atMost': 0.2 }  | 0.25 | MISSED",
        "'defenderLosses given defenderRepulsed': { 'atLeast': 2 }       | 2   | MET",
        "'defenderRepulsed': { 'target': 0.2 }                           | 0.2 | MET",
        "'defenderRepulsed': { 'target': 0.204 }                         | 0.2 | MET",
        "'defenderRepulsed': { 'target': 0.206 }                         | 0.2 | MISSED",
        "'defenderRepulsed': { 'target': 0.194 }                         | 0.2 | MISSED",
        "'defenderRepulsed': { 'target': 0.25, 'tolerance': 0.05 }       | 0.2 | MET",
        "'defenderRepulsed': { 'target': 0.25, 'tolerance': 0.04 }       | 0.2 | MISSED",
        "'defenderRepulsed': { 'target': 0.2, 'tolerance': 0 }           | 0.2 | MET",
        "'attackerRepulsed': { 'target': 0.002, 'tolerance': 0.1 }       | 0.1 | MET",
        "'attackerLosses': { 'target': 0.44 }                            | 0.4 | MET",
        "'attackerLosses': { 'target': 0.46 }                            | 0.4 | MISSED",
        "'attackerLosses': { 'target': 0.6, 'tolerance': 0.25 }          | 0.4 | MET",
        "'defenderLosses': { 'orMore': 1, 'target': 0.6 }                | 0.6 | MET",
        "'defenderLosses': { 'is': 1, 'target': 0.29 }                   | 0.3 | MISSED",
        "'ending': { 'is': 'attacker repulsed', 'target': 0.1 }          | 0.1 | MET",
        "'ending': { 'is': ['attacker repulsed', 'defender repulsed'], 'target': 0.3 } | 0.3 | MET",
        "'attackerRepulsed given attackerLosses >= 1': { 'target': 0.25 }  | 0.25 | MET"
      })
  void exact_odds_meet_an_expectation_or_miss_it(
      String expect, double measured, Expectation.Outcome outcome) {
    Expectation.ExpectationResult expectationResult = judged(expect).get(0);
    assertThat(expectationResult.outcome()).isEqualTo(outcome);
    assertThat(expectationResult.measured()).isCloseTo(measured, within(1e-12));
    assertThat(expectationResult.distance() > 0).isEqualTo(outcome == Expectation.Outcome.MISSED);
  }

  @Test
  void a_measure_may_have_several() {
    List<Expectation.ExpectationResult> expectationResult =
        judged(
            "'defenderLosses': [{ 'atLeast': 0.8 }, { 'is': 3, 'atMost': 0 }, { 'atLeast': 2.4 }]");
    assertThat(expectationResult)
        .extracting(Expectation.ExpectationResult::outcome)
        .containsExactly(
            Expectation.Outcome.MET, Expectation.Outcome.MET, Expectation.Outcome.MISSED);
    // The mean is 0.9, by hand: 0.3 x 1 + 0.3 x 2.
    assertThat(expectationResult.get(2).distance()).isCloseTo(1.5, within(1e-12));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'defenderRepulsed': { 'atLeast': 0.15 } | MET",
        "'defenderRepulsed': { 'atLeast': 0.2 }  | OPEN",
        "'defenderRepulsed': { 'atLeast': 0.25 } | MISSED",
        "'defenderLosses': { 'atMost': 1.0 }       | MET",
        "'defenderLosses': { 'atMost': 0.9 }       | OPEN",
        "'defenderLosses': { 'atMost': 0.8 }       | MISSED"
      })
  void samples_leave_open_what_is_within_their_interval(
      String expect, Expectation.Outcome outcome) {
    // 10,000 trials: a standard error of 0.4% for 20%, and bounds more than three of them away.
    String sampled = ", 'method': 'simulate', 'trials': 10000, 'seed': 5";
    assertThat(judged(expect, sampled).get(0).outcome()).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({"1", "40"})
  void a_few_battles_that_came_out_alike_do_not_tell_a_mean(int trials) {
    // A turn each: only the exact odds show that this is certain.
    String one = "'turns': { 'atMost': 1 }";
    String sampled = ", 'method': 'simulate', 'trials': " + trials;
    assertThat(judged(one, sampled).get(0).outcome()).isEqualTo(Expectation.Outcome.OPEN);
    assertThat(judged(one).get(0).outcome()).isEqualTo(Expectation.Outcome.MET);
    String loss = "'defenderLosses': { 'atMost': 0.1 }";
    assertThat(judged(loss, ", 'method': 'simulate', 'trials': 1").get(0).outcome())
        .isEqualTo(Expectation.Outcome.OPEN);
  }

  /** Artillery cannot attack: the plan gives this reason. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'not allowed'                                                  | 1",
        "'not allowed: attacker: artillery cannot attack'       | 1",
        "'not allowed: it rains'                                        | 0",
        "['not allowed', 'fought']                                      | 1",
        "'fought'                                                       | 0"
      })
  void what_becomes_of_a_step_is_expected_with_its_reason_or_without(String is, double measured)
      throws IOException {
    Expectation.ExpectationResult expectationResult =
        judgedOfPlan("{ 'is': " + is + ", 'atMost': 1 }");
    assertThat(expectationResult.measured()).isCloseTo(measured, within(1e-12));
  }

  @Test
  void another_word_for_what_becomes_of_a_step_is_refused_with_those_that_are_known() {
    assertThatThrownBy(() -> judgedOfPlan("{ 'is': 'forbidden', 'atMost': 1 }"))
        .hasMessageContaining("S015")
        .hasMessageContaining(
            "not reached, fought, left out, units gone, nothing to roll, not allowed")
        .hasMessageNotContaining("allowed:");
  }

  private Expectation.ExpectationResult judgedOfPlan(String expect) throws IOException {
    Path plan =
        Files.writeString(
            dir.resolve("plan.json"),
            "{ \"format\": 1, \"title\": \"x\", \"system\": \"musket-pike\","
                + " \"units\": { \"Foot\": \"hi2 16/16 ql7\", \"Horse\": \"cav 3/3 ql7\" },"
                + " \"steps\": [{ \"name\": \"first\","
                + " \"melee\": { \"attacker\": \"Horse\", \"defender\": \"Foot\" } },"
                + " { \"name\": \"wrong\", \"when\": \"first.fought\", \"melee\":"
                + " { \"attacker\": \"art 12lb ql6\", \"defender\": \"hi1 6/6 ql6\" } }] }");
    Suite suite =
        suite(
            "{ 'name': 'x', 'system': 'plan', 'engagement': 'plan', 'request': { 'table': '"
                + plan
                + "' }, 'expect': { 'wrong': "
                + expect
                + " } }");
    suite.problems().throwIfErrors();
    return Runner.run(suite.scenarios(), null, Deadline.NONE, Workers.HERE)
        .get(0)
        .expectations()
        .get(0);
  }

  @Test
  void a_mean_is_that_of_the_fights_that_come_to_an_end() {
    Map<String, Number> halves = Map.of("1", 0.25, "4", 0.25);
    Figures exact = new Figures(Calculation.EXACTLY, 0.5, 0, 0, Map.of("loss", halves), Map.of());
    // Half of the fights end, half of those with a loss of 1 and half with one of 4.
    assertThat(exact.mean("loss")).isEqualTo(2.5);
    Figures never = new Figures(Calculation.EXACTLY, 1, 0, 0, Map.of("loss", Map.of()), Map.of());
    Figure mean = new Figure("loss", Figure.Kind.MEAN, "", "points lost");
    assertThat(never.missing(mean)).isEqualTo(new MissingValue(MissingValue.Reason.END, 0));
    assertThat(exact.missing(mean)).isNull();
  }
}
