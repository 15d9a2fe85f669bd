package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.CapturedRun;

/** Blocks have steps and no strength: a condition on it would always hold, or never. */
class StepsWithoutStrengthTest {
  private static final String BLOCKS =
      """
      "units": { "block": { "steps": 4 } },
      "words": ["fort"],
      "fire": { "battle": { "dice": "steps", "die": "d6", "atLeast": 5, "hit": "lose 1 step" } },
      "rounds": 2,
      "round": [ { "fire": "battle", "by": "both", "orRetreat": "RULE" } ]
      """;

  @TempDir Path dir;

  private String refusal(String rule, String fight) {
    new OwnStory(dir, BLOCKS.replace("RULE", rule));
    return CapturedRun.vedette("own " + dir.resolve("mine.json") + " " + fight).err();
  }

  @Test
  void a_condition_on_the_strength_of_blocks_is_refused_and_names_their_steps() {
    assertThat(refusal("round >= 2 and own strength <= 1", ""))
        .contains("mine.json:6:", "no unit has a `strength`: all have steps, and none gives one")
        .contains("help: write `steps` for the steps left");
    assertThat(
            refusal(
                "round >= 2",
                "--attacker block --defender block --defender-retreat 'strength <= 1'"))
        .contains("--defender-retreat: no unit has a `strength`");
  }

  @Test
  void advice_for_blocks_tries_conditions_on_their_steps() {
    new OwnStory(dir, BLOCKS.replace("RULE", "round >= 2"));
    assertThat(
            CapturedRun.vedette(
                    "own "
                        + dir.resolve("mine.json")
                        + " --attacker 'block 2' --defender 'block 4' --advise")
                .answer())
        .contains("own steps <= enemy steps")
        .doesNotContain("strength");
  }

  @Test
  void a_word_of_the_fight_among_the_units_is_said_to_need_a_semicolon() {
    assertThat(refusal("never", "--attacker block --defender 'block 2, in fort'"))
        .contains(
            "`in` is not a unit of this file", "write a semicolon before the clause: `; in fort`");
  }

  @Test
  void a_value_with_a_hyphen_in_its_name_is_refused_where_it_is_given() {
    new OwnStory(dir, BLOCKS.replace("\"steps\": 4", "\"steps\": 4, \"to-hit\": 5"))
        .isRefused(
            "`to-hit` is not a valid name of a value: `-` subtracts in an amount",
            "write \"to_hit\"");
  }
}
