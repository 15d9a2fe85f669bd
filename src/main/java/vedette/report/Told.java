package vedette.report;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import vedette.fight.Note;

/**
 * What is told of a battle: its first and last turns in full, of those between only how many there
 * are, so that a battle of a million turns can be read and kept.
 */
final class Told {
  private static final int FIRST_TURNS = 100;
  private static final int LAST_TURNS = 20;

  /** A turn with more notes is cut, and each part of it counts as a turn. */
  private static final int MOST_NOTES = 1_000;

  private final List<Note> first = new ArrayList<>();
  private final Deque<Turn> last = new ArrayDeque<>();
  private Turn now = new Turn(1, new ArrayList<>());
  private int turns;

  /** The first and the last turn that is not told; 0 if all are. */
  private int leftOutFrom;

  private int leftOutTo;

  /** A turn, or a part of it, and what happens in it. */
  private record Turn(int number, List<Note> notes) {}

  /** Adds what happens next. */
  void add(Note note) {
    int number = note instanceof Note.Heading heading ? heading.turn() : now.number;
    if (number != now.number || now.notes.size() == MOST_NOTES) {
      keep();
      now = new Turn(number, new ArrayList<>());
    }
    now.notes.add(note);
  }

  /** Keeps the turn that is over, and lets go of one before it. */
  private void keep() {
    if (turns++ < FIRST_TURNS) {
      first.addAll(now.notes);
      return;
    }
    last.add(now);
    if (last.size() >= LAST_TURNS) {
      int gone = last.remove().number;
      leftOutFrom = leftOutFrom == 0 ? gone : leftOutFrom;
      leftOutTo = gone;
    }
  }

  /** All that is told, with a heading in place of what is not. */
  List<Note> notes() {
    List<Note> notes = new ArrayList<>(first);
    if (leftOutFrom > 0) {
      notes.add(leftOut());
    }
    last.forEach(turn -> notes.addAll(turn.notes));
    notes.addAll(now.notes);
    return notes;
  }

  private Note leftOut() {
    int turns = leftOutTo - leftOutFrom + 1;
    return turns > 1
        ? new Note.Heading("", "{} turns are left out: {} to {}", 0, turns, leftOutFrom, leftOutTo)
        : new Note.Heading("", "a part of turn {} is left out", 0, leftOutFrom);
  }
}
