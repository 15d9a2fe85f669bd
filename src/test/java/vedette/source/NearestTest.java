package vedette.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The suggestion for a misspelt word is the intended word, and no other. */
class NearestTest {
  @ParameterizedTest
  @CsvSource({"shakn, shaken", "INFT, inf", "wodos, woods"})
  void a_slip_is_near_its_word(String written, String meant) {
    assertThat(Nearest.of(written, List.of("inf", "shaken", "woods"))).contains(meant);
  }

  /** All prefixes that negate, as in {@code pikes} and {@code nopikes} of Musket and Pike. */
  @ParameterizedTest
  @CsvSource({"pikes, nopikes", "formed, unformed", "ordered, disordered", "stop, non-stop"})
  void the_opposite_is_never_suggested(String word, String opposite) {
    assertThat(Nearest.of(word, List.of(opposite))).isEmpty();
    assertThat(Nearest.of(opposite, List.of(word))).isEmpty();
    assertThat(Nearest.help(word, List.of(opposite)))
        .isEqualTo("leave it out: only its opposite is written, `" + opposite + "`");
  }

  @Test
  void a_sign_that_shares_no_letter_is_not_near() {
    assertThat(Nearest.of("x", List.of("-", "A1"))).isEmpty();
  }
}
