package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that says itself what counts as success. */
class OwnSuccessTest {
  @TempDir Path dir;

  @Test
  void success_of_its_own_is_named_as_it_stands_and_is_no_victory() {
    // Each side hits one time in two; who is hit loses its only point.
    String first =
        new OwnStory(
                dir,
                """
                "units": { "inf": {} },
                "measures": { "success": "defenderLosses = 1" },
                "fire": { "volley": { "dice": "strength", "die": "d6", "atMost": 3 } },
                "rounds": 1,
                "round": [ { "fire": "volley", "by": "both" } ]
                """)
            .told("--attacker 'inf 1' --defender 'inf 1'")
            .split("\n\n")[0]
            .replace('\n', ' ');
    assertThat(first)
        .isEqualTo(
            "Success (`defenderLosses = 1`): 50.0%. The attacker is eliminated 50.0%;"
                + " undecided after 1 round: 25.0%. Average losses: attacker 0.5, defender 0.5.");
  }
}
