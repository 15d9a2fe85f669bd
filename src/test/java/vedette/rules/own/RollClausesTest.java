package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.source.Problem;
import vedette.source.WrongFile;

/**
 * Each clause of a roll is played or refused at its place. What is played is held to all rolls of
 * its dice, counted out one by one.
 */
class RollClausesTest {
  @TempDir Path dir;

  private OwnStory checked(String roll) {
    return new OwnStory(
        dir,
        """
        "units": { "a": {} },
        "checks": { "c": { "die": "ROLL", "atLeast": 2, "fail": "retreat" } },
        "round": [ { "check": "c", "by": "attacker" } ]
        """
            .replace("ROLL", roll));
  }

  private Map<Integer, BigFraction> played(String roll) {
    Map<Integer, BigFraction> chances = new TreeMap<>();
    var natural = checked(roll).rules().checks().get("c").roll().die().natural();
    natural.weights().keySet().forEach(it -> chances.put(it, natural.chance(that -> that == it)));
    return chances;
  }

  /** Dice of six faces, each thrown twice: the second throw is for a die that is rolled again. */
  private static Map<Integer, BigFraction> counted(int dice, ToIntFunction<int[][]> of) {
    Map<Integer, BigFraction> chances = new TreeMap<>();
    int all = (int) Math.pow(36, dice);
    for (int number = 0; number < all; number++) {
      int[][] thrown = new int[dice][];
      for (int die = 0, rest = number; die < dice; die++, rest /= 36) {
        thrown[die] = new int[] {1 + rest % 6, 1 + rest / 6 % 6};
      }
      chances.merge(of.applyAsInt(thrown), new BigFraction(1, all), BigFraction::add);
    }
    return chances;
  }

  private static int[] firsts(int[][] thrown) {
    return Arrays.stream(thrown).mapToInt(die -> die[0]).sorted().toArray();
  }

  private static int[] again(int[][] thrown) {
    return Arrays.stream(thrown).mapToInt(die -> die[0] == 1 ? die[1] : die[0]).sorted().toArray();
  }

  private static int good(IntStream faces, int least) {
    return (int) faces.filter(face -> face >= least).count();
  }

  @Test
  void a_count_counts_the_dice_that_were_kept() {
    assertThat(played("3d6, highest 2, count 5+"))
        .isEqualTo(counted(3, it -> good(Arrays.stream(firsts(it), 1, 3), 5)));
    assertThat(played("3d6, lowest 2, count 5+"))
        .isEqualTo(counted(3, it -> good(Arrays.stream(firsts(it), 0, 2), 5)));
  }

  /** The highest of the highest two, the lowest of them, and the highest of the lowest two. */
  @Test
  void what_is_kept_may_be_kept_of_again() {
    assertThat(played("3d6, highest 2, highest 1")).isEqualTo(counted(3, it -> firsts(it)[2]));
    assertThat(played("3d6, highest 2, lowest 1")).isEqualTo(counted(3, it -> firsts(it)[1]));
    assertThat(played("3d6, lowest 2, highest 1")).isEqualTo(counted(3, it -> firsts(it)[1]));
  }

  @Test
  void dice_are_rolled_again_before_they_are_counted_wherever_it_stands() {
    Map<Integer, BigFraction> expected = counted(3, it -> good(Arrays.stream(again(it)), 4));
    assertThat(played("3d6, count 4+, reroll 1 once")).isEqualTo(expected);
    assertThat(played("3d6, reroll 1 once, count 4+")).isEqualTo(expected);
    assertThat(played("3d6, reroll 1 once, highest 2, count 4+"))
        .isEqualTo(counted(3, it -> good(Arrays.stream(again(it), 1, 3), 4)));
  }

