package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Umpire;

/** One activation of several stacks, phase by phase for all of them (MP9, MP-V15). */
final class Activation extends ActionFight<ActivationResult> {
  /** What a player decides on. */
  static final String SUMMARY =
      "All places are taken {+success}, {+placesTaken} on average; "
          + "you lose {-attackerLoss}, he {+defenderLoss} on average";

  private final List<Attack> attacks;

  /**
   * An activation.
   *
   * @param actions in their order
   * @param attacks in their order
   * @param drawnUp as all stand before the first action
   */
  Activation(List<Action> actions, List<Attack> attacks, AssaultState drawnUp) {
    super(actions, 1, drawnUp);
    this.attacks = attacks;
  }

  @Override
  ActivationResult result(AssaultState end, Umpire umpire) {
    return ActivationResult.of(attacks, end, umpire);
  }
}
