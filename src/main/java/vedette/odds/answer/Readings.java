package vedette.odds.answer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Listener;
import vedette.fight.Note;

/** A listener that collects the ids of the readings on which the notes of an engagement rest. */
public final class Readings implements Listener {
  private static final Comparator<String> BY_NUMBER =
      Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

  private final Set<String> ids = new HashSet<>();

  /** The ids of each note heard, joined by spaces as the note has them. */
  private final Set<String> heard = new HashSet<>();

  /** Returns whether these ids may be new: rules make the same few notes again and again. */
  @Override
  public boolean hears(String readings) {
    return !readings.isEmpty() && !heard.contains(readings);
  }

  @Override
  public void note(Note note) {
    if (heard.add(String.join(" ", note.readings()))) {
      ids.addAll(note.readings());
    }
  }

  public void addAll(Readings others) {
    addIds(others.ids);
  }

  public void addIds(Collection<String> others) {
    ids.addAll(others);
  }

  /** Returns the ids heard so far, SD2 before SD10. */
  public List<String> ids() {
    List<String> sorted = new ArrayList<>(ids);
    sorted.sort(BY_NUMBER);
    return List.copyOf(sorted);
  }
}
