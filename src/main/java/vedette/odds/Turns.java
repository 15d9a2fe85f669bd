package vedette.odds;

import vedette.fight.Engagement;
import vedette.fight.Measure;

/**
 * Which turns of a fight are kept apart: all if a measure counts them, else those up to the last
 * that its rules ask for.
 *
 * @param measured whether a measure counts them
 * @param last the last turn that the rules ask for; 0 if none
 */
record Turns(boolean measured, int last) {
  static Turns of(Engagement<?, ?> fight) {
    return new Turns(
        fight.measures().stream().anyMatch(Measure::ofTurns), fight.rules().lastTurn());
  }

  /** Whether no turn differs from any other. */
  boolean areOne() {
    return !measured && last == 0;
  }

  /** Whether this turn and all later ones are one. */
  boolean areOneFrom(int turn) {
    return !measured && turn >= last;
  }

  /** The turn, or the first of those that are one with it. */
  int distinguished(int turn) {
    return measured ? turn : asked(turn);
  }

  /** The same for the rules alone, whatever is measured. */
  int asked(int turn) {
    return Math.min(turn, Math.max(1, last));
  }
}
