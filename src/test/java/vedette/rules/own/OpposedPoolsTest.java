package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.source.Problem;
import vedette.source.WrongFile;

/**
 * Opposed throws whose number of dice is an amount of the fight. Results are compared with all ways
 * in which the dice of both sides can fall.
 */
class OpposedPoolsTest {
  @TempDir Path dir;

  /** Equal dice of one side. */
  private record Dice(int number, int faces) {
    int ways() {
      return (int) Math.pow(faces, number);
    }

    /** Returns the faces in one of the ways, the highest first. */
    int[] lie(int way) {
      int[] lie = new int[number];
      for (int die = 0, rest = way; die < number; die++, rest /= faces) {
        lie[die] = -1 - rest % faces;
      }
      Arrays.sort(lie);
      return Arrays.stream(lie).map(face -> -face).toArray();
    }
  }

  /** Returns the number of ways that lead to each number, over the dice of both sides. */
  private static Map<Object, Integer> counted(
      Dice attacker, Dice defender, ToIntBiFunction<int[], int[]> of) {
    Map<Object, Integer> ways = new TreeMap<>();
    for (int one = 0; one < attacker.ways(); one++) {
      for (int other = 0; other < defender.ways(); other++) {
        ways.merge(of.applyAsInt(attacker.lie(one), defender.lie(other)), 1, Integer::sum);
      }
    }
    return ways;
  }

  private static int sum(int[] dice) {
    return Arrays.stream(dice).sum();
  }

  private OwnStory story(String members) {
    return new OwnStory(
        dir,
        "\"units\": { \"a\": { \"strength\": 9, \"attacks\": 3 },"
            + " \"b\": { \"strength\": 9, \"attacks\": 2 } },\n"
            + members);
  }

  /** The lower roll of the two costs its side a point. */
  private OwnStory opposed(String die) {
    return story(
        """
        "tables": { "clash": { "rows": { "die": "DIE", "list": [
          { "at": "..-1", "cells": ["A1"] }, { "at": 0, "cells": ["-"] },
          { "at": "1+", "cells": ["D1"] } ] } } }
        """
            .replace("DIE", die));
  }

  private static void agree(
      Odds.Exact odds, Dice one, Dice other, ToIntBiFunction<int[], int[]> of) {
    int ways = one.ways() * other.ways();
    assertThat(Fights.outOf(ways, odds, "defenderLosses"))
        .isEqualTo(counted(one, other, (a, d) -> of.applyAsInt(a, d) > 0 ? 1 : 0));
    assertThat(Fights.outOf(ways, odds, "attackerLosses"))
        .isEqualTo(counted(one, other, (a, d) -> of.applyAsInt(a, d) < 0 ? 1 : 0));
  }

  @Test
  void each_side_rolls_as_many_dice_as_it_has_attacks_and_counts_the_highest() {
    Odds.Exact odds =
        opposed("attacks d6, highest 1 v attacks d6, highest 1")
            .odds("--attacker 'a 5' --defender 'b 5'");
    agree(odds, new Dice(3, 6), new Dice(2, 6), (a, d) -> a[0] - d[0]);
  }

  @Test
  void dice_of_a_number_that_is_an_amount_are_added() {
    Odds.Exact odds =
        opposed("strength d6 v (strength x 2, at most 3) d4 + 1")
            .odds("--attacker 'a 2' --defender 'b 5'");
    agree(odds, new Dice(2, 6), new Dice(3, 4), (a, d) -> sum(a) - sum(d) - 1);
  }

  /** Two units of three and two attacks throw five dice together. */
  @Test
  void a_side_counts_what_its_units_have() {
    Odds.Exact odds =
        opposed("attacks d4, lowest 1 v 2d4").odds("--attacker 'a 5, b 5' --defender 'b 5'");
    agree(odds, new Dice(5, 4), new Dice(2, 4), (a, d) -> a[4] - sum(d));
  }

  /** A side that loses a point in the first round throws a die less in the second. */
  @Test
  void the_number_follows_the_fight() {
    Odds.Exact odds =
        opposed("strength d4, highest 1 v strength d4, highest 1")
            .odds("--attacker 'a 2' --defender 'a 2' --turns 2");
    Map<Integer, BigFraction> lost = new TreeMap<>();
    fight(2, 2, 2, BigFraction.ONE, lost);
    lost.forEach((loss, p) -> assertThat(Fights.chance(odds, "defenderLosses", loss)).isEqualTo(p));
  }

