package vedette.study.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.question.Estimate;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.study.change.PartSteps;
import vedette.table.grid.Table;

/**
 * A search for the highest or lowest value of a figure with other results in all cells: it sets one
 * cell after the other to its best result until none improves the figure. In fights of several
 * rolls there may be values beyond it, which several cells reach only together.
 */
final class ReachSearch {
  /** More steps than any ladder has. */
  private static final int ANY = 1_000;

  private static final int ROUNDS = 4;

  private final TuningTask task;
  private final Function<Table, Estimate> figure;
  private final int sign;

  /**
   * Creates a search.
   *
   * @param figure returns the figure with a table
   * @param high whether the highest value is searched
   */
  ReachSearch(TuningTask task, Function<Table, Estimate> figure, boolean high) {
    this.task = task;
    this.figure = figure;
    sign = high ? 1 : -1;
  }

  /**
   * Returns the extreme value found.
   *
   * @param now the value with the table as it is
   */
  double extreme(double now) {
    List<PartSteps> cells =
        task.parts(ANY).stream().filter(it -> it.kind() == PartSteps.Kind.CELLS).toList();
    List<PartStep> chosen = new ArrayList<>();
    double best = now;
    boolean improved = true;
    for (int round = 0; round < ROUNDS && improved; round++) {
      improved = false;
      for (int part = 0; part < cells.size(); part++) {
        int of = part;
        List<PartStep> others =
            new ArrayList<>(chosen.stream().filter(it -> it.part() != of).toList());
        PartStep better = null;
        for (PartSteps.Step step : cells.get(part).steps()) {
          task.limits().deadline().check();
          PartStep tried = new PartStep(part, cells.get(part), step);
          double value = value(others, tried);
          if (sign * value > sign * best + 1e-12) {
            best = value;
            better = tried;
          }
        }
        if (better != null) {
          others.add(better);
          chosen = others;
          improved = true;
        }
      }
    }
    return best;
  }

  private double value(List<PartStep> others, PartStep tried) {
    List<PartStep> all = new ArrayList<>(others);
    all.add(tried);
    try {
      Estimate value = figure.apply(EditTrial.table(task.table(), all));
      return value.isMissing() ? sign * Double.NEGATIVE_INFINITY : value.value();
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return sign * Double.NEGATIVE_INFINITY;
    } catch (WrongFile e) {
      return sign * Double.NEGATIVE_INFINITY;
    }
  }
}
