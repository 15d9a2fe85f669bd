package vedette.report.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Note;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.json.Version;
import vedette.report.answer.Answer;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;

/** The answer of one battle, roll by roll; for a long battle its first and last turns. */
public final class PlayAnswer {
  private final String fight;
  private final long seed;
  private final List<Fact> situation;
  private final BattleExcerpt battleExcerpt = new BattleExcerpt();

  /**
   * Begins with the situation of both sides.
   *
   * @param fight the rule system and the kind of fight
   */
  public PlayAnswer(String fight, long seed, List<Fact> situation) {
    this.fight = fight;
    this.seed = seed;
    this.situation = situation;
  }

  /** Adds the next note. */
  public void add(Note note) {
    battleExcerpt.add(note);
  }

  /**
   * Returns the story of a battle that ended.
   *
   * @param end the values of the measures at the end, by their descriptions
   */
  public Answer ended(Map<String, String> end) {
    return answer(end, "");
  }

  /**
   * Returns the story of a battle that was stopped.
   *
   * @param turn the turn in which it was stopped
   * @param endless whether no end could be reached any more
   */
  public Answer stopped(int turn, boolean endless) {
    String where = ": stopped in turn " + Numbers.grouped(turn);
    return answer(
        Map.of(),
        endless
            ? "no end" + where + ", from which these rules never reach an end"
            : "no end" + where + ", after a million steps");
  }

  private Answer answer(Map<String, String> end, String noEnd) {
    List<Note> notes = battleExcerpt.notes();
    Map<String, String> measured = new LinkedHashMap<>(end);
    Document document = new Document().heading(fight + ", seed " + seed).facts(situation);
    notes.forEach(document::note);
    document.heading("Result");
    measured.forEach((measure, value) -> document.paragraph(measure + ": " + value));
    if (measured.isEmpty()) {
      document.paragraph(noEnd);
    }
    List<Line> lines = notes.stream().map(Line::of).toList();
    return new Answer(
        () -> document,
        () -> data(lines, measured, noEnd),
        () -> new Story(Version.NUMBER, fight, seed, lines, measured, noEnd));
  }

  private static DataTable data(List<Line> lines, Map<String, String> measured, String noEnd) {
    List<Line> all = new ArrayList<>(lines);
    measured.forEach((measure, value) -> all.add(Line.ofEnd(measure + ": " + value)));
    if (measured.isEmpty()) {
      all.add(Line.ofEnd(noEnd));
    }
    return DataTable.of(Line.class, all);
  }

  /** A battle as a record. */
  public record Story(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The rule system and the kind of fight.") String fight,
      @Field(text = "The seed of the dice.") long seed,
      @Field(text = "What happens, in order.") List<Line> told,
      @Field(text = "The value of each measure, in words; empty if the fight has no end.")
          Map<String, String> end,
      @Field(text = "Why the fight has no end.", optional = true) String noEnd) {}

  /** A line of the story. */
  record Line(
      @Field(text = "Whether it is the heading of what follows, happens, or tells of the end.")
          Kind kind,
      @Field(text = "What happens.") String text,
      @Field(text = "The ids of the readings that it rests on.") List<String> readings) {
    enum Kind {
      BEGINS,
      TOLD,
      END
    }

    private static Line of(Note note) {
      Kind kind = note instanceof Note.Heading ? Kind.BEGINS : Kind.TOLD;
      return new Line(kind, note.text(), note.readings());
    }

    private static Line ofEnd(String text) {
      return new Line(Kind.END, text, List.of());
    }
  }

  /**
   * An excerpt of a battle: its first and last turns in full, and only the number of those between,
   * so that a battle of a million turns can be read and held in memory.
   */
  public static final class BattleExcerpt {
    private static final int FIRST_TURNS = 100;
    private static final int LAST_TURNS = 20;

    /** The most notes of a turn; a longer turn is split, and each part counts as a turn. */
    private static final int MOST_NOTES = 1_000;

    private final List<Note> first = new ArrayList<>();
    private final Deque<Turn> last = new ArrayDeque<>();
    private Turn now = new Turn(1, new ArrayList<>());
    private int turns;

    /** The first and the last turn left out; 0 if none is. */
    private int leftOutFrom;

    private int leftOutTo;

    /** A turn, or a part of one, with its notes. */
    private record Turn(int number, List<Note> notes) {}

    /** Adds the next note. */
    public void add(Note note) {
      int number = note instanceof Note.Heading heading ? heading.turn() : now.number;
      if (number != now.number || now.notes.size() == MOST_NOTES) {
        keep();
        now = new Turn(number, new ArrayList<>());
      }
      now.notes.add(note);
    }

    /** Keeps the finished turn, and drops an earlier one if there are too many. */
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

    /** Returns all notes, with a heading in place of those left out. */
    public List<Note> notes() {
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
          ? new Note.Heading(
              "", "{} turns are left out: {} to {}", 0, turns, leftOutFrom, leftOutTo)
          : new Note.Heading("", "a part of turn {} is left out", 0, leftOutFrom);
    }
  }
}
