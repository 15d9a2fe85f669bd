package vedette.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.odds.Trials;

/**
 * Whether figures of which one side at least is sampled are the same as before.
 *
 * <p>Further battles are looked at after a quarter of what the scenario asks for, a half, and so on
 * up to sixteen times as many. At each look every figure's difference has an interval: that of each
 * probability, of each value or more of a count, and of its mean. The chance of a false alarm is
 * split evenly over all looks and figures. The scenario is different as soon as one interval lies
 * beyond the tolerance, and the same as soon as all of them lie within it, or within half a percent
 * if that is more: of a mean, half a percent of the range of its values, which is what half a
 * percent of each value or more adds up to.
 */
final class SequentialTest {
  /** The chance that figures which are the same are called different, for a whole scenario. */
  private static final double ERROR_RATE = 0.001;

  /** A smaller difference than this need not be ruled out. */
  private static final double RESOLUTION = 0.005;

  private static final int LOOKS = 7;
  private static final int FIRST_LOOK_IN = 4;

  private final List<? extends Measure<?>> measures;
  private final Figures before;
  private final double tolerance;
  private final double errorRate;

  /**
   * What a test comes to.
   *
   * @param differences what moved; if that is left open, what may have
   * @param smallBaseline whether it is left open as the baseline's own sample is too small
   */
  record Result(Verdict verdict, Differences differences, boolean smallBaseline) {}

  SequentialTest(List<? extends Measure<?>> measures, Figures before, double tolerance) {
    this(measures, before, tolerance, ERROR_RATE);
  }

  SequentialTest(
      List<? extends Measure<?>> measures, Figures before, double tolerance, double errorRate) {
    this.measures = measures;
    this.before = before;
    this.tolerance = tolerance;
    this.errorRate = errorRate;
  }

  /**
   * Whether battles with the same dice and the same outcomes are enough to call two fights the
   * same: if more than the resolution of them went otherwise, some of these would have.
   */
  static boolean isEnough(long trials) {
    return trials * RESOLUTION > -Math.log(ERROR_RATE);
  }

  /**
   * Compares with computed figures, which do not get any better: one look.
   *
   * @param after the figures now
   */
  Result against(Figures after) {
    return look(after, 1);
  }

  /**
   * Compares with samples that grow from look to look.
   *
   * @param asked how the scenario is sampled
   * @param sample plays so many battles, always with other dice than the baseline's
   */
  Result against(How asked, Function<How, Figures> sample) {
    // A sample with the baseline's own dice would not be independent of it.
    long seed = asked.seed() == before.how().seed() ? ~asked.seed() : asked.seed();
    long trials = Math.max(1, asked.trials() / FIRST_LOOK_IN);
    for (int look = 1; ; look++) {
      How how = new How(asked.method(), Math.min(trials, Trials.MAX), seed);
      Figures after = sample.apply(how);
      Result result = look(after, LOOKS);
      // Once there are as many battles as the baseline has, its own interval is the wider one; and
      // battles that are cut off remain a share of however many there are.
      boolean vain = result.smallBaseline() && trials >= before.whole();
      if (result.verdict() != Verdict.INCONCLUSIVE
          || vain
          || before.cutOff() + after.cutOff() > 0
          || look == LOOKS
          || trials > Trials.MAX) {
        return result;
      }
      trials *= 2;
    }
  }

  private Result look(Figures after, int looks) {
    Pairs pairs = new Pairs(measures, before, after);
    List<Pairs.Pair> list = pairs.list();
    double each = errorRate / looks / Math.max(1, list.size());
    List<Difference> different = new ArrayList<>();
    List<Difference> open = new ArrayList<>();
    Ignored ignored = Ignored.NONE;
    boolean smallBaseline = false;
    for (Pairs.Pair pair : list) {
      CheckedFigure figure = pair.figure();
      double range = figure.isMean() ? Estimate.range(pairs.values(pair.measure())) : 1;
      double same = Math.max(tolerance, RESOLUTION * Math.max(1, range));
      Span was = span(before, figure, range, each);
      Span is = span(after, figure, range, each);
      Span by = is.minus(was);
      Difference difference = Difference.of(pair.measure(), figure, by, was.value(), is.value());
      if (by.low() > tolerance || by.high() < -tolerance || pairs.surelyAppearsOrVanishes(figure)) {
        different.add(difference);
      } else if (by.low() < -same || by.high() > same) {
        open.add(difference);
        smallBaseline |= Math.max(was.high() - was.value(), was.value() - was.low()) > same;
      } else if (by.low() > 0 || by.high() < 0) {
        ignored = ignored.and(difference);
      }
    }
    List<String> unmatched = pairs.unmatched();
    if (!different.isEmpty() || !unmatched.isEmpty()) {
      return new Result(Verdict.CHANGED, new Differences(different, ignored, unmatched), false);
    }
    Verdict verdict = open.isEmpty() ? Verdict.SAME : Verdict.INCONCLUSIVE;
    return new Result(verdict, new Differences(open, ignored, unmatched), smallBaseline);
  }

  private static Span span(Figures figures, CheckedFigure figure, double range, double errorRate) {
    Estimate estimate = new Estimate(figures, errorRate);
    return figure.isMean() ? estimate.mean(figure, range) : estimate.probability(figure);
  }
}
