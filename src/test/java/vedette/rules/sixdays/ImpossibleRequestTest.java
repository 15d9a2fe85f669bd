package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.source.TextFault;

/** Requests that are not possible, refused with the parameter that is at fault. */
class ImpossibleRequestTest {
  private static TextFault refused(String... options) {
    return refused(() -> SixDaysFight.battle(options), options);
  }

  private static TextFault refused(ThrowingCallable request, String... options) {
    TextFault refusal = catchThrowableOfType(TextFault.class, request);
    assertThat(refusal).as("%s is accepted", List.of(options)).isNotNull();
    assertThat(refusal.getMessage()).isNotBlank();
    assertThat(refusal.help()).isNotBlank();
    return refusal;
  }

  private static TextFault attackerRefused(String attacker) {
    return refused("attacker", attacker, "defender", "inf 5");
  }

  private static TextFault defenderRefused(String defender) {
    return refused("attacker", "inf 5", "defender", defender);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inf 5, inf 5, cav 2, art 2",
        "inf 8 corps, cav 2 brigade",
        "cav 4 division, cav 4 division, cav 2 brigade, art 1",
        "inf 5, cav 4 division, cav 2",
        "inf 5, cav 2, cav 2",
        "art 3 corps, inf 8 corps",
      })
  void these_are_legal_stacks(String stack) {
    // The first three are the examples of 3.0.
    assertThatCode(() -> SixDaysFight.battle("attacker", stack, "defender", stack))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inf 5, inf 5, inf 5",
        "inf 8 corps, inf 5",
        "cav 8 corps, cav 4 division",
        "cav 4 division, cav 4 division, cav 4 division",
        "inf 5, inf 5, cav 2, cav 2",
        "inf 5, inf 5, cav 2 division",
        "inf 5, art 1, art 1",
        "inf 5, inf 5, inf 1 brigade",
      })
  void these_are_over_the_stacking_limit_unless_it_is_ignored(String stack) {
    assertThat(attackerRefused(stack).slot()).isEqualTo("attacker");
    assertThat(defenderRefused(stack).slot()).isEqualTo("defender");
    assertThatCode(
            () -> SixDaysFight.battle("attacker", stack, "defender", stack, "stacking", "ignored"))
        .doesNotThrowAnyException();
  }

  @Test
  void a_rearguard_may_overstack_for_a_moment() {
    assertThatCode(
            () ->
                SixDaysFight.battle(
                    "attacker", "inf 5", "defender", "inf 5, inf 5; rearguard 2: inf 3, inf 3"))
        .doesNotThrowAnyException();
  }

  @Test
  void help_stacks_with_the_rearguard_once_that_has_come() {
    // Two divisions hold, two have left and one comes: three are there.
    assertThat(defenderRefused("inf 5, inf 5; rearguard 2: inf 3, inf 3; arrives 3: inf 2").slot())
        .isEqualTo("defender");
    assertThat(defenderRefused("inf 5; rearguard 2: inf 3, inf 3; arrives 3: inf 2").slot())
        .isEqualTo("defender");
    // One holds and one comes after two have left: two are there.
    assertThatCode(
            () ->
                SixDaysFight.battle(
                    "--attacker 'inf 5'"
                        + " --defender 'inf 5, inf 5; rearguard 2: inf 3; arrives 3: inf 2'"))
        .doesNotThrowAnyException();
  }

  @Test
  void a_side_has_at_most_64_units_and_officers_late_ones_included() {
    String thirty = "inf 1" + ", inf 1".repeat(29);
    String[] most = {
      "attacker", thirty + ", officer",
      "attacker", thirty + ", inf 1, inf 1, inf 1",
      "defender", thirty + "; arrives 2: " + thirty + ", officer",
      "defender", "inf 1; rearguard 2: inf 1, inf 1",
      "stacking", "ignored"
    };
    assertThatCode(() -> SixDaysFight.battle(most)).doesNotThrowAnyException();
    String[] oneMore = most.clone();
    oneMore[1] += ", inf 1";
    TextFault attacker = refused(oneMore);
    assertThat(attacker.slot()).isEqualTo("attacker");
    assertThat(attacker).hasMessageContaining("65");
    oneMore = most.clone();
    oneMore[7] += ", officer";
    assertThat(refused(oneMore).slot()).isEqualTo("defender");
  }
}
