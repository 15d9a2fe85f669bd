package vedette.suite;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Consultations;
import vedette.odds.Consultations.Place;
import vedette.odds.Refusal;

/**
 * Which cells and modifiers a fight consults, whatever is rolled.
 *
 * @param cells by their table, row and column
 * @param modifiers by name
 */
record Heard(Set<Place> cells, Set<String> modifiers) {
  /** What is only sampled may be too large to be looked at from end to end. */
  private static final int MOST_STATES_OF_SAMPLED = 20_000;

  /** What a scenario consults; null if it is too large to be looked at in full. */
  static Heard of(Scenario scenario) {
    int limit = scenario.maxStates();
    return of(
        scenario.fight(),
        scenario.how().isExact() ? limit : Math.min(limit, MOST_STATES_OF_SAMPLED));
  }

  private static <S, R> Heard of(Engagement<S, R> fight, int maxStates) {
    Set<String> modifiers = new HashSet<>();
    Listener listener =
        note -> {
          if (note instanceof Note.Modifier modifier) {
            modifiers.add(modifier.name());
          }
        };
    try {
      return new Heard(
          Consultations.of(new Overheard<>(fight, listener), maxStates).keySet(), modifiers);
    } catch (Refusal e) {
      return null;
    }
  }

  /** Whether it consults any cell that a test holds for. */
  boolean any(String table, String row, String column) {
    return cells.stream()
        .anyMatch(
            it ->
                it.table().equals(table)
                    && (row.isEmpty() || it.row().equals(row))
                    && (column.isEmpty() || it.column().equals(column)));
  }

  /** A fight that somebody listens to wherever it is played. */
  private record Overheard<S, R>(Engagement<S, R> fight, Listener listener)
      implements Engagement<S, R> {
    @Override
    public S first() {
      return fight.first();
    }

    @Override
    public Step<S, R> step(S state, Umpire umpire) {
      return fight.step(state, new Tapped(umpire, listener));
    }

    @Override
    public List<Measure<R>> measures() {
      return fight.measures();
    }

    @Override
    public Doctrine doctrine() {
      return fight.doctrine();
    }

    @Override
    public List<Fact> situation() {
      return fight.situation();
    }

    @Override
    public void opening(Listener to) {
      fight.opening(to);
    }
  }

  /** An umpire whose notes somebody else hears as well. */
  private record Tapped(Umpire umpire, Listener listener) implements Umpire {
    @Override
    public int roll(Die die) {
      return umpire.roll(die);
    }

    @Override
    public int roll(Die die, Die brief) {
      return umpire.roll(die, brief);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      return umpire.decide(choice);
    }

    @Override
    public void note(Note note) {
      umpire.note(note);
      listener.note(note);
    }
  }
}
