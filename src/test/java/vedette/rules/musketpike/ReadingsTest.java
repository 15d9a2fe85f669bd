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
            MusketPikeFights.meleeOdds("hi1 8/8 ql7", "li 4/4 ql7", "lightFootRout", "true")
                .readings())
        .contains("MP7");
  }

  @Test
  void what_did_not_come_up_is_not_named() {
    assertThat(MusketPikeFights.meleeOdds("hi1 8/8 ql7", "hi1 8/8 ql7").readings())
        .doesNotContain("MP1", "MP5", "MP7", "MP8", "MP12", "MP13", "MP14", "MP15", "MP16");
  }
}
