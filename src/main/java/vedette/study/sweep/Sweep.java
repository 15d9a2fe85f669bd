package vedette.study.sweep;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.json.Version;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.question.Figure;
import vedette.question.Question;
import vedette.question.Sentence;
import vedette.rules.EngagementType;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;
import vedette.work.Refusal.TooLarge;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * A sweep: the odds of a fight for each combination of values in one or more places of its request.
 */
public final class Sweep implements Work<Sweep.CellResult> {
  /** The most cells of a sweep. */
  public static final int MOST_CELLS = Braces.MOST;

  private final CellFights<?> fights;
  private final OddsCalculator how;
  private final SweepHead head;

  private final AtomicInteger done = new AtomicInteger();

  /** The cells whose fight is too large, with the reasons. */
  private final ConcurrentSkipListMap<Integer, Refusal> refusals = new ConcurrentSkipListMap<>();

  /**
   * The result for a cell.
   *
   * @param refusal the reason if its fight is too large; else null
   */
  public record CellResult(SweepCell cell, Refusal refusal) implements Serializable {}

  /**
   * Prepares a sweep.
   *
   * @param tables the tables of each directory of the template, in its order
   * @param measures the names of measures or figures; empty for those of the summary
   * @param besides the names of further figures
   * @param questions further questions about each fight
   * @throws vedette.source.TextFault if no fight supports a name or question, if a text of a cell
   *     is wrong, or if there is no fight
   */
  public Sweep(
      EngagementType<?> type,
      Template template,
      List<Tables> tables,
      List<String> measures,
      List<String> besides,
      List<Question> questions,
      OddsCalculator how) {
    fights = new CellFights<>(type, template, tables, questions);
    this.how = how;
    boolean exact = how.method() == Method.EXACT;
    List<List<? extends Measure<?>>> measured = fights.survey(threads(), deadline());
    List<String> asked =
        Question.names(measures.isEmpty() ? decisive(type, measured) : measures, questions);
    if (asked.equals(List.of(Figure.ALL))) {
      asked = List.of();
    }
    asked = Stream.concat(asked.stream(), besides.stream()).distinct().toList();
    List<Figure> figures = figures(measured, asked);
    head =
        new SweepHead(
            Version.NUMBER,
            type.system(),
            type.name(),
            template.texts(),
            template.sweptPlaces(),
            fights.tablesInForce(),
            asked,
            figures,
            how.method(),
            how.method() == Method.AUTO
                ? Optional.of((long) how.limits().states())
                : Optional.empty(),
            exact ? Optional.empty() : Optional.of(how.trials().count()),
            exact ? Optional.empty() : Optional.of(how.trials().precision()),
            exact ? Optional.empty() : Optional.of(how.trials().seed()));
  }

  /** Returns the description of the sweep. */
  public SweepHead head() {
    return head;
  }

  /** Returns the number of finished cells. */
  public int finishedCells() {
    return done.get();
  }

  /**
   * Returns the figures of several fights, each once; those of a measure stay together, in the
   * order of the first fight that has them.
   *
   * @param fights the measures of each fight
   * @param asked the names of measures or figures, some of which only some fights may have
   * @throws TextFault if no fight has a name
   */
  private static List<Figure> figures(
      List<? extends List<? extends Measure<?>>> fights, List<String> asked) {
    Map<String, Map<String, Figure>> figures = new LinkedHashMap<>();
    for (String name : asked.isEmpty() ? List.of(Figure.ALL) : asked) {
      TextFault unknown = null;
      boolean known = false;
      for (List<? extends Measure<?>> measures : fights) {
        try {
          for (Figure figure :
              Figure.of(measures, name.equals(Figure.ALL) ? List.of() : List.of(name))) {
            figures
                .computeIfAbsent(figure.measure(), it -> new LinkedHashMap<>())
                .putIfAbsent(figure.name(), figure);
          }
          known = true;
        } catch (TextFault e) {
          Figure strength = Strength.figure(name, measures);
          if (strength == null) {
            unknown = unknown == null ? e : unknown;
          } else {
            figures.computeIfAbsent(name, it -> new LinkedHashMap<>()).put(name, strength);
            known = true;
          }
        }
      }
      if (!known) {
        throw unknown;
      }
    }
    return figures.values().stream().flatMap(each -> each.values().stream()).toList();
  }

  /** Returns the figures in the summary of any fight; all figures if there is no summary. */
  private static List<String> decisive(
      EngagementType<?> type, List<List<? extends Measure<?>>> measured) {
    Set<String> said = new LinkedHashSet<>();
    for (List<? extends Measure<?>> measures : measured) {
      for (Sentence.Figure figure : type.summary().figures(it -> isMeasured(it, measures))) {
        said.add(figure.name());
      }
    }
    List<String> inOrder = new ArrayList<>(type.summary().names());
    inOrder.retainAll(said);
    return inOrder.isEmpty() ? List.of(Figure.ALL) : inOrder;
  }

  private static boolean isMeasured(Sentence.Figure figure, List<? extends Measure<?>> measures) {
    return measures.stream()
            .anyMatch(
                it ->
                    it.name().equals(figure.measure())
                        && (figure.value() == null || it.categories().contains(figure.value())))
        && (!figure.ofSeveral()
            || measures.stream().anyMatch(it -> it.name().startsWith(figure.measure() + "[")));
  }

