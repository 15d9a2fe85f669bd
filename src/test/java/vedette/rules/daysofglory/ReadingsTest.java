package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A result names the readings that it rests on, so that a player sees the house rule. */
class ReadingsTest {
  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          shoot         | shooter=7 rifled; range 3, target=line                               | DG1
          shoot         | shooter=4 rifled; range 5, target=line                               | DG3
          bombard       | guns=2, calibre=rifled, range=6, target=dense                        | DG2
          bombard       | guns=2, calibre=smoothbore, range=6, target=line, behind=line 4      | DG7
          morale        | test=shooting, unit=inf 8; with hit 2                                 | DG4
          morale        | test=rally, unit=inf 8 shaken general other                         | DG9
          morale        | test=rally, unit=inf 8 shaken fell-back                              | DG-V10
          close-assault | attacker=inf 8, defender=inf 8                                       | DG5
          close-assault | attacker=inf 8; with fights-routers, defender=inf 8; with fights-routers | DG9
          close-assault | attacker=inf 8, defender=inf 8                                       | DG8
          damage        | of=staff, hits=1                                                     | DG8
          charge        | charger=skirm 4, target=skirm 4                                      | DG6
          """)
  void what_a_result_rests_on_is_named(String kind, String options, String reading) {
    String[] given = options.split("=|, (?=[a-z]+=)");
    assertThat(odds(kind, given).readings()).contains(reading);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          shoot         | shooter=4 rifled; range 3, target=line                | DG7
          bombard       | guns=2, calibre=rifled, range=6, target=dense         | DG7
          bombard       | guns=2, calibre=rifled, range=6, target=dense         | DG1
          morale        | test=rally, unit=inf 8 shaken                         | DG-V10
          close-assault | attacker=inf 8, defender=inf 8                        | DG6
          """)
  void what_did_not_come_up_is_not_named(String kind, String options, String reading) {
    String[] given = options.split("=|, (?=[a-z]+=)");
    assertThat(odds(kind, given).readings()).doesNotContain(reading);
  }
}
