package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Umpire;

/** An assault over one or more activations, or its melee alone (MP9). */
final class Assault extends ActionFight<AssaultResult> {
  /** What a player decides on. */
  static final String SUMMARY =
      "The hex is taken {+success}; you retreat {-attackerRetreats}; "
          + "you lose {-attackerLoss}, he {+defenderLoss} on average";

  /**
   * An assault.
   *
   * @param actions of an activation, in their order
   * @param activations that it may take
   * @param drawnUp as it stands before the first
   */
  Assault(List<Action> actions, int activations, AssaultState drawnUp) {
    super(actions, activations, drawnUp);
  }

  @Override
  AssaultResult result(AssaultState end, Umpire umpire) {
    return AssaultResult.of(end);
  }
}
