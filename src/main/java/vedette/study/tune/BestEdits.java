package vedette.study.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import vedette.question.Estimate;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.study.lint.Lint;
import vedette.study.lint.Lint.LintResult;
import vedette.study.tune.Tuning.ChangedPart;
import vedette.study.tune.Tuning.FightWish;
import vedette.study.tune.Tuning.TableEdit;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.work.Deadline;

/**
 * The best changes so far: the shortest that meet all wishes, or the one that comes nearest. They
 * keep what must stay, and lint finds nothing new in them. Not thread-safe: threads may ask, while
 * none offers changes.
 */
final class BestEdits {
  /** A difference of distances that may be a rounding error. */
  private static final double ROUNDING = 1e-6;

  /**
   * The distance up to which a figure may still meet a wish, because the difference is negligible
   * (see {@link Change}).
   */
  private static final double MET = 1e-3;

  /** The most changes of a table checked after the time is up. */
  private static final int LATE = 100;

  /** The most changes of a rule system checked after the time is up: each takes up to a second. */
  private static final int LATE_OF_SYSTEMS = 3;

  private final TuningTask task;
  private final List<FightWish> wishes;
  private final double baseDistance;
  private final BiFunction<TableVersion, List<TunedFight>, List<Estimate>> figures;
  private final Set<String> knownFindings;
  private final TreeSet<RankedEdit> met = new TreeSet<>(RankedEdit.SHORTEST_FIRST);
  private RankedEdit nearest;
  private long findings;
  private long moved;

  /** A change with its rank. */
  private record RankedEdit(EditTrial trial, double distance, double deviation) {
    private static final Comparator<RankedEdit> IN_ORDER_OF_PARTS =
        (one, other) -> {
          for (int i = 0; i < Math.min(one.steps().size(), other.steps().size()); i++) {
            PartStep mine = one.steps().get(i);
            PartStep its = other.steps().get(i);
            int order = Integer.compare(mine.part(), its.part());
            order = order != 0 ? order : Integer.compare(its.step().by(), mine.step().by());
            if (order != 0) {
              return order;
            }
          }
          return Integer.compare(one.steps().size(), other.steps().size());
        };

    private static final Comparator<RankedEdit> SHORTEST_FIRST =
        Comparator.<RankedEdit>comparingInt(it -> EditTrial.distance(it.steps()))
            .thenComparingDouble(it -> rounded(it.deviation))
            .thenComparing(IN_ORDER_OF_PARTS);

    private static final Comparator<RankedEdit> NEAREST_FIRST =
        Comparator.<RankedEdit>comparingDouble(it -> rounded(it.distance))
            .thenComparing(it -> it.steps().size())
            .thenComparing(SHORTEST_FIRST);

    private List<PartStep> steps() {
      return trial.steps();
    }

    /** Rounds a value, so that rounding errors do not change the order. */
    private static double rounded(double value) {
      return Math.rint(value * 1e7) / 1e7;
    }
  }

  /**
   * Starts without changes.
   *
   * @param figures returns the figures of some fights with a table
   */
  BestEdits(
      TuningTask task,
      List<FightWish> wishes,
      EditTrial base,
      BiFunction<TableVersion, List<TunedFight>, List<Estimate>> figures) {
    this.task = task;
    this.wishes = wishes;
    this.figures = figures;
    baseDistance = distance(base);
    knownFindings = task.findings() ? Set.of() : findings(task.table());
  }

  /** Returns the largest distance of a figure from its wish. */
  double distance(EditTrial trial) {
    double distance = 0;
    for (int i = 0; i < wishes.size(); i++) {
      if (!trial.isValid()) {
        return Double.POSITIVE_INFINITY;
      }
      distance = Math.max(distance, wishes.get(i).wish().distance(trial.figures().get(i)));
    }
    return distance;
  }

  private double deviation(EditTrial trial) {
    double deviation = 0;
    for (int i = 0; i < wishes.size(); i++) {
      deviation = Math.max(deviation, wishes.get(i).wish().deviation(trial.figures().get(i)));
    }
    return deviation;
  }

  /** Returns whether a change could be one of the best, if it keeps what must stay. */
  boolean isCandidate(EditTrial trial) {
    RankedEdit edit = ranked(trial);
    return trial.isValid() && (edit.distance == 0 ? isAmongMet(edit) : isNearer(edit));
  }

  /**
   * Takes those of some changes that are among the best and keep what must stay.
   *
   * @throws vedette.work.Refusal.TimeUp if the time is up before all are checked
   */
  void offer(List<EditTrial> trials) {
    takeMet(ranked(trials, true), task.limits().deadline());
    if (met.isEmpty()) {
      takeNearest(ranked(trials, false), task.limits().deadline());
    }
  }

