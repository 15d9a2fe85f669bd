package vedette.report.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.question.Estimate;

/** What a number is in one fight of ten, at either end of its distribution. */
class DecilesTest {
  private static String exact(double... probabilities) {
    return Deciles.of(
        measure(probabilities),
        new Odds.Exact(List.of(), null, List.of(), 1, Double.NaN, 0, 0, 1e-15, null));
  }

  private static String sampled(long trials, long cutOff, double... probabilities) {
    double undecided = (double) cutOff / trials;
    return Deciles.of(
        measure(probabilities),
        new Odds.Sampled(List.of(), null, List.of(), trials, 1, undecided, cutOff, 0.01, true, ""));
  }

  /** Of the values from 0 on; those of probability 0 do not come about. */
  private static MeasureOdds measure(double... probabilities) {
    List<Chance> chances = new ArrayList<>();
    for (int value = 0; value < probabilities.length; value++) {
      if (probabilities[value] > 0) {
        chances.add(new Chance(value, Estimate.exact(probabilities[value], 0), null));
      }
    }
    return new MeasureOdds("loss", "points lost", Measure.Kind.COUNT, chances, null);
  }

  /**
   * The first attack of the Six Days example: the defender loses 0 to 4 with 20, 30, 30, 10 and
   * 10%. He loses 4 in a tenth of the attacks, on a roll of 10, though ten times 0.1 in a machine's
   * numbers is not quite 1; none in a fifth.
   */
  @Test
  void exactly_one_in_ten_counts() {
    assertThat(exact(0.2, 0.3, 0.3, 0.1, 0.1))
        .isEqualTo("4 in at least 1 fight of 10; 0 in at least 1 of 10.");
    assertThat(exact(1 - 0.9, 0.2, 0.3, 0.3, 0.7 - 0.6))
        .isEqualTo("4 in at least 1 fight of 10; 0 in at least 1 of 10.");
  }

  /**
   * The README's battle: the attacker loses 3 or more in 9.00%, 2 or more in 34.69%, so that all of
   * the worst tenth are fights with 2 or more, and no greater number holds of them.
   */
  @Test
  void the_greatest_number_is_told_that_all_of_a_tenth_reach() {
    assertThat(exact(0.4824, 0.1707, 0.2569, 0.0693, 0.0164, 0.0036, 0.0004, 0.0003))
        .isEqualTo("2 or more in at least 1 fight of 10; 0 in at least 1 of 10.");
  }

  @Test
  void a_value_that_never_comes_about_is_not_told() {
    assertThat(exact(0.05, 0, 0.85, 0, 0.1))
        .isEqualTo("4 in at least 1 fight of 10; 2 or less in at least 1 of 10.");
  }

  /** Half of the fights never end; a tenth of the others is a twentieth of all. */
  @Test
  void it_is_a_tenth_of_the_fights_that_end() {
    assertThat(exact(0.05, 0.4, 0.05))
        .isEqualTo("2 in at least 1 fight of 10; 0 in at least 1 of 10.");
  }

  @Test
  void a_sure_value_has_no_tenths() {
    assertThat(exact(0, 1)).isEmpty();
  }

  /**
   * Of 900 fights a share of about 10% is known to about 1.96 x sqrt(0.1 x 0.9 / 900) = 1.96%: 11%
   * of the lowest may be less than a tenth, and 9% of the highest more than one.
   */
  @Test
  void of_a_sample_it_is_said_how_sure_it_is() {
    assertThat(sampled(900, 0, 0.11, 0.5, 0.3, 0.09))
        .isEqualTo("2 or more (2 to 3) in at least 1 fight of 10; 0 (0 to 1) in at least 1 of 10.");
    assertThat(sampled(90_000, 0, 0.11, 0.5, 0.3, 0.09))
        .isEqualTo("2 or more in at least 1 fight of 10; 0 in at least 1 of 10.");
  }

  /**
   * 1,800 of 90,000 battles were cut off. The greatest value was seen 7,938 times: with all of them
   * 9,738 of 90,000, more than a tenth. The least was seen 9,702 times: without any of them 10.78%
   * of 90,000, within 0.2%, so that it is surely a tenth; seen 9,156 times, 10.17%, it may be none.
   */
  @Test
  void battles_that_were_cut_off_may_have_ended_in_any_way() {
    assertThat(sampled(90_000, 1_800, 9_702 / 9e4, 0.5 * 0.98, 0.3 * 0.98, 0.09 * 0.98))
        .isEqualTo("2 or more (2 to 3) in at least 1 fight of 10; 0 in at least 1 of 10.");
    assertThat(sampled(90_000, 1_800, 9_156 / 9e4, 44_646 / 9e4, 0.3 * 0.98, 0.09 * 0.98))
        .isEqualTo("2 or more (2 to 3) in at least 1 fight of 10; 0 (0 to 1) in at least 1 of 10.");
  }

  /** What never came in n fights has up to 1 - 0.025^(1/n): 10.003% in 35 fights, 9.74% in 36. */
  @Test
  void a_sample_tells_a_tenth_if_what_never_came_is_surely_rarer() {
    assertThat(sampled(10, 0, 0.5, 0.5)).isEmpty();
    assertThat(sampled(34, 0, 0.5, 0.5)).isEmpty();
    assertThat(sampled(36, 0, 0.5, 0.5))
        .isEqualTo("1 in at least 1 fight of 10; 0 in at least 1 of 10.");
  }
}
