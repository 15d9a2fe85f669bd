package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Between two activations a side that may rally tries one unit: one with a leader without a roll
 * (MP-V6).
 *
 * @param sides who may rally
 */
record RallyPhase(Lineup lineup, List<Side> sides) implements Phase {
  @Override
  public int items() {
    return sides.size();
  }

  @Override
  public boolean applies(AssaultState state, int item) {
    return state.activation() > 1 && candidate(state, sides.get(item)) >= 0;
  }

  /** The disordered unit with a leader, else the first, else the first with its artillery so. */
  private int candidate(AssaultState state, Side side) {
    int first = -1;
    for (int i = 0; i < state.of(side).size(); i++) {
      StackState now = state.of(side, i);
      if (Rallying.isOfUnit(now)) {
        if (now.led()) {
          return i;
        }
        first = first < 0 ? i : first;
      }
    }
    for (int i = 0; i < state.of(side).size() && first < 0; i++) {
      first = state.of(side, i).gunsDisordered() ? i : -1;
    }
    return first;
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    Side side = sides.get(state.item());
    int index = candidate(state, side);
    DrawnStack stack = lineup.of(side, index);
    StackState now = state.of(side, index);
    boolean unit = Rallying.isOfUnit(now);
    umpire.heading(
        "MP-V6",
        unit || stack.unit().isEmpty()
            ? "Before activation {}, {} tries to rally"
            : "Before activation {}, artillery of {} tries to rally",
        state.activation(),
        stack.label());
    if (!Rallying.rallies(stack, now, unit && now.led(), umpire)) {
      return state;
    }
    return state.with(side, index, unit ? now.rally() : now.guns(false));
  }
}
