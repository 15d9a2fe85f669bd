package vedette.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The formats of printed numbers. */
class NumbersTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "2.21e-15, 2.3e-15",
    "1e-13, 1.1e-13",
    "9.91e-14, 1.0e-13",
    "9.85e-14, 9.9e-14",
    "3, 3.0e0"
  })
  void a_bound_has_two_digits_and_is_rounded_up(double bound, String printed) {
    assertThat(Numbers.scientific(bound)).isEqualTo(printed);
  }

  /** 11/32 is 34.375%, and as a sum of doubles it may lie a little below. */
  @ParameterizedTest
  @CsvSource({
    "0.34375, 34.38%",
    "0.34374999999999994, 34.38%",
    "0.3437499, 34.37%",
    "0.00005, 0.01%",
    "0.99995, >99.99%"
  })
  void half_of_the_last_digit_is_rounded_up(double p, String printed) {
    assertThat(Numbers.percent(p)).isEqualTo(printed);
  }

  /** The bound of a mean, and the mean as it is printed with up to four decimals. */
  @ParameterizedTest
  @CsvSource({
    "3.56985234, 1e-12, 3.5699",
    "3.56985234, 0.00004, 3.5699",
    "3.56985234, 0.0004, 3.570",
    "3.56985234, 0.03, 3.6",
    "3.56985234, 0.4, 4",
    "-2.5, 0, -2.5000",
    "821800436318737920, 2.1e6, 8.21800436319e17",
    "1309775933696.0913, 0.0001, 1309775933696.091",
    "12, 30, 1e1"
  })
  void digits_end_where_the_bound_ends(double mean, double error, String printed) {
    assertThat(Numbers.fixed(mean, 4, error)).isEqualTo(printed);
  }
}
