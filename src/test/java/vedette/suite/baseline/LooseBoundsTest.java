package vedette.suite.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Measure;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.check.Differences;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Expectation;
import vedette.suite.figures.Figures;

/** Exact figures whose error bound exceeds a difference neither meet nor miss, change nor stay. */
class LooseBoundsTest {
  private static final Measure<?> FLAG = Measure.flag("won", "it is won", it -> false);
  private static final Measure<?> COUNT = Measure.count("loss", "lost", 10, it -> 0);
  private static final List<Measure<?>> MEASURES = List.of(FLAG, COUNT);

  /**
   * Returns figures with half won, and losses of 0 and 10 in half of the fights each, so that the
   * mean is 5.
   */
  private static Figures half(double error, double yes) {
    return new Figures(
        Calculation.EXACTLY,
        0,
        0,
        error,
        Map.of("won", Map.of(Figures.YES, yes), "loss", Map.of("0", 0.5, "10", 0.5)),
        Map.of());
  }

  /**
   * By hand: a probability of 0.5 known to 0.001. The mean is off by 0.001 for each value, times
   * its distance of 5 to the mean, by what surely ended, 0.998: 0.01002.
   */
  @ParameterizedTest
  @CsvSource({
    "won, YES, '', 0.498, MET",
    "won, YES, '', 0.4995, OPEN",
    "won, YES, '', 0.5005, OPEN",
    "won, YES, '', 0.502, MISSED",
    "loss, MEAN, '', 4.98, MET",
    "loss, MEAN, '', 4.9899, MET",
    "loss, MEAN, '', 4.9901, OPEN",
    "loss, MEAN, '', 5.0099, OPEN",
    "loss, MEAN, '', 5.0101, MISSED"
  })
  void an_expectation_within_the_bound_is_left_open(
      String measure, Figure.Kind kind, String value, double atLeast, Expectation.Outcome outcome) {
    Expectation.ExpectationResult expectationResult =
        new Expectation(new Figure(measure, kind, value, ""), atLeast, null, null)
            .judge(half(0.001, 0.5), MEASURES);
    assertThat(expectationResult.outcome()).isEqualTo(outcome);
    assertThat(expectationResult.why())
        .isEqualTo(
            outcome == Expectation.Outcome.OPEN
                ? "the error bound of the exact figure is too large"
                : "");
  }

  @ParameterizedTest
  @CsvSource({
    "0.001, 0.5, 0, INCONCLUSIVE", // the same by chance
    "0.001, 0.501, 0, INCONCLUSIVE",
    "0.001, 0.51, 0, CHANGED",
    "0.001, 0.501, 0.05, SAME",
    "1e-12, 0.5, 0, SAME",
    "1e-12, 0.501, 0, CHANGED"
  })
  void a_change_within_the_bounds_is_inconclusive(
      double error, double now, double tolerance, Verdict verdict) {
    Differences.Pairs pairs = new Differences.Pairs(MEASURES, half(error, 0.5), half(error, now));
    assertThat(Differences.of(pairs, tolerance).verdict()).isEqualTo(verdict);
  }

  @Test
  void what_is_open_is_told_with_its_range() {
    Differences.Pairs pairs =
        new Differences.Pairs(List.of(FLAG), half(0.001, 0.5), half(0.001, 0.501));
    Estimate open = Differences.of(pairs, 0).moved().get(0).difference();
    assertThat(open.low()).isBetween(-0.0011, -0.0009);
    assertThat(open.high()).isBetween(0.0029, 0.0031);
  }
}
