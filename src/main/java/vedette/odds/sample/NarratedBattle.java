package vedette.odds.sample;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.odds.exact.EndlessStateFinder;
import vedette.work.Deadline;

/** Plays one battle with seeded dice and reports every roll and every note as it comes. */
public final class NarratedBattle {
  private NarratedBattle() {}

  /** A roll and what came of it. */
  public record RollOutcome(Die die, int value) implements Note {
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
  public record BattleOutcome<R>(R result, int turn, boolean endless) {}

  /**
   * Plays the battle that a seed rolls.
   *
   * @throws vedette.work.Refusal.TimeUp if it takes longer than it may
   */
  public static <S, R> BattleOutcome<R> play(
      Engagement<S, R> fight, long seed, Listener listener, Deadline deadline) {
    DirectPlay.DiceUmpire told =
        new DirectPlay.DiceUmpire(Xoroshiro.seeded(seed), fight.doctrine(), listener) {
          @Override
          public int roll(Die die) {
            deadline.check();
            int value = super.roll(die);
            listener.note(new RollOutcome(die, value));
            return value;
          }
        };
    EndlessStateFinder<S, R> traps = new EndlessStateFinder<>(fight);
    Step<S, R> last = DirectPlay.playOne(fight, told, traps);
    return last instanceof Step.End<S, R> end
        ? new BattleOutcome<>(end.result(), told.turn(), false)
        : new BattleOutcome<>(null, told.turn(), traps.isTrap(DirectPlay.state(last), told.turn()));
  }
}
