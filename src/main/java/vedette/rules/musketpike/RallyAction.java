package vedette.rules.musketpike;

import java.util.Optional;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Between two activations a side that may rally tries one unit: one with a leader without a roll
 * (MP-V6), nobody on obstructed ground (MP-V13).
 */
record RallyAction(Side side) implements Action {
  @Override
  public boolean applies(AssaultState state) {
    return state.activation() > 1 && candidate(state).isPresent();
  }

  /** The disordered unit with a leader, else the first, else the first with its artillery so. */
  private Optional<StackState> candidate(AssaultState state) {
    SideState own = state.of(side);
    return own.first(unit -> unit.canRally() && unit.isDisordered() && unit.led())
        .or(() -> own.first(unit -> unit.canRally() && unit.isDisordered()))
        .or(() -> own.first(unit -> unit.canRally() && unit.gunsDisordered()));
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    StackState stack = candidate(state).orElseThrow();
    RallyAttempt attempt = RallyAttempt.of(stack, stack.isDisordered() && stack.led());
    umpire.heading(
        "MP-V6", "Before activation {}, {} tries to rally", state.activation(), attempt.who());
    return state.with(attempt.play(umpire));
  }
}
