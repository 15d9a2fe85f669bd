package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.dice.Xoroshiro;
import vedette.fight.Measure;
import vedette.odds.Odds.Interval;

/** How what was counted becomes probabilities and intervals. */
class SampleTest {
  private static final double Z = 1.959963984540054;

  private static final List<Measure<Boolean>> MEASURES =
      List.of(
          Measure.flag("won", "whether it was won", won -> won),
          Measure.count("loss", "what it cost", won -> won ? 4 : 0));

  /** A player who has played already. */
  private static final class Played extends TrialRunner<Boolean> {
    Played(long ones, long zeros, int undecided) {
      super(MEASURES);
      if (ones > 0) {
        count(true, 0, ones);
      }
      if (zeros > 0) {
        count(false, 0, zeros);
      }
      countUndecided(undecided);
    }

    @Override
    void play(long trials, Xoroshiro random) {
      throw new UnsupportedOperationException();
    }

    @Override
    void flush() {}
  }

  private static Odds.Sampled counted(long ones, long trials, double precision) {
    Sample<Boolean> sample = new Sample<>(MEASURES);
    sample.add(new Played(ones, trials - ones, 0));
    return sample.odds(trials, new Trials(trials, 9, 1, precision, false, 10));
  }

  private static Interval yes(long ones, long trials) {
    return counted(ones, trials, 0).measure("won").yes().interval();
  }

  /** By hand, n = 10: (0.3 + z2/20 -+ z sqrt(0.021 + z2/400)) / (1 + z2/10), z2 = 3.84146. */
  @Test
  void three_of_ten_may_be_anything_from_a_tenth_to_six_tenths() {
    assertThat(yes(3, 10).low()).isCloseTo(0.10779, within(5e-6));
    assertThat(yes(3, 10).high()).isCloseTo(0.60322, within(5e-6));
    Odds.Sampled odds = counted(3, 10, 0);
    assertThat(odds.halfWidth())
        .isCloseTo((yes(3, 10).high() - yes(3, 10).low()) / 2, within(1e-11));
    assertThat(odds.measure("won").yes().p()).isEqualTo(0.3);
    assertThat(odds.measure("won").yes().fraction()).isNull();
    assertThat(odds.trials()).isEqualTo(10);
    assertThat(odds.seed()).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource({"1, 7", "50, 100", "999, 1000", "1, 2000000000", "1234567890, 2000000000"})
  void intervals_are_wilsons(long ones, long trials) {
    double p = (double) ones / trials;
    double z2 = Z * Z / trials;
    double middle = (p + z2 / 2) / (1 + z2);
    double half = Z * Math.sqrt(p * (1 - p) / trials + z2 / (4.0 * trials)) / (1 + z2);
    assertThat(yes(ones, trials).low()).isCloseTo(middle - half, within(1e-11));
    assertThat(yes(ones, trials).high()).isCloseTo(middle + half, within(1e-11));
    assertThat(p).isBetween(yes(ones, trials).low(), yes(ones, trials).high());
  }

  /** By hand: z2 / (n + z2) = 3.84146 / 13.84146 for what never came in ten trials. */
  @Test
  void what_never_came_may_still_come_and_what_always_came_may_fail() {
    assertThat(yes(0, 10).low()).isEqualTo(0.0);
    assertThat(yes(0, 10).high()).isCloseTo(0.27753, within(5e-6));
    assertThat(yes(10, 10).low()).isCloseTo(0.72247, within(5e-6));
    assertThat(yes(10, 10).high()).isEqualTo(1);
    // As a string, because -0.0 equals 0.0.
    assertThat(Double.toString(yes(0, 2_000_000_000).low())).isEqualTo("0.0");
    assertThat(yes(2_000_000_000, 2_000_000_000).high()).isEqualTo(1);
  }

  /** By hand: 4, 4, 4 and seven times 0: mean 1.2, variance 33.6/9, error sqrt(0.37333). */
  @Test
  void a_mean_has_an_interval_of_standard_errors() {
    Odds.Mean mean = counted(3, 10, 0).measure("loss").mean();
    assertThat(mean.value()).isEqualTo(1.2);
    double half = Z * Math.sqrt(33.6 / 9 / 10);
    assertThat(mean.interval().low()).isCloseTo(1.2 - half, within(1e-11));
    assertThat(mean.interval().high()).isCloseTo(1.2 + half, within(1e-11));
    assertThat(mean.fraction()).isNull();
    assertThat(counted(3, 10, 0).measure("won").mean()).isNull();
  }

  @Test
  void where_only_one_value_was_seen_the_mean_has_no_interval() {
    assertThat(counted(0, 10, 0).measure("loss").mean().value()).isZero();
    assertThat(counted(0, 10, 0).measure("loss").mean().interval()).isNull();
    assertThat(counted(1, 1, 0).measure("loss").mean().interval()).isNull();
  }

  @Test
  void an_outcome_has_the_interval_of_its_probability() {
    Odds.Sampled odds = counted(3, 10, 0);
    assertThat(odds.outcomes().get(1))
        .isEqualTo(new Odds.Outcome(List.of(true, 4), 0.3, yes(3, 10)));
  }

  @Test
  void a_sample_is_precise_enough_when_its_widest_interval_is() {
    double halfWidth = counted(3, 10, 0).halfWidth();
    assertThat(counted(3, 10, 0).preciseEnough()).isTrue();
    assertThat(counted(3, 10, halfWidth).preciseEnough()).isTrue();
    assertThat(counted(3, 10, Math.nextDown(halfWidth)).preciseEnough()).isFalse();
  }

  @Test
  void battles_without_an_end_count_among_the_trials() {
    Sample<Boolean> sample = new Sample<>(MEASURES);
    sample.add(new Played(20, 0, 4));
    sample.add(new Played(10, 0, 6));
    Odds.Sampled odds = sample.odds(40, new Trials(40, 1, 1, 0, false, 10));
    assertThat(odds.undecided()).isEqualTo(0.25);
    assertThat(odds.measure("won").yes().p()).isEqualTo(0.75);
    assertThat(odds.measure("won").distribution().get(0).p()).isZero();
  }
}
