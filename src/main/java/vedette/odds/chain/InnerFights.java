package vedette.odds.chain;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.Engagement;

/**
 * Solver of fights within another one, each of which becomes one roll with an answer for each
 * result.
 */
public interface InnerFights {
  /**
   * A solved fight.
   *
   * @param results in the order of the die's answers; null only in a solver's own memory, for a
   *     fight that must be played step by step
   */
  record SolvedFight<R>(List<R> results, Die die) {}

  /** Returns the solution of a fight; null if it is too large, or may never end. */
  <R> SolvedFight<R> of(Engagement<?, R> fight);
}
