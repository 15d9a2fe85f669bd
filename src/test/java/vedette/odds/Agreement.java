package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.statistics.inference.GTest;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;

/** Assertions that the frequencies of trials agree with probabilities. */
public final class Agreement {
  /**
   * The rate at which a G test rejects a true hypothesis; the seeds are fixed, so a rejection is
   * permanent. There are some thousand tests: at 1 in 10,000, one in ten changes of the draws would
   * fail.
   */
  private static final double REJECTED = 1e-6;

  private static final int EXPECTED_AT_LEAST = 10;

  private Agreement() {}

  /**
   * Asserts that every measure of the sample agrees with its exact odds, and so do the fights
   * without end.
   */
  public static void assertAgree(Odds exact, Odds.Sampled sampled) {
    for (MeasureOdds measure : exact.measures()) {
      assertAgree(
          measure.name(),
          values(measure),
          values(sampled.measure(measure.name())),
          sampled.trials());
    }
    assertAgree(
        "undecided",
        Map.of(true, exact.undecided()),
        Map.of(true, sampled.undecided()),
        sampled.trials());
  }

  public static Map<Object, Double> values(MeasureOdds measure) {
    return measure.distribution().stream().collect(Collectors.toMap(Chance::value, Chance::p));
  }

  /**
   * Asserts agreement; values with lower expected counts are combined, with all that are not
   * listed.
   */
  public static void assertAgree(
      String what, Map<?, Double> expected, Map<?, Double> shares, long trials) {
    Map<Object, Double> seen = new HashMap<>(shares);
    List<Double> computed = new ArrayList<>();
    List<Long> counted = new ArrayList<>();
    double rest = trials;
    long restCounted = trials;
    for (Map.Entry<?, Double> each : expected.entrySet()) {
      Double share = seen.remove(each.getKey());
      double mean = each.getValue() * trials;
      if (mean >= EXPECTED_AT_LEAST) {
        long count = share == null ? 0 : Math.round(share * trials);
        computed.add(mean);
        counted.add(count);
        rest -= mean;
        restCounted -= count;
      }
    }
    assertThat(seen.values()).as(what + " that cannot come up").allMatch(p -> p == 0);
    if (rest >= EXPECTED_AT_LEAST) {
      computed.add(rest);
      counted.add(restCounted);
    } else {
      // A Poisson count this far above so small a mean does not happen.
      assertThat((double) restCounted)
          .as(what + ", all rare values")
          .isLessThan(Math.max(0, rest) + 5 * Math.sqrt(Math.max(0, rest)) + 5);
    }
    if (computed.size() > 1) {
      double[] means = computed.stream().mapToDouble(it -> it).toArray();
      long[] counts = counted.stream().mapToLong(it -> it).toArray();
      assertThat(GTest.withDefaults().test(means, counts).getPValue())
          .as(what)
          .isGreaterThan(REJECTED);
    }
  }
}
