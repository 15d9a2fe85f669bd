package vedette.rules.musketpike;

import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Between fire and melee: who has checked under fire no longer matters in this activation (MP5).
 * The rules need none of it; states that differ in nothing else become one.
 */
record FireEndsAction() implements Action {
  @Override
  public boolean applies(AssaultState state) {
    return state.sides().attacker().isAny(StackState::checked)
        || state.sides().defender().isAny(StackState::checked);
  }

  @Override
  public boolean rolls(AssaultState state) {
    return false;
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    return state
        .with(Side.ATTACKER, StackState::unchecked)
        .with(Side.DEFENDER, StackState::unchecked);
  }
}
