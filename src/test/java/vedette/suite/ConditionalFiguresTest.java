package vedette.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vedette.fight.Measure;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.Question;
import vedette.suite.Checked.Verdict;
import vedette.work.Deadline;
import vedette.work.Workers;

/** Chances under a condition in suites and baselines. */
class ConditionalFiguresTest {
  private static final Measure<?> RALLY =
      new Question(Question.Kind.EITHER, "won given hit", "rally")
          .over(
              List.of(
                  Measure.<Boolean>flag("won", "it is won", it -> it),
                  Measure.<Boolean>flag("hit", "it is hit", it -> it)));

  private static final Figure FIGURE = Figure.of(RALLY);

  private static Figures exact(double yes, double no, double error) {
    return new Figures(
        Scenario.How.EXACTLY,
        0,
        0,
        error,
        Map.of("rally", Map.of(Figures.YES, yes, Figures.NO, no)));
  }

  private static Verdict verdict(Figures before, Figures after) {
    return Differences.of(new Differences.Pairs(List.of(RALLY), before, after), 0.005).verdict();
  }

  /** 0.01 of 0.04: both may be off by 0.001, so it is from 0.009/0.04 to 0.011/0.04. */
  @Test
  void the_bound_of_a_share_grows_as_its_condition_gets_rare() {
    Estimate share = exact(0.01, 0.03, 0.001).estimate(FIGURE, 1, 0.05);
    assertThat(share.value()).isEqualTo(0.25);
    assertThat(share.low()).isLessThanOrEqualTo(0.009 / 0.04).isCloseTo(0.225, within(1e-3));
    assertThat(share.high()).isGreaterThanOrEqualTo(0.011 / 0.04).isCloseTo(0.275, within(1e-3));
  }

  @Test
  void a_share_is_compared_and_not_how_often_its_condition_holds() {
    assertThat(verdict(exact(0.01, 0.03, 1e-15), exact(0.1, 0.3, 1e-15))).isEqualTo(Verdict.SAME);
    assertThat(verdict(exact(0.01, 0.03, 1e-15), exact(0.01, 0.02, 1e-15)))
        .isEqualTo(Verdict.CHANGED);
  }

  @Test
  void a_condition_that_never_holds_is_the_same_as_itself_and_as_nothing_else() {
    Figures never = exact(0, 0, 1e-15);
    assertThat(verdict(never, never)).isEqualTo(Verdict.SAME);
    assertThat(verdict(never, exact(0, 0.1, 1e-15))).isEqualTo(Verdict.CHANGED);
    assertThat(verdict(exact(0.1, 0, 1e-15), never)).isEqualTo(Verdict.CHANGED);
  }

  /**
   * At differential +1 the table has A1Rp on a 1, A1 on 2 to 4, D1 on 5 to 7, D2 on 8 and D2Rp on 9
   * and 10: of the six dice that cost the defender a point, two drive it off.
   */
  @Test
  void an_expectation_may_be_one_of_a_conditional_chance() {
    String scenario =
        Suites.scenario(
            "plus one",
            "'attacker': 'inf 5', 'defender': 'inf 4'",
            ", 'expect': { 'success given defenderLoss >= 1': { 'atLeast': 0.3333, 'atMost': 0.3334 },"
                + " 'success given defenderLoss >= 9': { 'atMost': 0.5 } }");
    var computed =
        Runner.run(Suites.suite(scenario).scenarios(), null, Deadline.NONE, Workers.HERE);
    List<Expectation.Judged> judged = computed.get(0).expectations();
    assertThat(judged)
        .extracting(Expectation.Judged::outcome)
        .containsExactly(Expectation.Outcome.MET, Expectation.Outcome.OPEN);
    assertThat(judged.get(1).why()).isEqualTo("the condition never holds, so there is no chance");
    String text = Baseline.of(computed).text();
    assertThat(Suites.baseline(text).text()).isEqualTo(text);
  }
}
