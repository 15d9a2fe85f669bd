package vedette.suite;

import vedette.fight.Measure;
import vedette.question.Change;
import vedette.suite.Figures.CheckedFigure;

/**
 * A figure before and after.
 *
 * @param measure the measure's name
 * @param text what it says
 * @param value the value that the probability is of; {@link #MEAN} for the mean, {@link
 *     Figures#YES} for a flag, "2 or more" for that
 * @param detail whether it is of some values of a count, which people ask for last
 * @param low the difference is not below this
 * @param high nor above this; both are the difference itself if it was computed and told apart
 */
public record Difference(
    String measure,
    String text,
    String value,
    boolean detail,
    double before,
    double after,
    double low,
    double high) {
  /** In the place of a value: the mean of a count. */
  public static final String MEAN = "mean";

  /** A figure's change, as an interval if it was sampled or its error bounds leave it open. */
  static Difference of(
      Measure<?> measure, CheckedFigure figure, Change change, Change.Verdict verdict) {
    boolean detail = measure.kind() == Measure.Kind.COUNT && !figure.isMean();
    boolean known = change.isExact() && verdict != Change.Verdict.UNCLEAR;
    return new Difference(
        measure.name(),
        measure.text(),
        figure.text(),
        detail,
        change.before().value(),
        change.after().value(),
        known ? change.by() : change.low(),
        known ? change.by() : change.high());
  }

  public double difference() {
    return after - before;
  }

  public double size() {
    return Math.abs(difference());
  }

  /** How far it moved, from 0 to 1: a mean by its share of the larger one. */
  double share() {
    double larger = Math.max(Math.abs(before), Math.abs(after));
    return isMean() && larger > 0 ? size() / larger : size();
  }

  /** Whether what moved is a mean and not a probability. */
  public boolean isMean() {
    return value.equals(MEAN);
  }

  /** Whether the difference is known no better than an interval. */
  public boolean isSampled() {
    return low < high;
  }
}
