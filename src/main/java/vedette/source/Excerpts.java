package vedette.source;

/** A file of which messages show a line. */
public interface Excerpts {
  /** Returns the file as messages name it. */
  String name();

  /**
   * Returns the line at a place; null if messages must not show it, or if there is nothing to show.
   */
  String excerpt(Position at);
}
