package vedette.study.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import vedette.fight.Bounds;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.exact.Consultations;
import vedette.question.Figure;
import vedette.study.change.PartSteps;
import vedette.table.grid.TablePart;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/**
 * Bounds of the figures with several changes, from those with fewer.
 *
 * <p>Two versions of a fight that differ in one cell are the same, roll by roll, until the cell is
 * consulted for the first time. So a cell changes a figure at most by the range of the figure times
 * the probability that the cell is consulted, which is at most the average number of times that it
 * is consulted. For the same reason the effects of two changes add up exactly, except in fights
 * that consult both: with {@code t} for these probabilities without a change, with the one and with
 * the other, the sum is off by at most the range times {@code min(t(one), t(other)) + min(t(one),
 * t_one(other)) + min(t(other), t_other(one))}. Each of these three numbers is also at most the
 * probability with which one of the two cells is consulted and a consultation of any cell may
 * follow. So in a fight of one roll the effects add up exactly.
 *
 * <p>Averages leave out states from which no end can be reached, so they bound no probability in a
 * fight that may never end: there each part counts as consulted. No bound holds after a change that
 * also changes the range of a figure, such as a unit with more strength to lose.
 */
final class InteractionBound {
  private static final double ROUNDING = 1e-9;
  private static final double UNBOUNDED = Double.POSITIVE_INFINITY;

  private final TuningTask task;
  private final List<PartSteps> parts;
  private final EditTrial base;

  /** The wishes, fight by fight. */
  private final List<Wish> wishes = new ArrayList<>();

  /** The index of the fight of each wish. */
  private final List<Integer> fights = new ArrayList<>();

  /** The range of each wished figure; infinite if no bound holds. */
  private final List<Double> ranges = new ArrayList<>();

  InteractionBound(TuningTask task, List<PartSteps> parts, EditTrial base) {
    this.task = task;
    this.parts = parts;
    this.base = base;
    for (int fight = 0; fight < task.wished().size(); fight++) {
      TunedFight tuned = task.wished().get(fight);
      Engagement<?, ?> now = tuned.now();
      for (Wish wish : tuned.wishes()) {
        wishes.add(wish);
        fights.add(fight);
        ranges.add(range(now, wish));
      }
    }
    prepare(base);
  }