  private static void fight(
      int attacker, int defender, int rounds, BigFraction p, Map<Integer, BigFraction> lost) {
    if (rounds == 0 || attacker == 0 || defender == 0) {
      lost.merge(2 - defender, p, BigFraction::add);
      return;
    }
    Dice one = new Dice(attacker, 4);
    Dice other = new Dice(defender, 4);
    counted(one, other, (a, d) -> Integer.signum(a[0] - d[0]))
        .forEach(
            (wins, ways) ->
                fight(
                    attacker - (wins.equals(-1) ? 1 : 0),
                    defender - (wins.equals(1) ? 1 : 0),
                    rounds - 1,
                    p.multiply(new BigFraction(ways, one.ways() * other.ways())),
                    lost));
  }

  /** Three D6 total 10 or more in 135 of 216 ways, two in 6 of 36. */
  @Test
  void a_check_of_as_many_dice_as_a_unit_has_points() {
    OwnStory story =
        story(
            """
            "checks": { "nerve": { "die": "strength d6", "atLeast": 10, "fail": "lose 1" } },
            "round": [ { "check": "nerve", "by": "both" } ]
            """);
    Odds.Exact odds = story.odds("--attacker 'a 3' --defender 'b 2'");
    assertThat(Fights.outOf(216, odds, "attackerLosses")).isEqualTo(Map.of(0, 135, 1, 81));
    assertThat(Fights.outOf(36, odds, "defenderLosses")).isEqualTo(Map.of(0, 6, 1, 30));
    assertThat(story.told("--attacker 'a 3' --defender 'b 2'"))
        .contains("the attacker's a rolls dice: 3")
        .contains("the attacker's a passes nerve at 5/8");
  }

  /** A hit costs as many D3 as the unit that fires has attacks: of three D3 3 to 9. */
  @Test
  void losses_are_as_many_dice_as_the_shooter_has_attacks() {
    Odds.Exact odds =
        story(
                """
                "fire": { "guns": { "dice": 1, "die": "d6", "atLeast": 1, "hit": "lose attacks d3" } },
                "round": [ { "fire": "guns", "by": "attacker" } ]
                """)
            .odds("--attacker 'a 1' --defender 'b 9'");
    assertThat(Fights.outOf(27, odds, "defenderLosses"))
        .isEqualTo(counted(new Dice(3, 3), new Dice(0, 1), (a, d) -> sum(a)));
  }

