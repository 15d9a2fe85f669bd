package vedette.odds.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.SolvedChains;
import vedette.odds.Toy;
import vedette.odds.answer.Odds;

/** The error bound of doubles holds, and fractions become the nearest doubles. */
class RoundedProbabilityTest {
  private static final MathContext DIGITS = new MathContext(60, RoundingMode.HALF_EVEN);

  /** Returns the distance of a number from the fraction, as a part of its bound. */
  private static double partOfBound(double value, double bound, BigFraction exact) {
    BigDecimal truth =
        new BigDecimal(exact.getNumerator()).divide(new BigDecimal(exact.getDenominator()), DIGITS);
    BigDecimal off = new BigDecimal(value).subtract(truth).abs();
    if (off.signum() == 0) {
      return 0;
    }
    assertThat(bound).isPositive();
    return off.divide(new BigDecimal(bound), DIGITS).doubleValue();
  }

  /** Returns the largest error of a probability of a fight, as a part of its bound. */
  private static double worst(Engagement<?, Integer> toy) {
    Odds.Exact rounded = ExactOdds.of(toy, 10_000, false);
    Odds.Exact exact = ExactOdds.of(toy, 10_000, true);
    List<Odds.Chance> chances = rounded.measure("end").distribution();
    double worst = 0;
    for (int i = 0; i < chances.size(); i++) {
      BigFraction truth = exact.measure("end").distribution().get(i).fraction();
      worst = Math.max(worst, partOfBound(chances.get(i).p(), rounded.error(), truth));
    }
    return worst;
  }

  @Test
  void what_is_given_has_no_error() {
    assertThat(RoundedProbability.ONE.error()).isZero();
    assertThat(RoundedProbability.ZERO.error()).isZero();
    assertThat(RoundedProbability.ONE.share(7, 7)).isEqualTo(RoundedProbability.ONE);
    assertThat(RoundedProbability.ZERO.plus(RoundedProbability.ONE))
        .isSameAs(RoundedProbability.ONE);
    assertThat(RoundedProbability.ONE.plus(RoundedProbability.ZERO))
        .isSameAs(RoundedProbability.ONE);
  }

  /** A share is a product and a quotient: two roundings, four if weights may exceed 2^53. */
  @Test
  void every_operation_is_counted() {
    RoundedProbability third = RoundedProbability.ONE.share(1, 3);
    assertThat(third.roundings()).isEqualTo(2);
    assertThat(third.plus(third).roundings()).isEqualTo(3);
    assertThat(third.times(third).roundings()).isEqualTo(5);
    assertThat(third.dividedBy(third).roundings()).isEqualTo(5);
    assertThat(RoundedProbability.ONE.share(1, Die.MAX_TOTAL).roundings()).isEqualTo(4);
    assertThat(RoundedProbability.ONE.share(Die.MAX_TOTAL - 1, Die.MAX_TOTAL).roundings())
        .isEqualTo(4);
  }

  @Test
  void a_sum_of_random_shares_stays_within_its_bound() {
    SplittableRandom random = new SplittableRandom(6);
    Fraction one = Fraction.one(new Fraction.Budget(0));
    double worst = 0;
    for (int round = 0; round < 2_000; round++) {
      RoundedProbability rounded = RoundedProbability.ZERO;
      Fraction exact = Fraction.zero(one.budget());
      for (int i = 0; i < 5; i++) {
        long total = random.nextLong(2, Die.MAX_TOTAL);
        long weight = random.nextLong(1, total);
        long by = random.nextLong(1, 1L << random.nextInt(2, 62));
        rounded =
            rounded.plus(
                RoundedProbability.ONE
                    .share(weight, total)
                    .times(RoundedProbability.ONE.share(1, by)));
        exact = exact.plus(one.share(weight, total).times(one.share(1, by)));
      }
      RoundedProbability quotient = rounded.dividedBy(RoundedProbability.ONE.share(5, 7));
      Fraction exactly = exact.dividedBy(one.share(5, 7));
      worst = Math.max(worst, partOfBound(quotient.value(), quotient.error(), exactly.fraction()));
    }
    assertThat(worst).isLessThanOrEqualTo(1).isGreaterThan(0.05);
  }

  @Test
  void random_chains_without_cycles_stay_within_their_bound() {
    SplittableRandom random = new SplittableRandom(3);
    double worst = 0;
    for (int round = 0; round < 200; round++) {
      worst = Math.max(worst, worst(Toy.rows(SolvedChains.randomRowsOnwards(random, 40, 4))));
    }
    assertThat(worst).isLessThanOrEqualTo(1).isPositive();
  }

  @Test
  void random_chains_with_cycles_stay_within_their_bound() {
    SplittableRandom random = new SplittableRandom(4);
    double worst = 0;
    for (int round = 0; round < 200; round++) {
      worst = Math.max(worst, worst(Toy.rows(SolvedChains.randomRows(random, 20, 4))));
    }
    assertThat(worst).isLessThanOrEqualTo(1).isPositive();
  }

  /** A bound that is larger than a printed digit is none: 200 states are not many. */
  @ParameterizedTest
  @ValueSource(ints = {10, 20, 40, 100, 200})
  void a_long_gamble_stays_within_its_bound_and_the_bound_stays_small(int all) {
    Engagement<Integer, Integer> toy = Toy.ruin(all / 2, all, 18, 37);
    assertThat(worst(toy)).isLessThanOrEqualTo(1);
    assertThat(ExactOdds.of(toy, 1_000, false).error()).isPositive().isLessThan(1e-9);
  }

  /** Numbers on either side of 2^1024, beyond which no double can hold them. */
  @ParameterizedTest
  @ValueSource(ints = {10, 1_000, 1_022, 1_023, 1_024, 2_000, 20_000})
  void a_fraction_of_huge_numbers_becomes_the_nearest_double(int bits) {
    BigInteger denominator = BigInteger.TEN.shiftLeft(bits).add(BigInteger.ONE);
    for (int part : new int[] {1, 3, 1_000, 1_000_000}) {
      BigInteger numerator = denominator.divide(BigInteger.valueOf(part + 1L));
      double nearest =
          new BigDecimal(numerator).divide(new BigDecimal(denominator), DIGITS).doubleValue();
      assertThat(new Fraction(new BigFraction(numerator, denominator), null).value())
          .isEqualTo(nearest);
    }
  }

  /** Six hundred rolls without a seven: (5/6)^600, the fraction as big as 6^600 = 2^1551. */
  @Test
  void fractions_of_a_fight_of_many_turns_are_not_lost() {
    record Toss(int tosses, boolean heads) {}
    Engagement<Toss, Integer> toy =
        Toy.of(
            new Toss(0, true),
            (toss, umpire) -> {
              Toss next =
                  new Toss(toss.tosses() + 1, umpire.roll(Die.sum(2, 6)) != 7 && toss.heads());
              return next.tosses() == 600 ? Step.ended(next.heads() ? 1 : 0) : Step.sameTurn(next);
            });
    Odds.Exact exact = ExactOdds.of(toy, 10_000, true);
    Odds.Exact rounded = ExactOdds.of(toy, 10_000, false);
    for (int i = 0; i < 2; i++) {
      double p = exact.measure("end").distribution().get(i).p();
      double q = rounded.measure("end").distribution().get(i).p();
      assertThat(p).isPositive();
      assertThat(q / p - 1).isBetween(-1e-12, 1e-12);
    }
  }
}
