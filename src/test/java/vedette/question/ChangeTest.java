package vedette.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.question.Change.Verdict;

/** The verdicts on two figures: the same, different or unclear. */
class ChangeTest {
  private static final Figure LOSS = new Figure("loss", Figure.Kind.MEAN, "", "points lost");

  private static Change exact(double before, double after, double bound) {
    return Change.of(LOSS, Estimate.exact(before, bound), Estimate.exact(after, bound));
  }

  private static Change sampled(double before, double after, double distance) {
    return Change.of(LOSS, around(before, distance), around(after, distance));
  }

  private static Estimate around(double value, double distance) {
    return Estimate.sampled(value, value - distance, value + distance);
  }

  /**
   * Both figures may be off by the bound: 35 points are a change only if they exceed both bounds.
   */
  @ParameterizedTest
  @CsvSource({
    "0.5, 0.85, 4e-8, CHANGED",
    "0.5, 0.85, 0.17, CHANGED",
    "0.5, 0.85, 0.18, UNCLEAR",
    "0.5, 0.85, 314, UNCLEAR",
    "0.5, 0.5, 314, UNCLEAR", // equal by chance
    "0.5, 0.5, 1e-15, SAME",
    "0.5, 0.5000000000000002, 1e-15, SAME", // rounding
    "0.5, 0.5000000001, 1e-15, CHANGED", // however small
    "0.5, 0.5000000001, 1e-9, SAME", // below the resolution
    "0.5, 0.5001, 1e-4, UNCLEAR",
    "1e10, 1e10, 1e3, SAME", // for large means by their share
    "1e10, 1e10, 1e5, UNCLEAR"
  })
  void an_exact_difference_counts_only_beyond_both_bounds(
      double before, double after, double bound, Verdict verdict) {
    assertThat(exact(before, after, bound).verdict()).isEqualTo(verdict);
    assertThat(exact(after, before, bound).verdict()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.51, 0.001, CHANGED",
    "0.5, 0.51, 0.006, UNCLEAR",
    "0.5, 0.5, 0.001, UNCLEAR", // samples never prove that figures are the same
  })
  void samples_are_distinguished_by_their_intervals(
      double before, double after, double distance, Verdict verdict) {
    assertThat(sampled(before, after, distance).verdict()).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.505, 1e-15, 0.005, SAME", // the difference equals the tolerance
    "0.5, 0.5051, 1e-15, 0.005, CHANGED",
    "0.5, 0.5, 1e-3, 0.005, SAME",
    "0.5, 0.504, 1e-3, 0.005, UNCLEAR",
    "0.5, 0.5, 4e-3, 0.005, UNCLEAR"
  })
  void a_tolerance_widens_what_is_the_same(
      double before, double after, double bound, double tolerance, Verdict verdict) {
    assertThat(exact(before, after, bound).judgedBy(tolerance, 0).verdict()).isEqualTo(verdict);
  }

  @Test
  void a_figure_on_a_bound_is_neither_less_nor_more() {
    Change change = exact(0.2, 0.19999999999999998, 1e-15);
    assertThat(change.isNotLess()).isTrue();
    assertThat(change.isNotMore()).isTrue();
    assertThat(change.isLess()).isFalse();
    Change open = exact(0.99, 0.5, 314);
    assertThat(open.isNotLess()).isFalse();
    assertThat(open.isLess()).isFalse();
  }

  /** The interval of an event that never occurred begins at 0, which is certainly at least 0. */
  @Test
  void an_interval_that_ends_on_a_bound_is_on_its_right_side() {
    Change change = Change.of(LOSS, Estimate.exact(0, 0), Estimate.sampled(0, 0, 0.3));
    assertThat(change.isNotLess()).isTrue();
    assertThat(change.isNotMore()).isFalse();
  }

  /** By hand, 3 and 4: the distances of two samples are squared and added, bounds are added. */
  @Test
  void independent_samples_have_newcombes_interval_and_bounds_add_up() {
    Change samples = Change.independent(LOSS, around(0.5, 0.03), around(0.6, 0.04));
    assertThat(samples.low()).isCloseTo(0.05, within(1e-15));
    assertThat(samples.high()).isCloseTo(0.15, within(1e-15));
    Change mixed = Change.independent(LOSS, Estimate.exact(0.5, 0.03), around(0.6, 0.04));
    assertThat(mixed.low()).isCloseTo(0.03, within(1e-15));
    assertThat(mixed.high()).isCloseTo(0.17, within(1e-15));
  }

  @Test
  void a_figure_that_is_missing_differs_from_any_number_but_a_sample_does_not_prove_it() {
    Estimate never = Estimate.none(new MissingValue(MissingValue.Reason.CONDITION, 0));
    Estimate unseen = Estimate.none(new MissingValue(MissingValue.Reason.CONDITION, 1_000));
    Estimate one = Estimate.exact(1, 0);
    assertThat(Change.of(LOSS, never, one).verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(Change.of(LOSS, one, never).verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(Change.of(LOSS, never, never).verdict()).isEqualTo(Verdict.SAME);
    assertThat(Change.of(LOSS, one, unseen).verdict()).isEqualTo(Verdict.UNCLEAR);
    assertThat(Change.of(LOSS, unseen, never).verdict()).isEqualTo(Verdict.SAME);
    assertThat(Change.of(LOSS, one, never).amount()).isNaN();
  }

  @Test
  void a_figure_that_may_be_anything_leaves_everything_open() {
    Change change = Change.of(LOSS, Estimate.unknown(1), around(5, 0.1));
    assertThat(change.judgedBy(100, 100).verdict()).isEqualTo(Verdict.UNCLEAR);
  }
}
