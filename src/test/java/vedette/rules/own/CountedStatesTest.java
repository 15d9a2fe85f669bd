package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.CapturedRun;
import vedette.fight.Side;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.own.stack.Force;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StackReader;
import vedette.rules.own.stack.Systems;
import vedette.system.RuleSystem;

/**
 * States that count. The figures come from a brute force over all that both sides can have left and
 * all pins, in fractions, written from the rule's words.
 */
class CountedStatesTest {
  @TempDir Path dir;

  /**
   * Each hit costs a point and pins; who has pins throws so many dice fewer. Then each unit checks
   * with a morale that is less by its pins: if it passes it loses one pin, else it gets two.
   */
  private static final String PINS =
      """
      "units": { "squad": { "morale": 5 } },
      "states": { "pin": { "counts": 4, "morale": -1 } },
      "fire": { "volley": { "dice": "strength - pin, at least 0", "die": "d6", "atLeast": 5,
        "hit": ["lose 1", "pin"] } },
      "checks": { "rally": { "die": "d6", "atMost": "morale", "pass": "not 1 pin", "fail": "2 pin" } },
      "round": [ { "fire": "volley", "by": "both" }, { "check": "rally", "by": "both" } ]
      """;

  private Odds odds(String fight) {
    return new OwnStory(dir, PINS).odds(fight);
  }

  private static BigFraction share(int of, int whole) {
    return new BigFraction(of, whole);
  }

  /** The chance that a side's unit ends with a pin or more. */
  private static BigFraction pinned(Odds odds, String side) {
    return BigFraction.ONE.subtract(Fights.chance(odds, side + "Pin", 0));
  }

  @Test
  void a_state_counts_how_often_it_comes() {
    Odds odds = odds("--attacker 'squad 2' --defender 'squad 3'");
    // Two dice at 1/3, each for a point.
    assertThat(Fights.mean(odds, "defenderLosses")).isEqualTo(share(2, 3));
    // 7 of 27 times the attacker is gone, and 5 of 9 times then the defender has a pin. Else he
    // checks: unhurt, 4 of 9 times, he fails with 6; hit once, 4 of 9, with 5 or more; hit twice, 1
    // of
    // 9, he keeps one. 7/27 * 5/9 + 20/27 * (4/9 * 1/6 + 4/9 * 1/3 + 1/9).
    assertThat(pinned(odds, "defender")).isEqualTo(share(95, 243));
    assertThat(pinned(odds, "attacker")).isEqualTo(share(16, 81));
  }

  @Test
  void a_stack_is_written_with_the_number() {
    Odds odds = odds("--attacker 'squad 2 pin 1' --defender 'squad 3 pin 2' --turns 2");
    assertThat(Fights.chance(odds, "success")).isEqualTo(share(4, 243));
    assertThat(Fights.mean(odds, "defenderLosses")).isEqualTo(share(17, 27));
    assertThat(pinned(odds, "defender")).isEqualTo(share(5_693, 6_561));
    assertThat(pinned(odds, "attacker")).isEqualTo(share(346, 729));
  }

  @Test
  void it_never_counts_more_than_the_file_says() {
    Odds odds = odds("--attacker 'squad 3' --defender 'squad 3 pin 4' --turns 2");
    assertThat(Fights.chance(odds, "success")).isEqualTo(share(623, 2_187));
    assertThat(pinned(odds, "defender")).isEqualTo(share(1_564, 2_187));
  }

  /** Three pins of two units let both check, and who has two of them flees from 1 to 3. */
  @Test
  void conditions_ask_for_the_number_of_a_unit_or_of_a_side() {
    OwnStory flight =
        new OwnStory(
            dir,
            """
            "units": { "squad": {} }, "states": { "pin": { "counts": 9 } },
            "checks": { "flee": { "die": "d6", "atLeast": 4, "fail": "retreat if unit pin >= 2" } },
            "round": [ { "check": "flee", "by": "both", "units": "pin", "when": "own pin >= 3" } ]
            """);
    Odds odds = flight.odds("--attacker 'squad 1 pin 2, squad 1 pin' --defender 'squad 1 pin 2'");
    assertThat(Fights.chance(odds, "attackerState[1]", "gone")).isEqualTo(share(1, 2));
    assertThat(Fights.chance(odds, "attackerState[2]", "pin")).isEqualTo(share(1, 1));
    assertThat(pinned(odds, "defender")).isEqualTo(share(1, 1));
  }

  /** Fire that costs points alone is one roll for a side: it too knows both sides' pins. */
  @Test
  void dice_and_numbers_follow_the_count() {
    OwnStory fire =
        new OwnStory(
            dir,
            """
            "units": { "squad": {} }, "states": { "pin": { "counts": 9 } }, "rounds": 3,
            "fire": { "volley": { "dice": "strength - pin, at least 0", "die": "d6",
              "atLeast": "4 + target pin, at most 6" } },
            "checks": { "stress": { "die": "d6", "atLeast": 4, "fail": "pin" } },
            "round": [ { "fire": "volley", "by": "both" }, { "check": "stress", "by": "both" } ]
            """);
    Odds odds = fire.odds("--attacker 'squad 3' --defender 'squad 4'");
    assertThat(Fights.mean(odds, "defenderLosses")).isEqualTo(share(470_373_367, 254_803_968));
  }

