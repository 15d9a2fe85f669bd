package vedette.system.query;

import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.question.Vocabulary;

/** A moment of a fight as one side sees it, which conditions and amounts query. */
public interface Situation {
  /** Returns the side that rolls or decides. */
  Side actingSide();

  /** Returns the round. Rounds after {@link UsedNames#lastRound} need not be distinguished. */
  int round();

  /** Returns whether a word is given for the fight, or for any stack. */
  boolean hasWord(String word);

  /**
   * Returns whether a side has a unit with a property, or a unit has it.
   *
   * @param only whether every unit of the side must have it
   */
  boolean has(Subject whom, Property thing, boolean only);

  /**
   * Returns the number of a side's units in the fight with a property, or the times that a word is
   * given for it.
   */
  int count(Subject whom, Property thing);

  /**
   * Returns the times that a word is given, or that a unit is in a counted state; for a side the
   * sum over its units in the fight.
   *
   * @param whom null for a word given for the fight or any stack, or for the unit that rolls or
   *     decides; else its side
   */
  Fraction times(Subject whom, Property thing);

  /**
   * Returns the value of a unit, or the sum over the acting units of a side.
   *
   * @param whom null for the unit that rolls or decides; else its side
   * @param value its index in {@link Values}
   */
  Fraction value(Subject whom, int value);

  /**
   * Returns this moment for each unit of a side separately; the values sum to those of the side.
   * Returns only this moment if it belongs to one unit.
   *
   * @param whom null for the unit that rolls or decides; else its side
   */
  List<Vocabulary.Members<Situation>> unitsAlone(Subject whom);

  /** Returns this moment for a side as a whole. */
  default Situation whole(Subject whom) {
    return this;
  }

  /** Returns this moment for both sides as a whole. */
  default Situation whole() {
    return this;
  }

  /** Returns the best or the worst value of the acting units of a side; 0 if none acts. */
  Fraction extreme(Subject whom, int value, boolean best);
}
