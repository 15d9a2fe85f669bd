package vedette.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Backward;
import vedette.odds.Backward.Averages;
import vedette.work.Limits;
import vedette.work.Parallel;
import vedette.work.Refusal;
import vedette.work.TimeUp;

/** The exact figures of cells whose fights differ by where they begin alone, found together. */
final class CellsTogether {
  /** Fewer fights are solved as quickly one by one. */
  private static final int FEWEST = 3;

  private static final int NOT_MEASURED = -1;

  private static final double UNIT_ROUNDOFF = 0x1p-53;

  private final List<Figure> figures;
  private final Limits limits;

  /** By what fights have in common what came of them, where they could be solved together. */
  private final Map<Object, Together<?, ?>> solved = new LinkedHashMap<>();

  /** By cell where its fight begins; null if it was not solved with others. */
  private final Beginning[] begun;

  /**
   * Fights solved together.
   *
   * @param least by figure what its numbers cannot lie below; worths are counted from there, since
   *     none is negative
   */
  private record Together<S, R>(Backward<S, R> backward, double[] least) {}

  /**
   * Solves the fights of all cells of a sweep, whichever of them a machine works on, so that
   * machines agree to the last digit.
   *
   * @param threads to draw the fights up on
   */
  CellsTogether(CellFights<?> cells, int count, List<Figure> figures, Limits limits, int threads) {
    this.figures = figures;
    this.limits = limits;
    Engagement<?, ?> first = cells.first();
    if (first == null || first.alike() == null) {
      begun = new Beginning[count];
      return;
    }
    Beginning[] beginnings = new Beginning[count];
    Parallel.run(
        count,
        threads,
        limits.deadline(),
        cell -> beginnings[cell] = beginning(cells, cell),
        done -> {});
    Map<Object, List<Beginning>> groups = new LinkedHashMap<>();
    for (Beginning each : beginnings) {
      if (each != null) {
        groups.computeIfAbsent(each.alike(), alike -> new ArrayList<>()).add(each);
      }
    }
    begun = beginnings;
    groups.forEach(
        (rules, alike) -> {
          Together<?, ?> together =
              alike.size() < FEWEST
                  ? null
                  : solved(cells.drawn(alike.get(0).cell()).fight(), alike);
          if (together == null) {
            alike.forEach(each -> begun[each.cell()] = null);
          } else {
            solved.put(rules, together);
          }
        });
  }

  /**
   * What the fight of a cell has in common with others, and where it begins.
   *
   * @param before by figure what its measure loses from; {@link #NOT_MEASURED} without one
   */
  private record Beginning(int cell, Object alike, Object first, int[] before) {}

  /** Null of a cell without a fight; who wants that cell will hear why it has none. */
  private Beginning beginning(CellFights<?> cells, int cell) {
    Engagement<?, ?> fight = cells.drawn(cell).fight();
    return fight == null
        ? null
        : new Beginning(cell, fight.alike(), fight.rules().first(), before(fight.measures()));
  }

  private <R> int[] before(List<Measure<R>> measures) {
    int[] before = new int[figures.size()];
    for (int i = 0; i < before.length; i++) {
      Measure<R> measure = figures.get(i).measured(measures);
      before[i] = measure == null ? NOT_MEASURED : measure.before();
    }
    return before;
  }

  /** The figures of a cell; null if its fight was not solved with others, or there is none. */
  SweepCell cell(int index) {
    Beginning beginning = begun[index];
    return beginning == null ? null : cell(beginning, solved.get(beginning.alike()));
  }

  @SuppressWarnings("unchecked") // fights of the same rules have the same states and results
  private <S, R> Together<S, R> solved(Engagement<S, R> fight, List<Beginning> alike) {
    List<S> firsts = alike.stream().map(each -> (S) each.first()).toList();
    List<Backward.Worth<R>> wanted = new ArrayList<>();
    boolean byTurn = false;
    double[] leasts = new double[figures.size()];
    for (int i = 0; i < leasts.length; i++) {
      Figure figure = figures.get(i);
      Measure<R> measure = figure.measured(fight.measures());
      double least = measure == null ? 0 : Math.max(measure.bounds().least(), lowest(measure));
      wanted.add((result, turn) -> worth(figure, measure, least, result, turn));
      byTurn |= measure != null && measure.ofTurns();
      leasts[i] = least;
    }
    if (Arrays.stream(leasts).anyMatch(Double::isInfinite)) {
      return null;
    }
    try {
      Backward<S, R> backward = Backward.of(fight, firsts, wanted, byTurn, limits);
      return backward == null ? null : new Together<>(backward, leasts);
    } catch (TimeUp e) {
      throw e;
    } catch (Refusal | IllegalStateException e) {
      // Together they are too many, or one cannot be solved: each cell will say so for itself.
      return null;
    }
  }

  /** Of what was lost it is what is left, which does not depend on where a fight began. */
  private static <R> double worth(
      Figure figure, Measure<R> measure, double least, R result, int turn) {
    if (measure == null) {
      return 0;
    }
    Comparable<?> value = measure.value(result, turn);
    if (figure.mean()) {
      double number = ((Number) value).doubleValue();
      return measure.before() == 0 ? number - least : measure.before() - number;
    }
    return value.equals(figure.value().isEmpty() ? (Object) true : figure.value()) ? 1 : 0;
  }

  /** Of a flag or a category, which have no bounds, the chance of a value is wanted. */
  private static double lowest(Measure<?> measure) {
    return measure.kind().hasMean() ? Double.NEGATIVE_INFINITY : 0;
  }

  @SuppressWarnings("unchecked") // as above
  private <S, R> SweepCell cell(Beginning beginning, Together<S, R> together) {
    Averages averages = together.backward().from((S) beginning.first());
    double[] values = averages.values();
    double error = averages.off();
    for (int i = 0; i < values.length; i++) {
      Figure figure = figures.get(i);
      int before = beginning.before()[i];
      if (before == NOT_MEASURED) {
        values[i] = Double.NaN;
      } else if (figure.mean()) {
        double mean = values[i] / averages.decided();
        if (averages.decided() > 0) {
          // A ratio of two such numbers, and a difference that is rounded.
          error =
              Math.max(
                  error,
                  2 * mean * averages.off()
                      + (before + Math.abs(together.least()[i])) * UNIT_ROUNDOFF);
        }
        values[i] = before == 0 ? mean + together.least()[i] : before - mean;
      } else {
        values[i] = Math.min(1, values[i]);
      }
    }
    return SweepCell.exact(beginning.cell(), averages.undecided(), error, values);
  }
}
