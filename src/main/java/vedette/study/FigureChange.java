package vedette.study;

/**
 * A figure with one table and with another.
 *
 * @param name of the figure, for programs
 * @param text what it says, in a few words
 * @param chance whether it is a probability, else a mean
 * @param old with the one table
 * @param now with the other
 */
public record FigureChange(String name, String text, boolean chance, double old, double now) {
  /** By how much it moved. */
  public double change() {
    return now - old;
  }
}
