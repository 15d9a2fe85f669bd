package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.Fights.outOf;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Overruns with the variants (10.0, SD8, SD-V8). */
class OverrunVariantsTest {
  /**
   * Plays two weak targets, both attacked at +5: A1Rp, A1, D1 three times, D2 three times, two Rp.
   */
  private static Odds.Exact twoTargets(String variants) {
    return Fights.odds(
        SixDaysFight.repulse(
            "--attacker 'inf 4, cav 3' --defender 'inf 2; in town'"
                + " --defender 'inf 1, cav 1; distance 2' --movement 4"
                + variants));
  }

  private static Odds.Exact equalCavalry(String attacker, String defender, String variants) {
    return Fights.odds(
        SixDaysFight.repulse(
            "--attacker '%s' --defender '%s'%s".formatted(attacker, defender, variants)));
  }

  @Test
  void a_target_eliminated_without_a_repulse_may_end_the_movement() {
    assertThat(chance(twoTargets(""), "success")).isEqualTo(new BigFraction(25, 100));
    // Two repulses in ten continue, three eliminations do not: 2/10 and 3/10, then the same again.
    Odds odds = twoTargets(" --variant elimination-ends-movement");
    assertThat(outOf(100, odds, "ending"))
        .isEqualTo(
            Map.of(
                "all overrun", 4,
                "held", 40 + 8,
                "target eliminated", 30 + 6,
                "attacker repulsed", 10 + 2));
    assertThat(outOf(100, odds, "targetsOverrun")).isEqualTo(Map.of(0, 80, 1, 16, 2, 4));
    // Held at the first target it has five battle turns due, at the second three, otherwise none.
    assertThat(outOf(100, odds, "battleTurnsDue")).isEqualTo(Map.of(0, 52, 3, 8, 5, 40));
  }

  @Test
  void a_target_repulsed_and_eliminated_lets_the_stack_go_on_in_any_case() {
    // SD10: 9 and 10 repulse inf 2 and leave nothing of it.
    Odds odds = equalCavalry("inf 9", "inf 2", " --variant elimination-ends-movement");
    assertThat(outOf(10, odds, "ending"))
        .isEqualTo(
            Map.of("all overrun", 2, "target eliminated", 3, "held", 4, "attacker repulsed", 1));
  }

  @Test
  void a_reading_that_a_variant_replaces_is_not_cited_for_its_opposite() {
    // Equal cavalry favours neither side by SD2; the variant replaces SD8.
    String[] equal = {"inf 5, cav 1", "inf 4, cav 1"};
    assertThat(equalCavalry(equal[0], equal[1], "").readings()).contains("SD2");
    assertThat(equalCavalry(equal[0], equal[1], " --variant equal-cavalry-defends").readings())
        .contains("SD8")
        .doesNotContain("SD2");
    assertThat(twoTargets("").readings()).contains("SD-V8");
    assertThat(twoTargets(" --variant last-hex-counts").readings()).doesNotContain("SD-V8");
  }

  @Test
  void equal_cavalry_may_favour_the_target() {
    // 7 against 6: +1 repulses the attacker on a 1; at zero on 1 and 2.
    String equal = " --variant equal-cavalry-defends";
    assertThat(chance(equalCavalry("inf 5, cav 2", "inf 4, cav 2", ""), "attackerRepulsed"))
        .isEqualTo(new BigFraction(1, 10));
    assertThat(chance(equalCavalry("inf 5, cav 2", "inf 4, cav 2", equal), "attackerRepulsed"))
        .isEqualTo(new BigFraction(2, 10));
    // No cavalry on both sides is equal too; more on either side counts as without the variant.
    assertThat(chance(equalCavalry("inf 7", "inf 6", equal), "attackerRepulsed"))
        .isEqualTo(new BigFraction(2, 10));
    assertThat(chance(equalCavalry("inf 4, cav 3", "inf 5, cav 2", equal), "attackerRepulsed"))
        .isEqualTo(new BigFraction(1, 10));
  }

  @Test
  void equal_cavalry_favours_nobody_in_the_battle_turns_due() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.repulse(
                "--attacker 'inf 9, cav 2' --defender 'inf 9, cav 2' --spent 4 --due fight"
                    + " --variant equal-cavalry-defends"),
            5,
            5);
    // -1 in the overrun, an A1; in the battle turn it is just 10 against 11.
    assertThat(played.differentials()).containsExactly(-1, -1);
    assertThat(played.value("battleEnding")).isEqualTo("turns run out");
  }

  @Test
  void the_hex_next_to_the_target_may_count() {
    // 11.1 counts the movement points expended before the enemy zone of control is entered: 40% are
    // held one point away (5 battle turns, counted 4), 20% three points away (3, counted 2).
    assertThat(mean(twoTargets(""), "battleTurnsDue"))
        .isEqualTo(new BigFraction(40 * 5 + 20 * 3, 100));
    assertThat(mean(twoTargets(" --variant last-hex-counts"), "battleTurnsDue"))
        .isEqualTo(new BigFraction(40 * 4 + 20 * 2, 100));
  }

  @Test
  void variants_are_told_with_the_situation() {
    assertThat(
            SixDaysFight.repulse("--attacker 'inf 5' --defender 'inf 4' --variant last-hex-counts")
                .story()
                .situation())
        .anyMatch(fact -> fact.toString().contains("last-hex-counts"));
  }
}
