package vedette.source;

/** A file whose lines messages may show. */
public interface Excerpts {
  /** Returns the name of the file in messages. */
  String name();

  /**
   * Returns the line at a place; null if messages must not show it, or if there is nothing to show.
   */
  String excerpt(Position at);
}
