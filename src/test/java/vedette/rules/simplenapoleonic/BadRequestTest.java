package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.simplenapoleonic.SimpleNapoleonicFights.refused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that cannot be played are refused, with a word on what to write instead. */
class BadRequestTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pike 6/6", // no such arm
        "", // nothing
        "inf 0/6", // nobody there
        "inf 7/6", // more than it began with
        "inf -1/6",
        "inf six",
        "inf 6/6 wedge", // no such formation
        "inf line column", // two of them
        "cav square", // squares are the infantry's
        "art square",
        "art column", // guns have no formation
        "inf; in covr",
      })
  void a_unit_that_cannot_be(String unit) {
    refused("morale", "unit", unit);
    refused("fire", "shooter", "inf", "range", "1", "target", unit);
    refused("assault", "attacker", "inf", "defender", unit);
  }

  @ParameterizedTest(name = "{0} at {1}")
  @CsvSource({
    "inf, 4", // muskets reach 3
    "rifle, 5", // rifles 4
    "art, 7", // guns 6
    "inf, 0", // nobody is nearer than the adjacent hex
    "inf, -1",
    "cav, 1", // cavalry does not fire
    "art moved, 1", // guns move or fire
    "inf retreating, 1", // retreating units do not fire (SN8)
  })
  void a_shot_that_cannot_be(String shooter, String range) {
    refused("fire", "shooter", shooter, "range", range, "target", "inf");
  }

  @Test
  void a_side_that_closes_in_has_somebody_who_moves() {
    refused(
        "firefight",
        "--attacker 'art; range 4' --defender inf --range 2 --closing attacker --start-range 4");
  }

  @Test
  void guns_that_move_do_not_fire_in_a_firefight_either() {
    refused("firefight", "attacker", "art moved", "defender", "inf", "range", "4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"art", "inf square", "rifle square", "inf retreating"})
  void an_attacker_that_cannot_be(String attacker) {
    // Guns only defend themselves; a square does not move, nor does who runs go forward.
    refused("assault", "attacker", attacker, "defender", "inf");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many"})
  void turns_that_cannot_be(String turns) {
    refused("assault", "attacker", "inf", "defender", "inf", "turns", turns);
    refused("firefight", "attacker", "inf", "defender", "inf", "turns", turns);
    refused("rally", "turns", turns);
    refused("rally", "turns", "3", "generals", turns);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "3,near", "3;2", "-1", "3,,1", ""})
  void ranges_that_cannot_be(String range) {
    refused("firefight", "attacker", "inf", "defender", "inf", "range", range);
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({"target, nearest", "attackerKills, perhaps", "defenderKills, yes"})
  void decisions_that_nobody_knows(String option, String value) {
    assertThat(refused("firefight", "attacker", "inf", "defender", "inf", option, value))
        .hasMessageContaining(value);
  }
}
