package vedette.question;

/**
 * A figure before and after, or of one fight and another. Whatever compares figures asks this type
 * whether they differ.
 *
 * @param low the true difference is not below this
 * @param high nor above this
 */
public record Change(Estimate before, Estimate after, double low, double high) {
  /** Exact figures that differ by less than this are the same; of large means, by this share. */
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
   * The change between figures that may hang together, as samples with the same dice do: the true
   * difference is as far off as both figures together can be. That holds at least as often as both
   * of them, whatever their correlation.
   */
  public static Change of(Estimate before, Estimate after) {
    return new Change(before, after, after.low() - before.high(), after.high() - before.low());
  }

  /**
   * The change between figures that have nothing to do with each other. Of two samples it is
   * Newcombe's interval: the distances of both figures to the ends of their intervals, squared and
   * added.
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
   * Whether the difference is larger than a tolerance.
   *
   * @param same differences up to this need not be ruled out; those within the tolerance need not
   *     be either, and nothing closer to it than exact figures are looked at
   */
  public Verdict verdict(double tolerance, double same) {
    if (Double.isNaN(by())) {
      boolean neither = Double.isNaN(before.value()) && Double.isNaN(after.value());
      return neither ? Verdict.SAME : Verdict.CHANGED;
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
