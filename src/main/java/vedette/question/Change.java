package vedette.question;

/**
 * A figure before and after, or of one fight and of another. This type alone decides whether two
 * figures differ.
 *
 * @param low the lower bound of the true difference
 * @param high the upper bound of the true difference
 * @param verdict whether there is a difference
 */
public record Change(
    Figure figure, Estimate before, Estimate after, double low, double high, Verdict verdict) {
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
   * Returns the change between figures that may be correlated, as those of samples with the same
   * dice are: the true difference is as far off as both figures together can be. That holds at
   * least as often as both of them, whatever their correlation.
   */
  public static Change of(Figure figure, Estimate before, Estimate after) {
    return of(figure, before, after, after.low() - before.high(), after.high() - before.low());
  }

  /**
   * Returns the change between independent figures. Of two samples it is Newcombe's interval: the
   * distances of both figures to the ends of their intervals, squared and added.
   */
  public static Change independent(Figure figure, Estimate before, Estimate after) {
    if (before.exact() || after.exact()) {
      return of(figure, before, after);
    }
    double by = after.value() - before.value();
    return of(
        figure,
        before,
        after,
        by - Math.hypot(after.value() - after.low(), before.high() - before.value()),
        by + Math.hypot(after.high() - after.value(), before.value() - before.low()));
  }

  private static Change of(
      Figure figure, Estimate before, Estimate after, double low, double high) {
    return new Change(figure, before, after, low, high, Verdict.UNCLEAR).judgedBy(0, 0);
  }

  private Change with(Verdict told) {
    return new Change(figure, before, after, low, high, told);
  }

  /**
   * Returns the change with the verdict that a tolerance leads to.
   *
   * @param tolerance a difference of at most this is no change
   * @param same a difference of at most this need not be ruled out for figures to be the same; the
   *     tolerance counts instead if it is larger
   */
  public Change judgedBy(double tolerance, double same) {
    if (missing() != null) {
      boolean neither = before.isMissing() && after.isMissing();
      // A sample in which no fight has the figure does not prove that none does.
      return with(neither ? Verdict.SAME : isExact() ? Verdict.CHANGED : Verdict.UNCLEAR);
    }
    if (low > tolerance || high < -tolerance) {
      return with(Verdict.CHANGED);
    }
    double least = Math.max(tolerance, same) + (isExact() ? resolution() : 0);
    return with(low >= -least && high <= least ? Verdict.SAME : Verdict.UNCLEAR);
  }

  /**
   * Returns the change of a figure that was proved impossible or certain on one side and is not on
   * the other: it differs, whatever the tolerance.
   */
  public Change asProved() {
    return with(Verdict.CHANGED);
  }

  /** Returns why there is no value before or after; null if there are both. */
  public MissingValue missing() {
    return before.isMissing() ? before.missing() : after.missing();
  }

  private double raw() {
    return after.value() - before.value();
  }

  private double resolution() {
    return RESOLUTION * Math.max(1, Math.max(Math.abs(before.value()), Math.abs(after.value())));
  }

  /**
   * Returns the difference of the values; with its range unless both were computed and the verdict
   * is clear. NaN if one of them is missing.
   */
  public Estimate difference() {
    if (!isExact()) {
      return Estimate.sampled(raw(), low, high);
    }
    return isUnclear()
        ? new Estimate(raw(), low, high, before.error() + after.error(), null)
        : Estimate.exact(raw(), 0);
  }

  /** Returns how large the difference of the values is. */
  public double size() {
    return Math.abs(raw());
  }

  /**
   * By how much the figure changes, as far as that can be told: 0 if it is the same, NaN if it
   * cannot be told apart or is missing before or after.
   */
  public double amount() {
    return isUnclear() ? Double.NaN : isSame() && missing() == null ? 0 : raw();
  }

  /** Returns whether both figures were computed. */
  public boolean isExact() {
    return before.exact() && after.exact();
  }

  /** Returns whether it is the same. */
  public boolean isSame() {
    return verdict == Verdict.SAME;
  }

  /** Returns whether error bounds or intervals leave open that it changes. */
  public boolean isUnclear() {
    return verdict == Verdict.UNCLEAR;
  }

  /** Returns whether the figure is surely no smaller after than before. */
  public boolean isNotLess() {
    return low >= 0 || isSame();
  }

  /** Returns whether the figure is surely no larger after than before. */
  public boolean isNotMore() {
    return high <= 0 || isSame();
  }

  /** Returns whether the figure is surely larger after than before. */
  public boolean isMore() {
    return verdict == Verdict.CHANGED && raw() > 0;
  }

  /** Returns whether the figure is surely smaller after than before. */
  public boolean isLess() {
    return verdict == Verdict.CHANGED && raw() < 0;
  }
}
