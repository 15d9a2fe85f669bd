package vedette.rules.musketpike;

import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Between two phases of fire at a side its checks begin to count anew (variant of MP5).
 *
 * @param targets who is fired at
 */
record NewPhaseAction(Side targets) implements Action {
  @Override
  public boolean applies(AssaultState state) {
    return state.of(targets).isAny(StackState::checked);
  }

  @Override
  public boolean rolls(AssaultState state) {
    return false;
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    umpire.note("MP5", "the first check of a further phase of fire counts");
    return state.with(targets, StackState::unchecked);
  }
}
