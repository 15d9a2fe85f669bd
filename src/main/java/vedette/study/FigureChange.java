package vedette.study;

import vedette.question.Change;

/** A figure with one table, and with another. */
public record FigureChange(Figure figure, Change change) {
  /** Its value with the old table. */
  public double old() {
    return change.before().value();
  }

  /** Its value with the new table. */
  public double now() {
    return change.after().value();
  }

  /** By how much it changes; NaN if that is unclear, or for a mean that no fight has. */
  public double by() {
    return isUnclear() ? Double.NaN : change.by();
  }

  /** Whether it is the same with both tables. */
  boolean isSame() {
    return change.verdict() == Change.Verdict.SAME;
  }

  /** Whether error bounds leave open that it changes. */
  public boolean isUnclear() {
    return change.verdict() == Change.Verdict.UNCLEAR;
  }

  /** Whether it is a probability, else a mean. */
  public boolean isChance() {
    return !figure.mean();
  }
}
