package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.rules.musketpike.MusketPikeFights.assault;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.source.TextFault;

/**
 * The shooters allowed in each phase (Action specifics: artillery phase; defense and advancing
 * fire).
 */
class ShootersOfPhasesTest {
  private static final String ATTACKER = "hi2 16/16 ql7";
  private static final String DEFENDER = "hi1 6/6 ql6";

  private static TextFault refusal(String parameter, String shooter) {
    return catchThrowableOfType(
        TextFault.class, () -> assault(ATTACKER, DEFENDER, parameter, shooter));
  }

  @ParameterizedTest(name = "{0} {1} fires")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attackerSupport | li 2/2; moving
          defenderSupport | art 12lb
          defenderSupport | art 12lb; grazing
          defenderSupport | hi1 8/8; flank
          battery         | art 12lb; range 12
          """)
  void who_can_is_not(String parameter, String shooter) {
    assertThat(refusal(parameter, shooter)).isNull();
  }
}
