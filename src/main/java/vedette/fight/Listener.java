package vedette.fight;

/** Hears what the rules consult and what happens. */
@FunctionalInterface
public interface Listener {
  /** A listener that does not listen. */
  Listener NOBODY = note -> {};

  /** Hears a note. */
  void note(Note note);
}
