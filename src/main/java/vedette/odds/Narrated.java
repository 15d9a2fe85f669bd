package vedette.odds;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.work.Deadline;

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
      return die + ": " + die.words(value);
    }
  }

  /**
   * What came of a battle.
   *
   * @param result how it ended; null if it was stopped before
   * @param turn in which turn it ended or was stopped
   * @param endless whether it was stopped because no end could be reached any more
   */
  public record Played<R>(R result, int turn, boolean endless) {}

  /**
   * Plays the battle that a seed rolls.
   *
   * @throws TimeUp if it takes longer than it may
   */
  public static <S, R> Played<R> play(
      Engagement<S, R> fight, long seed, Listener listener, Deadline deadline) {
    Clock clock = new Clock();
    Umpire dice =
        new SeededUmpire(Xoroshiro.seeded(seed), fight.doctrine(), clock, Listener.NOBODY);
    Narrated told = new Narrated(dice, clock, listener, deadline);
    Traps<S, R> traps = new Traps<>(fight);
    Step<S, R> last = DirectPlay.playOne(fight, told, clock, traps);
    return last instanceof Step.Ended<S, R> end
        ? new Played<>(end.result(), clock.turn(), false)
        : new Played<>(null, clock.turn(), traps.isTrap(DirectPlay.state(last), clock.turn()));
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
