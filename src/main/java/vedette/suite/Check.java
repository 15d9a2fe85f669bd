package vedette.suite;

import java.util.List;
import vedette.suite.Checked.Ignored;
import vedette.suite.Checked.Verdict;
import vedette.suite.Runner.Computed;

/**
 * A suite held against its baseline, or only against what its scenarios expect.
 *
 * @param suite with all its scenarios, wrong ones too
 * @param baseline the baseline's file, as the user gave it; null if there is none
 * @param writtenBy the version of the program that wrote that; null if there is none
 * @param tolerance what a probability may move without counting, and a mean as a share of the range
 *     of its values; 0 for none
 * @param strict whether obsolete scenarios are a finding
 * @param scenarios those that are right, in the suite's order
 * @param obsolete names that only the baseline has
 * @param tables tables that are not what they were, whether odds moved or not
 */
public record Check(
    Suite suite,
    String baseline,
    String writtenBy,
    double tolerance,
    boolean strict,
    List<Checked> scenarios,
    List<String> obsolete,
    List<TableChange> tables) {

  /** A suite held against what its scenarios expect, and nothing else. */
  public static Check ofExpectations(Suite suite, List<Computed> computed) {
    return new Check(
        suite,
        null,
        null,
        0,
        false,
        computed.stream().map(Checked::notCompared).toList(),
        List.of(),
        List.of());
  }

  /** The scenarios of a verdict, in the suite's order. */
  public List<Checked> of(Verdict verdict) {
    return scenarios.stream().filter(each -> each.verdict() == verdict).toList();
  }

  /** How many scenarios are wrong in the suite. */
  public int wrong() {
    return suite.wrong().size();
  }

  /** How many expectations came to this. */
  public int expectations(Expectation.Outcome outcome) {
    int count = 0;
    for (Checked checked : scenarios) {
      for (Expectation.Judged judged : checked.computed().expectations()) {
        count += judged.outcome() == outcome ? 1 : 0;
      }
    }
    return count;
  }

  /** The largest differences that the tolerance passed over. */
  public Ignored ignored() {
    return scenarios.stream().map(Checked::ignored).reduce(Ignored.NONE, Ignored::and);
  }

  /** Whether there is anything that another baseline would do away with. */
  public boolean isOutdated() {
    return !of(Verdict.CHANGED).isEmpty()
        || !of(Verdict.NEW).isEmpty()
        || strict && !obsolete.isEmpty();
  }

  /** Whether a job must fail. */
  public boolean hasFindings() {
    return isOutdated() || expectations(Expectation.Outcome.MISSED) > 0;
  }

  /** Whether anything was left open. */
  public boolean isOpen() {
    return !of(Verdict.INCONCLUSIVE).isEmpty()
        || !of(Verdict.REFUSED).isEmpty()
        || expectations(Expectation.Outcome.OPEN) > 0;
  }
}
