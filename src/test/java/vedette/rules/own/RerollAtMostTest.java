package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/**
 * Of one throw no more than some dice are rolled again. The figures come from a count of all ways
 * in which the dice fall, and in which the first so many that are rolled again fall again.
 */
class RerollAtMostTest {
  @TempDir Path dir;

  private OwnStory story(String members) {
    return new OwnStory(dir, members);
  }

  private OwnStory firing(String units, String fire, String modifier) {
    return story(
        "\"units\": { "
            + units
            + " }, \"words\": [\"luck\"], \"fire\": { \"rifles\": { "
            + fire
            + ", \"modifiers\": [ "
            + modifier
            + " ] } },\n \"round\": [ { \"fire\": \"rifles\", \"by\": \"attacker\" } ]");
  }

  private static final String CALM =
      "{ \"name\": \"calm\", \"when\": \"always\", \"reroll\": \"misses\", \"most\": \"leadership\""
          + " }";

  /**
   * Of 4 dice of 1/2 at most 2 misses are rolled again. No hit in the end: all miss, and both
   * again, 1/16 x 1/4 = 1/64. All hit: 1/16 x 1 + 4/16 x 1/2 + 6/16 x 1/4 = 9/32.
   */
  @Test
  void two_misses_of_a_throw_are_rolled_again() {
    Odds.Exact odds =
        firing(
                "\"inf\": { \"leadership\": 2 }",
                "\"dice\": 4, \"die\": \"d6\", \"atLeast\": 4",
                CALM)
            .odds("--attacker 'inf 1' --defender 'inf 6'");
    assertThat(Fights.outOf(64, odds, "defenderLosses"))
        .isEqualTo(Map.of(0, 1, 1, 6, 2, 15, 3, 24, 4, 18));
  }

  @Test
  void natural_rolls_that_cannot_come_up_are_not_rolled_again() {
    firing(
            "\"inf\": {}",
            "\"dice\": 3, \"die\": \"d6\", \"atLeast\": 3",
            "{ \"name\": \"luck\", \"reroll\": 7 }")
        .isRefused("`reroll` names a roll that no die shows", "write a natural roll from 1 to 6");
    firing(
            "\"inf\": {}",
            "\"dice\": 3, \"die\": \"strength d6\", \"atLeast\": 3",
            "{ \"name\": \"luck\", \"reroll\": \"..0\" }")
        .isRefused("`reroll` names a roll that no die shows", "write a natural roll from 1 on");
  }

  /** Of 3 dice that hit on 3 one that shows 1 is rolled again. */
  @Test
  void one_natural_roll_is_rolled_again() {
    Odds.Exact odds =
        firing(
                "\"inf\": {}",
                "\"dice\": 3, \"die\": \"d6\", \"atLeast\": 3",
                "{ \"name\": \"luck\", \"reroll\": 1, \"most\": 1 }")
            .odds("--attacker 'inf 1' --defender 'inf 6' --with luck");
    assertThat(Fights.outOf(324, odds, "defenderLosses"))
        .isEqualTo(Map.of(0, 5, 1, 43, 2, 132, 3, 144));
  }

  /** The enemy has one of the best rolls again: what it would have done, two hits, is gone. */
  @Test
  void who_has_to_roll_a_six_again_loses_it() {
    Odds.Exact odds =
        firing(
                "\"inf\": {}",
                "\"dice\": 3, \"die\": \"d6\", \"faces\": { \"6\": [\"hit\", \"hit\"], \"5\":"
                    + " \"hit\" }",
                "{ \"name\": \"luck\", \"reroll\": 6, \"most\": 1 }")
            .odds("--attacker 'inf 1' --defender 'inf 9' --with luck");
    assertThat(Fights.outOf(1296, odds, "defenderLosses"))
        .isEqualTo(Map.of(0, 576, 1, 432, 2, 204, 3, 57, 4, 22, 5, 4, 6, 1));
  }

