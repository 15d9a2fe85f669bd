package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Backward;
import vedette.odds.Backward.Averages;
import vedette.odds.Refusal;
import vedette.request.NotAllowed;

/** The exact figures of cells whose fights differ by where they begin alone, found together. */
final class CellsTogether {
  /** Fewer fights are solved as quickly one by one. */
  private static final int FEWEST = 3;

  private final List<Figure> figures;
  private final int maxStates;

  /** By what fights have in common what came of them, where they could be solved together. */
  private final Map<Object, Backward<?, ?>> solved = new LinkedHashMap<>();

  /**
   * Solves the fights of all cells of a sweep, whichever of them a shard wants, so that shards
   * agree to the last digit.
   */
  CellsTogether(CellFights<?> cells, int count, List<Figure> figures, int maxStates) {
    this.figures = figures;
    this.maxStates = maxStates;
    Engagement<?, ?> first = cells.first();
    if (first.rules() == first) {
      return;
    }
    Map<Object, Alike> groups = new LinkedHashMap<>();
    for (int cell = 0; cell < count; cell++) {
      try {
        Engagement<?, ?> fight = cells.fight(cell);
        groups.computeIfAbsent(fight.rules(), rules -> new Alike(fight)).firsts.add(fight.first());
      } catch (NotAllowed e) {
        // A cell without a fight.
      }
    }
    groups.forEach(
        (rules, alike) -> {
          if (alike.firsts.size() >= FEWEST) {
            solved.put(rules, backward(alike.one, alike.firsts));
          }
        });
  }

  /** Fights of the same rules: one of them, and where all of them begin. */
  private record Alike(Engagement<?, ?> one, List<Object> firsts) {
    Alike(Engagement<?, ?> one) {
      this(one, new ArrayList<>());
    }
  }

  /** The figures of a cell's fight; null if it was not solved with others. */
  SweepCell cell(int index, Engagement<?, ?> fight) {
    Backward<?, ?> backward = solved.get(fight.rules());
    return backward == null ? null : cell(index, fight, backward);
  }

  @SuppressWarnings("unchecked") // fights of the same rules have the same states and results
  private <S, R> Backward<S, R> backward(Engagement<S, R> rules, List<Object> alike) {
    List<S> firsts = (List<S>) alike;
    List<Backward.Worth<R>> wanted = new ArrayList<>();
    boolean byTurn = false;
    for (Figure figure : figures) {
      Measure<R> measure = figure.measured(rules.measures());
      wanted.add((result, turn) -> worth(figure, measure, result, turn));
      byTurn |= measure != null && measure.ofTurns();
    }
    try {
      return Backward.of(rules, firsts, wanted, byTurn, maxStates);
    } catch (Refusal e) {
      // Together they are too many; one by one they may not be.
      return null;
    }
  }

  /** Of what was lost it is what is left, which does not depend on where a fight began. */
  private static <R> double worth(Figure figure, Measure<R> measure, R result, int turn) {
    if (measure == null) {
      return 0;
    }
    Comparable<?> value = measure.value(result, turn);
    if (figure.mean()) {
      int number = (Integer) value;
      return measure.before() == 0 ? number : measure.before() - number;
    }
    return value.equals(figure.value().isEmpty() ? (Object) true : figure.value()) ? 1 : 0;
  }

  private <S, R> SweepCell cell(int index, Engagement<S, R> fight, Backward<?, ?> backward) {
    @SuppressWarnings("unchecked") // as above
    Averages averages = ((Backward<S, R>) backward).from(fight.first());
    double[] values = averages.values();
    double error = averages.error();
    for (int i = 0; i < values.length; i++) {
      Figure figure = figures.get(i);
      Measure<R> measure = figure.measured(fight.measures());
      if (figure.mean()) {
        double mean = values[i] / averages.decided();
        // A ratio of two numbers, each off by so much; without a fight that ends there is none.
        if (averages.decided() > 0) {
          error = Math.max(error, averages.error() * (1 + mean) / averages.decided());
        }
        values[i] = measure == null || measure.before() == 0 ? mean : measure.before() - mean;
      } else {
        values[i] = Math.min(1, values[i]);
      }
    }
    double[] none = {};
    return new SweepCell(index, 0, 0, averages.undecided(), error, values, none, none);
  }
}
