package vedette.study.tune;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
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
import vedette.question.Figure;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.study.change.Influence;
import vedette.study.change.PartSteps;
import vedette.study.change.ReferenceFights;
import vedette.study.change.TableChanges;
import vedette.study.tune.EditTrial.SolvedFights;
import vedette.study.tune.Tuning.FightWish;
import vedette.study.tune.Tuning.TableEdit;
import vedette.work.Parallel;
import vedette.work.Refusal.TimeUp;

/**
 * A branch-and-bound search for the smallest changes of a table that meet all wishes. Every change
 * that could meet them is solved exactly; the others are excluded by {@link InteractionBound}.
 */
public final class TuningSearch {
  private static final double ROUNDING = 1e-9;

  /** Pieces of the first round of a search, enough to find a good change early. */
  private static final int FIRST_ROUND = 4;

  /** The most pieces of a round, enough for many threads. */
  private static final int ROUND = 64;

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

  /** True if all changes so far were within their bounds. */
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
    SolvedFights solved = solved(new TableVersion(task.table()), task.wished(), List.of());
    List<Estimate> now = solved.figures();
    wishes = new ArrayList<>();
    for (TunedFight fight : task.wished()) {
      for (Wish wish : fight.wishes()) {
        wishes.add(new FightWish(fight, wish, now.get(wishes.size())));
      }
    }
    base = new EditTrial(List.of(), solved);
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
    boolean complete = false;
    List<Tuning.Unreached> unreached = List.of();
    try {
      single();
      List<FightWish> untouched = best.isEmpty() ? untouched() : List.of();
      if (!untouched.isEmpty()) {
        return result(untouched, List.of(), 1, true);
      }
      while (best.isEmpty() && size < Math.min(task.mostParts(), parts)) {
        size++;
        several(size);
      }
      complete = true;
      unreached = best.isEmpty() ? unreached() : List.of();
    } catch (TimeUp e) {
      // The answer is the best so far.
    }
    return result(List.of(), unreached, size, complete);
  }

  private void forEach(int pieces, IntConsumer work) {
    forEach(0, pieces, pieces, work);
  }

  private void forEach(int from, int to, int pieces, IntConsumer work) {
    Parallel.run(
        to - from,
        task.threads(),
        task.limits().deadline(),
        piece -> work.accept(from + piece),
        done -> progress.showLooked(from + done, pieces));
  }

  /**
   * Runs pieces of a search in rounds, which grow from {@link #FIRST_ROUND} to {@link #ROUND}
   * pieces. The best changes are the same for all pieces of a round, whatever the order of the
   * threads, so the answer and its counts do not depend on the number of threads.
   */
  private void inRounds(int pieces, Piece piece) {
    int size = FIRST_ROUND;
    int from = 0;
    while (from < pieces) {
      int first = from;
      int to = Math.min(pieces, from + size);
      List<List<EditTrial>> found = new ArrayList<>();
      for (int i = from; i < to; i++) {
        found.add(Collections.synchronizedList(new ArrayList<>()));
      }
      try {
        forEach(from, to, pieces, i -> piece.search(i, found.get(i - first)));
        best.offer(all(found));
      } catch (TimeUp e) {
        best.offerLate(all(found));
        throw e;
      }
      from = to;
      size = Math.min(ROUND, 2 * size);
    }
  }

  private static List<EditTrial> all(List<List<EditTrial>> found) {
    List<EditTrial> all = new ArrayList<>();
    for (List<EditTrial> each : found) {
      synchronized (each) {
        all.addAll(each);
      }
    }
    return all;
  }

  /** A piece of a search. */
  @FunctionalInterface
  private interface Piece {
    /**
     * Searches.
     *
     * @param found receives the changes that could be among the best
     */
    void search(int piece, List<EditTrial> found);
  }

  private void single() {
    singles = new EditTrial[steps.size()];
    try {
      forEach(singles.length, i -> singles[i] = solved(List.of(steps.get(i))));
      best.offer(List.of(singles));
    } catch (TimeUp e) {
      best.offerLate(Arrays.stream(singles).filter(it -> it != null).toList());
      throw e;
    }
  }

  /** Returns the wishes that are not met and whose figures no single change affects. */
  private List<FightWish> untouched() {
    List<FightWish> untouched = new ArrayList<>();
    for (int i = 0; i < wishes.size(); i++) {
      int wish = i;
      boolean still =
          Arrays.stream(singles).filter(EditTrial::isValid).allMatch(it -> isSame(it, wish));
      if (still && !wishes.get(i).isMet()) {
        untouched.add(wishes.get(i));
      }
    }
    return untouched;
  }

  /**
   * Returns the wishes that even other results in all cells do not meet, as far as {@link
   * ReachSearch} finds; none if other parts affect the figures.
   */
  private List<Tuning.Unreached> unreached() {
    List<FightWish> ofCells = new ArrayList<>();
    for (int i = 0; i < wishes.size(); i++) {
      FightWish wish = wishes.get(i);
      if (!wish.isMet() && !wish.now().isMissing() && isOfCells(i)) {
        ofCells.add(wish);
      }
    }
    Tuning.Unreached[] unreached = new Tuning.Unreached[ofCells.size()];
    forEach(unreached.length, i -> unreached[i] = unreached(ofCells.get(i)));
    return Arrays.stream(unreached).filter(it -> it != null).toList();
  }

  /** Returns the range of a figure; null if it reaches the wish. */
  private Tuning.Unreached unreached(FightWish wish) {
    TunedFight fight = wish.fight().wishing(List.of(wish.wish()));
    double now = wish.now().value();
    Double atLeast = wish.wish().atLeast();
    boolean isBelow = atLeast != null && now < atLeast;
    double enough = isBelow ? atLeast : wish.wish().atMost();
    double reached = new ReachSearch(task, this::figures, fight, isBelow).extreme(now, enough);
    if (isBelow ? reached >= enough - ROUNDING : reached <= enough + ROUNDING) {
      return null;
    }
    double never = isBelow ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    double other = new ReachSearch(task, this::figures, fight, !isBelow).extreme(now, never);
    return new Tuning.Unreached(wish, Math.min(reached, other), Math.max(reached, other));
  }

  private boolean isOfCells(int wish) {
    return Arrays.stream(singles)
        .filter(it -> it.steps().get(0).of().kind() != PartSteps.Kind.CELLS)
        .allMatch(it -> it.isValid() && isSame(it, wish));
  }

  private boolean isSame(EditTrial changed, int wish) {
    return wishes.get(wish).wish().isSame(base.figures().get(wish), changed.figures().get(wish));
  }

  /** Searches all changes of a number of parts. */
  private void several(int size) {
    forEach(singles.length, i -> bound.prepare(singles[i]));
    for (EditTrial single : singles) {
      bounded &= bound.holds(single);
    }
    List<EditTrial> nearestFirst =
        Arrays.stream(singles).sorted(Comparator.comparingDouble(it -> best.distance(it))).toList();
    boolean useBounds = bounded;
    search(nearestFirst, size, useBounds);
    if (useBounds && !bounded) {
      // A change has an effect outside its bound: the rules read the table in an unknown way.
      search(nearestFirst, size, false);
    }
  }

  private void search(List<EditTrial> from, int size, boolean useBounds) {
    inRounds(from.size(), (i, found) -> extend(from.get(i), size - 1, useBounds, found));
  }

  /** Searches all changes that add a number of later parts to a change. */
  private void extend(EditTrial from, int more, boolean useBounds, List<EditTrial> found) {
    if (more == 1) {
      last(from, useBounds, found);
      return;
    }
    for (PartStep step : steps) {
      if (from.mayBeFollowedBy(step)
          && !(useBounds && best.isExcluded(bound.distance(from, step, more), 0))) {
        EditTrial next = solved(from.and(step));
        if (useBounds) {
          bound.prepare(next);
        }
        extend(next, more - 1, useBounds, found);
      }
    }
  }

  /** Searches all changes that add one later part to a change. */
  private void last(EditTrial from, boolean useBounds, List<EditTrial> found) {
    for (EditTrial single : singles) {
      PartStep step = single.steps().get(0);
      if (from.mayBeFollowedBy(step)) {
        List<PartStep> all = from.and(step);
        double least = useBounds ? bound.distance(from, single) : 0;
        if (!best.isExcluded(least, EditTrial.distance(all))) {
          EditTrial trial = solvedUnlessWorse(all);
          if (trial != null) {
            if (useBounds && !bound.holds(from, single, trial)) {
              bounded = false;
            }
            if (best.isCandidate(trial)) {
              found.add(trial);
            }
          }
        }
      }
    }
  }

  /** Returns a change with its odds. */
  private EditTrial solved(List<PartStep> edit) {
    return solved(edit, List.of());
  }

  /** Returns a change with its odds; null if one of its fights excludes it. */
  private EditTrial solvedUnlessWorse(List<PartStep> edit) {
    return solved(edit, wishes);
  }

  /**
   * Returns a change with its odds.
   *
   * @param deciding the wishes that are compared fight by fight; empty to solve all fights
   * @return null if a wish is further away than in the best change so far
   */
  private EditTrial solved(List<PartStep> edit, List<FightWish> deciding) {
    task.limits().deadline().check();
    computed.incrementAndGet();
    try {
      SolvedFights solved = solved(EditTrial.table(task.table(), edit), task.wished(), deciding);
      return solved == null ? null : new EditTrial(edit, solved);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return new EditTrial(edit, null); // The changed table lacks something that a fight needs.
    } catch (WrongFile e) {
      return new EditTrial(edit, null); // The rules reject the changed table.
    }
  }

  private SolvedFights solved(
      TableVersion table, List<TunedFight> fights, List<FightWish> deciding) {
    List<Estimate> figures = new ArrayList<>();
    double[] undecided = new double[fights.size()];
    for (int i = 0; i < undecided.length; i++) {
      Odds.Exact odds = odds(table.of(fights.get(i)));
      for (Figure figure : fights.get(i).figures()) {
        Estimate value = odds.estimate(figure);
        int wish = figures.size();
        figures.add(value);
        if (!deciding.isEmpty() && best.isExcluded(deciding.get(wish).wish().distance(value), 0)) {
          return null;
        }
      }
      undecided[i] = odds.undecided() + odds.undecidedError();
    }
    return new SolvedFights(figures, undecided);
  }

  /** Returns the figures of some fights with a table. */
  private List<Estimate> figures(TableVersion table, List<TunedFight> fights) {
    return solved(table, fights, List.of()).figures();
  }

  private Odds.Exact odds(Engagement<?, ?> fight) {
    return ExactOdds.of(OptimizedFight.of(fight, task.limits()).fight(), task.limits(), false);
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
