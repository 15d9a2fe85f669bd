package vedette.odds;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** Plays one battle with seeded dice and reports every note as it comes. */
public final class Narrated implements Umpire {
  private final Umpire umpire;
  private final Clock clock;
  private final Listener listener;
  private final Deadline deadline;

  private Narrated(Umpire umpire, Clock clock, Listener listener, Deadline deadline) {
    this.umpire = umpire;
    this.clock = clock;
    this.listener = listener;
    this.deadline = deadline;
  }

  /** A roll and what came of it. */
  public record Rolled(Die die, int value) implements Note {
    @Override
    public String text() {
      return die + ": " + value;
    }
  }

  /**
   * How a battle ended.
   *
   * @param turn in which turn
   */
  public record Ended<R>(R result, int turn) {}

  /**
   * Plays the battle that a seed rolls.
   *
   * @return how it ended, or null if no end is in sight
   * @throws TimeUp if it takes longer than it may
   */
  public static <S, R> Ended<R> play(
      Engagement<S, R> fight, long seed, Listener listener, Deadline deadline) {
    Clock clock = new Clock();
    Umpire dice =
        new SeededUmpire(Xoroshiro.seeded(seed), fight.doctrine(), clock, Listener.NOBODY);
    Step<S, R> last =
        DirectPlay.playOne(
            fight, new Narrated(dice, clock, listener, deadline), clock, new Traps<>(fight));
    return last instanceof Step.Ended<S, R> end ? new Ended<>(end.result(), clock.turn()) : null;
  }

  @Override
  public int roll(Die die) {
    deadline.check();
    int value = umpire.roll(die);
    listener.note(new Rolled(die, value));
    return value;
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return umpire.decide(choice);
  }

  @Override
  public boolean reached(int turn) {
    return umpire.reached(turn);
  }

  @Override
  public boolean hears(String readings) {
    return listener.hears(readings);
  }

  @Override
  public void note(Note note) {
    listener.note(note instanceof Note.Heading heading ? heading.in(clock.turn()) : note);
  }
}
