package vedette.suite;

import vedette.fight.Measure;

/**
 * A figure before and after.
 *
 * @param measure the measure's name
 * @param text what it says
 * @param value the value that the probability is of; {@link #MEAN} for the mean, {@link
 *     Figures#YES} for a flag
 * @param detail whether it is one value of a count, which people ask for last
 * @param low the difference is not below this
 * @param high nor above this; both are the difference itself if it was computed
 */
public record Move(
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

  /** A move of computed figures. */
  static Move exact(Measure<?> measure, String value, double before, double after) {
    double difference = after - before;
    return of(measure, value, before, after, difference, difference);
  }

  /** A move that is known to lie between low and high. */
  static Move of(
      Measure<?> measure, String value, double before, double after, double low, double high) {
    boolean detail = measure.kind() == Measure.Kind.COUNT && !value.equals(MEAN);
    return new Move(measure.name(), measure.text(), value, detail, before, after, low, high);
  }

  /** After less before. */
  public double difference() {
    return after - before;
  }

  /** How far it moved. */
  public double size() {
    return Math.abs(difference());
  }

  /** Whether what moved is a mean and not a probability. */
  public boolean isMean() {
    return value.equals(MEAN);
  }

  /** Whether the difference is known no better than an interval. */
  public boolean isSampled() {
    return low < high;
  }

  /** Whether it was impossible before, or is now. */
  boolean appearsOrVanishes() {
    return (before == 0) != (after == 0);
  }
}
