package vedette.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.odds.Best;
import vedette.odds.Consultations;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.problem.TextFault;
import vedette.problem.WrongFile;
import vedette.question.Asked;
import vedette.question.Change;
import vedette.question.Figure;
import vedette.question.Question;
import vedette.rules.EngagementType;
import vedette.rules.Enquiry;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Table;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Parallel;

/**
 * How often a fight consults each cell of its tables, and how far its odds move if the cell says a
 * little more or a little less, or a modifier is worth one more or one less; all of it exact.
 *
 * @param figures the figures that may move
 * @param odds the odds as the tables are
 * @param cells the cells consulted, table by table in the order of consulting them first, each
 *     table's in printed order
 * @param modifiers the modifiers that can count, in the tables' order
 */
public record Influence(
    List<Figure> figures, Odds.Exact odds, List<Cell> cells, List<Weighed> modifiers) {

  /**
   * A cell that is consulted.
   *
   * @param times how often in one fight, on average
   * @param up what moves if it becomes the next better result for the attacker, the next higher
   *     number, or the words of the next row or column; null if there is none, or if the rules
   *     cannot do with it
   * @param down the same for the next worse or lower, or the words of the row or column before
   */
  public record Cell(Grid grid, int row, int column, double times, Moves up, Moves down) {
    /** What it says as the table is. */
    public String text() {
      return grid.text(row, column);
    }
  }

  /**
   * A modifier that can count.
   *
   * @param up what moves if it is worth one more; null if it cannot be, or if the rules cannot do
   *     with it
   * @param down the same for one less
   */
  public record Weighed(Table table, Modifier modifier, Moves up, Moves down) {}

  /**
   * Something changed.
   *
   * @param to what it says then
   * @param changes of each figure; NaN if it is a mean and no fight ends before or after
   */
  public record Moves(String to, List<Change> changes) {
    /**
     * By how much a figure moves; 0 if it is the same, NaN if it cannot be told or is no number.
     */
    public double by(int figure) {
      return changes.get(figure).by();
    }

    /** Whether error bounds leave open whether a figure moves. */
    public boolean isUnclear(int figure) {
      return changes.get(figure).isUnclear();
    }

    /**
     * How far a step up or down moves a figure at most; negative if there is neither, next to
     * nothing if that cannot be told.
     */
    public static double furthest(Moves up, Moves down, int figure) {
      return Math.max(size(up, figure), size(down, figure));
    }

    private static double size(Moves moves, int figure) {
      if (moves == null) {
        return -1;
      }
      if (moves.isUnclear(figure)) {
        return Double.MIN_VALUE; // more than nothing, and less than any known move
      }
      double move = moves.by(figure);
      return Double.isNaN(move) ? 0 : Math.abs(move);
    }
  }

  /**
   * What is to be found out.
   *
   * @param asked names of the measures that may move; none for those of the whole sides, unless
   *     there are questions
   * @param questions what else is asked of the fight
   */
  public record Task<Q extends Record>(
      EngagementType<Q> type,
      Enquiry<Q> request,
      Tables tables,
      List<String> asked,
      List<Question> questions,
      Limits limits) {
    /** The fight with other tables, by what is then best where somebody decides best. */
    public Engagement<?, ?> fight(Tables changed) {
      return Best.of(Asked.of(type.fight(request, changed), questions), limits).fight();
    }

    /** The figures of it that may move. */
    public List<Figure> figures(Engagement<?, ?> fight) {
      return Figure.of(fight.measures(), Question.names(asked, questions));
    }

    private List<Table> consulted() {
      return type.consulted(request.request(), tables);
    }

    private Grid grid(String id) {
      for (Table table : consulted()) {
        if (table.id().equals(id)) {
          return (Grid) table;
        }
      }
      throw new IllegalStateException("the fight consults an unknown table: " + id);
    }
  }

  /**
   * The answer.
   *
   * @param progress hears now and then how many changed fights have been looked at
   * @throws vedette.work.Refusal if the fight is too large for exact odds
   */
  public static Influence of(Task<?> task, int threads, Progress progress) {
    Engagement<?, ?> fight = task.fight(task.tables());
    List<Figure> figures = task.figures(fight);
    Odds.Exact odds = ExactOdds.of(fight, task.limits(), false);
    Set<String> counted = new HashSet<>();
    List<Cell> cells = consulted(fight, task, counted);
    List<ModifierStep> modifiers = ModifierStep.of(task.consulted(), counted);
    Moves[] changes = changes(task, steps(cells, modifiers), figures, odds, threads, progress);
    List<Cell> changed = new ArrayList<>();
    int piece = 0;
    for (Cell it : cells) {
      changed.add(
          new Cell(it.grid, it.row, it.column, it.times, changes[piece++], changes[piece++]));
    }
    List<Weighed> weighed = new ArrayList<>();
    for (ModifierStep it : modifiers) {
      weighed.add(new Weighed(it.table(), it.modifier(), changes[piece++], changes[piece++]));
    }
    return new Influence(figures, odds, List.copyOf(changed), List.copyOf(weighed));
  }

  /**
   * A table with one thing changed.
   *
   * @param table makes it; null if it cannot be changed so
   * @param to what the changed thing says then
   */
  public record Step(Supplier<Table> table, String to) {}

  /** What each step moves; null of one that cannot be, or that the rules cannot do with. */
  public static Moves[] changes(
      Task<?> task,
      List<Step> steps,
      List<Figure> figures,
      Odds.Exact odds,
      int threads,
      Progress progress) {
    Moves[] changes = new Moves[steps.size()];
    Parallel.run(
        changes.length,
        threads,
        task.limits().deadline(),
        piece -> changes[piece] = change(task, steps.get(piece), figures, odds),
        done -> progress.looked(done, changes.length));
    return changes;
  }

  /** Of each cell and each modifier the step up and the step down. */
  private static List<Step> steps(List<Cell> cells, List<ModifierStep> modifiers) {
    Map<Grid, ResultOrdering> byTable = new IdentityHashMap<>();
    List<Step> steps = new ArrayList<>();
    for (Cell cell : cells) {
      ResultOrdering of = byTable.computeIfAbsent(cell.grid, ResultOrdering::new);
      for (boolean up : List.of(true, false)) {
        Grid changed = of.step(cell.row, cell.column, up);
        steps.add(
            changed == null
                ? new Step(null, "")
                : new Step(() -> changed, changed.text(cell.row, cell.column)));
      }
    }
    for (ModifierStep modifier : modifiers) {
      for (int by : List.of(1, -1)) {
        Table changed = modifier.by(by);
        String to = Note.signed(modifier.modifier().value() + by);
        steps.add(new Step(changed == null ? null : () -> changed, to));
      }
    }
    return steps;
  }

  /** Hears how many changed fights of how many have been looked at. */
  @FunctionalInterface
  public interface Progress {
    /** Now and then. */
    void looked(int done, int of);
  }

  /**
   * The cells that a fight consults.
   *
   * @param counted takes the names of the modifiers that count in it
   */
  private static List<Cell> consulted(Engagement<?, ?> fight, Task<?> task, Set<String> counted) {
    Map<Consultations.Place, Double> times =
        Consultations.of(
            fight,
            task.limits(),
            note -> {
              if (note instanceof Note.Modifier modifier) {
                counted.add(modifier.name());
              }
            });
    Map<String, Grid> grids = new LinkedHashMap<>();
    List<Cell> cells = new ArrayList<>();
    times.forEach(
        (place, mean) -> {
          Grid grid = grids.computeIfAbsent(place.table(), task::grid);
          if (mean > 0) {
            int row = grid.rows().indexOf(place.row());
            int column = grid.columns().indexOf(place.column());
            cells.add(new Cell(grid, row, column, mean, null, null));
          }
        });
    List<String> order = List.copyOf(grids.keySet());
    cells.sort(
        Comparator.<Cell>comparingInt(it -> order.indexOf(it.grid.id()))
            .thenComparingInt(Cell::row)
            .thenComparingInt(Cell::column));
    return cells;
  }

  private static Moves change(Task<?> task, Step step, List<Figure> figures, Odds.Exact odds) {
    if (step.table == null) {
      return null;
    }
    Odds.Exact other;
    try {
      Engagement<?, ?> fight = task.fight(task.tables().with(step.table.get()));
      other = ExactOdds.of(fight, task.limits(), false);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return null; // the fight needs something of this table that it would lack then
    } catch (WrongFile e) {
      return null; // the rules need something of this table that it would lack then
    }
    return new Moves(
        step.to,
        figures.stream()
            .map(figure -> Change.of(figure, odds.estimate(figure), other.estimate(figure)))
            .toList());
  }

  /**
   * A modifier that may be worth one more or one less.
   *
   * @param index its place among the modifiers of its table
   */
  record ModifierStep(Table table, int index, Modifier modifier) {
    /** The greatest value that a modifier can have, up or down. */
    private static final int MOST = 99;

    /**
     * The modifiers that can count in a fight.
     *
     * @param counted names of those that do; others of their groups may in their place
     */
    static List<ModifierStep> of(List<Table> consulted, Set<String> counted) {
      List<ModifierStep> steps = new ArrayList<>();
      for (Table table : consulted) {
        List<Modifier> modifiers = modifiers(table);
        Set<String> groups =
            modifiers.stream()
                .filter(it -> counted.contains(it.name()) && !it.group().isEmpty())
                .map(Modifier::group)
                .collect(Collectors.toSet());
        for (int i = 0; i < modifiers.size(); i++) {
          Modifier modifier = modifiers.get(i);
          if (counted.contains(modifier.name()) || groups.contains(modifier.group())) {
            steps.add(new ModifierStep(table, i, modifier));
          }
        }
      }
      return steps;
    }

    private static List<Modifier> modifiers(Table table) {
      return table instanceof Modifiers list
          ? list.list()
          : table instanceof Grid grid ? grid.usage().modifiers() : List.of();
    }

    /**
     * Its table with the modifier worth so much more.
     *
     * @return null if no modifier is worth that much
     */
    Table by(int more) {
      int value = modifier.value() + more;
      if (Math.abs(value) > MOST) {
        return null;
      }
      Modifier changed = modifier.worth(value);
      return table instanceof Modifiers list
          ? list.with(index, changed)
          : ((Grid) table).with(index, changed);
    }
  }
}
