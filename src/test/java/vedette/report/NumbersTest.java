package vedette.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers as they are printed. */
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
}
