package vedette.suite;

import java.util.List;
import vedette.question.Change;
import vedette.suite.Runner.Computed;

/**
 * A scenario held against the baseline.
 *
 * @param computed its odds now
 * @param before the figures of the baseline; null if it has none
 * @param cause why it changed; null unless it did
 * @param tables changes of tables that it consults, whether its odds moved or not
 * @param because the tables among them that moved its odds; empty unless they are the cause
 * @param moved figures that moved, the worst first; if inconclusive, those that are open
 * @param ignored the largest differences within the tolerance
 * @param notes what else there is to say, in words
 */
public record Checked(
    Computed computed,
    Figures before,
    Verdict verdict,
    Cause cause,
    List<TableChange> tables,
    List<Because> because,
    List<Change> moved,
    Ignored ignored,
    List<String> notes) {

  /** A scenario of a check without a baseline. */
  static Checked notCompared(Computed computed) {
    return computed.refusal() == null
        ? notCompared(computed, Verdict.SAME, List.of(), List.of())
        : notCompared(
            computed, Verdict.REFUSED, List.of(), List.of(computed.refusal().getMessage()));
  }

  /** Whether there was anything to compare it with. */
  public boolean isCompared() {
    return before != null;
  }

  /** A scenario without anything to hold it against. */
  static Checked notCompared(
      Computed computed, Verdict verdict, List<TableChange> tables, List<String> notes) {
    return new Checked(
        computed, null, verdict, null, tables, List.of(), List.of(), Ignored.NONE, notes);
  }

  public String name() {
    return computed.scenario().name();
  }

  /** How far the worst of its figures moved: a chance, or a mean against the larger one. */
  public double share() {
    return moved.stream().mapToDouble(Checked::share).max().orElse(0);
  }

  /** How far a figure moved, from 0 to 1: a mean by its share of the larger one. */
  private static double share(Change moved) {
    double larger = Math.max(Math.abs(moved.before().value()), Math.abs(moved.after().value()));
    return moved.figure().mean() && larger > 0 ? moved.size() / larger : moved.size();
  }

  /** Why the odds of a scenario are not what they were. */
  public enum Cause {
    /** Another request under the same name. */
    REQUEST,
    /** A table that it consults was changed. */
    TABLE,
    /** None of these: the program itself. */
    ENGINE
  }

  /**
   * The largest differences that a tolerance passed over; 0 if there was none.
   *
   * @param chance of a probability
   * @param mean of a mean
   */
  public record Ignored(double chance, double mean) {
    static final Ignored NONE = new Ignored(0, 0);

    public boolean isNone() {
      return chance == 0 && mean == 0;
    }

    Ignored and(Change change) {
      return and(
          change.figure().mean() ? new Ignored(0, change.size()) : new Ignored(change.size(), 0));
    }

    Ignored and(Ignored other) {
      return new Ignored(Math.max(chance, other.chance), Math.max(mean, other.mean));
    }
  }

  /** What a check says of a scenario. */
  public enum Verdict {
    /** Its odds are what they were, or there is nothing to compare them with. */
    SAME,
    /** They are not. */
    CHANGED,
    /** The baseline does not have it. */
    NEW,
    /** It can only be sampled, and the samples leave it open. */
    INCONCLUSIVE,
    /** Its odds were refused, as over a limit. */
    REFUSED
  }
}
