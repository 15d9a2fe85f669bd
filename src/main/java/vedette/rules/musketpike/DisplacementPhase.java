package vedette.rules.musketpike;

import java.util.List;
import java.util.function.Function;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/** Friends who make way for a retreat check, each once and on a die of its own (MP14). */
record DisplacementPhase(Lineup lineup) implements Phase {
  private static final Losses.Reason REASON =
      new Losses.Reason("displaced disordered", List.of("MP14"));

  @Override
  public int items() {
    return lineup.friends().size();
  }

  @Override
  public boolean applies(Field field, int item) {
    Lineup.Friend friend = lineup.friends().get(item);
    return field.of(friend.side()).get(friend.owner()).place() == Place.FORCED_BACK
        && !field.friends().get(item).checked();
  }

  @Override
  public Function<Umpire, Field> ready(Field field, int item, Listener listener) {
    Formation formation = lineup.friends().get(item).formation();
    listener.note(new Note.Begins("Making way: " + formation.label()));
    Condition condition = field.friends().get(item).afterCheck();
    return umpire -> check(field, item, formation, condition, umpire);
  }

  private Field check(
      Field field, int item, Formation formation, Condition condition, Umpire umpire) {
    int die = umpire.roll(MusketPikeTables.D10);
    if (MoraleCheck.failedBy(formation, condition, die, umpire) == 0) {
      return field.withFriend(item, condition);
    }
    if (!condition.disordered()) {
      return field.withFriend(item, MoraleCheck.disordered(formation, condition, "MP14", umpire));
    }
    int points = lineup.tables().retreatPoints("displaced");
    int hexes = lineup.tables().retreatHexes("displaced");
    String further = "goes back " + hexes + (hexes == 1 ? " hex" : " hexes") + " further";
    umpire.note(new Note.Happens(formation.label(), further, "MP14"));
    return field.withFriend(
        item, Losses.of(formation, condition, points, REASON, Place.CUT_DOWN, umpire));
  }

  @Override
  public void preview(Field field, Listener listener) {
    // Nobody makes way before somebody has been forced back.
  }
}
