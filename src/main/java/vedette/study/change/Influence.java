package vedette.study.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.grid.TablePart;
import vedette.work.Limits;
import vedette.work.Parallel;

/**
 * The influence of each part of the tables on the odds of a fight: the changes, all exact, when a
 * cell, a modifier or a number of a rule system goes one step up or down.
 *
 * @param figures the figures observed
 * @param odds the odds with unchanged tables
 * @param parts the parts changed, table by table in the order in which a fight first consults them
 */
public record Influence(List<Figure> figures, Odds.Exact odds, List<PartInfluence> parts) {

  /**
   * A part of a table and its influence.
   *
   * @param times how often one fight consults the cell, on average; NaN if the part is not a cell
   * @param up the changes when a number is one more, or a cell has the result one step up (see
   *     {@link CellStep}); null if there is no such step or if the rules reject it
   * @param down the changes for one less or one step down; null likewise
   */
  public record PartInfluence(
      Table table, TablePart part, double times, ChangeEffect up, ChangeEffect down) {}

  /**
   * The effect of changing a part.
   *
   * @param to the changed text of the part
   * @param changes the change in each figure
   */
  public record ChangeEffect(String to, List<Change> changes) {
    /**
     * Returns the change in a figure; 0 if it is unchanged, NaN if it is unclear or the figure is
     * missing.
     */
    public double difference(int figure) {
      return changes.get(figure).amount();
    }

    /**
     * Returns why a figure is missing on one side of the change; null if both sides have it or
     * neither does.
     */
    public MissingValue missing(int figure) {
      Change change = changes.get(figure);
      return change.isSame() ? null : change.missing();
    }

    /** Returns whether error bounds leave open whether a figure changes. */
    public boolean isUnclear(int figure) {
      return changes.get(figure).isUnclear();
    }

    /**
     * Returns the largest change in a figure by a step up or down; negative if there is neither
     * step, the smallest positive number if the change is unclear or the figure is missing.
     */
    public static double largestChange(ChangeEffect up, ChangeEffect down, int figure) {
      return Math.max(size(up, figure), size(down, figure));
    }

    private static double size(ChangeEffect changeEffect, int figure) {
      if (changeEffect == null) {
        return -1;
      }
      if (changeEffect.isUnclear(figure) || changeEffect.missing(figure) != null) {
        return Double.MIN_VALUE; // More than no change, and less than any known change.
      }
      double move = changeEffect.difference(figure);
      return Double.isNaN(move) ? 0 : Math.abs(move);
    }
  }

  /**
   * A request for the influence of tables.
   *
   * @param asked the names of the measures to observe; empty for those of the whole sides, unless
   *     there are questions
   * @param questions further questions about the fight
   */
  public record Task<Q extends Record>(
      EngagementType<Q> type,
      OptimizedRequest<Q> request,
      Tables tables,
      List<String> asked,
      List<Question> questions,
      Limits limits) {
    /**
     * Returns the fight with other tables, with the policy that is optimal under them where a side
     * decides optimally.
     */
    Engagement<?, ?> fight(Tables changed) {
      return OptimizedFight.of(QuestionMeasures.of(type.fight(request, changed), questions), limits)
          .fight();
    }

    /** Returns the figures to observe. */
    List<Figure> figures(Engagement<?, ?> fight) {
      return Figure.of(
          fight.measures(), Question.names(asked, questions), fight.story().names().elsewhere());
    }

    private List<Table> consulted() {
      return type.consulted(request.request(), tables);
    }
  }

  /**
   * Computes the influence.
   *
   * @param progress receives the number of changed fights computed
   * @throws vedette.work.Refusal if the fight is too large for exact odds
   */
  public static Influence of(Task<?> task, int threads, Progress progress) {
    Engagement<?, ?> fight = task.fight(task.tables());
    List<Figure> figures = task.figures(fight);
    Odds.Exact odds = ExactOdds.of(fight, task.limits(), false);
    ConsultedParts consultedParts = ConsultedParts.of(fight, task.limits());
    List<PartSteps> parts = new ArrayList<>();
    for (Table table : consultedParts.first(task.consulted())) {
      PartSteps.of(table, 1).stream().filter(consultedParts::has).forEach(parts::add);
    }
    ChangeEffect[] changes = new ChangeEffect[2 * parts.size()];
    Parallel.run(
        changes.length,
        threads,
        task.limits().deadline(),
        piece -> changes[piece] = change(task, parts.get(piece / 2), piece, figures, odds),
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

  /** A listener to the number of changed fights computed. */
  @FunctionalInterface
  public interface Progress {
    /** Receives the number of fights computed so far, from time to time. */
    void showLooked(int done, int of);
  }

  /**
   * The parts of tables that a fight consults.
   *
   * @param places how often each cell is consulted, on average
   * @param modifiers the names of the modifiers that count
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

    /**
     * Returns whether the fight may depend on a part: a consulted cell, a modifier that counts or
     * shares the group of one, or a number of a system.
     */
    private boolean has(PartSteps part) {
      return switch (part.kind()) {
        case CELLS -> times(part.part()) > 0;
        case MODIFIERS -> part.table() instanceof SystemFile || counts(part);
        case NUMBERS -> true;
        case RANGES -> false;
      };
    }

    private boolean counts(PartSteps part) {
      List<Modifier> list =
          part.table() instanceof Grid grid
              ? grid.usage().modifiers()
              : ((Modifiers) part.table()).list();
      Modifier modifier =
          list.stream()
              .filter(it -> part.part().subject().equals("modifier " + it.name()))
              .findFirst()
              .orElseThrow();
      return list.stream()
          .filter(it -> modifiers.contains(it.name()))
          .anyMatch(
              it -> it == modifier || !it.group().isEmpty() && it.group().equals(modifier.group()));
    }

    /** Returns how often a part is consulted; NaN if it is not a cell. */
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

    /**
     * Returns tables in the order in which the fight first consults them; tables without consulted
     * cells come last.
     */
    private List<Table> first(List<Table> tables) {
      List<String> order = places.keySet().stream().map(Consultations.Place::table).toList();
      List<Table> sorted = new ArrayList<>(tables);
      sorted.sort(
          Comparator.comparingInt(
              it -> order.contains(it.id()) ? order.indexOf(it.id()) : order.size()));
      return sorted;
    }
  }

  /** Returns the effect of the step up of a part for an even piece, down for an odd one. */
  private static ChangeEffect change(
      Task<?> task, PartSteps part, int piece, List<Figure> figures, Odds.Exact odds) {
    PartSteps.Step step = part.step(piece % 2 == 0 ? 1 : -1);
    if (step == null) {
      return null;
    }
    Odds.Exact other;
    try {
      Table changed = Tables.edited(part.table(), step.edits());
      Engagement<?, ?> fight = task.fight(task.tables().with(changed));
      other = ExactOdds.of(fight, task.limits(), false);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return null; // The changed table lacks something that the fight needs.
    } catch (WrongFile e) {
      return null; // The changed table lacks something that the rules need.
    }
    return new ChangeEffect(
        step.to(),
        figures.stream()
            .map(figure -> Change.of(figure, odds.estimate(figure), other.estimate(figure)))
            .toList());
  }
}
