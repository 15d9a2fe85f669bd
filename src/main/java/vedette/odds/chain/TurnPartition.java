package vedette.odds.chain;

import vedette.fight.Engagement;
import vedette.fight.Measure;

/**
 * The turns of a fight that must be distinguished: all if the turn of the end is measured, else
 * those up to the last on which its rules depend.
 *
 * @param measured whether the turn of the end is measured
 * @param last the last turn on which the rules depend; 0 if none
 */
public record TurnPartition(boolean measured, int last) {
  public static TurnPartition of(Engagement<?, ?> fight) {
    return new TurnPartition(
        fight.measures().stream().anyMatch(Measure::ofTurns), fight.rules().lastTurn());
  }

  /** Returns whether all turns are the same. */
  public boolean areOne() {
    return !measured && last == 0;
  }

  /**
   * Returns the turn with this number; it stands for all later ones if these do not differ from it.
   */
  Turn turn(int number) {
    return new Turn(number, !measured && number >= last);
  }

  /** Returns the turn, or the first of those that are the same. */
  public int distinguished(int turn) {
    return measured ? turn : asked(turn);
  }

  /**
   * Returns the turn, or the first of those that are the same for the rules, regardless of the
   * measures.
   */
  public int asked(int turn) {
    return Math.min(turn, Math.max(1, last));
  }
}
