package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.question.Estimate;

/** The interval of a probability, compared with the binomial distribution that defines it. */
class ProportionIntervalTest {
  /**
   * Clopper and Pearson's: the sums of the binomial distribution at either end are the half of the
   * rate.
   */
  @ParameterizedTest
  @CsvSource({
    "1, 7",
    "3, 10",
    "50, 100",
    "999, 1000",
    "3, 800",
    "1, 2000000000",
    "3, 2000000000",
    "1999999999, 2000000000",
    "1234567890, 2000000000"
  })
  void beyond_either_end_lie_two_and_a_half_percent(long ones, long trials) {
    Estimate interval = ProportionInterval.of(ones, trials, 0);
    double more =
        BinomialDistribution.of((int) trials, interval.low()).survivalProbability((int) ones - 1);
    // Computed by failures, whose small probability a double represents more accurately.
    double less =
        BinomialDistribution.of((int) trials, 1 - interval.high())
            .survivalProbability((int) (trials - ones) - 1);
    assertThat(more).isCloseTo(0.025, within(1e-6));
    assertThat(less).isCloseTo(0.025, within(1e-6));
  }

  /**
   * Closed form: an event that never occurred in n trials has (1 - p)^n = 0.025 at the upper end.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 10, 1_000, 1_000_000, 2_000_000_000})
  void what_never_came_and_what_always_came_have_the_closed_form(long trials) {
    double upper = -Math.expm1(Math.log(0.025) / trials);
    Estimate never = ProportionInterval.of(0, trials, 0);
    assertThat(Double.toString(never.low())).isEqualTo("0.0");
    assertThat(never.high()).isCloseTo(upper, within(1e-15 * upper));
    Estimate always = ProportionInterval.of(trials, trials, 0);
    assertThat(always.low()).isEqualTo(1 - never.high());
    assertThat(always.high()).isEqualTo(1);
  }

  @Test
  void trials_whose_end_is_unknown_count_against_either_end() {
    assertThat(ProportionInterval.of(3, 10, 2))
        .isEqualTo(
            Estimate.sampled(
                0.3,
                ProportionInterval.of(3, 10, 0).low(),
                ProportionInterval.of(5, 10, 0).high()));
  }

  /** 3 of 10 lie 23.3 points above the lower end and 35.2 below the upper one. */
  @Test
  void the_distance_to_an_interval_is_the_larger_one() {
    assertThat(ProportionInterval.of(3, 10, 0).within()).isCloseTo(0.3525, within(1e-4));
    assertThat(ProportionInterval.of(7, 10, 0).within()).isCloseTo(0.3525, within(1e-4));
  }
}
