package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.RUNS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.STANDS;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.assertCameTo;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.chances;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.fire;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.odds;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.part;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Morale at half strength, blocked retreats, and rallies (Morale; SN5-SN7). */
class MoraleAndRallyTest {
  @ParameterizedTest(name = "{0} that fails is {1}")
  @CsvSource({
    "inf 3/6, retreating",
    "inf 2/6 column, retreating",
    "cav 2/4, retreating",
    "art 1/2, retreating",
    "rifle 1/4; in cover, retreating",
    "inf 3/6 square, disintegrated",
    "inf 3/6; blocked, disintegrated",
    "cav 1/4; blocked, disintegrated",
  })
  void one_test_in_three_fails(String unit, String state) {
    // 1 and 2 of six.
    assertThat(chances(odds("morale", "unit", unit), "state"))
        .isEqualTo(Map.of("steady", part(2, 3), state, part(1, 3)));
  }

  @Test
  void a_failed_test_sends_back_by_its_own_rule_and_a_lost_assault_by_another() {
    // SN5: on 1 or 2 it falls back. SN6 is about assaults, and units that cannot fall back.
    assertThat(Fights.odds(fire("inf", "inf", 1)).readings()).contains("SN5").doesNotContain("SN6");
    assertThat(Fights.odds(fire("inf", "inf; blocked", 1)).readings()).contains("SN5", "SN6");
  }

  @ParameterizedTest(name = "{0} hit {1} times tests: {2}")
  @CsvSource({
    "inf 6/6, 2, false",
    "inf 6/6, 3, true",
    "inf 6/6, 4, true",
    "inf 2/6, 1, true",
    "rifle 4/4, 1, false",
    "rifle 4/4, 2, true",
    "cav 4/4, 1, false",
    "cav 4/4, 2, true",
    "art 2/2, 1, true",
    // Half of five is two and a half.
    "inf 5/5, 2, false",
    "inf 5/5, 3, true",
    // Nothing is left to test.
    "cav 2/4, 2, false",
    // It runs already (SN5).
    "inf 3/6 retreating, 1, false",
  })
  void a_loss_down_to_half_is_tested(String target, int hits, boolean tests) {
    int[] rolls = tests ? new int[] {hits, STANDS} : new int[] {hits};
    assertCameTo(ScriptedDice.play(fire("inf", target, 1), rolls), "defenderLosses", hits);
  }

  @Test
  void at_half_without_a_loss_there_is_no_test() {
    assertCameTo(ScriptedDice.play(fire("inf", "inf 3/6", 1), 0), "defenderState", "steady");
  }

  @Test
  void a_target_with_no_way_out_dissolves_under_fire() {
    assertCameTo(
        ScriptedDice.play(fire("inf", "inf; blocked", 1), 3, RUNS),
        "defenderState",
        "disintegrated");
    assertCameTo(
        ScriptedDice.play(fire("inf", "inf; blocked", 1), 3, STANDS), "defenderState", "steady");
  }

  @Test
  void a_retreating_unit_continues_and_is_still_shot_at() {
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(fire("inf", "inf retreating", 1, "shooter", "inf"), 3, 1);
    assertCameTo(playedFight, "defenderLosses", 4, "defenderState", "retreating");
  }

  @ParameterizedTest(name = "{0} turns, {1} generals")
  @CsvSource({"1, 1, 1, 2", "2, 1, 3, 4", "5, 1, 31, 32", "1, 2, 3, 4", "3, 2, 63, 64"})
  void each_attempt_rallies_one_time_in_two(int turns, int generals, int in, int of) {
    // 4, 5 and 6 of six, once a turn for each general (SN7): 1 - 1/2^(turns x generals).
    Odds.Exact odds = rally(turns, generals);
    assertThat(Fights.chance(odds, "rallied")).isEqualTo(part(in, of));
  }

  @Test
  void no_general_tries_after_a_rally() {
    // 1/2 after one turn, 1/4 after two, the rest use all three.
    Odds.Exact one = rally(3, 1);
    assertThat(chances(one, "turns"))
        .isEqualTo(Map.of(1, part(1, 2), 2, part(1, 4), 3, part(1, 4)));
    assertThat(chance(rally(3, 2), "turns", 1)).isEqualTo(part(3, 4));
    assertThat(chance(rally(3, 2), "turns", 3)).isEqualTo(part(1, 16));
  }

  @Test
  void by_default_one_general_tries() {
    assertThat(Fights.chance(odds("rally", "turns", "1"), "rallied")).isEqualTo(part(1, 2));
  }

  private static Odds.Exact rally(int turns, int generals) {
    return odds("rally", "turns", String.valueOf(turns), "generals", String.valueOf(generals));
  }
}