  /** A die that shows 6 counts and adds one, which counts or not. */
  @Test
  void dice_explode_before_they_are_counted_wherever_it_stands() {
    IntUnaryOperator good = face -> face >= 5 ? 1 : 0;
    Map<Integer, BigFraction> expected =
        counted(
            2,
            thrown ->
                Arrays.stream(thrown)
                    .mapToInt(
                        it -> good.applyAsInt(it[0]) + (it[0] == 6 ? good.applyAsInt(it[1]) : 0))
                    .sum());
    assertThat(played("2d6, count 5+, explode 6 once")).isEqualTo(expected);
    assertThat(played("2d6, explode 6 once, count 5+")).isEqualTo(expected);
  }

  /** Two clauses in the order of a roll, and what is done to dice by them. */
  private static final List<String> CLAUSES =
      List.of(
          "reroll 1 once",
          "reroll 1-2 always",
          "explode 6 once",
          "explode 5+ up to 2",
          "highest 2",
          "highest 1",
          "lowest 2",
          "lowest 1",
          "count 4+",
          "count 1");

  static Stream<Arguments> pairsOfClauses() {
    return CLAUSES.stream().flatMap(one -> CLAUSES.stream().map(other -> Arguments.of(one, other)));
  }

  /**
   * Each two clauses, in either order, are played from left to right or refused: a count is of the
   * dice that all others leave, so it may stand before what is done to each die.
   */
  @ParameterizedTest
  @MethodSource("pairsOfClauses")
  void each_two_clauses_are_played_as_all_rolls_of_their_dice_or_refused(String one, String other) {
    String roll = "3d6, " + one + ", " + other;
    Map<Integer, BigFraction> played;
    try {
      played = played(roll);
    } catch (WrongFile refused) {
      Problem first = refused.problems().list().get(0);
      assertThat(first.message()).contains("`" + other + "`");
      assertThat(first.help()).isNotBlank();
      return;
    }
    assertThat(played).isEqualTo(ListedDice.of(3, 6, List.of(one, other)));
  }

  /**
   * Refused are, of a hundred: two counts (4), two ways to explode (4), a keep behind a count (8)
   * or behind dice that explode (8), a keep of no fewer dice than there are (4 behind a keep of
   * two, 8 behind a keep of one), and three that ask for a face that no die shows any more.
   */
  @Test
  void most_orders_of_two_clauses_are_played() {
    long refused =
        pairsOfClauses()
            .filter(
                each -> {
                  try {
                    played("3d6, " + each.get()[0] + ", " + each.get()[1]);
                    return false;
                  } catch (WrongFile wrong) {
                    return true;
                  }
                })
            .count();
    assertThat(refused).isEqualTo(39);
  }

  /** The higher of a D6 and a D8: both at most n less both at most n - 1. */
  @Test
  void dice_of_several_kinds_are_kept_together() {
    Map<Integer, BigFraction> higher = new TreeMap<>();
    for (int most = 1; most <= 8; most++) {
      int ways = Math.min(most, 6) * most - Math.min(most - 1, 6) * (most - 1);
      higher.put(most, new BigFraction(ways, 48));
    }
    assertThat(played("d6 + d8, highest 1")).isEqualTo(higher);
  }

  /** One of 200 coins in the middle: the ways to choose 100 of 200 have 59 digits. */
  @Test
  void the_most_dice_of_one_roll_are_counted_out() {
    Map<Integer, BigFraction> tops = played("200d2, count 2");
    assertThat(tops.get(200)).isEqualTo(new BigFraction(1, 2).pow(200));
    assertThat(tops.get(99)).isEqualTo(tops.get(101));
    // The sum of the 99 highest is 99 less only if no die shows 2.
    assertThat(played("200d2, highest 99").get(99)).isEqualTo(new BigFraction(1, 2).pow(200));
  }

