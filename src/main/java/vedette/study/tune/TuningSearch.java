package vedette.study.tune;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.exact.ExactOdds;
import vedette.question.Estimate;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.study.change.Influence;
import vedette.study.change.PartSteps;
import vedette.study.change.ReferenceFights;
import vedette.study.change.TableChanges;
import vedette.study.tune.Tuning.FightWish;
import vedette.study.tune.Tuning.TableEdit;
import vedette.table.Tables;
import vedette.table.grid.Table;
import vedette.work.Parallel;
import vedette.work.Refusal.TimeUp;

/**
 * A branch-and-bound search for the smallest changes of a table that meet all wishes. Every change
 * that could meet them is solved exactly; the others are excluded by {@link InteractionBound}.
 */
public final class TuningSearch {
  private static final double ROUNDING = 1e-9;

  private final TuningTask task;
  private final Influence.Progress progress;
  private final List<FightWish> wishes;
  private final List<PartStep> steps = new ArrayList<>();
  private final int parts;
  private final EditTrial base;
  private final InteractionBound bound;
  private final BestEdits best;
  private final AtomicLong computed = new AtomicLong();

  /** The changes of a single part, in the order of the steps. */
  private EditTrial[] singles;

  /** Whether all changes so far were within their bounds. */
  private volatile boolean bounded = true;

  private TuningSearch(TuningTask task, Influence.Progress progress) {
    this.task = task;
    this.progress = progress;
    List<PartSteps> changeable = task.parts(task.mostSteps());
    parts = changeable.size();
    for (int part = 0; part < parts; part++) {
      for (PartSteps.Step step : changeable.get(part).steps()) {
        steps.add(new PartStep(part, changeable.get(part), step));
      }
    }
    List<Estimate> now = figures(task.table(), task.wished());
    wishes = new ArrayList<>();
    for (TunedFight fight : task.wished()) {
      for (Wish wish : fight.wishes()) {
        wishes.add(new FightWish(fight, wish, now.get(wishes.size())));
      }
    }
    base = new EditTrial(List.of(), now);
    bound = new InteractionBound(task, changeable, base);
    best = new BestEdits(task, wishes, base, this::figures);
  }

  /**
   * Searches for the changes.
   *
   * @param progress receives the progress within each number of changed parts
   * @throws vedette.work.Refusal if one of the fights is too large for exact odds
   * @throws vedette.source.WrongFile if the table cannot be used as it is
   */
  public static Tuning of(TuningTask task, Influence.Progress progress) {
    return new TuningSearch(task, progress).run();
  }

  private Tuning run() {
    if (wishes.stream().allMatch(FightWish::isMet) || steps.isEmpty()) {
      return result(List.of(), List.of(), 0, true);
    }
    int size = 1;
    try {
      single();
      List<FightWish> untouched = best.isEmpty() ? untouched() : List.of();
      if (!untouched.isEmpty()) {
        return result(untouched, List.of(), 1, true);
      }
      List<Tuning.Unreached> unreached = best.isEmpty() ? unreached() : List.of();
      if (!unreached.isEmpty()) {
        return result(List.of(), unreached, 1, true);
      }
      while (best.isEmpty() && size < Math.min(task.mostParts(), parts)) {
        size++;
        several(size);
      }
      return result(List.of(), List.of(), size, true);
    } catch (TimeUp e) {
      return result(List.of(), List.of(), size, false);
    }
  }

  private void forEach(int pieces, IntConsumer work) {
    Parallel.run(
        pieces,
        task.threads(),
        task.limits().deadline(),
        work,
        done -> progress.showLooked(done, pieces));
  }

  private void single() {
    singles = new EditTrial[steps.size()];
    forEach(
        singles.length,
        i -> {
          singles[i] = solved(List.of(steps.get(i)));
          best.offer(singles[i]);
        });
    for (EditTrial single : singles) {
      bounded &= bound.holds(single);
    }
  }

  /** Returns the wishes that are not met and whose figures no single change affects. */
  private List<FightWish> untouched() {
    List<FightWish> untouched = new ArrayList<>();
    for (int i = 0; i < wishes.size(); i++) {
      int wish = i;
      boolean still =
          Arrays.stream(singles)
              .filter(EditTrial::isValid)
              .allMatch(it -> Math.abs(it.value(wish) - base.value(wish)) <= ROUNDING);
      if (still && !wishes.get(i).isMet()) {
        untouched.add(wishes.get(i));
      }
    }
    return untouched;
  }

  /**
   * Returns the wishes out of reach of any results in the cells; none if other parts affect the
   * figures.
   */
  private List<Tuning.Unreached> unreached() {
    List<Tuning.Unreached> unreached = new ArrayList<>();
    for (int i = 0; i < wishes.size(); i++) {
      if (!wishes.get(i).isMet() && isOfCells(i)) {
        double low = new ReachSearch(task, this::figures, i, false).extreme(base);
        double high = new ReachSearch(task, this::figures, i, true).extreme(base);
        if (wishes.get(i).wish().distance(low - ROUNDING, high + ROUNDING) > 0) {
          unreached.add(new Tuning.Unreached(wishes.get(i), low, high));
        }
      }
    }
    return unreached;
  }

  private boolean isOfCells(int wish) {
    return Arrays.stream(singles)
        .filter(it -> it.steps().get(0).of().kind() != PartSteps.Kind.CELLS)
        .allMatch(it -> it.isValid() && Math.abs(it.value(wish) - base.value(wish)) <= ROUNDING);
  }

