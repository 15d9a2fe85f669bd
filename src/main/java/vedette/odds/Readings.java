package vedette.odds;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Listener;
import vedette.fight.Note;

/** Hears the notes of an engagement and keeps the ids of the readings they rest on. */
final class Readings implements Listener {
  private static final Comparator<String> BY_NUMBER =
      Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

  private final Set<String> ids = new HashSet<>();

  /** What was heard lately: rules say the same few things again and again. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private final List<String>[] recent = new List[16];

  private int turn;

  private final String[] lately = new String[8];

  /** Ids as notes give them, one or several together, of which a note was heard. */
  private final Set<String> together = new HashSet<>();

  /** Whether something new is in it: who asks first makes each note once. */
  @Override
  public boolean hears(String readings) {
    if (readings.isEmpty()) {
      return false;
    }
    for (String heard : lately) {
      if (readings == heard) {
        return false;
      }
    }
    lately[turn++ & lately.length - 1] = readings;
    return together.add(readings);
  }

  @Override
  public void note(Note note) {
    // Heard at every note of every step: a plain loop, and no work for notes that rest on nothing.
    List<String> readings = note.readings();
    for (List<String> heard : recent) {
      if (readings == heard) {
        return;
      }
    }
    recent[turn++ & recent.length - 1] = readings;
    for (int i = 0; i < readings.size(); i++) {
      ids.add(readings.get(i));
    }
  }

  void addAll(Readings others) {
    addIds(others.ids);
  }

  void addIds(Collection<String> others) {
    ids.addAll(others);
  }

  /** The ids heard so far, SD2 before SD10. */
  List<String> ids() {
    List<String> sorted = new ArrayList<>(ids);
    sorted.sort(BY_NUMBER);
    return List.copyOf(sorted);
  }
}
