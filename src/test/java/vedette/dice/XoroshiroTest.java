package vedette.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.apache.commons.rng.JumpableUniformRandomProvider;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The random words are those of the published generator, and never change. */
class XoroshiroTest {
  private static final BigInteger WORDS = BigInteger.ONE.shiftLeft(64);

  private static UniformRandomProvider published(long s0, long s1) {
    return RandomSource.XO_RO_SHI_RO_128_PP.create(new long[] {s0, s1});
  }

  /** A generator whose first word is this one: xoroshiro's output, solved for the second word. */
  private static Xoroshiro beginningWith(long word) {
    long s0 = 0x0123456789abcdefL;
    Xoroshiro random = Xoroshiro.of(s0, Long.rotateRight(word - s0, 17) - s0);
    assertThat(random.copy().next()).isEqualTo(word);
    return random;
  }

  private static long word(BigInteger value) {
    return value.longValue();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, 0x9e3779b97f4a7c15L})
  void its_words_are_those_of_the_published_generator(long seed) {
    UniformRandomProvider reference = published(seed, ~seed);
    Xoroshiro random = Xoroshiro.of(seed, ~seed);
    for (int i = 0; i < 1_000; i++) {
      assertThat(random.next()).isEqualTo(reference.nextLong());
    }
  }

  @Test
  void its_jump_is_that_of_the_published_generator() {
    var reference = (JumpableUniformRandomProvider) published(12, 34);
    Xoroshiro random = Xoroshiro.of(12, 34);
    for (int stream = 0; stream < 5; stream++) {
      UniformRandomProvider before = reference.jump();
      Xoroshiro copy = random.copy();
      random.jump(1);
      for (int i = 0; i < 100; i++) {
        assertThat(copy.next()).isEqualTo(before.nextLong());
      }
    }
    assertThat(random.next()).isEqualTo(reference.nextLong());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 3, 64, 999, 12_345})
  void a_jump_over_many_streams_is_as_many_jumps(long streams) {
    Xoroshiro one = Xoroshiro.seeded(5);
    Xoroshiro all = one.copy();
    for (long stream = 0; stream < streams; stream++) {
      one.jump(1);
    }
    all.jump(streams);
    assertThat(all.next()).isEqualTo(one.next());
    assertThat(all.next()).isEqualTo(one.next());
  }

  /** Jumps add up: 2^60 streams are 2^59 and 2^59, and three streams are one and two. */
  @Test
  void a_jump_too_long_to_count_out_is_the_sum_of_its_parts() {
    Xoroshiro parts = Xoroshiro.seeded(6);
    parts.jump(1L << 59);
    parts.jump(1L << 59);
    parts.jump(17);
    Xoroshiro all = Xoroshiro.seeded(6);
    all.jump((1L << 60) + 17);
    assertThat(all.next()).isEqualTo(parts.next());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 20_261_101, Long.MAX_VALUE})
  void a_seed_becomes_a_state_by_split_mix(long seed) {
    UniformRandomProvider mixed = RandomSource.SPLIT_MIX_64.create(seed);
    UniformRandomProvider reference = published(mixed.nextLong(), mixed.nextLong());
    Xoroshiro random = Xoroshiro.seeded(seed);
    for (int i = 0; i < 100; i++) {
      assertThat(random.next()).isEqualTo(reference.nextLong());
    }
  }

  /** Written down from Commons RNG 1.6: a change here changes every simulation's numbers. */
  @Test
  void the_first_words_of_seed_1_never_change() {
    Xoroshiro random = Xoroshiro.seeded(1);
    assertThat(new long[] {random.next(), random.next(), random.next(), random.next()})
        .containsExactly(
            0x08260b0f1b52fcacL, 0x5d9320f71ce29ff1L, 0x28197699ec67f190L, 0x593b393b9d1e5795L);
    random.jump(1);
    assertThat(random.next()).isEqualTo(0x4cd3a717071121e4L);
  }

  @Test
  void a_state_of_zeros_is_refused() {
    assertThatThrownBy(() -> Xoroshiro.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_copy_goes_its_own_way() {
    Xoroshiro random = Xoroshiro.seeded(9);
    Xoroshiro copy = random.copy();
    long first = random.next();
    random.next();
    assertThat(copy.next()).isEqualTo(first);
  }

  /**
   * Of the 2^64 words, those that give k run from the first whose product with the bound reaches k
   * 2^64 plus the remainder that is rejected, to the last before (k + 1) 2^64: equally many.
   */
  @ParameterizedTest
  @ValueSource(ints = {3, 5, 6, 7, 10, 100, 999, Integer.MAX_VALUE})
  void below_a_bound_every_number_has_equally_many_words(int bound) {
    BigInteger n = BigInteger.valueOf(bound);
    BigInteger rejected = WORDS.mod(n);
    for (int k : new int[] {0, 1, bound / 2, bound - 2, bound - 1}) {
      BigInteger from = WORDS.multiply(BigInteger.valueOf(k));
      BigInteger first = firstWord(from.add(rejected), n);
      BigInteger beyond = firstWord(from.add(WORDS), n);
      assertThat(beyond.subtract(first)).isEqualTo(WORDS.divide(n));
      assertAccepted(word(first), bound, k);
      assertAccepted(word(beyond.subtract(BigInteger.ONE)), bound, k);
      BigInteger lowest = firstWord(from, n);
      if (lowest.compareTo(first) < 0) {
        assertRejected(word(lowest), bound);
        assertRejected(word(first.subtract(BigInteger.ONE)), bound);
      }
    }
    assertRejected(0, bound);
  }

  private static BigInteger firstWord(BigInteger reached, BigInteger n) {
    return reached.add(n).subtract(BigInteger.ONE).divide(n);
  }

  private static void assertAccepted(long word, int bound, int answer) {
    Xoroshiro random = beginningWith(word);
    Xoroshiro oneOn = random.copy();
    oneOn.next();
    assertThat(random.nextInt(bound)).isEqualTo(answer);
    assertThat(random.next()).isEqualTo(oneOn.next());
  }

  private static void assertRejected(long word, int bound) {
    Xoroshiro random = beginningWith(word);
    Xoroshiro oneOn = random.copy();
    oneOn.next();
    assertThat(random.nextInt(bound)).isEqualTo(oneOn.nextInt(bound));
    assertThat(random.next()).isEqualTo(oneOn.next());
  }

  /** Two to a power divides the words evenly, so nothing is rejected. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 1 << 20, 1 << 30})
  void below_a_power_of_two_the_high_bits_count(int bound) {
    Xoroshiro random = Xoroshiro.seeded(11);
    Xoroshiro words = random.copy();
    for (int i = 0; i < 1_000; i++) {
      BigInteger product =
          new BigInteger(Long.toUnsignedString(words.next())).multiply(BigInteger.valueOf(bound));
      assertThat(random.nextInt(bound)).isEqualTo(product.shiftRight(64).intValueExact());
    }
    assertAccepted(0, bound, 0);
  }

  /** Lemire's method in whole numbers of any size, rejections included. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 6, 10, 36, 9_999, 1_500_000_000, Integer.MAX_VALUE})
  void below_agrees_with_lemires_method_in_big_numbers(int bound) {
    Xoroshiro random = Xoroshiro.seeded(bound);
    Xoroshiro words = random.copy();
    BigInteger n = BigInteger.valueOf(bound);
    for (int i = 0; i < 10_000; i++) {
      BigInteger product;
      do {
        product = new BigInteger(Long.toUnsignedString(words.next())).multiply(n);
      } while (product.mod(WORDS).compareTo(WORDS.mod(n)) < 0);
      assertThat(random.nextInt(bound)).isEqualTo(product.shiftRight(64).intValueExact());
    }
  }

  /** A chi-square test at a fixed seed. */
  @ParameterizedTest
  @ValueSource(ints = {2, 6, 7, 10, 100, 1_000})
  void below_every_number_comes_equally_often(int bound) {
    Xoroshiro random = Xoroshiro.seeded(20_261_101);
    long[] drawn = new long[bound];
    for (int i = 0; i < 1_000_000; i++) {
      drawn[random.nextInt(bound)]++;
    }
    assertThat(ChiSquareTest.withDefaults().test(drawn).getPValue()).isGreaterThan(0.001);
  }
}
