package vedette.rules.musketpike;

import vedette.fight.Umpire;

/** Friends who make way for a retreat check, each once and on a die of its own (MP14). */
record DisplacementPhase(Lineup lineup) implements Phase {
  @Override
  public int items() {
    return lineup.friends().size();
  }

  @Override
  public boolean applies(AssaultState state, int item) {
    Lineup.Friend friend = lineup.friends().get(item);
    return state.of(friend.side(), friend.owner()).place() == Place.FORCED_BACK
        && !state.friends().get(item).checked();
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    int item = state.item();
    DrawnStack friend = lineup.friends().get(item).stack();
    umpire.heading("", "Making way: {}", friend.label());
    return state.withFriend(item, checked(friend, state.friends().get(item).afterCheck(), umpire));
  }

  private StackState checked(DrawnStack friend, StackState now, Umpire umpire) {
    int die = umpire.roll(MusketPikeTables.D10);
    if (MoraleCheck.failedBy(friend, now, die, umpire) == 0) {
      return now;
    }
    if (!now.disordered()) {
      return MoraleCheck.disordered(friend, now, "MP14", umpire);
    }
    int points = lineup.tables().retreatPoints("displaced");
    int hexes = lineup.tables().retreatHexes("displaced");
    umpire.note(
        "MP14",
        hexes == 1 ? "{} goes back {} hex further" : "{} goes back {} hexes further",
        friend.label(),
        hexes);
    return Losses.of(friend, now, points, Losses.DISPLACED, Place.CUT_DOWN, umpire);
  }
}
