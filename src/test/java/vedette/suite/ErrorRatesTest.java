package vedette.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How often samples are said to differ that do not, and how small a difference they find. */
@Tag("slow")
class ErrorRatesTest {
  private static final int CHECKS = 300;

  /** A test that may err so often, so that a few hundred checks show whether it errs more. */
  private static final double OFTEN = 0.3;

  /** 0.3, and three standard errors of a share of 300. */
  private static final double MOST_ALARMS = CHECKS * 0.38;

  @Test
  void seven_looks_give_no_more_false_alarms_than_one() {
    Samples fight = Samples.ofFlags(1);
    Random dice = new Random(1);
    int alarms = 0;
    int open = 0;
    for (int i = 0; i < CHECKS; i++) {
      // At most 32,000 battles: a half is known to 0.57 points or so, and all looks are taken.
      Verdict verdict =
          new SequentialTest(fight.measures(), fight.exact(), 0, OFTEN)
              .against(Samples.sampled(2_000), fight.growing(dice))
              .verdict();
      alarms += verdict == Verdict.CHANGED ? 1 : 0;
      open += verdict == Verdict.INCONCLUSIVE ? 1 : 0;
    }
    assertThat((double) alarms).isBetween(1.0, MOST_ALARMS);
    assertThat(alarms + open).as("checks that took all looks or alarmed").isEqualTo(CHECKS);
  }

  @Test
  void many_figures_give_no_more_false_alarms_than_one() {
    Samples fight = Samples.ofFlags(20);
    Random dice = new Random(2);
    int alarms = 0;
    for (int i = 0; i < CHECKS; i++) {
      Figures before = fight.sample(20_000, dice);
      Verdict verdict =
          new SequentialTest(fight.measures(), before, 0, OFTEN).against(fight.exact()).verdict();
      alarms += verdict == Verdict.CHANGED ? 1 : 0;
    }
    assertThat((double) alarms).isBetween(1.0, MOST_ALARMS);
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
      SequentialTest now = new SequentialTest(fight.measures(), before, 0);
      alarms += now.against(fight.exact()).verdict() == Verdict.CHANGED ? 1 : 0;
      SequentialTest sampled = new SequentialTest(fight.measures(), fight.exact(), 0);
      alarms +=
          sampled.against(Samples.sampled(1_000_000), fight.growing(dice)).verdict()
                  == Verdict.CHANGED
              ? 1
              : 0;
      SequentialTest both = new SequentialTest(fight.measures(), before, 0);
      alarms +=
          both.against(Samples.sampled(1_000_000), fight.growing(dice)).verdict() == Verdict.CHANGED
              ? 1
              : 0;
    }
    // 900 checks that may err once in a thousand: five or more have a chance of 0.2%.
    assertThat(alarms).isLessThan(5);
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
    SequentialTest.Result result =
        new SequentialTest(old.measures(), old.sample(100_000, dice), 0)
            .against(Samples.sampled(100_000), Samples.ofCount(after).growing(dice));
    assertThat(result.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(result.differences().moved())
        .extracting(Difference::value)
        .contains("mean", "250 or more")
        .doesNotContain("250");
    Difference mean = result.differences().moved().get(0);
    assertThat(mean.isMean()).isTrue();
    assertThat(6.25).isBetween(mean.low(), mean.high());
  }
}
