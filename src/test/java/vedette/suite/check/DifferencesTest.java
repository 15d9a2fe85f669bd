package vedette.suite.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Measure;
import vedette.suite.check.CheckedScenario.IgnoredDifferences;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Figures;

/**
 * The figures that count as changed under any tolerance, and the changes that a tolerance allows.
 */
class DifferencesTest {
  private static final Measure<?> FLAG = Measure.flag("routed", "it is routed", it -> false);
  private static final Measure<?> COUNT = Measure.count("loss", "lost", it -> 0);

  private static Figures exact(double undecided, Measure<?> measure, Map<String, Number> weights) {
    Calculation exactly = Calculation.EXACTLY;
    return new Figures(exactly, undecided, 0, 1e-15, Map.of(measure.name(), weights), Map.of());
  }

  private static Figures flag(double yes, double undecided) {
    return exact(undecided, FLAG, Map.of(Figures.YES, yes));
  }

  private static Differences differences(
      Measure<?> measure, Figures before, Figures after, double tolerance) {
    return Differences.of(new Differences.Pairs(List.of(measure), before, after), tolerance);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 0.996, 0, routed", // it can be other than routed now
    "0.996, 0, 1, 0, routed",
    "0, 0, 0.004, 0, routed",
    "0.5, 0, 0.5, 0.004, undecided", // it can last forever now
    "0.5, 0.004, 0.5, 0, undecided",
    "0.9999999999999998, 0, 1, 0, ''", // rounding
    "0.5, 0, 0.504, 0, ''",
    "0.5, 0.1, 0.504, 0.104, ''"
  })
  void what_becomes_possible_counts_under_any_tolerance_also_what_a_flag_does_not_say(
      double before, double undecided, double after, double undecidedNow, String moved) {
    Differences differences =
        differences(FLAG, flag(before, undecided), flag(after, undecidedNow), 0.005);
    assertThat(
            String.join(
                ",", differences.moved().stream().map(it -> it.figure().measure()).toList()))
        .isEqualTo(moved);
  }

  @Test
  void a_certainty_that_samples_refute_is_gone() {
    Figures sampled =
        new Figures(
            Samples.sampled(1_000),
            0,
            0,
            0,
            Map.of("routed", Map.of(Figures.YES, 999.0)),
            Map.of());
    Differences.Pairs refuted = new Differences.Pairs(List.of(FLAG), sampled, flag(1, 0));
    assertThat(Differences.of(refuted, 0.5).verdict()).isEqualTo(Verdict.CHANGED);
    Differences.Pairs refuting = new Differences.Pairs(List.of(FLAG), flag(1, 0), sampled);
    assertThat(Differences.of(refuting, 0.5).verdict()).isEqualTo(Verdict.CHANGED);
  }

  @Test
  void a_tolerance_holds_for_so_many_or_more_too() {
    Figures before = exact(0, COUNT, Map.of("0", 0.4, "1", 0.3, "2", 0.1, "3", 0.1, "4", 0.1));
    Figures after = exact(0, COUNT, Map.of("0", 0.36, "1", 0.26, "2", 0.14, "3", 0.12, "4", 0.12));
    // No value moves by more than 0.04, but 2 or more is 0.3 before and 0.38 after, by hand.
    Differences differences = differences(COUNT, before, after, 0.05);
    assertThat(differences.moved())
        .extracting(it -> it.figure().part())
        .containsExactly("2 or more");
    assertThat(differences.ignored().chance()).isCloseTo(0.04, within(1e-12));
  }

  /** The mean moves from 1.2 to 1.38, and values range from 0 to 4: 0.18 is 4.5% of 4. */
  @Test
  void a_tolerance_of_a_mean_is_a_share_of_the_range_of_its_values() {
    Figures before = exact(0, COUNT, Map.of("0", 0.4, "1", 0.3, "2", 0.1, "3", 0.1, "4", 0.1));
    Figures after = exact(0, COUNT, Map.of("0", 0.36, "1", 0.26, "2", 0.14, "3", 0.12, "4", 0.12));
    assertThat(differences(COUNT, before, after, 0.046).ignored().mean())
        .isCloseTo(0.18, within(1e-12));
    assertThat(differences(COUNT, before, after, 0.044).moved())
        .extracting(it -> it.figure().part())
        .contains("mean");
  }

  @Test
  void a_large_mean_is_known_to_as_many_digits_as_a_small_one() {
    Figures before = exact(0, COUNT, Map.of("0", 0.5, "1000000", 0.5));
    Figures after = exact(0, COUNT, Map.of("0", 0.5 - 1e-15, "1000000", 0.5 + 1e-15));
    assertThat(differences(COUNT, before, after, 0).verdict()).isEqualTo(Verdict.SAME);
  }

  @Test
  void means_and_chances_that_were_passed_over_are_told_apart() {
    Figures before = exact(0, COUNT, Map.of("0", 0.5, "9", 0.5));
    Figures after = exact(0, COUNT, Map.of("0", 0.49, "9", 0.51));
    IgnoredDifferences ignoredDifferences = differences(COUNT, before, after, 0.2).ignored();
    // 1 percent of 9, by hand.
    assertThat(ignoredDifferences.mean()).isBetween(0.0899, 0.0901);
    assertThat(ignoredDifferences.chance()).isBetween(0.0099, 0.0101);
  }
}
