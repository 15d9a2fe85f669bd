package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/** Hits on artillery, staff or engineers, 2D6 each (DG8). A step is one hit. */
final class Damage implements Rules<Damage.State, Damage.State> {
  private final DamageRequest request;
  private final TextTable table;
  private final int column;
  private final List<String> effects;

  /**
   * Between two hits.
   *
   * @param left hits still to be rolled for
   * @param worst the effect furthest down the table that has come up, or -1
   * @param counts how often each effect has come up
   */
  record State(int left, int worst, List<Integer> counts) {}

  Damage(DamageRequest request, DaysOfGloryTables tables) {
    this.request = request;
    Grid grid = tables.damage();
    table = new TextTable(grid);
    column = grid.columns().indexOf(EnumWords.word(request.of()));
    effects = effects(grid, column);
  }

  /** The effects that a column has, each once, in the order of the rows. */
  static List<String> effects(Grid grid, int column) {
    return IntStream.range(0, grid.rows().size())
        .mapToObj(row -> grid.text(row, column))
        .distinct()
        .toList();
  }

  private String summary() {
    return switch (request.of()) {
      case ARTILLERY -> "";
      case STAFF ->
          "Nothing happens to the general {worst is no effect}; "
              + "he is killed {worst is killed, no command 2 turns}";
      case ENGINEERS ->
          "No more than a pioneer is lost {worst is pioneer lost}; "
              + "the engineer is killed, or two pioneers are lost {worst is killed, or 2 pioneers lost}";
    };
  }

  /** The fight with what is told of it. */
  Engagement<State, State> engagement() {
    return Engagement.of(this, measures(), situation())
        .openedBy(umpire -> umpire.note("DG8", "each hit rolls {}", table.grid().die()))
        .summedUp(summary());
  }

  @Override
  public State first() {
    return new State(request.hits(), -1, Collections.nCopies(effects.size(), 0));
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int effect = effects.indexOf(table.roll(column, umpire));
    List<Integer> counts = new ArrayList<>(state.counts());
    counts.set(effect, counts.get(effect) + 1);
    State next = new State(state.left() - 1, Math.max(state.worst(), effect), List.copyOf(counts));
    return next.left() == 0 ? Step.ended(next) : Step.going(next);
  }

  private List<Measure<State>> measures() {
    Measures<State> measures = new Measures<>();
    measures.category("worst", "the worst effect", effects, state -> effects.get(state.worst()));
    for (int i = 0; i < effects.size(); i++) {
      int effect = i;
      measures
          .ofOne(effects.get(i), effects.get(i))
          .count("effects", "{}", request.hits(), state -> state.counts().get(effect));
    }
    return measures.list();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("hit", EnumWords.word(request.of())));
    facts.add(new Fact("hits", String.valueOf(request.hits())));
    Variant.describe(request.variant(), facts);
    return facts;
  }
}
