package vedette.fight;

import java.util.List;
import vedette.dice.Die;

/**
 * A decision that the rules leave to a side: a record of the rule system with the facts that this
 * side may see. A doctrine gives equal choices the same answer, so equality is by value.
 *
 * @param <O> the type of the options
 */
public interface Choice<O> {
  /** Returns the side that decides. */
  Side side();

  /** Returns the parameter of a request that answers this choice, as {@code attackerLossOrder}. */
  String parameter();

  /** Returns the options; never empty. */
  List<O> options();

  /**
   * Returns the facts that the deciding side sees and that bear on the choice, in a few words; ""
   * if it sees none.
   */
  default String situation() {
    return "";
  }

  /** Returns the name of an option. */
  default String optionName(O option) {
    return option instanceof Boolean yes ? yes ? "yes" : "no" : option.toString();
  }

  /**
   * Returns whether the deciding side has seen the result of a roll of this step. The optimal
   * policy may not depend on rolls that the side has not seen. A doctrine sees only the choice.
   */
  default boolean hasSeen(Die roll) {
    return true;
  }

  /**
   * Returns the names of the units for which this choice decides, if these may be on the other side
   * in another fight.
   */
  default List<String> deciding() {
    return List.of();
  }

  /**
   * Returns whether both sides decide simultaneously, neither knowing the decision of the other.
   */
  default boolean isAtOnce() {
    return false;
  }
}
