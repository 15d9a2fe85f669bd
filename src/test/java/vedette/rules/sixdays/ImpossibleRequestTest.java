package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.request.BadRequest;

/** What cannot be fought is refused with the parameter that is at fault. */
class ImpossibleRequestTest {
  private static BadRequest refused(String... options) {
    return refused(() -> SixDaysFights.battle(options), options);
  }

  private static BadRequest refused(ThrowingCallable request, String... options) {
    BadRequest refusal = catchThrowableOfType(BadRequest.class, request);
    assertThat(refusal).as("%s is accepted", List.of(options)).isNotNull();
    assertThat(refusal.getMessage()).isNotBlank();
    assertThat(refusal.help()).isNotBlank();
    return refusal;
  }

  private static BadRequest attackerRefused(String attacker) {
    return refused("attacker", attacker, "defender", "inf 5");
  }

  private static BadRequest defenderRefused(String defender) {
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
    assertThatCode(() -> SixDaysFights.battle("attacker", stack, "defender", stack))
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
    assertThat(attackerRefused(stack).parameter()).isEqualTo("attacker");
    assertThat(defenderRefused(stack).parameter()).isEqualTo("defender");
    assertThatCode(
            () -> SixDaysFights.battle("attacker", stack, "defender", stack, "stacking", "ignored"))
        .doesNotThrowAnyException();
  }

  @Test
  void late_units_count_for_the_stacking_limit() {
    assertThat(attackerRefused("inf 5, inf 5; turns 2; joins turns 1: inf 3").parameter())
        .isEqualTo("attacker");
    assertThat(defenderRefused("inf 5, inf 5; arrives 2: inf 3").parameter()).isEqualTo("defender");
    assertThat(defenderRefused("inf 5; rearguard 2: inf 5, inf 5, inf 5").parameter())
        .isEqualTo("defender");
  }

  @Test
  void a_rearguard_may_overstack_for_a_moment() {
    assertThatCode(
            () ->
                SixDaysFights.battle(
                    "attacker", "inf 5", "defender", "inf 5, inf 5; rearguard 2: inf 3, inf 3"))
        .doesNotThrowAnyException();
  }

