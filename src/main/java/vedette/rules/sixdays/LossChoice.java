package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Which unit loses a point: its owner chooses.
 *
 * @param side the owner
 * @param options the units that may take this point; one for all that are alike and equally strong
 */
record LossChoice(Side side, List<Candidate> options) implements Choice<LossChoice.Candidate> {
  /**
   * A unit that may lose a point.
   *
   * @param stack index among the stacks that share the loss
   * @param slot index in that stack
   */
  record Candidate(int stack, int slot, Arm arm, int strength) {}
}
