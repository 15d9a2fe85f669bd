package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.kit.Threshold.Word;
import vedette.source.TextFault;

/** When a side does something: what is written, and whether it holds. */
class ThresholdTest {
  /** The value is a differential, the losses are counted apart. */
  @ParameterizedTest
  @CsvSource({
    "never, 99, 99, false",
    "always, -99, 0, true",
    "at-once, -99, 0, true",
    "at +2, 1, 9, false",
    "at +2, 2, 0, true",
    "against 0, -1, 9, false",
    "against 0, 0, 0, true",
    "below -1, -1, 9, false",
    "below -1, -2, 0, true",
    "after-losing 3, 99, 2, false",
    "after-losing 3, -99, 3, true"
  })
  void it_holds_from_its_number_on(String text, int value, int lost, boolean holds) {
    Threshold when = Threshold.parse(text, "", Word.values());

    assertThat(when).hasToString(text);
    assertThat(when.isMet(() -> value, () -> lost)).isEqualTo(holds);
  }

  @Test
  void what_does_not_count_is_not_worked_out() {
    Threshold losses = Threshold.parse("after-losing 2", "", Word.AFTER_LOSING);

    assertThat(losses.isMet(ThresholdTest::notAsked, () -> 2)).isTrue();
    assertThat(Threshold.NEVER.isMet(ThresholdTest::notAsked)).isFalse();
    assertThat(Threshold.ALWAYS.isMet(ThresholdTest::notAsked)).isTrue();
  }

  private static int notAsked() {
    throw new AssertionError("nobody needs it");
  }

  @Test
  void letters_signs_and_blanks_may_vary() {
    assertThat(Threshold.parse("AT  2")).isEqualTo(Threshold.parse("at +2"));
    assertThat(Threshold.parse("Never")).isEqualTo(Threshold.NEVER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sometimes      | 0  | unknown doctrine `sometimes`
          below 1        | 0  | unknown doctrine `below 1`
          at             | 0  | unknown doctrine `at`
          at once        | 3  | `once` is not a whole number up to 999
          at 1000        | 3  | `1000` is not a whole number up to 999
          after-losing 0 | 13 | the number of lost points must be at least 1
          """)
  void what_cannot_be_understood_is_told_with_its_place(String text, int at, String message) {
    assertThatThrownBy(() -> Threshold.parse(text, "", Word.AT, Word.AFTER_LOSING))
        .isInstanceOfSatisfying(TextFault.class, fault -> assertThat(fault.offset()).isEqualTo(at))
        .hasMessageContaining(message);
  }
}
