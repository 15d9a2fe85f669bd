package vedette.study.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.source.TextFault;

/** Braces in a text hold ranges and lists of values. */
class BracesTest {

  @Test
  void a_range_holds_all_its_numbers() {
    assertThat(Braces.parse("inf {4..7}, cav 2").groups())
        .containsExactly(List.of("4", "5", "6", "7"));
    assertThat(Braces.parse("{-1..1}").groups()).containsExactly(List.of("-1", "0", "1"));
    assertThat(Braces.parse("{5..5}").groups()).containsExactly(List.of("5"));
  }

  @Test
  void a_range_with_steps_ends_at_the_last_that_fits() {
    assertThat(Braces.parse("{0..100..25}").groups())
        .containsExactly(List.of("0", "25", "50", "75", "100"));
    assertThat(Braces.parse("{1..6..2}").groups()).containsExactly(List.of("1", "3", "5"));
  }

  @Test
  void a_list_may_hold_words_ranges_and_nothing() {
    assertThat(Braces.parse("{clear, woods}").groups()).containsExactly(List.of("clear", "woods"));
    assertThat(Braces.parse("{1..3,8}").groups()).containsExactly(List.of("1", "2", "3", "8"));
    assertThat(Braces.parse("{inf > art;art > inf}").groups())
        .containsExactly(List.of("inf > art", "art > inf"));
    assertThat(Braces.parse("inf 5{,; in woods}").groups())
        .containsExactly(List.of("", "; in woods"));
  }

  @Test
  void values_go_where_their_braces_stand() {
    Braces braces = Braces.parse("inf {4..7}, cav {1,2}; in woods");
    assertThat(braces.filled(List.of("5", "2"))).isEqualTo("inf 5, cav 2; in woods");
    assertThat(Braces.parse("inf 5").filled(List.of())).isEqualTo("inf 5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inf {4..7 | 4 | not closed",
        "inf {4..{7}} | 4 | not closed",
        "inf 4} | 5 | no brace is open",
        "inf {4..5}} | 10 | no brace is open",
        "inf {} | 4 | empty",
        "inf { } | 4 | empty",
        "{7..4} | 1 | is an empty range",
        "{1..4..0} | 1 | is an empty range",
        "{a..4} | 1 | not a whole number",
        "{3,1..x} | 3 | not a whole number",
        "{1..} | 1 | not a whole number",
        "{1..2..3..4} | 1 | not a range",
        "{1..99999999999} | 1 | not a whole number",
        "{1..1000001} | 1 | more than 1,000,000",
        "{3,1..4} | 1 | twice"
      })
  void a_slip_is_shown_where_it_is(String text, int offset, String message) {
    TextFault slip = catchThrowableOfType(TextFault.class, () -> Braces.parse(text));
    assertThat(slip).hasMessageContaining(message);
    assertThat(slip.offset()).isEqualTo(offset);
    assertThat(slip.help()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "art {0,3}, inf 4 | inf 4",
        "inf 4, art {0,3} max 3 | inf 4",
        "Guns: cav {0,2}/3 ql7 | Guns:",
        "art 12lb max {0,3}, inf 4 | art 12lb max 0, inf 4",
        "inf 4, hi2 19/20 leader {0,1} | inf 4, hi2 19/20 leader 0",
      })
  void only_where_the_number_of_a_unit_is_0_there_is_no_such_unit(String text, String filled) {
    assertThat(Braces.parse(text).filled(List.of("0"), group -> true)).isEqualTo(filled);
  }

  @Test
  void a_million_values_are_allowed() {
    assertThat(Braces.parse("{1..1000000}").groups().get(0)).hasSize(1_000_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 4..12, cav 2 | 4 | inf {4..12}, cav 2",
        "inf 4,5,6 | 6 | inf {4,5,6}",
        "0..100..25 | -1 | {0..100..25}"
      })
  void where_braces_are_needed_they_are_shown(String text, int at, String advised) {
    assertThat(Braces.advised(text, at)).isEqualTo(advised);
  }

  @Test
  void what_is_wrong_elsewhere_is_not_put_down_to_a_list() {
    assertThat(Braces.advised("inf 4,5; trns 2", 9)).isNull();
    assertThat(Braces.advised("inf 5, cav 2", -1)).isNull();
    assertThat(Braces.advised("inf {4..12}", -1)).isNull();
  }
}
