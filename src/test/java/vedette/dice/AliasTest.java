package vedette.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.commons.statistics.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An alias table draws each answer in proportion to its weight. */
class AliasTest {
  private static final BigInteger WORDS = BigInteger.ONE.shiftLeft(63);

  static Stream<long[]> weights() {
    SplittableRandom random = new SplittableRandom(5);
    return Stream.of(
        new long[] {1},
        new long[] {1, 1},
        new long[] {1, 2, 2, 1},
        new long[] {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1},
        new long[] {1, Die.MAX_TOTAL - 1},
        new long[] {Die.MAX_TOTAL - 2, 1, 1},
        new long[] {Die.MAX_TOTAL},
        new long[] {3, 0, 1, 4, 0, 0, 1, 5},
        LongStream.range(1, 1_000).toArray(),
        random.longs(97, 1, Die.MAX_TOTAL / 97).toArray(),
        random.longs(1_000, 1, 3).toArray());
  }

  /**
   * Counts how many of the 2^63 values of a word draw each answer, in whole numbers: those from the
   * first to the last in the cell that lie below its threshold.
   */
  @ParameterizedTest
  @MethodSource("weights")
  void the_chance_of_an_answer_is_off_by_less_than_n_over_2_to_the_62(long[] weights) {
    int n = weights.length;
    Alias alias = Alias.of(weights);
    BigInteger[] drawn = new BigInteger[n];
    Arrays.fill(drawn, BigInteger.ZERO);
    for (int cell = 0; cell < n; cell++) {
      BigInteger begin = WORDS.multiply(BigInteger.valueOf(cell));
      BigInteger middle = firstWord(begin.add(BigInteger.valueOf(alias.threshold(cell))), n);
      drawn[cell] = drawn[cell].add(middle.subtract(firstWord(begin, n)));
      BigInteger end = firstWord(begin.add(WORDS), n);
      drawn[alias.other(cell)] = drawn[alias.other(cell)].add(end.subtract(middle));
    }
    BigInteger total = BigInteger.valueOf(LongStream.of(weights).sum());
    for (int i = 0; i < n; i++) {
      // |drawn / 2^63 - weight / total| < n / 2^62, times 2^63 and the total.
      BigInteger off =
          drawn[i].multiply(total).subtract(WORDS.multiply(BigInteger.valueOf(weights[i])));
      assertThat(off.abs()).isLessThan(total.multiply(BigInteger.valueOf(2L * n)));
    }
    assertThat(Stream.of(drawn).reduce(BigInteger::add)).contains(WORDS);
  }

  /** Returns the smallest number whose n-fold reaches this one. */
  private static BigInteger firstWord(BigInteger reached, int n) {
    return reached.add(BigInteger.valueOf(n - 1L)).divide(BigInteger.valueOf(n));
  }

  /** Compared with the same draw in whole numbers of any size. */
  @ParameterizedTest
  @MethodSource("weights")
  void a_word_draws_what_its_cell_and_the_rest_say(long[] weights) {
    int n = weights.length;
    Alias alias = Alias.of(weights);
    Xoroshiro random = Xoroshiro.seeded(3);
    for (int i = 0; i < 1_000; i++) {
      long word = i == 0 ? 0 : i == 1 ? -1 : random.next();
      BigInteger place = BigInteger.valueOf(word >>> 1).multiply(BigInteger.valueOf(n));
      int cell = place.shiftRight(63).intValueExact();
      long rest = place.mod(WORDS).longValueExact();
      assertThat(alias.draw(word))
          .isEqualTo(rest < alias.threshold(cell) ? cell : alias.other(cell));
    }
  }

  /** A chi-square test at a fixed seed. */
  @Test
  void draws_come_as_often_as_their_weights_say() {
    long[] weights = {1, 10, 100, 1_000, 10_000, 7, 77, 777};
    Alias alias = Alias.of(weights);
    Xoroshiro random = Xoroshiro.seeded(20_261_101);
    long[] drawn = new long[weights.length];
    for (int i = 0; i < 2_000_000; i++) {
      drawn[alias.draw(random.next())]++;
    }
    double[] expected = LongStream.of(weights).asDoubleStream().toArray();
    assertThat(ChiSquareTest.withDefaults().test(expected, drawn).getPValue()).isGreaterThan(0.001);
  }
}
