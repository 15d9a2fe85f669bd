package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.OpeningUmpire;
import vedette.rules.Fights;
import vedette.rules.musketpike.units.Morale.Check;

/** The single rule for every check of morale (MP4). */
class MoraleTest {
  @ParameterizedTest(name = "morale {0}")
  @ValueSource(ints = {-2, 0, 1, 6, 10, 12})
  void a_roll_that_passes_under_fire_passes_a_rally(int morale) {
    Check check = new Check("x", morale);
    int passing = 0;
    for (int die = 1; die <= 10; die++) {
      assertThat(check.failsBy(die, OpeningUmpire.UNHEARD) == 0).isEqualTo(check.isPassedBy(die));
      passing += check.isPassedBy(die) ? 1 : 0;
    }
    assertThat(check.highestPassing()).isEqualTo(passing);
  }

  @ParameterizedTest(name = "quality {0}")
  @ValueSource(ints = {3, 7, 10})
  void a_unit_rallies_on_the_rolls_that_pass(int quality) {
    Check check = new Check("x", quality);
    long passing = IntStream.rangeClosed(1, 10).filter(check::isPassedBy).count();
    assertThat(
            Fights.outOf(
                10,
                Fights.odds(
                    MusketPikeFights.any(
                        "rally",
                        "unit",
                        "hi1 8/8 ql" + quality + " disordered",
                        "activation",
                        "unit")),
                "rallied"))
        .containsAllEntriesOf(Map.of(1, (int) passing));
  }
}
