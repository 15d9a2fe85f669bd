package vedette.rules.musketpike;

import java.util.Optional;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Between two activations a side that may rally tries one unit, or artillery if no unit may: one
 * with a leader without a roll (MP-V6).
 */
record RallyAction(Side side) implements Action {
  @Override
  public boolean applies(AssaultState state) {
    return state.activation() > 1 && attempt(state).isPresent();
  }

  private Optional<RallyAttempt> attempt(AssaultState state) {
    SideState own = state.of(side);
    return RallyAttempt.ofUnit(own, unit -> true).or(() -> RallyAttempt.ofGuns(own));
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    RallyAttempt attempt = attempt(state).orElseThrow();
    umpire.heading(
        "MP-V6", "Before activation {}, {} tries to rally", state.activation(), attempt.who());
    return state.with(attempt.play(umpire));
  }
}
