package vedette.study.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.exact.Consultations;
import vedette.odds.exact.ExactOdds;
import vedette.question.Change;
import vedette.question.Figure;
import vedette.question.MissingValue;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.rules.EngagementType;
import vedette.rules.OptimizedRequest;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.table.Tables;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;
import vedette.work.Limits;
import vedette.work.Parallel;

/**
 * How far the odds of a fight move if one part of its tables says a little more or a little less: a
 * cell that it consults, a modifier that can count, a number of a rule system; all of it exact.
 *
 * @param figures the figures that may move
 * @param odds the odds as the tables are
 * @param parts what was changed, table by table in the order of consulting them first
 */
public record Influence(List<Figure> figures, Odds.Exact odds, List<PartInfluence> parts) {

  /**
   * A part of a table.
   *
   * @param times how often one fight consults it if it is a cell, on average; else NaN
   * @param up what moves if a number is one more, and a cell becomes the next better result for the
   *     attacker, the next higher number or the words of the next row or column; null if there is
   *     none, or if the rules cannot do with it
   * @param down the same for one less, the next worse or lower, or the words before
   */
  public record PartInfluence(
      Table table, TablePart part, double times, ChangeEffect up, ChangeEffect down) {}

  /**
   * Something changed.
   *
   * @param to what it says then
   * @param changes of each figure
   */
  public record ChangeEffect(String to, List<Change> changes) {
    /** By how much a figure moves; 0 if it is the same, NaN if it cannot be told or is missing. */
    public double difference(int figure) {
      return changes.get(figure).amount();
    }

    /** Returns why a figure is missing before or after, if only one of them is; else null. */
    public MissingValue missing(int figure) {
      Change change = changes.get(figure);
      return change.isSame() ? null : change.missing();
    }

    /** Returns whether error bounds leave open whether a figure moves. */
    public boolean isUnclear(int figure) {
      return changes.get(figure).isUnclear();
    }

    /**
     * Returns how far a step up or down moves a figure at most; negative if there is neither, next
     * to nothing if that cannot be told or is missing.
     */
    public static double largestChange(ChangeEffect up, ChangeEffect down, int figure) {
      return Math.max(size(up, figure), size(down, figure));
    }

    private static double size(ChangeEffect changeEffect, int figure) {
      if (changeEffect == null) {
        return -1;
      }
      if (changeEffect.isUnclear(figure) || changeEffect.missing(figure) != null) {
        return Double.MIN_VALUE; // more than nothing, and less than any known move
      }
      double move = changeEffect.difference(figure);
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
      OptimizedRequest<Q> request,
      Tables tables,
      List<String> asked,
      List<Question> questions,
      Limits limits) {
    /** The fight with other tables, by what is then best where somebody decides best. */
    Engagement<?, ?> fight(Tables changed) {
      return OptimizedFight.of(QuestionMeasures.of(type.fight(request, changed), questions), limits)
          .fight();
    }

    /** Returns the figures of it that may move. */
    List<Figure> figures(Engagement<?, ?> fight) {
      return Figure.of(
          fight.measures(), Question.names(asked, questions), fight.story().names().elsewhere());
    }

    private List<Table> consulted() {
      return type.consulted(request.request(), tables);
    }
  }

  /**
   * Returns the answer.
   *
   * @param progress hears now and then how many changed fights have been looked at
   * @throws vedette.work.Refusal if the fight is too large for exact odds
   */
  public static Influence of(Task<?> task, int threads, Progress progress) {
    Engagement<?, ?> fight = task.fight(task.tables());
    List<Figure> figures = task.figures(fight);
    Odds.Exact odds = ExactOdds.of(fight, task.limits(), false);
    ConsultedParts consultedParts = ConsultedParts.of(fight, task.limits());
    List<PartSteps> parts = new ArrayList<>();
    for (Table table : consultedParts.first(task.consulted())) {
      parts.addAll(PartSteps.of(table, consultedParts));
    }
    ChangeEffect[] changes = new ChangeEffect[2 * parts.size()];
    Parallel.run(
        changes.length,
        threads,
        task.limits().deadline(),
        piece -> changes[piece] = change(task, parts.get(piece / 2).step(piece), figures, odds),
        done -> progress.showLooked(done, changes.length));
    List<PartInfluence> moved = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      PartSteps it = parts.get(i);
      double times = consultedParts.times(it.part());
      moved.add(
          new PartInfluence(it.table(), it.part(), times, changes[2 * i], changes[2 * i + 1]));
    }
    return new Influence(figures, odds, List.copyOf(moved));
  }

  /**
   * A table with one part changed.
   *
   * @param table makes it
   * @param to what the part says then
   */
  record Step(Supplier<Table> table, String to) {}

  /** Hears how many changed fights of how many have been looked at. */
  @FunctionalInterface
  public interface Progress {
    /** Now and then. */
    void showLooked(int done, int of);
  }

  /**
   * What a fight consults.
   *
   * @param places how often each cell is consulted, on average
   * @param modifiers names of those that count
   */
  record ConsultedParts(Map<Consultations.Place, Double> places, Set<String> modifiers) {
    private static ConsultedParts of(Engagement<?, ?> fight, Limits limits) {
      Set<String> modifiers = new HashSet<>();
      Map<Consultations.Place, Double> places =
          Consultations.of(
              fight,
              limits,
              note -> {
                if (note instanceof Note.Modifier modifier) {
                  modifiers.add(modifier.name());
                }
              });
      return new ConsultedParts(places, modifiers);
    }

    /** Returns how often a part is consulted; NaN if it is no cell. */
    double times(TablePart part) {
      if (part.cell() == null) {
        return Double.NaN;
      }
      return places.entrySet().stream()
          .filter(it -> isAt(part.cell(), it.getKey()))
          .mapToDouble(Map.Entry::getValue)
          .sum();
    }

    private static boolean isAt(TablePart.Cell cell, Consultations.Place place) {
      return cell.is(place.table(), place.row(), place.column());
    }

    /** Tables in the order of consulting them first, those without consulted cells last. */
    private List<Table> first(List<Table> tables) {
      List<String> order = places.keySet().stream().map(Consultations.Place::table).toList();
      List<Table> sorted = new ArrayList<>(tables);
      sorted.sort(
          Comparator.comparingInt(
              it -> order.contains(it.id()) ? order.indexOf(it.id()) : order.size()));
      return sorted;
    }
  }

  private static ChangeEffect change(
      Task<?> task, Step step, List<Figure> figures, Odds.Exact odds) {
    if (step == null) {
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
    return new ChangeEffect(
        step.to,
        figures.stream()
            .map(figure -> Change.of(figure, odds.estimate(figure), other.estimate(figure)))
            .toList());
  }
}