  /** A die at 1/2 raises two flags, and all flags but one cost a point: in each round anew. */
  @Test
  void a_count_may_be_of_one_round() {
    OwnStory flags =
        new OwnStory(
            dir,
            """
            "units": { "squad": {} }, "states": { "flag": { "counts": 9, "lasts": "round" } },
            "fire": { "volley": { "dice": 1, "die": "d6", "atLeast": 4, "hit": "2 flag" } },
            "results": { "back": { "defender": "lose defender flag - 1, at least 0" } }, "rounds": 2,
            "round": [ { "fire": "volley", "by": "attacker" }, { "result": "back" } ]
            """);
    Odds odds = flags.odds("--attacker 'squad 1' --defender 'squad 9'");
    assertThat(Fights.chance(odds, "defenderLosses", 1)).isEqualTo(share(1, 2));
    assertThat(Fights.chance(odds, "defenderLosses", 2)).isEqualTo(share(1, 4));
    assertThat(odds.measures()).noneMatch(it -> it.name().equals("defenderFlag"));
    // Three more flags in the first round: 2 points, or with two others 4.
    odds = flags.odds("--attacker 'squad 1' --defender 'squad 9 flag 3'");
    assertThat(Fights.mean(odds, "defenderLosses")).isEqualTo(share(7, 2));
  }

  @Test
  void what_a_fight_leaves_is_written_as_it_is_read() {
    RuleSystem rules = new OwnStory(dir, PINS).rules();
    Force force = StackReader.read(rules, Side.ATTACKER, "squad 3/5 pin 2, squad 4, squad 2 pin");
    SideStatus status = force.status(new Systems.Entry(null, rules));
    int fight = SideStatus.WHOLE_FIGHT;
    assertThat(force.survivors(status, rules))
        .containsExactly("squad 3/5 pin 2", "squad 4", "squad 2 pin 1");
    assertThat(force.survivors(status.withCount(1, 0, 3, fight).withCount(0, 0, 0, fight), rules))
        .containsExactly("squad 3/5", "squad 4 pin 3", "squad 2 pin 1");
    // How often a lost unit was pinned makes no difference any more.
    assertThat(status.withStrength(0, 0))
        .isEqualTo(status.withCount(0, 0, 4, fight).withStrength(0, 0));
    assertThat(status).isNotEqualTo(status.withCount(0, 0, 3, fight));
  }

  @Test
  void it_is_told_in_the_words_of_the_file() {
    new OwnStory(dir, PINS);
    String file = dir.resolve("mine.json").toString();
    assertThat(CapturedRun.of("own", file, "--help").out())
        .contains("pin  morale -1, for each; with a number up to 4");
    assertThat(CapturedRun.of("lint", file).out())
        .contains("Lint of 1 table")
        .doesNotContain("`pin`");
    String fight =
        "own " + file + " --attacker 'squad 3' --defender 'squad 3 pin 1' --play --seed ";
    StringBuilder told = new StringBuilder();
    for (int seed = 1; seed <= 20; seed++) {
      told.append(CapturedRun.vedette(fight + seed).out());
    }
    assertThat(told)
        .contains(
            "the defender's squad now has pin 3\n", "the attacker's squad is no longer pin\n");
  }

  @Test
  void what_does_not_go_with_it_is_refused() {
    String counts = "\"counts\": 4, \"morale\": -1";
    pins(counts, "\"counts\": 4, \"morale\": \"x1/2 up\"")
        .isRefused(
            "`x1/2 up` is a factor, but a state that counts adds",
            "write a whole number for each time, as -1");
    pins(counts, "\"counts\": 4, \"lasts\": \"next round\"")
        .isRefused(
            "a state that counts lasts one round or the whole fight",
            "write \"round\"; effects such as \"not 1 pin\" or \"not pin\" remove a state `pin`"
                + " earlier");
    pins(counts, "\"counts\": 4, \"again\": \"lose 1\"")
        .isRefused(
            "`again` has no effect in a state that counts",
            "remove it; a condition such as \"lose 1 if target pin >= 3\" checks the count");
    pins("\"2 pin\"", "\"pin 2\"").isRefused("unexpected `2`", "write \"2 pin\"");
    String help = "leave the number out, or add \"counts\": 9 to the state";
    String does = "`pin` takes no number: a unit is in it or not";
    pins(counts, "\"morale\": -1, \"x-note\": \"\" }, \"shaken\": { \"counts\": 9")
        .isRefused(
            "`pin` is a state, not a number",
            "write strength, steps, figures, losses, units, morale; only a state that \"counts\" is"
                + " a number");
    new OwnStory(dir, PINS.replace(counts, "\"morale\": -1").replace(" - pin, at least 0", ""))
        .isRefused(does, help);
    assertThat(
            CapturedRun.vedette(
                    "own " + written(PINS) + " --attacker 'squad 3 pin 5' --defender 'squad 3'")
                .err())
        .contains("`5` is not a valid number for `pin`", "write a number from 1 to 4");
  }

  private String written(String members) {
    new OwnStory(dir, members);
    return dir.resolve("mine.json").toString();
  }

  private OwnStory pins(String passage, String instead) {
    return new OwnStory(dir, PINS.replace(passage, instead));
  }

  /** The second squad is hit first, at 1/2, and loses as often as it is pinned itself. */
  @Test
  void a_hit_costs_what_the_unit_counts_that_is_hit() {
    Odds.Exact odds =
        new OwnStory(
                dir,
                """
                "units": { "squad": {} }, "states": { "pin": { "counts": 4 } },
                "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": 4, "order": "weakest-first",
                  "hit": "lose target pin" } },
                "round": [ { "fire": "guns", "by": "attacker" } ]
                """)
            .odds("--attacker 'squad 1' --defender 'squad 5 pin 1, squad 4 pin 3'");
    assertThat(Fights.outOf(2, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 3, 1));
  }
}
