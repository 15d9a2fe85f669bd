package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.odds.Odds;
import vedette.odds.SampledOdds;
import vedette.odds.Trials;
import vedette.rules.Catalogue;
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
    Engagement<?, ?> fight = Fights.battle(LATE);
    assertThat(Fights.odds(fight).readings()).contains("SD7");
    assertThat(sampled(fight, false).readings()).contains("SD7");
    assertThat(sampled(fight, true).readings()).contains("SD7");
  }

  @Test
  void all_three_methods_rest_on_the_same() {
    Engagement<?, ?> fight = Fights.battle(Fights.and(LATE, "counterattack", "always"));
    List<String> readings = Fights.odds(fight).readings();
    assertThat(sampled(fight, false).readings()).isEqualTo(readings);
    assertThat(sampled(fight, true).readings()).isEqualTo(readings);
  }

  @Test
  void a_plain_attack_rests_on_no_more_than_it_uses() {
    // Infantry alone, one turn: no superiority, no terrain, no friction.
    assertThat(Fights.odds(Fights.battle("attacker", "inf 5", "defender", "inf 4")).readings())
        .containsExactly("SD1", "SD4", "SD6");
  }

  @Test
  void every_reading_has_a_text_of_its_own() {
    List<Reading> readings = SixDays.readings();
    assertThat(readings).extracting(Reading::id).doesNotHaveDuplicates();
    assertThat(readings).extracting(Reading::text).doesNotHaveDuplicates().doesNotContain("");
    Engagement<?, ?> fight = Fights.battle(Fights.and(LATE, "counterattack", "always"));
    List<String> named = Fights.odds(fight).readings();
    assertThat(Catalogue.readings(named)).hasSameSizeAs(named);
  }
}
