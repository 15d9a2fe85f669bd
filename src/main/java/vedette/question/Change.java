package vedette.question;

/**
 * A figure before and after, or of one fight and of another. This type alone decides whether two
 * figures differ.
 *
 * @param low the lower bound of the true difference
 * @param high the upper bound of the true difference
 */
public record Change(Estimate before, Estimate after, double low, double high) {
  /**
   * Exact figures are the same if their bounds leave room for no larger difference than this; of
   * means above 1, than this share of them.
   */
  private static final double RESOLUTION = 1e-6;

  /** What can be said of a figure. */
  public enum Verdict {
    /** It is the same: any difference is too small to count. */
    SAME,
    /** It differs. */
    CHANGED,
    /** The error bounds or intervals leave it open: it cannot be told apart. */
    UNCLEAR
  }

  /**
   * The change between figures that may be correlated, as those of samples with the same dice are:
   * the true difference is as far off as both figures together can be. That holds at least as often
   * as both of them, whatever their correlation.
   */
  public static Change of(Estimate before, Estimate after) {
    return new Change(before, after, after.low() - before.high(), after.high() - before.low());
  }

  /**
   * The change between independent figures. Of two samples it is Newcombe's interval: the distances
   * of both figures to the ends of their intervals, squared and added.
   */
  public static Change independent(Estimate before, Estimate after) {
    if (before.exact() || after.exact()) {
      return of(before, after);
    }
    double by = after.value() - before.value();
    return new Change(
        before,
        after,
        by - Math.hypot(after.value() - after.low(), before.high() - before.value()),
        by + Math.hypot(after.high() - after.value(), before.value() - before.low()));
  }

  /** The difference of the values; NaN if one of them is a mean that no fight has. */
  public double by() {
    return after.value() - before.value();
  }

  /** Whether both figures were computed. */
  public boolean isExact() {
    return before.exact() && after.exact();
  }

  /** Whether there is a difference. */
  public Verdict verdict() {
    return verdict(0, 0);
  }

  /**
   * Decides whether the difference is larger than a tolerance.
   *
   * @param tolerance a difference of at most this is no change
   * @param same a difference of at most this need not be ruled out for figures to be the same; the
   *     tolerance counts instead if it is larger
   */
  public Verdict verdict(double tolerance, double same) {
    if (Double.isNaN(by())) {
      boolean neither = Double.isNaN(before.value()) && Double.isNaN(after.value());
      // A sample in which no fight has ended does not prove that none does.
      return neither ? Verdict.SAME : isExact() ? Verdict.CHANGED : Verdict.UNCLEAR;
    }
    if (low > tolerance || high < -tolerance) {
      return Verdict.CHANGED;
    }
    double least = Math.max(tolerance, same) + (isExact() ? resolution() : 0);
    return low >= -least && high <= least ? Verdict.SAME : Verdict.UNCLEAR;
  }

  private double resolution() {
    return RESOLUTION * Math.max(1, Math.max(Math.abs(before.value()), Math.abs(after.value())));
  }

  /** Whether the figure is surely no smaller after than before. */
  public boolean isNotLess() {
    return low >= 0 || verdict() == Verdict.SAME;
  }

  /** Whether the figure is surely no larger after than before. */
  public boolean isNotMore() {
    return high <= 0 || verdict() == Verdict.SAME;
  }

  /** Whether the figure is surely larger after than before. */
  public boolean isMore() {
    return verdict() == Verdict.CHANGED && by() > 0;
  }

  /** Whether the figure is surely smaller after than before. */
  public boolean isLess() {
    return verdict() == Verdict.CHANGED && by() < 0;
  }
}
