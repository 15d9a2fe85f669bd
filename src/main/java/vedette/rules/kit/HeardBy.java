package vedette.rules.kit;

import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * Passes notes on to somebody who wants to know how something comes about, before there is anything
 * to roll or to decide.
 */
public record HeardBy(Listener listener) implements Umpire {
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
    throw new IllegalStateException("nobody is there to ask whether turn " + turn + " is reached");
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
