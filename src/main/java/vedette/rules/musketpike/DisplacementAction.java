package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * A friend who makes way for a retreat checks, once and on a die of its own (MP14).
 *
 * @param friend its number among all friends
 * @param side whose it is
 * @param owner number of the stack whose retreat it makes way for
 * @param before friends of whom one has to go a hex further first; if none, the retreat displaces
 *     it
 */
record DisplacementAction(int friend, Side side, int owner, List<Integer> before)
    implements Action {
  @Override
  public boolean applies(AssaultState state) {
    return state.of(side).of(owner).place() == Place.FORCED_BACK
        && !state.friends().get(friend).checked()
        && (before.isEmpty()
            || before.stream().anyMatch(it -> state.friends().get(it).hasRetreated()));
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    StackState now = state.friends().get(friend).afterCheck();
    umpire.heading("", "Making way: {}", now.label());
    return state.withFriend(checked(now, umpire));
  }

  private static StackState checked(StackState now, Umpire umpire) {
    if (Morale.check(now).passes(umpire)) {
      return now;
    }
    if (!now.disordered()) {
      return now.disorder("MP14", umpire);
    }
    MusketPikeTables tables = now.stack().tables();
    int hexes = tables.retreatHexes("displaced");
    umpire.note(
        "MP14",
        hexes == 1 ? "{} goes back {} hex further" : "{} goes back {} hexes further",
        now.label(),
        hexes);
    int points = tables.retreatPoints("displaced");
    return now.lose(points, Loss.DISPLACED, Place.ELIMINATED, umpire).further();
  }
}
