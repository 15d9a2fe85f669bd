package vedette.cli;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;
import vedette.json.Problem;
import vedette.json.Severity;
import vedette.notation.BadNotation;
import vedette.odds.Refusal;
import vedette.request.BadRequest;

/**
 * Every error says what to write instead: whatever ends a run early is one of these, and none of
 * them can be made without.
 */
class EveryErrorHelpsTest {
  @Test
  void what_is_wrong_with_a_file() {
    assertThatNullPointerException()
        .isThrownBy(() -> new Problem(Severity.ERROR, "J001", "x.json", null, "wrong", null, null));
  }

  @Test
  void what_is_wrong_with_a_notation() {
    assertThatNullPointerException().isThrownBy(() -> new BadNotation(0, "wrong", null));
  }

  @Test
  void what_is_wrong_with_a_request() {
    assertThatNullPointerException().isThrownBy(() -> new BadRequest("turns", "wrong", null));
    assertThatNullPointerException()
        .isThrownBy(() -> BadRequest.ofWord("turns", "x", "wrong", null));
  }

  @Test
  void what_is_refused() {
    assertThatNullPointerException().isThrownBy(() -> new Refusal("too large", null));
  }

  @Test
  void what_is_wrong_with_a_command_line() {
    assertThatNullPointerException().isThrownBy(() -> Failure.usage("C001", "wrong", null));
  }
}
