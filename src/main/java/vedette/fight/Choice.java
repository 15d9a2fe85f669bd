package vedette.fight;

import java.util.List;
import vedette.dice.Die;

/**
 * A decision that the rules leave to a side: a record of the rule system with the facts which that
 * side may see. Equal choices must deserve the same answer, so equality is by value.
 *
 * @param <O> what is chosen
 */
public interface Choice<O> {
  /** Who decides. */
  Side side();

  /**
   * Returns the parameter of a request that says how it is answered, as {@code attackerLossOrder}.
   */
  String parameter();

  /** Returns what may be chosen; not empty. */
  List<O> options();

  /** Returns what its side sees that bears on it, in a few words; "" if it sees nothing. */
  default String situation() {
    return "";
  }

  /** Returns what an option is called. */
  default String optionName(O option) {
    return option instanceof Boolean yes ? yes ? "yes" : "no" : option.toString();
  }

  /**
   * Returns whether its side has seen what came of a roll of this step. Of the best answer nothing
   * may depend on rolls that it has not seen; a doctrine sees the choice alone.
   */
  default boolean hasSeen(Die roll) {
    return true;
  }

  /** By name those for whom it decides, where they may be on another side in another fight. */
  default List<String> deciding() {
    return List.of();
  }

  /**
   * Returns whether the other side decides at the same time, and neither knows what the other does.
   */
  default boolean isAtOnce() {
    return false;
  }
}
