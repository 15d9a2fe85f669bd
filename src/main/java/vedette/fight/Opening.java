package vedette.fight;

import vedette.dice.Die;

/** Tells how the first rolls of a fight come about, in the first turn, and rolls nothing. */
public final class Opening implements Umpire {
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

  /** Passes on the notes that a fight makes before anything is rolled. */
  public static void of(Engagement<?, ?> fight, Listener listener) {
    fight.opening(new Opening(fight.doctrine(), listener));
  }

  static <S, R> void untilFirstRolls(Engagement<S, R> fight, Umpire umpire) {
    for (S state : fight.openings()) {
      rolls(() -> fight.step(state, umpire));
    }
  }

  /** Decides as the sides do, in the first turn, and hears no notes; for {@link #rolls}. */
  public static Umpire unheard(Doctrine doctrine) {
    return new Opening(doctrine, Listener.NOBODY);
  }

  /** Whether what is played comes to a roll, where it ends. */
  public static boolean rolls(Runnable played) {
    try {
      played.run();
      return false;
    } catch (FirstRoll reached) {
      // What comes of the roll is not part of the opening.
      return true;
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
    return listener.hears(readings);
  }

  @Override
  public void note(Note note) {
    listener.note(note instanceof Note.Heading heading ? heading.in(1) : note);
  }
}
