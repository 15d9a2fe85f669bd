package vedette.odds.chain;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.Engagement;

/** Fights within another one, for which each is a roll with an answer for each result. */
public interface InnerFights {
  /**
   * A fight that is solved.
   *
   * @param results in the order of the die's answers; null if it cannot be told as a whole
   */
  record SolvedFight<R>(List<R> results, Die die) {}

  /** Returns the solution of a fight; null if it is too large, or may never end. */
  <R> SolvedFight<R> of(Engagement<?, R> fight);
}
