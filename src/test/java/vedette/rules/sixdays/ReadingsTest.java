package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.odds.Odds;
import vedette.odds.SampledOdds;
import vedette.odds.Trials;
import vedette.rules.Catalogue;
import vedette.rules.Fights;
import vedette.rules.Reading;

/** Every answer names the readings it rests on, and every reading named can be looked up. */
class ReadingsTest {
  private static final String[] LATE = {
    "attacker", "inf 9, cav 4, art 3; spent 0; joins spent 4: inf 3", "defender", "inf 8, inf 7"
  };

  private static Odds sampled(Engagement<?, ?> fight, boolean direct) {
    return SampledOdds.of(fight, new Trials(20_000, 3, 2, 0, direct, 1_000), (done, of) -> {});
  }

  @Test
  void late_joiners_are_named_though_they_come_in_the_last_turn() {
    Engagement<?, ?> fight = SixDaysFight.battle(LATE);
    assertThat(Fights.odds(fight).readings()).contains("SD7");
    assertThat(sampled(fight, false).readings()).contains("SD7");
    assertThat(sampled(fight, true).readings()).contains("SD7");
  }

  @Test
  void all_three_methods_rest_on_the_same() {
    Engagement<?, ?> fight = SixDaysFight.battle(Fights.and(LATE, "counterattack", "always"));
    List<String> readings = Fights.odds(fight).readings();
    assertThat(sampled(fight, false).readings()).isEqualTo(readings);
    assertThat(sampled(fight, true).readings()).isEqualTo(readings);
  }

  @Test
  void a_plain_attack_rests_on_no_more_than_it_uses() {
    // Infantry alone, one turn: no superiority, no terrain, no friction.
    assertThat(
            Fights.odds(SixDaysFight.battle("attacker", "inf 5", "defender", "inf 4")).readings())
        .containsExactly("SD1", "SD4", "SD6");
  }

  @Test
  void every_reading_has_a_text_of_its_own() {
    List<Reading> readings = new SixDays().readings();
    assertThat(readings).extracting(Reading::id).doesNotHaveDuplicates();
    assertThat(readings).extracting(Reading::text).doesNotHaveDuplicates().doesNotContain("");
    Engagement<?, ?> fight = SixDaysFight.battle(Fights.and(LATE, "counterattack", "always"));
    List<String> named = Fights.odds(fight).readings();
    assertThat(Catalogue.readings(named)).hasSameSizeAs(named);
  }

  @Test
  void one_stack_against_two_rests_on_the_rule_for_several() {
    assertThat(readings("attacker", "inf 9", "defender", "A: inf 4", "defender", "B: inf 4"))
        .contains("SD6")
        .doesNotContain("SD-V2", "SD-V5");
  }

  @Test
  void taking_on_a_neighbour_nobody_attacks_is_a_reading_of_its_own() {
    assertThat(
            readings(
                "--attacker 'inf 9; against A; touches B' --defender 'A: inf 4'"
                    + " --defender 'B: inf 4'"))
        .contains("SD-V2");
  }

  @Test
  void turning_on_all_it_touches_when_its_targets_are_gone_is_one_too() {
    // A is gone after most rolls; B still stands then, and y attacks it as well.
    assertThat(
            readings(
                "--turns 2 --attacker 'x: inf 9; against A; touches B'"
                    + " --attacker 'y: inf 9; against B' --defender 'A: inf 1' --defender 'B: inf 9'"))
        .contains("SD-V5");
  }

  @Test
  void several_stacks_counterattack_one_by_one() {
    String[] battle = {"attacker", "inf 5", "defender", "A: inf 4", "defender", "B: inf 4"};
    assertThat(readings(Fights.and(battle, "counterattack", "always"))).contains("SD-V1");
    assertThat(readings(battle)).doesNotContain("SD-V1");
  }

  @Test
  void late_ones_who_lose_all_before_them_leave() {
    assertThat(readings("attacker", "inf 1; spent 0; joins spent 4: inf 9", "defender", "inf 9"))
        .contains("SD-V3", "SD-V6");
  }

  private static List<String> readings(String... battle) {
    return Fights.odds(SixDaysFight.battle(battle)).readings();
  }
}
