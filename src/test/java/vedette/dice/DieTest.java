package vedette.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The answers of dice, sums, pools and chances, and their weights. */
class DieTest {

  private static int[] values(Die die) {
    return IntStream.range(0, die.outcomes()).map(die::value).toArray();
  }

  private static long[] weights(Die die) {
    return IntStream.range(0, die.outcomes()).mapToLong(die::weight).toArray();
  }

  @Test
  void a_d66_is_two_dice_read_as_tens_and_units() {
    Die die = Die.parse("d66");
    List<Integer> values = IntStream.range(0, die.outcomes()).mapToObj(die::value).toList();
    assertThat(values).hasSize(36).startsWith(11, 12, 13, 14, 15, 16, 21).endsWith(65, 66);
    assertThat(values).doesNotContain(17, 20, 27, 60);
    assertThat(IntStream.range(0, 36).mapToLong(die::weight)).containsOnly(1L);
    assertThat(die.total()).isEqualTo(36);
  }

  @Test
  void a_single_die_shows_each_face_alike() {
    Die die = Die.d(10);
    assertThat(values(die)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(weights(die)).containsOnly(1);
    assertThat(die.total()).isEqualTo(10);
    assertThat(die).hasToString("D10");
  }

  /** Hand calculation: seven arises in six ways of 36, twelve in one. */
  @Test
  void the_most_frequent_sum_of_two_dice_is_seven() {
    Die die = Die.sum(2, 6);
    assertThat(values(die)).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    assertThat(weights(die)).containsExactly(1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1);
    assertThat(die.total()).isEqualTo(36);
    assertThat(die).hasToString("2D6");
  }

  /** Hand calculation: a sum of 2 + k arises in k + 1 ways up to eleven, then in fewer again. */
  @Test
  void two_ten_sided_dice_total_eleven_in_ten_ways_of_a_hundred() {
    Die die = Die.sum(2, 10);
    assertThat(weights(die))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
    assertThat(die.total()).isEqualTo(100);
    assertThat(die.value(9)).isEqualTo(11);
  }

  /** Brute force over the 6^4 ways in which four dice fall. */
  @Test
  void four_dice_weigh_as_all_their_falls_counted() {
    long[] counted = new long[21];
    for (int fall = 0; fall < 1296; fall++) {
      counted[fall % 6 + fall / 6 % 6 + fall / 36 % 6 + fall / 216]++;
    }
    assertThat(weights(Die.sum(4, 6))).containsExactly(counted);
  }

  @ParameterizedTest
  @CsvSource({"1, 3, 13, 2D6+1", "-1, 1, 11, 2D6-1", "-13, -11, -1, 2D6-13", "0, 2, 12, 2D6"})
  void a_constant_shifts_every_sum(int constant, int min, int max, String name) {
    Die die = Die.sum(2, 6, constant);
    assertThat(die.min()).isEqualTo(min);
    assertThat(die.max()).isEqualTo(max);
    assertThat(die.name()).isEqualTo(name);
    assertThat(weights(die)).containsExactly(weights(Die.sum(2, 6)));
  }

  /** Hand calculation: 5 over k ways, with one third for a success: 2^(5-k) of 3^5. */
  @Test
  void a_pool_of_five_at_two_in_six_is_binomial() {
    Die pool = Die.pool(5, 2, 6);
    assertThat(values(pool)).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(weights(pool)).containsExactly(32, 80, 80, 40, 10, 1);
    assertThat(pool.total()).isEqualTo(243);
    assertThat(pool).hasToString("5 dice at 2/6");
  }

  /** Brute force over the 6^4 ways in which four dice fall. */
  @Test
  void a_pool_counts_as_many_successes_as_its_dice_would_one_by_one() {
    long[] counted = new long[5];
    for (int fall = 0; fall < 1296; fall++) {
      int hits = 0;
      for (int rest = fall, die = 0; die < 4; die++, rest /= 6) {
        hits += rest % 6 < 2 ? 1 : 0;
      }
      counted[hits]++;
    }
    // 1296 falls of faces against 3^4 = 81 of thirds: sixteen times as many.
    long[] scaled = LongStream.of(weights(Die.pool(4, 2, 6))).map(weight -> 16 * weight).toArray();
    assertThat(scaled).containsExactly(counted);
  }

  @Test
  void a_chance_is_a_pool_of_one() {
    Die chance = Die.chance(1, 6);
    assertThat(values(chance)).containsExactly(0, 1);
    assertThat(weights(chance)).containsExactly(5, 1);
    assertThat(chance).isEqualTo(Die.pool(1, 1, 6)).hasToString("1 die at 1/6");
  }

  @Test
  void the_certain_and_the_impossible_leave_one_answer() {
    assertThat(values(Die.pool(7, 6, 6))).containsExactly(7);
    assertThat(values(Die.pool(7, 0, 6))).containsExactly(0);
    assertThat(values(Die.pool(0, 2, 6))).containsExactly(0);
    assertThat(values(Die.chance(0, 6))).containsExactly(0);
    assertThat(Die.chance(6, 6).total()).isEqualTo(1);
  }

  @Test
  void an_average_die_has_two_threes_and_two_fours() {
    Die die = Die.average();
    assertThat(values(die)).containsExactly(2, 3, 4, 5);
    assertThat(weights(die)).containsExactly(1, 2, 2, 1);
    assertThat(die.total()).isEqualTo(6);
    assertThat(die).isEqualTo(Die.parse("average")).hasToString("average die");
  }

  /** 6^23 is 2^59.5 and 6^24 is 2^62.04: the limit lies between them. */
  @Test
  void twenty_three_dice_fit_into_a_pool() {
    assertThat(Die.pool(23, 1, 6).total()).isEqualTo(789_730_223_053_602_816L);
  }

  @ParameterizedTest
  @ValueSource(ints = {24, 25, 100})
  void twenty_four_dice_or_more_do_not(int dice) {
    assertThatThrownBy(() -> Die.pool(dice, 1, 6))
        .isInstanceOfAny(ArithmeticException.class, IllegalArgumentException.class);
    assertThatThrownBy(() -> Die.sum(dice, 6))
        .isInstanceOfAny(ArithmeticException.class, IllegalArgumentException.class);
  }

  /** Coins weigh 2^n: sixty-two of them are exactly at the limit. */
  @Test
  void weights_may_add_up_to_two_to_the_62_and_no_more() {
    assertThat(Die.pool(62, 1, 2).total()).isEqualTo(Die.MAX_TOTAL);
    assertThatThrownBy(() -> Die.pool(63, 1, 2)).isInstanceOf(RuntimeException.class);
  }

  @Test
  void a_die_without_faces_or_dice_is_none() {
    assertThatThrownBy(() -> Die.d(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Die.sum(0, 6)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Die.pool(-1, 1, 6)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Die.pool(3, 7, 6)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Die.chance(-1, 6)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void dice_are_equal_when_they_are_called_alike_and_weigh_alike() {
    assertThat(Die.sum(1, 6)).isEqualTo(Die.d(6)).hasSameHashCodeAs(Die.d(6));
    assertThat(Die.d(6)).isNotEqualTo(Die.d(8));
    // Both answer 0 or 1 evenly, but a rulebook would name them differently.
    assertThat(Die.chance(1, 2)).isNotEqualTo(Die.chance(3, 6));
    assertThat(Die.sum(2, 6)).isNotEqualTo(Die.sum(2, 6, 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"d6", "2d6", "3d10+2", "average", "d100"})
  void a_roll_takes_one_random_word_and_a_sum_of_dice_no_more(String notation) {
    Xoroshiro random = Xoroshiro.seeded(7);
    Xoroshiro beside = random.copy();
    Die.parse(notation).roll(random);
    beside.next();
    assertThat(random.next()).isEqualTo(beside.next());
  }

  @Test
  void what_is_certain_is_not_rolled() {
    Xoroshiro random = Xoroshiro.seeded(7);
    assertThat(Die.chance(6, 6).roll(random)).isEqualTo(1);
    assertThat(random.next()).isEqualTo(Xoroshiro.seeded(7).next());
  }

  /** A chi-square test at a fixed seed; one in a thousand seeds would fail a true die. */
  @ParameterizedTest
  @ValueSource(strings = {"d6", "2d6", "3d10+2", "average", "d100", "2d2-3"})
  void rolls_come_as_often_as_their_weights_say(String notation) {
    assertThat(fit(Die.parse(notation), 20_261_101)).isGreaterThan(0.001);
  }

  @Test
  void pools_and_chances_come_as_often_as_their_weights_say() {
    assertThat(fit(Die.pool(8, 2, 6), 1)).isGreaterThan(0.001);
    assertThat(fit(Die.chance(1, 6), 2)).isGreaterThan(0.001);
  }

  private static double fit(Die die, long seed) {
    Xoroshiro random = Xoroshiro.seeded(seed);
    long[] rolled = new long[die.outcomes()];
    int[] values = values(die);
    for (int i = 0; i < 1_000_000; i++) {
      rolled[Arrays.binarySearch(values, die.roll(random))]++;
    }
    double[] expected = LongStream.of(weights(die)).asDoubleStream().toArray();
    return ChiSquareTest.withDefaults().test(expected, rolled).getPValue();
  }

  /** Hand calculation: of 12 pairs one is 2, three are 4 (1+3, 2+2, 3+1), one is 3 + 4. */
  @Test
  void dice_of_two_kinds_add_up() {
    Die die = Die.parse("d3+d4");
    assertThat(die.total()).isEqualTo(12);
    assertThat(die.value(0)).isEqualTo(2);
    assertThat(die.weight(0)).isEqualTo(1);
    assertThat(die.value(2)).isEqualTo(4);
    assertThat(die.weight(2)).isEqualTo(3);
    assertThat(die.max()).isEqualTo(7);
    assertThat(die.weight(5)).isEqualTo(1);
    assertThat(Die.parse("d6+d6").total()).isEqualTo(Die.parse("2d6").total());
  }

  /** Two D6 with all sums below 9 merged, and all from 11 on. */
  @Test
  void a_merged_die_knows_its_unmerged_rolls_and_their_groups() {
    Die sums = Die.sum(2, 6).merged(sum -> Math.max(sum, 8)).merged(sum -> Math.min(sum, 11));
    assertThat(sums.unmerged()).isEqualTo(Die.sum(2, 6));
    assertThat(sums.outcomes()).isEqualTo(4);
    assertThat(IntStream.rangeClosed(2, 12).map(sums::answer))
        .containsExactly(0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 3);
    assertThat(sums.weight(0)).isEqualTo(26); // 36 minus 4, 3, 2 and 1 ways to 9, 10, 11 and 12
    assertThat(Die.d(6).answer(6)).isEqualTo(5);
  }
}
