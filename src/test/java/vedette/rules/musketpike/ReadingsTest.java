package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.Fights;

/** A result names the readings that it rests on, so that a player sees the house rule. */
class ReadingsTest {
  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fire    | target=hi1 8/8 ql7, shooter=hi1 8/8                               | MP1
          fire    | target=hi1 8/8 ql7, shooter=hi1 8/8                               | MP4
          fire    | target=hi1 8/8 ql7, shooter=hi1 8/8, shooter=hi1 8/8              | MP5
          fire    | target=hi1 8/8 ql7 leader, shooter=hi1 8/8                        | MP8
          fire    | target=hi1 8/8 ql7, shooter=hi2 9/9 disordered; flank             | MP15
          fire    | target=hi1 8/8 ql7, shooter=hi2 9/9, terrain=chateau              | MP15
          fire    | target=art 12lb ql6, shooter=hi1 8/8                              | MP16
          melee   | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7                        | MP2
          melee   | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7                        | MP3
          melee   | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7                        | MP6
          melee   | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7 disordered             | MP10
          melee   | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql5                        | MP11
          melee   | attacker=hi1 8/8 ql7 leader, defender=hi1 8/8 ql7                 | MP8
          melee   | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7, terrain=obstructed    | MP12
          melee   | attacker=cav 3/3 ql7, attacker=cav 3/3 ql7, defender=hi2 9/9 ql7  | MP13
          assault | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7                        | MP9
          initiative | holder=nobody, turns=1                                         | MP16
          melee   | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7, from=flank            | MP-V1
          fire    | target=hi1 8/8 ql7, shooter=hi2 9/9; flank                        | MP-V2
          assault | attacker=hi2 16/16 ql7, defender=li 1/1 ql4                       | MP-V3
          melee   | attacker=hi1 8/8 ql7 leader, defender=hi1 8/8 ql7                 | MP-V4
          fire    | target=hi1 8/8 ql7 leader, shooter=hi1 8/8                        | MP-V4
          melee   | attacker=hi1 8/8 ql7, defender=cav 1/3 ql5                        | MP-V5
          assault | attacker=hi1 8/8 ql7, defender=hi1 8/8 ql7, activations=2, rally=attacker | MP-V6
          assault | attacker=hi2 9/9 ql7, defender=hi1 8/8 ql7, defender=li 1/1 ql4   | MP-V7
          fire    | target=hi1 8/8 ql7, shooter=hi2 9/9, terrain=chateau              | MP-V8
          melee   | attacker=cav 3/3 ql7, defender=li 1/1 ql4, terrain=wall           | MP-V9
          fire    | target=hi1 8/8 ql7, shooter=hi2 9/9; in obstructed                | MP12
          fire    | target=hi1 8/8 ql7 disordered, shooter=hi1 8/8                    | MP5
          """)
  void what_a_result_rests_on_is_named(String kind, String options, String reading) {
    String[] given = options.split("=|, (?=[a-z]+=)");
    assertThat(Fights.odds(MusketPikeFights.any(kind, given)).readings()).contains(reading);
  }

  @Test
  void a_battery_a_displaced_friend_and_the_variant_for_light_foot_name_theirs() {
    assertThat(MusketPikeFights.meleeOdds("hi1 8/8 ql7", "li 4/4 ql7, art 3lb ql5").readings())
        .contains("MP7");
    assertThat(
            MusketPikeFights.meleeOdds("hi1 8/8 ql7", "hi1 8/8 ql7; displaces: cav 3/3 ql5")
                .readings())
        .contains("MP14");
    assertThat(
            MusketPikeFights.meleeOdds("hi1 8/8 ql7", "li 4/4 ql7", "variant", "light-foot-rout")
                .readings())
        .contains("MP7");
  }

  @Test
  void who_gets_away_before_a_melee_has_not_been_shot_away() {
    assertThat(
            MusketPikeFights.meleeOdds("hi1 8/8 ql7", "li 4/4 ql7", "evade", "always").readings())
        .doesNotContain("MP-V3");
  }

  @Test
  void light_foot_covers_its_flanks_without_a_house_rule() {
    assertThat(MusketPikeFights.meleeOdds("hi1 8/8 ql7", "li 4/4 ql7", "from", "flank").readings())
        .doesNotContain("MP-V1");
  }

  @Test
  void what_did_not_come_up_is_not_named() {
    assertThat(MusketPikeFights.meleeOdds("hi1 8/8 ql7", "hi1 8/8 ql7").readings())
        .doesNotContain("MP1", "MP5", "MP7", "MP8", "MP12", "MP13", "MP14", "MP15", "MP16");
  }
}
