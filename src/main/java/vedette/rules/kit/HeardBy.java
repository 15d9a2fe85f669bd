package vedette.rules.kit;

import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * Passes notes on to somebody who wants to know how something comes about before anything is rolled
 * or decided; it is the first turn.
 */
public record HeardBy(Listener listener) implements Umpire {
  /** For who wants to know what something comes to, and not how it comes about. */
  public static final Umpire NOBODY = new HeardBy(Listener.NOBODY);

  @Override
  public int roll(Die die) {
    throw new IllegalStateException("nobody is there to roll a " + die);
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    throw new IllegalStateException("nobody is there to decide " + choice);
  }

  @Override
  public boolean reached(int turn) {
    return turn <= 1;
  }

  @Override
  public boolean hears(String readings) {
    return listener.hears(readings);
  }

  @Override
  public void note(Note note) {
    listener.note(note instanceof Note.Heading heading ? heading.in(1) : note);
  }
}
