package vedette.study.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import vedette.fight.Engagement;
import vedette.odds.exact.Consultations;
import vedette.question.Estimate;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.study.change.PartSteps;

/**
 * A search for the highest or lowest value of a figure with other results in all cells: it sets one
 * cell after the other to its best result until none improves the figure. In fights of several
 * rolls there may be values beyond it, which several cells reach only together.
 */
final class ReachSearch {
  /** More steps than any ladder has. */
  private static final int ANY = 1_000;

  private static final int ROUNDS = 4;
  private static final double ROUNDING = 1e-12;

  private final TuningTask task;
  private final BiFunction<TableVersion, List<TunedFight>, List<Estimate>> figures;
  private final TunedFight fight;
  private final int sign;

  /**
   * Creates a search.
   *
   * @param fight the fight with the wish only
   * @param high whether the highest value is searched
   */
  ReachSearch(
      TuningTask task,
      BiFunction<TableVersion, List<TunedFight>, List<Estimate>> figures,
      TunedFight fight,
      boolean high) {
    this.task = task;
    this.figures = figures;
    this.fight = fight;
    sign = high ? 1 : -1;
  }

  /**
   * Returns the extreme value found.
   *
   * @param now the value with the table as it is
   * @param enough the value at which the search may end; infinite to find the extreme
   */
  double extreme(double now, double enough) {
    List<PartSteps> cells =
        task.parts(ANY).stream().filter(it -> it.kind() == PartSteps.Kind.CELLS).toList();
    List<PartStep> chosen = new ArrayList<>();
    double best = now;
    boolean improved = true;
    for (int round = 0; round < ROUNDS && improved; round++) {
      improved = false;
      Set<Consultations.Place> consulted = consulted(chosen);
      for (int part = 0; part < cells.size(); part++) {
        int of = part;
        if (!isConsulted(cells.get(part), consulted)) {
          continue; // It cannot change the figure, whatever its result.
        }
        List<PartStep> others =
            new ArrayList<>(chosen.stream().filter(it -> it.part() != of).toList());
        PartStep better = null;
        for (PartSteps.Step step : cells.get(part).steps()) {
          task.limits().deadline().check();
          PartStep tried = new PartStep(part, cells.get(part), step);
          double value = value(others, tried);
          if (sign * value > sign * best + ROUNDING) {
            best = value;
            better = tried;
          }
        }
        if (better != null) {
          others.add(better);
          chosen = others;
          improved = true;
        }
        if (sign * best >= sign * enough) {
          return best;
        }
      }
    }
    return best;
  }

  /** Returns the cells that the fight consults after a change; null if a side has free choices. */
  private Set<Consultations.Place> consulted(List<PartStep> chosen) {
    Engagement<?, ?> with = EditTrial.table(task.table(), chosen).of(fight);
    return TuningSearch.isWithoutChoices(with)
        ? Consultations.of(with, task.limits(), note -> {}).keySet()
        : null;
  }

  private static boolean isConsulted(PartSteps cell, Set<Consultations.Place> consulted) {
    return consulted == null
        || consulted.stream()
            .anyMatch(it -> cell.part().cell().is(it.table(), it.row(), it.column()));
  }

  private double value(List<PartStep> others, PartStep tried) {
    List<PartStep> all = new ArrayList<>(others);
    all.add(tried);
    try {
      Estimate value = figures.apply(EditTrial.table(task.table(), all), List.of(fight)).get(0);
      return value.isMissing() ? sign * Double.NEGATIVE_INFINITY : value.value();
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return sign * Double.NEGATIVE_INFINITY;
    } catch (WrongFile e) {
      return sign * Double.NEGATIVE_INFINITY;
    }
  }
}
