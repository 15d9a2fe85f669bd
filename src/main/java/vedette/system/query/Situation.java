package vedette.system.query;

import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.question.Vocabulary;

/** What conditions and amounts are asked of: a moment of a fight, seen by one side. */
public interface Situation {
  /** Returns the side that rolls or decides. */
  Side actingSide();

  /** Returns the round; no greater than {@link UsedNames#lastRound} need be told apart. */
  int round();

  /** Returns whether a word is said of the fight, or of any stack. */
  boolean hasWord(String word);

  /**
   * Returns whether a side has a unit that is this, or a unit is it.
   *
   * @param only whether each unit of the side must be it
   */
  boolean has(Subject whom, Property thing, boolean only);

  /** How many units of a side in the fight are this, or how often a word is said of it. */
  int count(Subject whom, Property thing);

  /**
   * Returns how often a word is said, or how often a unit is in a state that counts; of a side all
   * its units in the fight together.
   *
   * @param whom null for a word said of anybody, or for the unit that rolls or decides, else its
   *     side
   */
  Fraction times(Subject whom, Property thing);

  /**
   * Returns the value of a unit, or the sum over the units of a side that act.
   *
   * @param whom null for the unit that rolls or decides, else its side
   * @param value its index in {@link Values}
   */
  Fraction value(Subject whom, int value);

  /**
   * The same moment as each unit of a side counts alone, so that its values sum to those of the
   * side; this moment alone if it is that of one unit.
   *
   * @param whom null for the unit that rolls or decides, else its side
   */
  List<Vocabulary.Members<Situation>> unitsAlone(Subject whom);

  /** The same moment as a side counts as a whole. */
  default Situation whole(Subject whom) {
    return this;
  }

  /** The same moment as both sides count as a whole. */
  default Situation whole() {
    return this;
  }

  /** Returns the best or the worst value of the units of a side that act; 0 if none does. */
  Fraction extreme(Subject whom, int value, boolean best);
}
