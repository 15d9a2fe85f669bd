package vedette.study;

/** A figure with one table, and with another. */
public record FigureChange(Figure figure, double old, double now) {
  /** By how much it moved. */
  public double change() {
    return now - old;
  }

  /** Whether it is a probability, else a mean. */
  public boolean isChance() {
    return !figure.mean();
  }
}