  /** No die is 0: a unit without a point does not fight, but one without an attack does. */
  @Test
  void no_dice_come_to_nothing() {
    Odds.Exact odds =
        opposed("attacks d6 v (attacks - 2) d6").odds("--attacker 'b 5' --defender 'b 5'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(1, 1));
  }

  private OwnStory paired(String more) {
    return story(
        """
        "fire": { "duel": { "rolls": "side", "dice": "attacks", MORE } },
        "round": [ { "fire": "duel", "by": "both" } ]
        """
            .replace("MORE", more));
  }

  private static boolean beats(int one, int other, boolean ties) {
    return one > other || ties && one == other;
  }

  @ParameterizedTest
  @CsvSource({
    "attacker, true, false",
    "defender, false, true",
    "both, true, true",
    "nobody, false, false"
  })
  void each_die_that_beats_the_best_of_the_enemy_is_a_hit(
      String ties, boolean attacker, boolean defender) {
    Odds.Exact odds =
        paired("\"die\": \"d6 v d4 + 1\", \"pairs\": \"against-best\", \"ties\": \"" + ties + "\"")
            .odds("--attacker 'a 9' --defender 'b 9'");
    Dice one = new Dice(3, 6);
    Dice other = new Dice(2, 4);
    assertThat(Fights.outOf(one.ways() * other.ways(), odds, "defenderLosses"))
        .isEqualTo(
            counted(
                one,
                other,
                (a, d) ->
                    (int) Arrays.stream(a).filter(it -> beats(it, d[0] + 1, attacker)).count()));
    assertThat(Fights.outOf(one.ways() * other.ways(), odds, "attackerLosses"))
        .isEqualTo(
            counted(
                one,
                other,
                (a, d) ->
                    (int) Arrays.stream(d).filter(it -> beats(it + 1, a[0], defender)).count()));
  }

  /** Hits are dice of 4+ that beat the enemy's best, which may itself be too low to hit. */
  @ParameterizedTest
  @CsvSource({"attacker, true, false", "both, true, true", "nobody, false, false"})
  void a_die_has_to_reach_a_number_besides(String ties, boolean attacker, boolean defender) {
    Odds.Exact odds =
        paired(
                "\"die\": \"d6 v d4 + 1\", \"pairs\": \"against-best\", \"atLeast\": 4, \"ties\":"
                    + " \""
                    + ties
                    + "\"")
            .odds("--attacker 'a 9' --defender 'b 9'");
    Dice one = new Dice(3, 6);
    Dice other = new Dice(2, 4);
    assertThat(Fights.outOf(one.ways() * other.ways(), odds, "defenderLosses"))
        .isEqualTo(
            counted(
                one,
                other,
                (a, d) ->
                    (int)
                        Arrays.stream(a)
                            .filter(it -> it >= 4 && beats(it, d[0] + 1, attacker))
                            .count()));
    assertThat(Fights.outOf(one.ways() * other.ways(), odds, "attackerLosses"))
        .isEqualTo(
            counted(
                one,
                other,
                (a, d) ->
                    (int)
                        Arrays.stream(d)
                            .filter(it -> it + 1 >= 4 && beats(it + 1, a[0], defender))
                            .count()));
  }

  /** Dice that meet no die of the enemy have only their number to reach: three of them, at 1/2. */
  @Test
  void dice_that_meet_none_hit_if_they_reach_their_number() {
    Odds.Exact odds =
        paired(
                "\"die\": \"d6\", \"pairs\": \"against-best\", \"atLeast\": 4, \"ties\":"
                    + " \"nobody\", \"modifiers\": [ { \"name\": \"rear\", \"when\": \"own is b\","
                    + " \"dice\": -2 } ]")
            .odds("--attacker 'a 9' --defender 'b 9'");
    assertThat(Fights.outOf(8, odds, "defenderLosses")).isEqualTo(Map.of(0, 1, 1, 3, 2, 3, 3, 1));
  }

  /**
   * A hundred and fifty dice with two faces on each side. The attacker, which wins ties, hits with
   * each 2, on average 75 of them, unless the defender has none: once in 2^150.
   */
  @Test
  void many_dice_are_laid_against_the_best() {
    Odds.Exact odds =
        paired(
                "\"die\": \"d2\", \"modifiers\": ["
                    + " { \"name\": \"many\", \"when\": \"own is a\", \"dice\": \"x10\" },"
                    + " { \"name\": \"more\", \"when\": \"own is b\", \"dice\": \"x15\" } ],"
                    + " \"pairs\": \"against-best\", \"ties\": \"attacker\"")
            .odds("--attacker 'a 300' --defender 'b 300'");
    int ways = 1 << 30;
    assertThat(Fights.mean(odds, "defenderLosses"))
        .isEqualTo(new BigFraction(1, ways).add(1).multiply(15));
  }

  @Test
  void dice_that_meet_none_hit() {
    Odds.Exact odds =
        paired(
                "\"die\": \"d6\", \"pairs\": \"against-best\", \"ties\": \"nobody\", \"modifiers\":"
                    + " [ { \"name\": \"rear\", \"when\": \"own is b\", \"dice\": -2 } ]")
            .odds("--attacker 'a 9' --defender 'b 9'");
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(Map.of(3, 1));
    assertThat(Fights.outOf(1, odds, "attackerLosses")).isEqualTo(Map.of(0, 1));
  }

  /** Of three D6 and three D8 the two highest pairs are laid; the defender's die has ties. */
  @Test
  void no_more_pairs_than_are_said_are_laid_of_each_sides_own_dice() {
    Odds.Exact odds =
        paired(
                "\"die\": \"d6 v d8\", \"pairs\": \"highest-first\", \"most\": 2,"
                    + " \"ties\": \"defender\"")
            .odds("--attacker 'a 9' --defender 'a 9'");
    Dice one = new Dice(3, 6);
    Dice other = new Dice(3, 8);
    assertThat(Fights.outOf(one.ways() * other.ways(), odds, "defenderLosses"))
        .isEqualTo(
            counted(
                one,
                other,
                (a, d) -> (int) IntStream.range(0, 2).filter(i -> a[i] > d[i]).count()));
    assertThat(Fights.outOf(one.ways() * other.ways(), odds, "attackerLosses"))
        .isEqualTo(
            counted(
                one,
                other,
                (a, d) -> (int) IntStream.range(0, 2).filter(i -> a[i] <= d[i]).count()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attacks 2d6           | unexpected `2d6`
          strength d6 d6        | unexpected `d6`
          (strength + 1)        | `(strength + 1)` is a number of dice without a die
          (strength / 2) d6     | `strength / 2` can be a fraction
          ((strenght)) d6       | no unit has a `strenght`
          (strenght) d6         | no unit has a `strenght`
          d6 (strength) d6      | unexpected `(strength)`
          attacks d66           | `d66` are digits and cannot be added
          2flags                | `2flags` adds faces that are words
          flags + 1             | `flags + 1` adds faces that are words
          attacks flags         | the faces of `flags` are words and cannot be added
          """)
  void what_is_no_number_of_dice_is_refused(String roll, String message) {
    assertThatThrownBy(
            () ->
                story(
                        """
                        "customDice": { "flags": ["red", "white"] },
                        "checks": { "c": { "die": "ROLL", "atLeast": 2, "fail": "retreat" } },
                        "round": [ { "check": "c", "by": "attacker" } ]
                        """
                            .replace("ROLL", roll))
                    .rules())
        .isInstanceOfSatisfying(
            WrongFile.class,
            refused -> {
              Problem first = refused.problems().list().get(0);
              assertThat(first.message()).isEqualTo(message);
              assertThat(first.help()).isNotBlank();
            });
  }

  @Test
  void more_dice_than_one_roll_may_have_are_an_error_of_the_file_in_play() {
    assertThatThrownBy(
            () -> opposed("strength d6 v d6").odds("--attacker 'a 201' --defender 'b 5'"))
        .isInstanceOfSatisfying(
            WrongFile.class,
            refused -> {
              Problem first = refused.problems().list().get(0);
              assertThat(first.message()).isEqualTo("a roll of 201 dice is over the limit of 200");
              assertThat(first.help()).isEqualTo("write a limit: \"(strength, at most 20) d6\"");
            });
  }

  /** The limit may be a number of a side: one unit remains, so one pair of three is compared. */
  @Test
  void the_number_of_pairs_is_an_amount_of_the_sides() {
    Odds.Exact odds =
        paired(
                "\"die\": \"d6\", \"pairs\": \"highest-first\", \"most\": \"defender units\","
                    + " \"ties\": \"nobody\"")
            .odds("--attacker 'a 9' --defender 'a 9'");
    Dice three = new Dice(3, 6);
    assertThat(Fights.outOf(three.ways() * three.ways(), odds, "defenderLosses"))
        .isEqualTo(counted(three, three, (a, d) -> a[0] > d[0] ? 1 : 0));
  }

  @Test
  void what_pairs_do_not_play_is_refused() {
    String ties = ", \"ties\": \"both\"";
    paired("\"die\": \"d6\", \"pairs\": \"against-best\", \"most\": 2" + ties)
        .isRefused(
            "`most` does not limit dice that are compared with the best",
            "write the limit in \"dice\": \"strength, at most 3\"");
    paired("\"die\": \"d6\", \"pairs\": \"against-best\", \"atMost\": 3" + ties)
        .isRefused(
            "`atMost` cannot be combined with `pairs`",
            "write \"atLeast\" for a number that each die must also reach");
    paired("\"die\": \"d6\", \"pairs\": \"highest-first\", \"atLeast\": 4" + ties)
        .isRefused(
            "`atLeast` cannot be combined with `pairs`",
            "leave it out, or write \"pairs\": \"against-best\" with \"atLeast\": 4");
    paired("\"die\": \"d6\", \"pairs\": \"highest-first\", \"most\": \"attacks\"" + ties)
        .isRefused(
            "`attacks` needs a side or a unit",
            "write \"own attacks\" of the side that rolls, or \"attacker attacks\"");
    paired("\"die\": \"d6\", \"atLeast\": 4, \"most\": 2")
        .isRefused(
            "`most` applies only to paired dice, and these are not paired",
            "write \"pairs\": \"highest-first\"");
    paired("\"die\": \"d6 v d8\", \"atLeast\": 4")
        .isRefused("only rolls on tables and paired dice can be opposed", "write \"d6\"");
    paired("\"die\": \"d6\", \"pairs\": \"highest-first\", \"faces\": { \"6\": \"hit\" }" + ties)
        .isRefused(
            "`faces` cannot be combined with `pairs`",
            "leave it out; pairs compare numbers, so choose a die with numbers such as d6");
    paired(
            "\"die\": \"d6\", \"pairs\": \"highest-first\", \"modifiers\": [ { \"name\": \"luck\","
                + " \"reroll\": \"misses\" } ]"
                + ties)
        .isRefused(
            "`misses` cannot be combined with `pairs`",
            "write the rolls instead: \"reroll\": \"1\"");
    paired("\"die\": \"d6 v 2d6\", \"pairs\": \"highest-first\"" + ties)
        .isRefused(
            "`2d6` is not one die, and dice are paired one by one",
            "write the number of dice in \"dice\" and a single die in \"die\": \"d6\"");
  }
}
