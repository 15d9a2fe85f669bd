package vedette.question;

/**
 * A figure before and after, or of two fights. This type is the only one that decides whether two
 * figures differ.
 *
 * @param low the lower bound of the true difference
 * @param high the upper bound of the true difference
 * @param verdict whether there is a difference
 */
public record Change(
    Figure figure, Estimate before, Estimate after, double low, double high, Verdict verdict) {
  /**
   * Exact figures are the same if their bounds rule out any difference larger than this; for means
   * above 1, than this share of them.
   */
  private static final double RESOLUTION = 1e-6;

  /** The verdict on a figure. */
  public enum Verdict {
    /** The figure is the same: any difference is negligible. */
    SAME,
    /** The figure differs. */
    CHANGED,
    /** The error bounds or intervals leave it open whether the figure differs. */
    UNCLEAR
  }

  /**
   * Returns the change between figures that may be correlated, as those of samples with the same
   * dice are. The bounds of the true difference add the errors of both figures, so they hold
   * whenever both figures' ranges do, whatever the correlation.
   */
  public static Change of(Figure figure, Estimate before, Estimate after) {
    return of(figure, before, after, after.low() - before.high(), after.high() - before.low());
  }

  /**
   * Returns the change between independent figures. For two samples it is Newcombe's interval: the
   * root of the sum of the squared distances of both figures to the ends of their intervals.
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
   * Returns the change with the verdict for a tolerance.
   *
   * @param tolerance the maximum difference that counts as no change
   * @param same the maximum difference that need not be ruled out for figures to be the same; the
   *     tolerance counts instead if it is larger
   */
  public Change judgedBy(double tolerance, double same) {
    if (missing() != null) {
      boolean neither = before.isMissing() && after.isMissing();
      // A sample without a fight that has the figure does not prove that no fight has it.
      return with(neither ? Verdict.SAME : isExact() ? Verdict.CHANGED : Verdict.UNCLEAR);
    }
    if (low > tolerance || high < -tolerance) {
      return with(Verdict.CHANGED);
    }
    double least = Math.max(tolerance, same) + (isExact() ? resolution() : 0);
    return with(low >= -least && high <= least ? Verdict.SAME : Verdict.UNCLEAR);
  }

  /**
   * Returns the change of a figure that was proved impossible or certain on one side and not on the
   * other: it differs, regardless of the tolerance.
   */
  public Change asProved() {
    return with(Verdict.CHANGED);
  }

  /** Returns the reason why there is no value before or after; null if there are both. */
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
   * Returns the difference of the values, with its range unless both were computed and the verdict
   * is clear; NaN if a value is missing.
   */
  public Estimate difference() {
    if (!isExact()) {
      return Estimate.sampled(raw(), low, high);
    }
    return isUnclear()
        ? new Estimate(raw(), low, high, before.error() + after.error(), null)
        : Estimate.exact(raw(), 0);
  }

  /** Returns the absolute difference of the values. */
  public double size() {
    return Math.abs(raw());
  }

  /**
   * Returns the difference as far as it is known: 0 if the figure is the same, NaN if the verdict
   * is unclear or a value is missing.
   */
  public double amount() {
    return isUnclear() ? Double.NaN : isSame() && missing() == null ? 0 : raw();
  }

  /** Returns whether both figures were computed. */
  public boolean isExact() {
    return before.exact() && after.exact();
  }

  /** Returns whether the figure is the same. */
  public boolean isSame() {
    return verdict == Verdict.SAME;
  }

  /** Returns whether error bounds or intervals leave a change open. */
  public boolean isUnclear() {
    return verdict == Verdict.UNCLEAR;
  }

  /** Returns whether the figure is certainly no smaller after than before. */
  public boolean isNotLess() {
    return low >= 0 || isSame();
  }

  /** Returns whether the figure is certainly no larger after than before. */
  public boolean isNotMore() {
    return high <= 0 || isSame();
  }

  /** Returns whether the figure is certainly larger after than before. */
  public boolean isMore() {
    return verdict == Verdict.CHANGED && raw() > 0;
  }

  /** Returns whether the figure is certainly smaller after than before. */
  public boolean isLess() {
    return verdict == Verdict.CHANGED && raw() < 0;
  }
}
