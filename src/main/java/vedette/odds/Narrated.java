package vedette.odds;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/** Plays one battle with seeded dice and tells every roll and note as it comes. */
public final class Narrated implements Umpire {
  private final Umpire umpire;
  private final Listener listener;

  private Narrated(Umpire umpire, Listener listener) {
    this.umpire = umpire;
    this.listener = listener;
  }

  /** A roll and what came of it. */
  public record Rolled(Die die, int value) implements Note {
    @Override
    public String text() {
      return die + ": " + value;
    }
  }

  /** Plays the battle that a seed rolls; its result, or null if no end is in sight. */
  public static <S, R> R play(Engagement<S, R> fight, long seed, Listener listener) {
    Umpire dice = new SeededDice(Xoroshiro.seeded(seed), Listener.NOBODY);
    Umpire umpire = new Narrated(new Commanded(dice, fight.doctrine()), listener);
    return DirectPlay.playOne(fight, umpire, new Traps<>(fight));
  }

  @Override
  public int roll(Die die) {
    int value = umpire.roll(die);
    listener.note(new Rolled(die, value));
    return value;
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return umpire.decide(choice);
  }

  @Override
  public void note(Note note) {
    listener.note(note);
  }
}