  /** Columns count from the quotation mark before the roll, which is column 30 of its line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5d6, count 5+, highest 2     | 13 | `highest 2` must come before `count 5+`
          5d6, count 5+, count 6       | 13 | `count 6` cannot be combined with `count 5+`
          5d6, explode 6 once, highest 2 | 19 | `highest 2` must come before `explode 6 once`
          5d6, highest 3, reroll 1 once, highest 2 | 29 | `highest 2` must come before `reroll 1 once`
          2d6 + d8, highest 2, reroll 1 once | 19 | `reroll 1 once` cannot follow `highest 2` with dice of several kinds
          3d6 - d6, highest 2          | 8  | `highest 2` cannot be used on subtracted dice
          d6, explode 6 once, explode 5 once | 18 | `explode 5 once` cannot be combined with `explode 6 once`
          2d6, highest 3               | 3  | `highest 3` of 2 dice
          3d6, highest 2, lowest 3     | 14 | `lowest 3` of 2 dice
          3d6 - d6, count 4+           | 8  | `count 4+` cannot be used on subtracted dice
          d6, reroll 7 once            | 2  | `reroll 7 once` names a face that no die shows
          d6, reroll 1 always, reroll 1 once | 19 | `reroll 1 once` names a face that no die shows
          2d6, count 7+                | 3  | `count 7+` names a face that no die shows
          d6, explode 8 once           | 2  | `explode 8 once` names a face that no die shows
          d6, reroll 1-3 always, reroll 4-6 always | 21 | every face is rerolled without end
          d6 v d6                      | 1  | only rolls on tables and paired dice can be opposed
          d6 + 1000000                 | 3  | `1000000` has too many digits
          201d2                        | -2 | a roll of 201 dice is outside the limits of 1 to 200
          (strength, at most 3) d6, highest 3 | 24 | `highest 3` of at most 3 dice
          ((strength + 1) d6           | -2 | `(` is not closed
          ((strenght + 1)) d6          | 0  | no unit has a `strenght`
          (strength) d6 + ((2)) + 1    | 19 | `+ ((2))` is a number of dice without a die
          d6, explode 6 up to 10       | 2  | `explode 6 up to 10` is not a rule for dice
          """)
  void what_is_not_played_is_refused_at_its_place(String roll, int offset, String message) {
    assertThatThrownBy(() -> checked(roll).rules())
        .isInstanceOfSatisfying(
            WrongFile.class,
            refused -> {
              Problem first = refused.problems().list().get(0);
              assertThat(first.message()).isEqualTo(message);
              assertThat(first.help()).isNotBlank();
              int quote = "\"checks\": { \"c\": { \"die\": \"".length();
              assertThat(first.at().column()).isEqualTo(quote + 3 + offset);
            });
  }

  private OwnStory fired(String die, String more) {
    return new OwnStory(
        dir,
        """
        "units": { "a": {} },
        "fire": { "f": { "dice": 2, "die": "DIE", MORE } },
        "round": [ { "fire": "f", "by": "both" } ]
        """
            .replace("DIE", die)
            .replace("MORE", more));
  }

  /** Two throws of "how many of one die are 5 or more", each a hit at 1/3. */
  @Test
  void a_die_of_fire_keeps_its_clauses() {
    assertThat(
            vedette.rules.Fights.outOf(
                9,
                fired("d6, count 5+", "\"atLeast\": 1").odds("--attacker 'a 9' --defender 'a 9'"),
                "defenderLosses"))
        .isEqualTo(Map.of(0, 4, 1, 4, 2, 1));
  }

  @Test
  void dice_that_are_paired_or_explode_in_fire_are_single_dice() {
    fired("2d6, explode 6 once", "\"atLeast\": 9")
        .isRefused(
            "`2d6, explode 6 once` is not one die, and dice of fire explode one by one",
            "write the number of dice in \"dice\" and a single die in \"die\": \"d6, explode 6"
                + " once\"");
    String pairs = "\"rolls\": \"side\", \"pairs\": \"highest-first\", \"ties\": \"both\"";
    fired("2d6", pairs)
        .isRefused(
            "`2d6` is not one die, and dice are paired one by one",
            "write the number of dice in \"dice\" and a single die in \"die\": \"d6\"");
    fired("d6, explode 6 once", pairs)
        .isRefused(
            "`d6, explode 6 once` explodes, but a paired die cannot explode",
            "leave `explode` out");
  }
}