  @Test
  void help_stacks_with_the_rearguard_once_that_has_come() {
    // Two divisions hold, two have got away and one comes: three are there.
    assertThat(
            defenderRefused("inf 5, inf 5; rearguard 2: inf 3, inf 3; arrives 3: inf 2")
                .parameter())
        .isEqualTo("defender");
    assertThat(defenderRefused("inf 5; rearguard 2: inf 3, inf 3; arrives 3: inf 2").parameter())
        .isEqualTo("defender");
    // One holds and one comes after two have got away: two are there.
    assertThatCode(
            () ->
                SixDaysFights.battle(
                    "--attacker 'inf 5'"
                        + " --defender 'inf 5, inf 5; rearguard 2: inf 3; arrives 3: inf 2'"))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"inf 0", "inf -1", "elephants 3", "officer", ""})
  void a_stack_that_is_none_is_told_with_its_text(String stack) {
    BadRequest refusal = attackerRefused(stack);
    assertThat(refusal.parameter()).isEqualTo("attacker");
    assertThat(refusal.given()).isEqualTo(stack);
  }

  @Test
  void the_fault_is_told_in_the_text_at_fault_of_several() {
    BadRequest refusal =
        refused("attacker", "inf 5", "attacker", "inf 4, kav 3", "defender", "inf 5");
    assertThat(refusal.given()).isEqualTo("inf 4, kav 3");
    assertThat(refusal.offset()).isEqualTo(7);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inf 5; turns 2",
        "inf 5; spent 2",
        "inf 5; against 1",
        "inf 5; touches 1",
        "inf 5; joins turns 1: cav 2",
        "inf 5; rearguard 1: inf 2; rearguard 2: inf 2",
      })
  void a_defender_has_no_such_clause(String defender) {
    assertThat(defenderRefused(defender).parameter()).isEqualTo("defender");
  }

  @ParameterizedTest
  @ValueSource(strings = {"inf 5; arrives 2: inf 3", "inf 5; rearguard 2: inf 3"})
  void an_attacker_has_no_such_clause(String attacker) {
    assertThat(attackerRefused(attacker).parameter()).isEqualTo("attacker");
  }

  @Test
  void distance_is_no_matter_of_a_battle() {
    assertThat(attackerRefused("inf 5; distance 2").parameter()).isEqualTo("attacker");
    assertThat(defenderRefused("inf 5; distance 2").parameter()).isEqualTo("defender");
  }

  @Test
  void a_target_must_be_there() {
    for (String clause : List.of("against 2", "against Ney", "touches 0", "against 1 3")) {
      BadRequest refusal = attackerRefused("inf 5; " + clause);
      assertThat(refusal.parameter()).isEqualTo("attacker");
      assertThat(refusal).hasMessageContaining(clause.substring(clause.lastIndexOf(' ') + 1));
    }
    assertThat(refused("attacker", "inf 5; against Kleits", "defender", "Kleist: inf 5").help())
        .contains("Kleist");
  }

  @Test
  void every_defender_must_be_in_contact_with_somebody() {
    BadRequest refusal =
        refused("attacker", "inf 5; against 1", "defender", "inf 5", "defender", "Far: inf 5");
    assertThat(refusal.parameter()).isEqualTo("defender");
    assertThat(refusal).hasMessageContaining("Far");
  }

  @Test
  void no_two_stacks_have_one_name() {
    assertThat(
            refused("attacker", "A: inf 5", "attacker", "A: inf 4", "defender", "inf 5")
                .parameter())
        .isEqualTo("attacker");
    assertThat(refused("attacker", "A: inf 5", "defender", "A: inf 4").parameter())
        .isEqualTo("defender");
  }

  @Test
  void no_stack_is_called_by_the_number_of_another() {
    // Else two measures would both be called defenderLoss[2].
    assertThat(
            refused("attacker", "inf 5", "defender", "2: inf 5", "defender", "inf 5").parameter())
        .isEqualTo("defender");
  }

  @Test
  void no_two_targets_of_an_overrun_have_one_name() {
    assertThat(
            overrunRefused("attacker", "inf 5", "defender", "A: inf 1", "defender", "A: inf 2")
                .parameter())
        .isEqualTo("defender");
  }

  @Test
  void no_two_commands_have_one_name() {
    BadRequest refusal =
        refused(
            () -> SixDaysFights.reorganization("command", "A: inf 1/3", "command", "A: inf 2/3"));
    assertThat(refusal.parameter()).isEqualTo("command");
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
    assertThatCode(() -> SixDaysFights.battle(most)).doesNotThrowAnyException();
    String[] oneMore = most.clone();
    oneMore[1] += ", inf 1";
    BadRequest attacker = refused(oneMore);
    assertThat(attacker.parameter()).isEqualTo("attacker");
    assertThat(attacker).hasMessageContaining("65");
    oneMore = most.clone();
    oneMore[7] += ", officer";
    assertThat(refused(oneMore).parameter()).isEqualTo("defender");
  }

  @Test
  void nobody_has_more_than_five_battle_turns() {
    assertThat(refused("attacker", "inf 5", "defender", "inf 5", "turns", "6").parameter())
        .isEqualTo("turns");
    assertThat(attackerRefused("inf 5; turns 6").parameter()).isEqualTo("attacker");
    assertThat(attackerRefused("inf 5; turns 5; joins turns 6: cav 1").parameter())
        .isEqualTo("attacker");
    assertThat(refused("attacker", "inf 5", "defender", "inf 5", "turns", "0").parameter())
        .isEqualTo("turns");
    assertThat(refused("attacker", "inf 5", "defender", "inf 5", "spent", "-1").parameter())
        .isEqualTo("spent");
  }

  @Test
  void turns_and_movement_cannot_both_be_told() {
    BadRequest refusal =
        refused("attacker", "inf 5", "defender", "inf 5", "turns", "2", "spent", "1");
    assertThat(refusal.parameter()).isIn("turns", "spent");
  }

  @Test
  void terrain_must_be_known() {
    assertThat(refused("attacker", "inf 5", "defender", "inf 5", "terrain", "swamp").parameter())
        .isEqualTo("terrain");
    assertThat(defenderRefused("inf 5; in wods").help()).contains("woods");
    assertThat(defenderRefused("inf 5; in wods").parameter()).isEqualTo("defender");
    assertThat(attackerRefused("inf 5; in swamp").parameter()).isEqualTo("attacker");
  }

  @Test
  void both_sides_are_needed() {
    assertThat(refused("defender", "inf 5").parameter()).isEqualTo("attacker");
    assertThat(refused("attacker", "inf 5").parameter()).isEqualTo("defender");
  }

  private static BadRequest overrunRefused(String... options) {
    return refused(() -> SixDaysFights.repulse(options), options);
  }

  @Test
  void an_overrun_has_its_own_limits() {
    assertThat(
            overrunRefused("attacker", "inf 5", "defender", "inf 5; distance 7", "movement", "6")
                .parameter())
        .isEqualTo("movement");
    assertThat(
            overrunRefused("attacker", "inf 5", "defender", "inf 5", "movement", "0").parameter())
        .isEqualTo("movement");
    assertThat(overrunRefused("attacker", "inf 5; turns 2", "defender", "inf 5").parameter())
        .isEqualTo("attacker");
    assertThat(
            overrunRefused("attacker", "inf 5", "defender", "inf 5; arrives 2: inf 1").parameter())
        .isEqualTo("defender");
    assertThat(overrunRefused("attacker", "inf 5, inf 5, inf 5", "defender", "inf 5").parameter())
        .isEqualTo("attacker");
  }

  @Test
  void the_overrunning_stack_has_no_distance_of_its_own() {
    assertThat(overrunRefused("attacker", "inf 5; distance 3", "defender", "inf 5").parameter())
        .isEqualTo("attacker");
  }
}
