package vedette.odds;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/** An umpire that rolls real dice; it has no opinion on decisions. */
record SeededDice(Xoroshiro random, Listener listener) implements Umpire {
  @Override
  public int roll(Die die) {
    return die.roll(random);
  }

  @Override
  public void note(Note note) {
    listener.note(note);
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    throw new IllegalStateException("nobody commands the " + choice.side() + ": " + choice);
  }
}
