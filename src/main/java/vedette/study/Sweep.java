package vedette.study;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import vedette.fight.Engagement;
import vedette.odds.Deadline;
import vedette.odds.ExactOdds;
import vedette.odds.Limits;
import vedette.odds.Odds;
import vedette.odds.Refusal;
import vedette.odds.SampledOdds;
import vedette.odds.TimeUp;
import vedette.odds.Trials;
import vedette.question.Question;
import vedette.request.BadRequest;
import vedette.request.NotAllowed;
import vedette.rules.EngagementType;
import vedette.table.Tables;

/**
 * A sweep: the odds of a fight again and again, while one or two things about it take one value
 * after the other.
 */
public final class Sweep {
  /** The most cells of a sweep. */
  public static final int MOST_CELLS = Braces.MOST;

  private final CellFights<?> fights;
  private final Trials trials;
  private final Deadline deadline;
  private final SweepHead head;

  /**
   * How the odds are found.
   *
   * @param trials what to simulate if the method is not exact; also the limit on states
   * @param deadline when it stops, whatever is done
   */
  public record Method(String word, Trials trials, Deadline deadline) {}

  /**
   * A sweep of which every cell is possible, or its fight not allowed.
   *
   * @param measures names of measures; none for those of the whole sides, unless there are
   *     questions
   * @param questions what else is asked of each fight
   * @throws vedette.question.BadQuestion if one cannot be asked of a fight
   * @throws BadRequest if a fight is not possible, or if none is allowed
   */
  public Sweep(
      String version,
      EngagementType<?> type,
      Template template,
      Tables tables,
      List<String> measures,
      List<Question> questions,
      Method method,
      Shard shard) {
    fights = new CellFights<>(type, template, tables, questions);
    List<String> asked = Question.names(measures, questions);
    trials = method.trials();
    deadline = method.deadline();
    boolean exact = method.word().equals("exact");
    List<Figure> figures = Figure.of(fights.first().measures(), asked);
    head =
        new SweepHead(
            version,
            type.system(),
            type.name(),
            template.texts(),
            template.swept(),
            fights.tablesInForce(),
            asked,
            figures,
            method.word(),
            exact ? 0 : trials.count(),
            exact ? 0 : trials.precision(),
            exact ? 0 : trials.seed(),
            shard);
    Parallel.run(size(), trials.threads(), deadline, i -> check(shard.cell(i)), checked -> {});
  }

  /** What it asks. */
  public SweepHead head() {
    return head;
  }

  /** How many cells of it are to be had here. */
  public int size() {
    return head.shard().size(head.cells());
  }

  private void check(int cell) {
    List<Figure> figures;
    try {
      figures = Figure.of(fights.fight(cell).measures(), head.asked());
    } catch (NotAllowed e) {
      return;
    }
    if (!isAlike(figures)) {
      throw new BadRequest(
          "measure",
          "not all fights of this sweep have the same measures: " + fights.at(cell) + " differs",
          "name measures that they have in common");
    }
  }

  private boolean isAlike(List<Figure> figures) {
    return figures.equals(head.figures())
        || figures.containsAll(head.figures()) && figures.stream().allMatch(this::isKnown);
  }

  /** Whether a figure is had of all cells, or else of a measure that is left out as a whole. */
  private boolean isKnown(Figure figure) {
    return head.figures().contains(figure)
        || head.figures().stream().noneMatch(it -> it.measure().equals(figure.measure()));
  }

  /**
   * Finds the odds of all cells, but for those that a journal has.
   *
   * @param journal knows finished cells and takes down what is finished; or null
   * @param done counts the cells that are done
   * @param progress hears about ten times a second how many that are
   * @return its cells in order
   */
  public SweepResult run(Journal journal, AtomicInteger done, IntConsumer progress) {
    SweepCell[] cells = new SweepCell[size()];
    List<Integer> missing = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      cells[i] = journal == null ? null : journal.finished(head.shard().cell(i));
      if (cells[i] == null) {
        missing.add(i);
      }
    }
    done.set(cells.length - missing.size());
    CellsTogether together =
        head.isExact() && !missing.isEmpty()
            ? new CellsTogether(fights, head.cells(), head.figures(), limits(), trials.threads())
            : null;
    IntConsumer work =
        piece -> {
          int i = missing.get(piece);
          SweepCell cell = cell(head.shard().cell(i), together);
          if (journal != null) {
            journal.add(cell);
          }
          cells[i] = cell;
          done.incrementAndGet();
        };
    Parallel.run(
        missing.size(), trials.threads(), deadline, work, pieces -> progress.accept(done.get()));
    return new SweepResult(head, List.of(cells));
  }

  private SweepCell cell(int cell, CellsTogether together) {
    try {
      Engagement<?, ?> fight = fights.fight(cell);
      SweepCell known = together == null ? null : together.cell(cell, fight);
      return known != null ? known : SweepCell.of(cell, head.figures(), odds(fight, cell));
    } catch (NotAllowed e) {
      return SweepCell.none(cell, head);
    } catch (TimeUp e) {
      throw e; // whichever cell it was
    } catch (Refusal e) {
      throw new Refusal("with " + fights.at(cell) + ": " + e.getMessage(), e.help());
    }
  }

  private Limits limits() {
    return new Limits(trials.maxStates(), deadline);
  }

  private Odds odds(Engagement<?, ?> fight, int cell) {
    if (head.isExact()) {
      return ExactOdds.of(fight, limits(), false);
    }
    Trials own =
        new Trials(
            trials.count(),
            head.seed(cell),
            1,
            trials.precision(),
            trials.direct(),
            trials.maxStates());
    return SampledOdds.of(fight, own, deadline, (played, of) -> {});
  }
}
