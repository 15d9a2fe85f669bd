package vedette.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The suggestion for an unknown name has the same meaning and the same side. */
class SynonymsTest {
  private static final List<String> MEASURES =
      List.of(
          "success",
          "attackerLosses",
          "defenderLosses",
          "defenderLosses[2]",
          "behindLosses[1]",
          "defenderRetreated",
          "attackerEliminated",
          "defenderLeaderLost",
          "assault.attackerLosses",
          "turns");

  private static final List<String> OPTIONS =
      List.of("--turns", "--ground", "--attacker-loss-order", "--defender-loss-order");

  @ParameterizedTest
  @CsvSource({
    "defenderLoss, defenderLosses",
    "defenderCasualties, defenderLosses",
    "defenderLoss[2], defenderLosses[2]",
    "targetLosses, defenderLosses",
    "chargerLosses, attackerLosses",
    "spLost, attackerLosses",
    "casualties, attackerLosses",
    "behindCasualties[1], behindLosses[1]",
    "assault.attackerCasualties, assault.attackerLosses",
    "attackerWins, success",
    "win, success",
    "hexTaken, success",
    "passes, success",
    "defenderForcedBack, defenderRetreated",
    "attackerDestroyed, attackerEliminated",
    "defenderGeneralKilled, defenderLeaderLost",
    "rounds, turns",
    "turnsFought, turns"
  })
  void a_measure_is_found_by_its_meaning(String written, String meant) {
    assertThat(Synonyms.of(written, MEASURES)).contains(meant);
  }

  @ParameterizedTest
  @CsvSource({
    "--rounds, --turns",
    "--nights, --turns",
    "--activations, --turns",
    "--attacker-losses, --attacker-loss-order",
    "--defender-losses, --defender-loss-order"
  })
  void an_option_is_found_by_its_meaning(String written, String meant) {
    assertThat(Synonyms.of(written, OPTIONS)).contains(meant);
  }

  @Test
  void the_other_side_is_never_meant() {
    assertThat(Synonyms.of("defenderWins", MEASURES)).isEmpty();
    assertThat(Synonyms.of("attackerForcedBack", MEASURES)).isEmpty();
    assertThat(Synonyms.of("defenderLoss[3]", MEASURES)).isEmpty();
    assertThat(Nearest.of("attackerMainBodyLosses", List.of("defenderMainBodyLosses"))).isEmpty();
  }

  @Test
  void an_unknown_word_means_nothing() {
    assertThat(Synonyms.of("xyzzy", MEASURES)).isEmpty();
    assertThat(Synonyms.of("--xyzzy", OPTIONS)).isEmpty();
  }
}
