package vedette.odds.sample;

import java.math.BigDecimal;
import java.math.MathContext;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import vedette.question.Estimate;

/**
 * Clopper and Pearson's interval of a probability. Its coverage is at least the nominal one, even
 * for the rarest values. Every interval of a probability is this one.
 */
public final class ProportionInterval {
  /** The maximum rate at which a 95% interval misses the true probability. */
  private static final double ERROR_RATE = 0.05;

  /**
   * The digits kept, so that a seed gives the same bounds on any machine, whose logarithms may
   * differ in the last digits. For two billion trials the library's bounds have no more.
   */
  private static final MathContext DIGITS = new MathContext(10);

  private ProportionInterval() {}

  /** Returns the probability with its 95% interval. */
  public static Estimate of(long successes, long trials, long unseen) {
    return of(successes, trials, unseen, ERROR_RATE);
  }

  /**
   * Returns the probability with its interval.
   *
   * @param successes the number of successful trials
   * @param trials all trials, from 1 to {@link Trials#MAX}
   * @param unseen further trials among them with an unknown result: the lower bound counts them as
   *     failures, the upper one as successes
   * @param errorRate the maximum rate at which the interval misses the true probability
   */
  public static Estimate of(long successes, long trials, long unseen, double errorRate) {
    Estimate seen = ofSeen(successes, trials, errorRate);
    return unseen == 0
        ? seen
        : Estimate.sampled(
            seen.value(), seen.low(), ofSeen(successes + unseen, trials, errorRate).high());
  }

  /**
   * Returns the interval, computed for the rarer of success and failure, which a double represents
   * more accurately.
   */
  private static Estimate ofSeen(long successes, long trials, double errorRate) {
    double value = (double) successes / trials;
    if (successes > trials - successes) {
      Estimate failures = ofSeen(trials - successes, trials, errorRate);
      return Estimate.sampled(value, 1 - failures.high(), 1 - failures.low());
    }
    if (successes == 0) {
      return Estimate.sampled(0, 0, -StrictMath.expm1(StrictMath.log(errorRate / 2) / trials));
    }
    var interval =
        BinomialConfidenceInterval.CLOPPER_PEARSON.fromErrorRate(
            Math.toIntExact(trials), (int) successes, errorRate);
    return Estimate.sampled(
        value, rounded(interval.getLowerBound()), rounded(interval.getUpperBound()));
  }

  private static double rounded(double bound) {
    return new BigDecimal(bound).round(DIGITS).doubleValue();
  }
}
