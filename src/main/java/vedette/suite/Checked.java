package vedette.suite;

import java.util.List;
import vedette.fight.Engagement.Fact;

/**
 * A scenario held against the baseline.
 *
 * @param computed its odds now
 * @param before the figures of the baseline; null if it has none
 * @param cause why it changed; null unless it did
 * @param tables changes of tables that it consults, whether its odds moved or not
 * @param because the tables among them that moved its odds; empty unless they are the cause
 * @param rules ids of rules that the program plays otherwise since the baseline was written, and
 *     what it plays now
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
    List<Fact> rules,
    List<Difference> moved,
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
        computed,
        null,
        verdict,
        null,
        tables,
        List.of(),
        List.of(),
        List.of(),
        Ignored.NONE,
        notes);
  }

  public String name() {
    return computed.scenario().name();
  }

  /** How far the worst of its figures moved: a chance, or a mean against the larger one. */
  public double share() {
    return moved.stream().mapToDouble(Difference::share).max().orElse(0);
  }
}
