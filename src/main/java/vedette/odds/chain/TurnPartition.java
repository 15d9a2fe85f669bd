package vedette.odds.chain;

import vedette.fight.Engagement;
import vedette.fight.Measure;

/**
 * Which turns of a fight are kept apart: all if the turn of the end is asked for, else those up to
 * the last that its rules ask for.
 *
 * @param measured whether the turn of the end is asked for
 * @param last the last turn that the rules ask for; 0 if none
 */
public record TurnPartition(boolean measured, int last) {
  public static TurnPartition of(Engagement<?, ?> fight) {
    return new TurnPartition(
        fight.measures().stream().anyMatch(Measure::ofTurns), fight.rules().lastTurn());
  }

  /** Returns whether no turn differs from any other. */
  public boolean areOne() {
    return !measured && last == 0;
  }

  /**
   * Returns the turn with this number; it stands for all later ones if these do not differ from it.
   */
  Turn turn(int number) {
    return new Turn(number, !measured && number >= last);
  }

  /** Returns the turn, or the first of those that are one with it. */
  public int distinguished(int turn) {
    return measured ? turn : asked(turn);
  }

  /** The same for the rules alone, whatever is measured. */
  public int asked(int turn) {
    return Math.min(turn, Math.max(1, last));
  }
}