  /** Searches all changes of a number of parts. */
  private void several(int size) {
    boolean useBounds = bounded;
    if (useBounds) {
      forEach(singles.length, i -> bound.prepare(singles[i]));
    }
    List<EditTrial> nearestFirst =
        Arrays.stream(singles)
            .sorted(Comparator.comparingDouble(it -> best.distance(it)))
            .toList();
    forEach(nearestFirst.size(), i -> extend(nearestFirst.get(i), size - 1, useBounds));
    if (useBounds && !bounded) {
      // A change has an effect outside its bound: the rules read the table in an unknown way.
      forEach(nearestFirst.size(), i -> extend(nearestFirst.get(i), size - 1, false));
    }
  }

  /** Searches all changes that add a number of later parts to a change. */
  private void extend(EditTrial from, int more, boolean useBounds) {
    if (more == 1) {
      last(from, useBounds);
      return;
    }
    for (int i = 0; i < steps.size(); i++) {
      PartStep step = steps.get(i);
      if (from.mayBeFollowedBy(step)
          && !(useBounds && best.isExcluded(bound.distance(from, step, more), 0))) {
        EditTrial next = solved(from.and(step));
        if (useBounds) {
          bound.prepare(next);
        }
        extend(next, more - 1, useBounds);
      }
    }
  }

  /** A last step of a change, with the least distance that its bounds allow. */
  private record LastStep(PartStep step, double least, double predicted) {}

  private void last(EditTrial from, boolean useBounds) {
    List<LastStep> candidates = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      PartStep step = steps.get(i);
      if (from.mayBeFollowedBy(step)) {
        double least = useBounds ? bound.distance(from, singles[i]) : 0;
        candidates.add(new LastStep(step, least, bound.predicted(from, singles[i])));
      }
    }
    candidates.sort(Comparator.comparingDouble(LastStep::predicted));
    for (LastStep it : candidates) {
      List<PartStep> all = from.and(it.step);
      if (!best.isExcluded(it.least, EditTrial.distance(all))) {
        EditTrial trial = solved(all);
        if (useBounds && !bound.holds(from, singles[steps.indexOf(it.step)], trial)) {
          bounded = false;
        }
        best.offer(trial);
      }
    }
  }

  /** Returns a change with its odds. */
  private EditTrial solved(List<PartStep> edit) {
    task.limits().deadline().check();
    computed.incrementAndGet();
    try {
      return new EditTrial(edit, figures(EditTrial.table(task.table(), edit), task.wished()));
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return new EditTrial(edit, null); // The changed table lacks something that a fight needs.
    } catch (WrongFile e) {
      return new EditTrial(edit, null); // The rules reject the changed table.
    }
  }

  /** Returns the figures of some fights with a table. */
  private List<Estimate> figures(Table table, List<TunedFight> fights) {
    Map<String, Table> byFile = new HashMap<>(Map.of(table.file(), table));
    List<Estimate> figures = new ArrayList<>();
    for (TunedFight fight : fights) {
      Table read =
          byFile.computeIfAbsent(
              fight.table().file(), file -> Tables.readAs(table, fight.table().file()));
      Odds.Exact odds = odds(fight.with(read));
      fight.figures().forEach(figure -> figures.add(odds.estimate(figure)));
    }
    return figures;
  }

  private Odds.Exact odds(Engagement<?, ?> fight) {
    return ExactOdds.of(
        OptimizedFight.of(fight, task.limits()).fight(), task.limits(), false);
  }

  private Tuning result(
      List<FightWish> untouched, List<Tuning.Unreached> unreached, int size, boolean complete) {
    List<TableEdit> changes = new ArrayList<>(best.edits());
    try {
      TableEdit[] fought = changes.toArray(TableEdit[]::new);
      forEach(fought.length, i -> fought[i] = withEffects(fought[i]));
      changes = List.of(fought);
    } catch (TimeUp e) {
      // The changes stay without their effects on other fights.
    }
    return new Tuning(
        wishes,
        untouched,
        unreached,
        changes.isEmpty() ? 0 : size,
        changes,
        changes.isEmpty() ? best.nearest() : null,
        complete,
        new Tuning.Searched(parts, sets(size), computed.get(), best.findings(), best.moved()));
  }

  private TableEdit withEffects(TableEdit edit) {
    return edit.with(
        ReferenceFights.of(
            TableChanges.of(task.table(), edit.changed()), task.limits().deadline()));
  }

  /** Returns the number of changes of up to a number of parts. */
  private BigInteger sets(int size) {
    BigInteger[] ofSize = new BigInteger[size + 1];
    Arrays.fill(ofSize, BigInteger.ZERO);
    ofSize[0] = BigInteger.ONE;
    for (int part = 0; part < parts; part++) {
      int of = part;
      long each = steps.stream().filter(it -> it.part() == of).count();
      for (int i = size; i > 0; i--) {
        ofSize[i] = ofSize[i].add(ofSize[i - 1].multiply(BigInteger.valueOf(each)));
      }
    }
    return IntStream.rangeClosed(1, size)
        .mapToObj(i -> ofSize[i])
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** Returns whether the odds of a fight depend on its tables only where it consults them. */
  static boolean isWithoutChoices(Engagement<?, ?> fight) {
    return !(fight.doctrine() instanceof Goal.OpenDoctrine<?>);
  }

  /** Returns the measure of a figure; null if the fight has none. */
  static Measure<?> measure(Engagement<?, ?> fight, Wish wish) {
    return fight.measures().stream()
        .filter(it -> it.name().equals(wish.figure().measure()))
        .findFirst()
        .orElse(null);
  }
}
