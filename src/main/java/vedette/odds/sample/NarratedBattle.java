package vedette.odds.sample;

import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.odds.exact.EndlessStateFinder;
import vedette.work.Deadline;

/** One battle with seeded dice that reports every roll and every note as it comes. */
public final class NarratedBattle {
  private NarratedBattle() {}

  /** A roll and its result. */
  public record RollOutcome(Die die, int value) implements Note {
    @Override
    public String text() {
      return die + ": " + die.words(value);
    }
  }

  /**
   * The outcome of a battle.
   *
   * @param result the result; null if the battle was stopped before its end
   * @param turn the turn in which it ended or was stopped
   * @param endless whether it was stopped because no end could be reached any more
   */
  public record BattleOutcome<R>(R result, int turn, boolean endless) {}

  /**
   * Plays the battle of a seed.
   *
   * @throws vedette.work.Refusal.TimeUp if it exceeds the time limit
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
