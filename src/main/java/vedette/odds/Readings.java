package vedette.odds;

import java.util.List;
import java.util.TreeSet;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Step;

/** Hears the notes of an engagement and keeps the ids of the readings they rest on. */
public final class Readings implements Listener {
  /** States looked at; readings are named long before so many have been seen. */
  private static final int ENOUGH = 2_000;

  private final TreeSet<String> ids = new TreeSet<>(Readings::byNumber);

  private Readings() {}

  /** The readings that the opening and the first states rest on, in order. */
  public static <S, R> List<String> of(Engagement<S, R> fight) {
    Readings readings = new Readings();
    fight.opening(readings);
    Numbering<S> seen = new Numbering<>();
    seen.of(fight.first());
    EveryRoll<S, R> everyRoll = new EveryRoll<>(fight, readings);
    for (int state = 0; state < Math.min(seen.size(), ENOUGH); state++) {
      everyRoll.play(
          seen.value(state),
          (end, weight, outOf) -> {
            if (end instanceof Step.Going<S, R> going) {
              seen.of(going.state());
            }
          });
    }
    return List.copyOf(readings.ids);
  }

  @Override
  public void note(Note note) {
    ids.addAll(note.readings());
  }

  /** SD2 before SD10. */
  private static int byNumber(String a, String b) {
    int byLength = a.length() == b.length() ? 0 : a.length() - b.length();
    return byLength != 0 ? byLength : a.compareTo(b);
  }
}
