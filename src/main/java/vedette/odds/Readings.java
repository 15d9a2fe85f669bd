package vedette.odds;

import java.util.List;
import java.util.TreeSet;
import vedette.fight.Listener;
import vedette.fight.Note;

/** Hears the notes of an engagement and keeps the ids of the readings they rest on. */
final class Readings implements Listener {
  private final TreeSet<String> ids = new TreeSet<>(Readings::byNumber);

  @Override
  public void note(Note note) {
    ids.addAll(note.readings());
  }

  void addAll(Readings others) {
    ids.addAll(others.ids);
  }

  /** The ids heard so far, SD2 before SD10. */
  List<String> ids() {
    return List.copyOf(ids);
  }

  private static int byNumber(String a, String b) {
    int byLength = a.length() - b.length();
    return byLength != 0 ? byLength : a.compareTo(b);
  }
}
