package vedette.fight;

import vedette.dice.Die;

/** Plays the openings of a fight up to the first roll of each, and passes the notes on. */
final class Opening implements Umpire {
  private final Doctrine doctrine;
  private final Listener listener;

  private Opening(Doctrine doctrine, Listener listener) {
    this.doctrine = doctrine;
    this.listener = listener;
  }

  /** Ends a step at its first roll. */
  private static final class FirstRoll extends RuntimeException {
    private static final long serialVersionUID = 1;

    FirstRoll() {
      super(null, null, false, false);
    }
  }

  static <S, R> void of(Engagement<S, R> fight, Listener listener) {
    Opening umpire = new Opening(fight.doctrine(), listener);
    for (S state : fight.openings()) {
      try {
        fight.step(state, umpire);
      } catch (FirstRoll reached) {
        // What comes of the roll is not part of the opening.
      }
    }
  }

  @Override
  public int roll(Die die) {
    throw new FirstRoll();
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return doctrine.choose(choice);
  }

  @Override
  public boolean reached(int turn) {
    return turn <= 1;
  }

  @Override
  public boolean hears(String readings) {
    return true;
  }

  @Override
  public void note(Note note) {
    listener.note(note instanceof Note.Heading heading ? heading.in(1) : note);
  }
}
