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
    return attempt(state).isPresent();
  }

  private static Optional<RallyAttempt> attempt(AssaultState state) {
    return RallyAttempt.ofUnit(
        state.of(Side.ATTACKER), unit -> unit.stands() && unit.stack().unit().disordered());
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    RallyAttempt attempt = attempt(state).orElseThrow();
    umpire.heading("MP-V13", "Activation {}, {} tries to rally", state.activation(), attempt.who());
    return state.with(attempt.play(umpire));
  }
}
