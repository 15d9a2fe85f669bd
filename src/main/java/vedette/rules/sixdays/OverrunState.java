package vedette.rules.sixdays;

import java.util.List;

/** Where a row of overruns stands. */
sealed interface OverrunState {
  /** The targets met so far. */
  List<Met> met();

  /**
   * A target that has been met.
   *
   * @param target as it stood when that was over
   * @param revealed whether the phasing player's cavalry made it show itself
   */
  record Met(SideState target, boolean revealed) {}

  /** Adjacent to the next target; its index is how many have been met. */
  record Adjacent(SideState attacker, List<Met> met) implements OverrunState {}

  /**
   * Held at the last target, fighting the battle turns due there.
   *
   * @param overrun how the overruns ended
   */
  record BattleDue(
      BattleState battle, OverrunResult.Ending overrun, boolean revealed, List<Met> met)
      implements OverrunState {
    BattleDue with(BattleState next) {
      return new BattleDue(next, overrun, revealed, met);
    }
  }
}
