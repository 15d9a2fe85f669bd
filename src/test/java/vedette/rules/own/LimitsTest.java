package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.CapturedRun;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** What is largest is played right, and one more is refused at its place. */
class LimitsTest {
  @TempDir Path dir;

  private OwnStory withStates(int states, String members) {
    String named =
        IntStream.range(0, states)
            .mapToObj(it -> "\"s" + it + "\": " + (it % 2 == 0 ? "{}" : "{ \"counts\": 99 }"))
            .collect(Collectors.joining(", "));
    return new OwnStory(
        dir, "\"units\": { \"p\": {} }, \"states\": { " + named + " },\n" + members);
  }

  /**
   * A unit begins in the first and in the last state; of each two rounds one takes a point of a
   * unit in the last state, at 1/2, and the last state goes. So the first round costs 1 at 1/2 and
   * the second nothing.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 20, 21, 22, 23, 53, 54, 55, 90, 200})
  void a_file_has_any_number_of_states(int states) {
    String last = "s" + (states - 1);
    Odds.Exact odds =
        withStates(
                states,
                """
                "fire": { "f": { "dice": 1, "die": "d6", "faces": { "4-6": "lose 1 if target is LAST", "1-3": "nothing" } } },
                "results": { "calm": { "defender": "not LAST" } },
                "rounds": 2,
                "round": [ { "fire": "f", "by": "attacker" }, { "result": "calm" } ]
                """
                    .replace("LAST", last))
            .odds("--attacker 'p 5' --defender 'p 7 s0 " + last + "'");
    assertThat(Fights.outOf(2, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 1));
    assertThat(Fights.outOf(1, odds, "defenderS0")).isEqualTo(Map.of(1, 1));
    assertThat(Fights.outOf(1, odds, "defenderS" + (states - 1))).isEqualTo(Map.of(0, 1));
  }

  /** Each of 60 states is got and lasts two rounds; the strength of the unit stays as it is. */
  @Test
  void states_of_a_round_end_wherever_they_are_kept() {
    String named =
        IntStream.range(0, 60)
            .mapToObj(it -> "\"s" + it + "\": { \"lasts\": \"next round\" }")
            .collect(Collectors.joining(", "));
    String all =
        IntStream.range(0, 60).mapToObj(it -> "\"s" + it + "\"").collect(Collectors.joining(", "));
    String story =
        "\"units\": { \"p\": {} }, \"states\": { "
            + named
            + " }, \"results\": { \"all\": { \"defender\": ["
            + all
            + "] } }, \"rounds\": ROUNDS, \"round\": [ { \"result\": \"all\", \"when\": \"round ="
            + " 1\" } ]";
    for (int rounds = 1; rounds <= 4; rounds++) {
      Odds.Exact odds =
          new OwnStory(dir, story.replace("ROUNDS", String.valueOf(rounds)))
              .odds("--attacker 'p 5' --defender 'p 7'");
      // Got in the first round, it ends with the second.
      int held = rounds == 1 ? 1 : 0;
      for (int state : new int[] {0, 20, 21, 52, 53, 59}) {
        assertThat(Fights.outOf(1, odds, "defenderS" + state)).isEqualTo(Map.of(held, 1));
      }
      assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(0, 1));
    }
  }

  private static final String PLAIN =
      """
      "units": { "p": { "attack": 1 }, "squad": { "steps": 100 } },
      "states": { "pin": { "counts": 99 } },
      "fire": { "f": { "dice": 1, "die": "d2", "atLeast": 2 } },
      "round": [ { "fire": "f", "by": "attacker" } ]
      """;

  /** One die hits at 1/2, whatever is large. */
  @ParameterizedTest
  @ValueSource(strings = {"p 9999", "p 9998/9999", "squad 100", "p 5 pin 99", "p 5 attack 9999"})
  void the_largest_unit_loses_one_at_a_half(String unit) {
    Odds.Exact odds = new OwnStory(dir, PLAIN).odds("--attacker 'p 1' --defender '" + unit + "'");
    assertThat(Fights.outOf(2, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 1));
  }

  @Test
  void a_hundred_units_are_a_stack() {
    String units = "p 1" + ", p 1".repeat(99);
    Odds.Exact odds = new OwnStory(dir, PLAIN).odds("--attacker 'p 1' --defender '" + units + "'");
    assertThat(Fights.outOf(2, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 1));
    refused(PLAIN, "p 1", units + ", p 1", "the stack has 101 units");
  }

  @ParameterizedTest
  @CsvSource({
    "p 10000, `10000` is not a strength",
    "p 1/10000, `1/10000` is not the strength of `p`",
    "squad 101, `101` is not the steps of `squad`",
    "p 5 pin 100, `100` is not a valid number for `pin`",
    "p 5 attack 10000, `10000` is not a whole number"
  })
  void one_more_is_refused_at_its_place(String unit, String message) {
    refused(PLAIN, "p 1", unit, message.replace("not a strength", "not the strength of `p`"));
  }

  private void refused(String members, String attacker, String defender, String message) {
    new OwnStory(dir, members);
    CapturedRun run =
        CapturedRun.vedette(
            "own "
                + dir.resolve("mine.json")
                + " --attacker '"
                + attacker
                + "' --defender '"
                + defender
                + "'");
    assertThat(run.code()).as(run.out()).isIn(2, 4, 6);
    assertThat(run.err()).contains(message).contains("help: ").doesNotContain("B001");
  }

  /** Dice of which each hits at 1/2 and none is too many for the target: their mean is a half. */
  @Test
  void a_throw_has_ten_thousand_numbers_of_hits_at_most() {
    String rain =
        PLAIN
            .replace("\"squad\": {", "\"squad\": { \"strength\": 1,")
            .replace("\"dice\": 1", "\"dice\": \"strength x 9\"");
    Odds.Exact odds = new OwnStory(dir, rain).odds("--attacker 'p 5' --defender 'p 9999'");
    assertThat(Fights.mean(odds, "defenderLosses"))
        .isEqualTo(new org.apache.commons.math3.fraction.BigFraction(45, 2));
    refused(rain, "p 1112", "p 9999, p 9999", "throws more than 9999 dice");
  }

  /** Of 999 dice and one, all of one face, the one is tied by the highest of the others. */
  @Test
  void nine_hundred_and_ninety_nine_dice_are_paired() {
    String pairs =
        """
        "units": { "p": {} },
        "customDice": { "same": [1] },
        "fire": { "f": { "dice": "strength", "die": "same", "rolls": "side", "pairs": "highest-first", "ties": "both" } },
        "round": [ { "fire": "f", "by": "both" } ]
        """;
    Odds.Exact odds = new OwnStory(dir, pairs).odds("--attacker 'p 1' --defender 'p 999'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(1, 1));
    assertThat(Fights.outOf(1, odds, "attackerLosses")).isEqualTo(Map.of(1, 1));
    refused(pairs, "p 1", "p 1000", "pairs more than 999 dice of one side");
  }

  /** 3 x 2^29 is counted; 2^31 is more than the largest number. */
  @Test
  void a_number_that_grows_too_large_is_a_fault_of_the_file() {
    String doubled =
        """
        "units": { "p": {} }, "words": ["w"],
        "tables": { "f": { "cells": "number", "loses": "enemy",
          "columns": { "compare": "own", "below": "first", "above": "last", "list": ["0-9", "10+"] },
          "rows": { "die": "d6", "list": [ { "at": "1-6", "cells": [0, 1] } ] },
          "modifiers": [ { "name": "m", "when": "own with w", "each": true, "own": "x2" } ] } },
        "round": [ { "table": "f" } ]
        """;
    Odds.Exact odds =
        new OwnStory(dir, doubled).odds("--attacker 'p 3; with w 29' --defender 'p 4'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(1, 1));
    refused(doubled, "p 3; with w 99", "p 4", "exceeds 2,147,483,647");
  }
}
