package vedette.suite.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.question.Change;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.figures.Figures;

/** The rate of false alarms between samples, and the smallest difference that they show. */
@Tag("slow")
class ErrorRatesTest {
  private static final int CHECKS = 300;

  /** An error rate high enough that a few hundred checks show whether it is exceeded. */
  private static final double OFTEN = 0.3;

  /** 0.3, and three standard errors of a share of 300. */
  private static final double MOST_ALARMS = CHECKS * 0.38;

  private static Verdict verdict(Samples fight, Figures before, Figures after, double errorRate) {
    return Differences.of(new Differences.Pairs(fight.measures(), before, after), 0, errorRate)
        .verdict();
  }

  @Test
  void two_samples_give_no_more_false_alarms_than_one() {
    Samples fight = Samples.ofFlags(1);
    Random dice = new Random(1);
    int alarms = 0;
    for (int i = 0; i < CHECKS; i++) {
      Figures before = fight.sample(20_000, dice);
      Verdict verdict = verdict(fight, before, fight.sample(20_000, dice), OFTEN);
      alarms += verdict == Verdict.CHANGED ? 1 : 0;
    }
    assertThat((double) alarms).isBetween(1.0, MOST_ALARMS);
  }

  @Test
  void many_figures_give_no_more_false_alarms_than_one() {
    Samples fight = Samples.ofFlags(20);
    Random dice = new Random(2);
    int alarms = 0;
    for (int i = 0; i < CHECKS; i++) {
      Verdict verdict = verdict(fight, fight.sample(20_000, dice), fight.exact(), OFTEN);
      alarms += verdict == Verdict.CHANGED ? 1 : 0;
    }
    assertThat((double) alarms).isBetween(1.0, MOST_ALARMS);
  }

  /** A million battles tell a half from 0.506 and from 0.5: half a point is ruled out. */
  @Test
  void a_million_battles_tell_what_is_the_same_and_a_thousand_leave_it_open() {
    Samples fight = Samples.ofFlags(1);
    Random dice = new Random(5);
    int open = 0;
    for (int i = 0; i < CHECKS; i++) {
      Figures before = fight.sample(1_000_000, dice);
      assertThat(verdict(fight, before, fight.sample(1_000_000, dice), 0.001))
          .isEqualTo(Verdict.SAME);
      open +=
          verdict(fight, before, fight.sample(1_000, dice), 0.001) == Verdict.INCONCLUSIVE ? 1 : 0;
    }
    assertThat(open).isGreaterThan(CHECKS - 5);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.003, 0.01, 0.05, 0.3})
  void one_sighting_of_a_rare_value_is_no_alarm(double expectedSightings) {
    double rare = expectedSightings / 1_000_000;
    Samples fight = Samples.ofCount(0, 1 - rare, 1_000, rare);
    Random dice = new Random(3);
    int alarms = 0;
    for (int i = 0; i < CHECKS; i++) {
      Figures before = fight.sample(1_000_000, dice);
      Figures after = fight.sample(1_000_000, dice);
      alarms += changed(fight, before, fight.exact());
      alarms += changed(fight, fight.exact(), after);
      alarms += changed(fight, before, after);
    }
    // 900 checks that may err once in a thousand: five or more have a chance of 0.2%.
    assertThat(alarms).isLessThan(5);
  }

  private static int changed(Samples fight, Figures before, Figures after) {
    return verdict(fight, before, after, 0.001) == Verdict.CHANGED ? 1 : 0;
  }

  @Test
  void a_mean_moves_though_every_single_value_moves_by_less_than_half_a_percent() {
    double[] before = new double[1_000];
    double[] after = new double[1_000];
    for (int value = 0; value < 500; value++) {
      before[2 * value] = value;
      before[2 * value + 1] = 0.002;
      after[2 * value] = value;
      // The lower half loses a twentieth to the upper half: 0.025 moves by 250, by hand.
      after[2 * value + 1] = value < 250 ? 0.0019 : 0.0021;
    }
    Random dice = new Random(4);
    Samples old = Samples.ofCount(before);
    Differences result =
        Differences.of(
            new Differences.Pairs(
                old.measures(),
                old.sample(100_000, dice),
                Samples.ofCount(after).sample(100_000, dice)),
            0);
    assertThat(result.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(result.moved())
        .extracting(it -> it.figure().part())
        .contains("mean", "250 or more")
        .doesNotContain("250");
    Change mean = result.moved().get(0);
    assertThat(mean.figure().mean()).isTrue();
    assertThat(6.25).isBetween(mean.low(), mean.high());
  }
}