  /**
   * Finds the odds of all cells.
   *
   * @param workers the workers that find them
   * @param progress receives the number of finished cells about ten times a second
   * @return the cells in order
   */
  public Result run(Workers workers, IntConsumer progress) {
    SweepCell[] cells = new SweepCell[head.cells()];
    Workers.ResultTaker<CellResult> resultTaker =
        (index, cellResult) -> {
          if (cellResult.refusal() != null) {
            refusals.put(index, cellResult.refusal());
          }
          cells[index] = cellResult.cell();
          done.incrementAndGet();
        };
    workers.run(
        this,
        IntStream.range(0, cells.length).toArray(),
        threads(),
        deadline(),
        resultTaker,
        progress);
    if (Stream.of(cells).noneMatch(SweepCell::isFought) && !refusals.isEmpty()) {
      throw refusals.firstEntry().getValue();
    }
    return new Result(head, List.of(cells));
  }

  @Override
  public String hash() {
    return head.hash();
  }

  @Override
  public CellResult piece(int cell) {
    CellFights.PreparedCell<?> preparedCell = fights.drawn(cell);
    Engagement<?, ?> fight = preparedCell.fight();
    if (fight == null) {
      SweepCell.EmptyReason emptyReason =
          SweepCell.EmptyReason.of(preparedCell.wrong().getMessage(), false);
      return new CellResult(SweepCell.none(cell, head, emptyReason), null);
    }
    try {
      SweepCell found = SweepCell.of(cell, head.figures(), odds(fight, cell));
      return new CellResult(Strength.addTo(found, head.figures(), fight.measures()), null);
    } catch (TooLarge e) {
      Refusal here = refused(cell, e);
      SweepCell.EmptyReason emptyReason = SweepCell.EmptyReason.of(e.getMessage(), true);
      return new CellResult(SweepCell.none(cell, head, emptyReason), here);
    } catch (TimeUp e) {
      throw e; // Time is up for all cells, not for this one.
    } catch (Refusal e) {
      throw refused(cell, e); // Such a fight cannot be sampled in any other cell.
    }
  }

  private Refusal refused(int cell, Refusal why) {
    return why.within("with " + fights.at(cell));
  }

  private int threads() {
    return how.trials().threads();
  }

  private Deadline deadline() {
    return how.limits().deadline();
  }

  /** Returns the odds of a cell, played on one thread with its own seed. */
  private Odds odds(Engagement<?, ?> fight, int cell) {
    return how.with(how.trials().of(head.seed(cell), 1)).odds(fight, Progress.NONE);
  }

  /** The result of a sweep: its cells in order. */
  public record Result(SweepHead head, List<SweepCell> cells) {
    /** Returns whether every cell with a fight has the requested precision. */
    public boolean preciseEnough() {
      double precision = head.precision().orElse(0.0);
      return precision == 0 || cells.stream().allMatch(cell -> !(cell.within() > precision));
    }

    /** Returns whether any cell is sampled. */
    public boolean isSampled() {
      return cells.stream().anyMatch(SweepCell::isSampled);
    }

    /** Returns the number of cells that are empty because their fight is too large. */
    public long tooLarge() {
      return cells.stream().filter(SweepCell::isTooLarge).count();
    }
  }

  /**
   * The selection and order of the cells to show.
   *
   * @param where the condition that they meet; null for none
   * @param figure the figure by which they are sorted; null for their own order
   * @param near the value of the figure to which the nearest comes first; null for none
   * @param lessFirst whether the smallest comes first, unless the nearest does
   * @param most the number of cells to show; 0 for all
   */
  public record Ranking(
      CellCondition where, Figure figure, Target near, boolean lessFirst, int most) {
    /** All cells in their own order. */
    public static final Ranking NONE = new Ranking(null, null, null, false, 0);

    /** Returns whether a cell meets the condition. */
    public boolean includes(SweepCell cell) {
      return where == null || where.isMet(cell);
    }

    /** Returns the cells to show. Cells without the figure come last; equal ones stay in order. */
    public List<SweepCell> of(Sweep.Result sweep) {
      List<SweepCell> cells =
          where == null ? sweep.cells() : sweep.cells().stream().filter(where::isMet).toList();
      if (figure == null) {
        return cells;
      }
      int index = sweep.head().figures().indexOf(figure);
      Comparator<SweepCell> byFigure =
          Comparator.comparingDouble(
              cell -> {
                double value = cell.values()[index] + 0.0;
                return Double.isNaN(value) ? Double.POSITIVE_INFINITY : rounded(key(value));
              });
      return cells.stream().sorted(byFigure).limit(most == 0 ? Long.MAX_VALUE : most).toList();
    }

    /** Returns the number by which a value is sorted, the smallest first. */
    private double key(double value) {
      if (near != null) {
        return Math.abs(value - near.value());
      }
      return lessFirst ? value : -value;
    }

    /**
     * Returns the cell that comes nearest to the condition; null if a cell meets it, if there is no
     * condition, or if no cell has a distance from it.
     */
    public CellCondition.NearestCell nearest(Sweep.Result sweep) {
      return where == null || sweep.cells().stream().anyMatch(where::isMet)
          ? null
          : where.nearest(sweep.cells());
    }

    /** Rounds a value, so that rounding errors do not change the order. */
    private static double rounded(double value) {
      return Math.rint(value * 1e9) / 1e9;
    }
  }
}
