package vedette.odds;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/** An umpire that throws seeded dice, follows a doctrine and reads a clock. */
final class SeededUmpire implements Umpire {
  private final Xoroshiro random;
  private final Doctrine doctrine;
  private final Clock clock;
  private Listener listener;

  SeededUmpire(Xoroshiro random, Doctrine doctrine, Clock clock, Listener listener) {
    this.random = random;
    this.doctrine = doctrine;
    this.clock = clock;
    this.listener = listener;
  }

  /** From now on others hear the notes. */
  void hear(Listener listener) {
    this.listener = listener;
  }

  @Override
  public int roll(Die die) {
    return die.thrown().roll(random);
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return doctrine.choose(choice);
  }

  @Override
  public boolean reached(int turn) {
    return clock.reached(turn);
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