  /**
   * The first aircraft saves on 5, the second on 3, so hits fall one by one; of 3 dice of 1/2 one
   * miss is rolled again.
   */
  @Test
  void hits_that_fall_one_by_one_come_from_the_same_throw() {
    Odds.Exact odds =
        firing(
                "\"fighter\": { \"save\": 5 }, \"bomber\": { \"save\": 3 }",
                "\"dice\": 3, \"die\": \"d6\", \"atLeast\": 4,"
                    + " \"saves\": { \"die\": \"d6\", \"atLeast\": \"save\" }",
                CALM.replace("\"leadership\"", "1"))
            .odds("--attacker 'fighter 1' --defender 'fighter 1, bomber 1'");
    assertThat(Fights.outOf(216, odds, "defenderLosses")).isEqualTo(Map.of(0, 43, 1, 125, 2, 48));
  }

  /** A 5 hits, a 6 panics the unit in front; of 3 dice two that do neither are rolled again. */
  @Test
  void faces_are_shown_by_the_same_throw() {
    Odds.Exact odds =
        story(
                """
                "units": { "inf": {} }, "states": { "panicked": {} },
                "fire": { "rifles": { "dice": 3, "die": "d6", "atLeast": 5,
                  "faces": { "6": "panicked" },
                  "modifiers": [
                    { "name": "calm", "when": "always", "reroll": "misses", "most": 1 },
                    { "name": "drill", "when": "always", "reroll": "misses", "most": 1 } ] } },
                "round": [ { "fire": "rifles", "by": "attacker" } ]
                """)
            .odds("--attacker 'inf 1' --defender 'inf 3, inf 1'");
    assertThat(Fights.outOf(1944, odds, "defenderLosses"))
        .isEqualTo(Map.of(0, 799, 1, 805, 2, 301, 3, 39));
    assertThat(Fights.outOf(1944, odds, "defenderPanicked")).isEqualTo(Map.of(0, 799, 1, 1145));
  }

  /** A side that throws as one has its best leader: of 5 dice of 1/3 three are rolled again. */
  @Test
  void the_throw_of_a_side_is_one_throw() {
    Odds.Exact odds =
        firing(
                "\"inf\": { \"leadership\": 1 }, \"guard\": { \"leadership\": 3 }",
                "\"rolls\": \"side\", \"dice\": 5, \"die\": \"d6\", \"atLeast\": 5",
                CALM.replace("leadership", "best leadership"))
            .odds("--attacker 'inf 1, guard 1' --defender 'inf 9'");
    assertThat(Fights.outOf(6561, odds, "defenderLosses"))
        .isEqualTo(Map.of(0, 256, 1, 1024, 2, 1792, 3, 1952, 4, 1220, 5, 317));
  }

  private void refused(String fire, String modifiers, String message, String help) {
    firing("\"inf\": {}", fire, modifiers).isRefused(message, help);
  }

  @Test
  void a_limit_needs_something_that_is_rolled_again_die_by_die() {
    String dice = "\"dice\": 3, \"die\": \"d6\", \"atLeast\": 4";
    refused(
        dice,
        "{ \"name\": \"luck\", \"drm\": 1, \"most\": 1 }",
        "`most` limits rerolls, but there is no `reroll`",
        "write \"reroll\": \"misses\"");
    refused(
        dice.replace("d6", "d6, explode 6 once"),
        "{ \"name\": \"luck\", \"reroll\": \"misses\", \"most\": 1 }",
        "`most` cannot be combined with dice that explode",
        "leave one of them out");
    refused(
        "\"rolls\": \"side\", \"dice\": 3, \"die\": \"d6\", \"pairs\": \"highest-first\","
            + " \"ties\": \"nobody\"",
        "{ \"name\": \"luck\", \"reroll\": 1, \"most\": 1 }",
        "`most` cannot be combined with `pairs`",
        "leave one of them out");
    refused(
        dice,
        "{ \"name\": \"luck\", \"reroll\": \"misses\", \"most\": 1 },"
            + " { \"name\": \"skill\", \"reroll\": 1, \"most\": 1 }",
        "`most` limits two different rerolls",
        "write the same \"reroll\" in both; their limits are added");
    refused(
        dice
            + ", \"saves\": { \"die\": \"d6\", \"atLeast\": 4, \"modifiers\": [ "
            + "{ \"name\": \"luck\", \"reroll\": \"misses\", \"most\": 1 } ] }",
        "",
        "`most` has no effect on a throw of one die",
        "leave it out");
  }
}
