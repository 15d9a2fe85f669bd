package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** The choice between a loss and a retreat, by the owner, wherever an effect is allowed. */
class LoseOrRetreatTest {
  @TempDir Path dir;

  private Odds.Exact odds(String doctrine) {
    return new OwnStory(
            dir,
            """
            "units": { "inf": {} },
            "results": { "advance": { "attacker": "nothing" } },
            "round": [ { "result": "advance" } ],
            "after": { "defender": "lose 1 or retreat" }
            """)
        .odds("--attacker 'inf 2' --defender 'inf 2'" + doctrine);
  }

  /** After the only round the defender loses a point of two, or leaves with both. */
  @Test
  void what_comes_after_the_rounds_asks_the_doctrine() {
    assertThat(Fights.outOf(1, odds(""), "defenderLosses")).isEqualTo(Map.of(1, 1));
    Odds.Exact retreats = odds(" --defender-retreat always");
    assertThat(Fights.outOf(1, retreats, "defenderLosses")).isEqualTo(Map.of(0, 1));
    assertThat(Fights.outOf(1, retreats, "defenderRetreated")).isEqualTo(Map.of(false, 0, true, 1));
  }
}
