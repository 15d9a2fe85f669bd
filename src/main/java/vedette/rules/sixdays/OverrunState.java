package vedette.rules.sixdays;

import java.util.List;

/** Where a row of overruns stands. */
sealed interface OverrunState {
  /** The targets met so far. */
  List<Met> met();

  /**
   * A target that has been met.
   *
   * @param which of those that it might be it is
   * @param target as it stood when that was over
   * @param revealed whether the phasing player's cavalry made it show itself
   */
  record Met(int which, SideState target, boolean revealed) {}

  /** Adjacent to the next target; its index is how many have been met. */
  record Adjacent(SideState attacker, List<Met> met) implements OverrunState {}

  /**
   * Held at the last target, fighting the battle turns due there.
   *
   * @param which of those that it might be the target is
   * @param overrun how the overruns ended
   */
  record BattleDue(
      int which, BattleState battle, OverrunResult.Ending overrun, boolean revealed, List<Met> met)
      implements OverrunState {
    BattleDue with(BattleState next) {
      return new BattleDue(which, next, overrun, revealed, met);
    }
  }
}
