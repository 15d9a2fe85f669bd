package vedette.rules.musketpike;

import java.util.Optional;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * At the end of a march one attacker may rally who was disordered before it and has not been forced
 * back in it: one with a leader without a roll (MP-V13).
 */
record MarchRallyAction() implements Action {
  @Override
  public boolean applies(AssaultState state) {
    return candidate(state).isPresent();
  }

  private static Optional<StackState> candidate(AssaultState state) {
    SideState own = state.of(Side.ATTACKER);
    return own.first(unit -> mayRally(unit) && unit.led())
        .or(() -> own.first(MarchRallyAction::mayRally));
  }

  private static boolean mayRally(StackState unit) {
    return unit.stands()
        && unit.disordered()
        && unit.stack().unit().disordered()
        && unit.canRally();
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    StackState stack = candidate(state).orElseThrow();
    umpire.heading("MP-V13", "Activation {}, {} tries to rally", state.activation(), stack.label());
    return state.with(RallyAttempt.of(stack, stack.led()).play(umpire));
  }
}
