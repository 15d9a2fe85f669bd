package vedette.system;

import vedette.fight.Side;
import vedette.json.EnumWords;

/**
 * A step of the round.
 *
 * @param name of the table, fire, check or result; "" of a retreat
 * @param by whose it is
 * @param first who acts first in each class of initiative
 * @param orRetreat under which condition a unit may retreat instead; null if it may not
 * @param units which units alone act or check; null for all
 * @param when under which condition the step takes place; null for always
 */
public record RoundStep(
    Kind kind, String name, By by, First first, Rule orRetreat, Which units, Rule when) {
  /** Whether it lets a side, or units of it, choose to retreat. */
  public boolean letsRetreat(Side side) {
    By own = side == Side.ATTACKER ? By.ATTACKER : By.DEFENDER;
    return (kind == Kind.MAY_RETREAT || orRetreat != null)
        && (by == own || by == By.BOTH || by == By.INITIATIVE);
  }

  /** What is done. */
  public enum Kind {
    /** A roll on a table. */
    TABLE,
    /** A roll on a table with the sides exchanged. */
    COUNTERATTACK,
    /** A throw. */
    FIRE,
    /** A check. */
    CHECK,
    /** A result without a roll. */
    RESULT,
    /** A side may break off. */
    MAY_RETREAT;

    /** The key of a file that says it. */
    String key() {
      return this == MAY_RETREAT ? "mayRetreat" : EnumWords.word(this);
    }
  }

  /** Whose step it is. */
  public enum By {
    /** The attacker's. */
    ATTACKER,
    /** The defender's. */
    DEFENDER,
    /** Both sides', from the same state. */
    BOTH,
    /** Class by class. */
    INITIATIVE
  }

  /** Who acts first in a class. */
  public enum First {
    /** The defender. */
    DEFENDER,
    /** The attacker. */
    ATTACKER,
    /** Both act together. */
    TOGETHER
  }
}
