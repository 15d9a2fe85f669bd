package vedette.rules.kit;

import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * Passes on the notes of what comes before the first rolls; rolls and decides nothing, and it is
 * the first turn.
 */
public record NotesOnly(Listener listener) implements Umpire {
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
    listener.note(note);
  }
}
