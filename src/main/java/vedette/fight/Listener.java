package vedette.fight;

/** Hears what the rules consult and what happens. */
@FunctionalInterface
public interface Listener {
  /** A listener that does not listen. */
  Listener NOBODY =
      new Listener() {
        @Override
        public void note(Note note) {}

        @Override
        public boolean hears(String readings) {
          return false;
        }
      };

  /** Hears a note. */
  void note(Note note);

  /**
   * Returns whether it would do anything with a note: who makes notes asks before he makes one,
   * once, and if so makes it; a listener may want each reading but once.
   *
   * @param readings ids of the readings that the note rests on, separated by spaces
   */
  default boolean hears(String readings) {
    return true;
  }

  /**
   * Hears that a part of the rules counted: a cell that was come to, a condition that held, a
   * modifier that did something. It is no note: nobody is told of it.
   */
  default void consulted(Object part) {}
}