  /**
   * Takes the best of some changes after the time is up, if that needs no long computation: it
   * checks a few changes, and none if there are fights to keep.
   */
  void offerLate(List<EditTrial> trials) {
    if (task.kept().isEmpty()) {
      int few = task.table() instanceof SystemFile ? LATE_OF_SYSTEMS : LATE;
      takeMet(ranked(trials, true).stream().limit(few).toList(), Deadline.NONE);
      if (met.isEmpty()) {
        takeNearest(ranked(trials, false).stream().limit(few).toList(), Deadline.NONE);
      }
    }
  }

  private List<RankedEdit> ranked(List<EditTrial> trials, boolean ofMet) {
    return trials.stream()
        .filter(EditTrial::isValid)
        .map(this::ranked)
        .filter(it -> it.distance == 0 == ofMet)
        .sorted(ofMet ? RankedEdit.SHORTEST_FIRST : RankedEdit.NEAREST_FIRST)
        .toList();
  }

  private RankedEdit ranked(EditTrial trial) {
    return new RankedEdit(trial, distance(trial), trial.isValid() ? deviation(trial) : 0);
  }

  private void takeMet(List<RankedEdit> edits, Deadline deadline) {
    for (RankedEdit edit : edits) {
      if (!isAmongMet(edit)) {
        return; // Those after it come later, too.
      }
      deadline.check();
      if (isAllowed(edit.trial)) {
        met.add(edit);
        if (met.size() > Tuning.MOST) {
          met.pollLast();
        }
      }
    }
  }

  private void takeNearest(List<RankedEdit> edits, Deadline deadline) {
    for (RankedEdit edit : edits) {
      if (!isNearer(edit)) {
        return;
      }
      deadline.check();
      if (isAllowed(edit.trial)) {
        nearest = edit;
        return;
      }
    }
  }

  private boolean isAmongMet(RankedEdit edit) {
    return met.size() < Tuning.MOST || RankedEdit.SHORTEST_FIRST.compare(edit, met.last()) < 0;
  }

  private boolean isNearer(RankedEdit edit) {
    return met.isEmpty()
        && (nearest == null
            ? edit.distance < baseDistance - ROUNDING
            : RankedEdit.NEAREST_FIRST.compare(edit, nearest) < 0);
  }

  /**
   * Returns whether no change of a distance and length can be one of the best.
   *
   * @param least the least distance that the change can have from the wishes
   * @param length the least sum of its steps
   */
  boolean isExcluded(double least, int length) {
    if (least <= MET) {
      return met.size() == Tuning.MOST && length > EditTrial.distance(met.last().steps());
    }
    return !met.isEmpty()
        || least > (nearest == null ? baseDistance - ROUNDING : nearest.distance + ROUNDING);
  }

  /** Returns whether a change keeps what must stay. */
  private boolean isAllowed(EditTrial trial) {
    try {
      TableVersion changed = EditTrial.table(task.table(), trial.steps());
      if (!task.findings() && !knownFindings.containsAll(findings(changed.table()))) {
        findings++;
        return false;
      }
      if (!keeps(changed)) {
        moved++;
        return false;
      }
      return true;
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return false; // A fight to keep is no longer possible.
    } catch (WrongFile e) {
      return false; // The rules of a fight to keep reject the table.
    }
  }

  private boolean keeps(TableVersion changed) {
    List<Estimate> kept = figures.apply(changed, task.kept());
    int next = 0;
    for (TunedFight fight : task.kept()) {
      for (Wish wish : fight.wishes()) {
        if (!wish.isMet(kept.get(next++))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the warnings about a table, by code and place. */
  private static Set<String> findings(Table table) {
    Problems problems = new Problems();
    Lint.check(table, problems, (done, of) -> {});
    Set<String> findings = new HashSet<>();
    for (Problem problem : LintResult.of(table.id(), table, problems).problems()) {
      if (problem.severity() == Severity.WARNING) {
        findings.add(problem.code() + " " + problem.at());
      }
    }
    return findings;
  }

  /** Returns whether no change meets all wishes so far. */
  boolean isEmpty() {
    return met.isEmpty();
  }

  /** Returns the changes that meet all wishes, the best first. */
  List<TableEdit> edits() {
    List<TableEdit> edits = new ArrayList<>();
    met.forEach(it -> edits.add(edit(it.trial)));
    return edits;
  }

  /** Returns the nearest change; null if none comes nearer than the table as it is. */
  TableEdit nearest() {
    return nearest == null ? null : edit(nearest.trial);
  }

  private TableEdit edit(EditTrial trial) {
    return new TableEdit(
        trial.steps().stream().map(it -> new ChangedPart(it.of(), it.step())).toList(),
        EditTrial.table(task.table(), trial.steps()).table(),
        trial.figures(),
        null);
  }

  /** Returns the number of changes left out because of new findings of lint. */
  long findings() {
    return findings;
  }

  /** Returns the number of changes left out because a figure to keep changes. */
  long moved() {
    return moved;
  }
}
