package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.Bounds;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.question.Estimate;

/** The probabilities and intervals of a sample's counts. */
class SampleTest {
  private static final double Z = 1.959963984540054;

  private static final List<Measure<Boolean>> MEASURES =
      List.of(
          Measure.flag("won", "whether it was won", won -> won),
          Measure.count("loss", "what it cost", 4, won -> won ? 4 : 0),
          Measure.count("prisoners", "who was taken", won -> won ? 4 : 0));

  /** Returns a sample with these counts. */
  private static Sample<Boolean> sample(
      List<Measure<Boolean>> measures, long ones, long zeros, int undecided, int cutOff) {
    Sample<Boolean> sample = new Sample<>(measures, 0);
    if (ones > 0) {
      sample.count(true, 0, ones);
    }
    if (zeros > 0) {
      sample.count(false, 0, zeros);
    }
    sample.countUndecided(undecided);
    sample.countCutOff(cutOff);
    return sample;
  }

  private static Odds.Sampled counted(long ones, long trials, double precision) {
    Sample<Boolean> sample = sample(MEASURES, ones, trials - ones, 0, 0);
    return sample.odds(trials, new Trials(trials, 9, 1, precision, false, 10));
  }

  private static Estimate yes(long ones, long trials) {
    return counted(ones, trials, 0).measure("won").chanceOfTrue().interval();
  }

  /**
   * Clopper and Pearson's interval: 2.5% of 10 trials at 6.67% have 3 or more successes, 2.5% at
   * 65.25% have 3 or less. The upper end is farther from 30%: by 35.25%.
   */
  @Test
  void three_of_ten_may_be_anything_from_a_fifteenth_to_two_thirds() {
    assertThat(yes(3, 10).low()).isCloseTo(0.06674, within(1e-5));
    assertThat(yes(3, 10).high()).isCloseTo(0.65245, within(1e-5));
    Odds.Sampled odds = counted(3, 10, 0);
    assertThat(odds.within()).isEqualTo(yes(3, 10).high() - 0.3);
    assertThat(odds.measure("won").chanceOfTrue().p()).isEqualTo(0.3);
    assertThat(odds.measure("won").chanceOfTrue().fraction()).isNull();
    assertThat(odds.trials()).isEqualTo(10);
    assertThat(odds.seed()).isEqualTo(9);
  }

  @Test
  void a_mean_of_two_numbers_is_as_uncertain_as_the_probability_of_the_greater() {
    Odds.Mean mean = counted(3, 10, 0).measure("loss").mean();
    assertThat(mean.value()).isEqualTo(1.2);
    assertThat(mean.interval().low()).isCloseTo(4 * yes(3, 10).low(), within(1e-10));
    assertThat(mean.interval().high()).isCloseTo(4 * yes(3, 10).high(), within(1e-10));
    assertThat(mean.fraction()).isNull();
    assertThat(counted(3, 10, 0).measure("won").mean()).isNull();
  }

  /** A D6 rolled 600,000 times: mean 3.5, variance 35/12, 1.96 standard errors. */
  @Test
  void the_mean_of_many_common_numbers_has_the_normal_interval() {
    double[] faces = {1, 2, 3, 4, 5, 6};
    long[] times = {100_000, 100_000, 100_000, 100_000, 100_000, 100_000};
    Estimate interval = MeanInterval.of(faces, times, new Bounds(0, 6), 0);
    double half = Z * Math.sqrt(35 / 12.0 / 600_000);
    assertThat(interval.low()).isCloseTo(3.5 - half, within(0.005 * half));
    assertThat(interval.high()).isCloseTo(3.5 + half, within(0.005 * half));
  }

  @Test
  void where_only_one_number_was_seen_another_may_still_come() {
    Odds.Mean mean = counted(0, 10, 0).measure("loss").mean();
    assertThat(mean.value()).isZero();
    assertThat(mean.interval().low()).isZero();
    assertThat(mean.interval().high()).isCloseTo(4 * yes(0, 10).high(), within(1e-10));
    assertThat(mean.ifAtMost()).isNull();
  }

  @Test
  void without_a_known_maximum_the_interval_rests_on_the_greatest_value_seen() {
    Odds.Mean mean = counted(3, 10, 0).measure("prisoners").mean();
    assertThat(mean.interval()).isEqualTo(counted(3, 10, 0).measure("loss").mean().interval());
    assertThat(mean.ifAtMost()).isEqualTo(4);
    assertThat(counted(0, 10, 0).measure("prisoners").mean().interval()).isNull();
  }

  @Test
  void more_than_the_most_is_a_bug() {
    List<Measure<Boolean>> wrong = List.of(Measure.count("loss", "what it cost", 3, won -> 4));
    Sample<Boolean> sample = sample(wrong, 1, 0, 0, 0);
    assertThatThrownBy(() -> sample.odds(1, new Trials(1, 1, 1, 0, false, 10)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("loss is from 4.0 to 4.0 of Bounds[least=0.0, most=3.0]");
  }

  /** Of ten battles three won, five lost, two cut off: won are 3 or 4 or 5, the mean 1.2 to 2. */
  @Test
  void battles_cut_off_may_end_in_any_way() {
    Sample<Boolean> sample = sample(MEASURES, 3, 5, 0, 2);
    Odds.Sampled odds = sample.odds(10, new Trials(10, 1, 1, 0, false, 10));
    assertThat(odds.undecided()).isEqualTo(0.2);
    assertThat(odds.cutOff()).isEqualTo(2);
    assertThat(odds.measure("won").chanceOfTrue().p()).isEqualTo(0.3);
    assertThat(odds.measure("won").chanceOfTrue().interval())
        .isEqualTo(Estimate.sampled(0.3, yes(3, 10).low(), yes(5, 10).high()));
    Estimate mean = odds.measure("loss").mean().interval();
    assertThat(mean.low()).isCloseTo(4 * yes(3, 10).low(), within(1e-10));
    assertThat(mean.high()).isCloseTo(4 * yes(5, 10).high(), within(1e-10));
    assertThat(odds.measure("prisoners").mean().interval()).isNull();
  }

  @Test
  void an_outcome_has_the_interval_of_its_probability() {
    Odds.Sampled odds = counted(3, 10, 0);
    assertThat(odds.outcomes().get(1)).isEqualTo(new Odds.Outcome(List.of(true, 4, 4), yes(3, 10)));
  }

  @Test
  void a_sample_is_precise_enough_when_the_furthest_end_of_an_interval_is() {
    double furthest = counted(3, 10, 0).within();
    assertThat(counted(3, 10, 0).preciseEnough()).isTrue();
    assertThat(counted(3, 10, furthest).preciseEnough()).isTrue();
    assertThat(counted(3, 10, Math.nextDown(furthest)).preciseEnough()).isFalse();
  }

  @Test
  void battles_without_an_end_count_among_the_trials() {
    Sample<Boolean> sample = new Sample<>(MEASURES, 0);
    sample.add(sample(MEASURES, 20, 0, 4, 0));
    sample.add(sample(MEASURES, 10, 0, 6, 0));
    Odds.Sampled odds = sample.odds(40, new Trials(40, 1, 1, 0, false, 10));
    assertThat(odds.undecided()).isEqualTo(0.25);
    assertThat(odds.measure("won").chanceOfTrue().p()).isEqualTo(0.75);
    assertThat(odds.measure("won").distribution().get(0).p()).isZero();
  }
}