  /** Returns whether a fight has other ranges of its figures than without a change. */
  private boolean hasOtherRanges(Engagement<?, ?> fight, int of) {
    for (int i = 0; i < wishes.size(); i++) {
      if (fights.get(i) == of && range(fight, wishes.get(i)) != ranges.get(i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the range of a figure; infinite for conditional figures, for means of fights that may
   * never end, and for fights in which a side decides optimally: their decisions depend on all
   * cells.
   */
  private static double range(Engagement<?, ?> fight, Wish wish) {
    Measure<?> measure = TuningSearch.measure(fight, wish);
    if (!TuningSearch.isWithoutChoices(fight)
        || wish.figure().equals(Figure.UNDECIDED)
        || measure == null
        || measure.isConditional()) {
      return Double.POSITIVE_INFINITY;
    }
    if (!wish.figure().mean()) {
      return 1;
    }
    Bounds bounds = measure.bounds(fight.rules().lastTurn());
    return fight.rules().lastTurn() > 0 && bounds.isKnown()
        ? bounds.most() - bounds.least()
        : Double.POSITIVE_INFINITY;
  }

  /** Computes how often the fights consult each part after a change, unless it is known. */
  void prepare(EditTrial trial) {
    if (trial.visits() != null || !trial.isValid()) {
      return;
    }
    double[][] visits = new double[task.wished().size()][];
    double[][] followed = new double[visits.length][];
    for (int fight = 0; fight < visits.length; fight++) {
      if (isBounded(fight)) {
        visits[fight] = new double[parts.size()];
        followed[fight] = new double[parts.size()];
        consult(trial, fight, visits[fight], followed[fight]);
      }
    }
    trial.setVisits(visits, followed);
  }

  private boolean isBounded(int fight) {
    for (int i = 0; i < wishes.size(); i++) {
      if (fights.get(i) == fight && ranges.get(i) < Double.POSITIVE_INFINITY) {
        return true;
      }
    }
    return false;
  }

  /** Computes how often a fight consults each part, and how often that may not be the last time. */
  private void consult(EditTrial trial, int index, double[] visits, double[] followed) {
    TunedFight tuned = task.wished().get(index);
    Engagement<?, ?> fight = EditTrial.table(task.table(), trial.steps()).of(tuned);
    double any = hasOtherRanges(fight, index) ? UNBOUNDED : 1;
    Arrays.fill(visits, any);
    Arrays.fill(followed, any);
    if (any == UNBOUNDED) {
      return;
    }
    boolean renamed =
        trial.steps().stream().anyMatch(it -> it.of().kind() == PartSteps.Kind.RANGES);
    if (renamed || trial.undecided(index) > ROUNDING) {
      return;
    }
    Consultations.ConsultedCells cells = cells(fight);
    for (int i = 0; i < visits.length && cells != null; i++) {
      TablePart.Cell cell = parts.get(i).part().cell();
      if (cell != null) {
        visits[i] = share(cell, cells.times());
        followed[i] = share(cell, cells.followed());
      }
    }
  }

  private static double share(TablePart.Cell cell, Map<Consultations.Place, Double> times) {
    return Math.min(
        1,
        times.entrySet().stream()
            .filter(it -> isAt(cell, it.getKey()))
            .mapToDouble(Map.Entry::getValue)
            .sum());
  }

  private static boolean isAt(TablePart.Cell cell, Consultations.Place place) {
    return cell.is(place.table(), place.row(), place.column());
  }

  /** Returns the cells that a fight consults; null if that exceeds the limits. */
  private Consultations.ConsultedCells cells(Engagement<?, ?> fight) {
    try {
      return Consultations.inOrder(fight, task.limits(), note -> {});
    } catch (TimeUp e) {
      throw e;
    } catch (Refusal e) {
      return null;
    }
  }

  /**
   * Returns the highest probability with which a fight consults any part of a change; infinity if
   * no bound holds.
   */
  private static double visits(EditTrial trial, int fight, List<PartStep> steps) {
    return sum(trial.visits()[fight], steps);
  }

  /**
   * Returns the highest probability with which a fight consults any part of a change, and then may
   * consult a cell again; infinity if no bound holds.
   */
  private static double followed(EditTrial trial, int fight, List<PartStep> steps) {
    return sum(trial.followed()[fight], steps);
  }

  private static double sum(double[] shares, List<PartStep> steps) {
    double any = steps.stream().mapToDouble(it -> shares[it.part()]).sum();
    return any == UNBOUNDED ? UNBOUNDED : Math.min(1, any);
  }

  /** Returns whether the effect of a single change, which is prepared, is within its bound. */
  boolean holds(EditTrial single) {
    for (int i = 0; i < wishes.size() && single.isValid(); i++) {
      if (ranges.get(i) < Double.POSITIVE_INFINITY
          && single.visits()[fights.get(i)][0] < UNBOUNDED) {
        double most = ranges.get(i) * visits(base, fights.get(i), single.steps());
        double effect = single.value(i) - base.value(i);
        if (effect > most + ROUNDING || effect < -most - ROUNDING) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether the figures of two changes together are within their bounds. */
  boolean holds(EditTrial from, EditTrial single, EditTrial both) {
    for (int i = 0; i < wishes.size() && both.isValid(); i++) {
      double[] bounds = bounds(i, from, single);
      if (both.value(i) < bounds[0] - ROUNDING || both.value(i) > bounds[1] + ROUNDING) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the least distance from all wishes that a change and a single one can have together.
   */
  double distance(EditTrial from, EditTrial single) {
    double least = 0;
    for (int i = 0; i < wishes.size(); i++) {
      double[] bounds = bounds(i, from, single);
      least = Math.max(least, wishes.get(i).distance(bounds[0] - ROUNDING, bounds[1] + ROUNDING));
    }
    return least;
  }

  /** Returns the bounds of a figure with a change and a single one together. */
  private double[] bounds(int wish, EditTrial from, EditTrial single) {
    double range = ranges.get(wish);
    if (range == Double.POSITIVE_INFINITY || !from.isValid() || !single.isValid()) {
      return new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
    }
    int fight = fights.get(wish);
    double one = visits(base, fight, from.steps());
    double other = visits(base, fight, single.steps());
    double otherAfterOne = visits(from, fight, single.steps());
    double oneAfterOther = visits(single, fight, from.steps());
    if (otherAfterOne == UNBOUNDED || oneAfterOther == UNBOUNDED) {
      return new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
    }
    double sum = from.value(wish) + single.value(wish) - base.value(wish);
    // Whether a part that is no cell is consulted again is not known.
    boolean ofCells = isOfCells(from) && isOfCells(single);
    double oneFollowed = ofCells ? followed(base, fight, from.steps()) : 1;
    double otherFollowed = ofCells ? followed(base, fight, single.steps()) : 1;
    double afterOne = ofCells ? followed(from, fight, from.steps()) : 1;
    double afterOther = ofCells ? followed(single, fight, single.steps()) : 1;
    double off =
        range
            * (Math.min(Math.min(one, other), oneFollowed + otherFollowed)
                + Math.min(Math.min(one, otherAfterOne), afterOne)
                + Math.min(Math.min(other, oneAfterOther), afterOther));
    double low = sum - off;
    double high = sum + off;
    low = Math.max(low, from.value(wish) - range * otherAfterOne);
    high = Math.min(high, from.value(wish) + range * otherAfterOne);
    low = Math.max(low, single.value(wish) - range * oneAfterOther);
    high = Math.min(high, single.value(wish) + range * oneAfterOther);
    return new double[] {low, high};
  }

  private static boolean isOfCells(EditTrial trial) {
    return trial.steps().stream().allMatch(it -> it.of().part().cell() != null);
  }

  /**
   * Returns the least distance that a change can have after a step and further ones.
   *
   * @param more the number of steps to come, this one included
   */
  double distance(EditTrial from, PartStep step, int more) {
    double least = 0;
    for (int i = 0; i < wishes.size() && from.isValid(); i++) {
      if (ranges.get(i) < Double.POSITIVE_INFINITY) {
        double[] visits = from.visits()[fights.get(i)];
        double[] later = Arrays.copyOfRange(visits, step.part() + 1, visits.length);
        Arrays.sort(later);
        double any = visits[step.part()];
        for (int k = 1; k < more && k <= later.length; k++) {
          any += later[later.length - k];
        }
        if (any == UNBOUNDED) {
          continue;
        }
        double off = ranges.get(i) * Math.min(1, any) + ROUNDING;
        double value = from.value(i);
        least = Math.max(least, wishes.get(i).distance(value - off, value + off));
      }
    }
    return least;
  }
}
