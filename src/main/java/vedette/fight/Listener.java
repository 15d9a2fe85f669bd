package vedette.fight;

/** A listener to the table cells that the rules consult and to the events of a fight. */
@FunctionalInterface
public interface Listener {
  /** A listener that ignores everything. */
  Listener NOBODY =
      new Listener() {
        @Override
        public void note(Note note) {}

        @Override
        public boolean hears(String readings) {
          return false;
        }
      };

  /** Receives a note. */
  void note(Note note);

  /**
   * Returns whether the listener uses a note with these readings. A caller asks once before it
   * makes a note, and makes it if the answer is true; a listener may want each reading only once.
   *
   * @param readings ids of the readings that the note rests on, separated by spaces
   */
  default boolean hears(String readings) {
    return true;
  }

  /**
   * Receives a part of the rules that had an effect: a table cell that was consulted, a condition
   * that held, a modifier that applied. It is no note and appears in no answer.
   */
  default void consulted(Object part) {}
}
