package vedette.study;

import java.util.List;

/**
 * What becomes of a reference fight if one table is put in another's place.
 *
 * @param fight the system and what is fought
 * @param options the fight's options as the command line has them
 * @param figureChanges the figures that move
 * @param unanswered why there is no answer; null if there is one
 */
public record FightChange(
    String fight, String options, List<FigureChange> figureChanges, String unanswered) {
  /** Whether there are odds, and other ones than before. */
  public boolean moves() {
    return !figureChanges.isEmpty();
  }
}
