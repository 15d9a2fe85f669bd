package vedette.fight;

import java.util.List;

/**
 * A decision that the rules leave to a side: a record of the rule system with the facts which that
 * side may see. Equal choices must deserve the same answer, so equality is by value.
 *
 * @param <O> what is chosen
 */
public interface Choice<O> {
  /** Who decides. */
  Side side();

  /** What may be chosen; not empty. */
  List<O> options();
}
