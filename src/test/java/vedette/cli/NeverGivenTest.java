package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions whose condition holds at no end of some fights: others still have their answer. */
class NeverGivenTest {
  private static final String ASKED = " --chance 'success given defenderLoss >= 3'";

  @TempDir Path dir;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        dir.resolve("shots.json"),
        """
        { "format": 1, "id": "t/shots", "title": "Shots", "kind": "system",
          "units": { "r": { "shots": 1 }, "g": { "shots": 1 } },
          "fire": { "f": { "dice": "strength x shots", "die": "d6", "atLeast": 5 } } }
        """);
  }

  private Captured fight(String attacker, String more) {
    return vedette(
        "own '" + dir + "/shots.json' --attacker '" + attacker + "' --defender 'g 3'" + more);
  }

  /**
   * Two shots never take three. Three that hit kill all three of the enemy, who shoots at once: it
   * is a success unless all three of his hit too, 26/27.
   */
  @Test
  void a_cell_of_a_sweep_is_empty() {
    assertThat(fight("r {2,3}", ASKED + " --format csv").answer().lines().skip(1))
        .satisfiesExactly(
            none -> assertThat(none).contains(",,0.0"),
            some -> assertThat(some).contains(",0.962962962962"));
  }

  /** Without shots nothing is ever hit, so there is nothing to tell; with two each there is. */
  @Test
  void a_step_of_influence_is_a_dash_and_the_others_are_told() {
    String asked = " --influence --chance 'defenderLoss >= 2 given defenderLoss >= 1'";
    assertThat(fight("r 3", asked).answer())
        .containsPattern("unit r shots +1 +2: \\+[0-9.]+ pp +0: -\n");
  }

  @Test
  void one_fight_alone_is_refused_at_the_condition() {
    assertThat(fight("r 2", ASKED).complaint(ExitCode.USAGE))
        .contains("this condition holds in no fight that comes about");
    assertThat(fight("r 2", ASKED + " --method simulate --trials 1000").complaint(ExitCode.USAGE))
        .contains("this condition held in none of the simulated battles");
  }
}
