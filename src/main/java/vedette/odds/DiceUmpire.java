package vedette.odds;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/** An umpire that throws seeded dice, follows a doctrine and counts the turns of one fight. */
class DiceUmpire implements Umpire {
  private final Xoroshiro random;
  private final Doctrine doctrine;
  private Listener listener;
  private int turn = 1;

  DiceUmpire(Xoroshiro random, Doctrine doctrine, Listener listener) {
    this.random = random;
    this.doctrine = doctrine;
    this.listener = listener;
  }

  /** From now on others hear the notes. */
  void hear(Listener listener) {
    this.listener = listener;
  }

  /** A fight begins. */
  void begin() {
    turn = 1;
  }

  /** The next turn begins. */
  void nextTurn() {
    turn++;
  }

  /** The turn, from 1. */
  int turn() {
    return turn;
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
  public boolean reached(int asked) {
    return turn >= asked;
  }

  @Override
  public boolean hears(String readings) {
    return listener.hears(readings);
  }

  @Override
  public void note(Note note) {
    listener.note(note instanceof Note.Heading heading ? heading.in(turn) : note);
  }
}
