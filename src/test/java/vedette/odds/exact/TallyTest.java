package vedette.odds.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vedette.fight.Measure;
import vedette.odds.Toy;
import vedette.odds.answer.Odds;
import vedette.question.Estimate;

/** The order of results, and the results that are counted together. */
class TallyTest {
  private static final List<Measure<Toy.Result>> MEASURES =
      List.of(
          Measure.count("attackerLosses", "", Toy.Result::attackerLosses),
          Measure.count("defenderLosses", "", Toy.Result::defenderLosses).ofOne("Ney"),
          Measure.flag("won", "", toll -> toll.ending() == Toy.Ending.WON),
          Measure.category("ending", "", Toy.Ending.class, Toy.Result::ending));

  private static Tally<Toy.Result, Long> tally() {
    return new Tally<>(MEASURES, Column.Counts::new);
  }

  private static JointTally<Toy.Result, Long> together() {
    return new JointTally<>(MEASURES, Long::sum);
  }

  private static List<Map.Entry<Comparable<?>, Long>> entries(Object... valuesAndWeights) {
    List<Map.Entry<Comparable<?>, Long>> entries = new ArrayList<>();
    for (int i = 0; i < valuesAndWeights.length; i += 2) {
      entries.add(Map.entry((Comparable<?>) valuesAndWeights[i], (Long) valuesAndWeights[i + 1]));
    }
    return entries;
  }

  @Test
  void losses_rise_and_endings_stand_as_their_measure_lists_them() {
    Tally<Toy.Result, Long> tally = tally();
    tally.add(new Toy.Result(10, 0, Toy.Ending.BROKEN), 1, 1L);
    tally.add(new Toy.Result(2, 0, Toy.Ending.LOST), 1, 2L);
    tally.add(new Toy.Result(2, 5, Toy.Ending.WON), 1, 4L);
    assertThat(tally.distribution(0, 0L)).isEqualTo(entries(2, 6L, 10, 1L));
    assertThat(tally.distribution(1, 0L)).isEqualTo(entries(0, 3L, 5, 4L));
    assertThat(tally.distribution(2, 0L)).isEqualTo(entries(false, 3L, true, 4L));
    assertThat(tally.distribution(3, 0L)).isEqualTo(entries("won", 4L, "lost", 2L, "broken", 1L));
  }

  @Test
  void a_flag_says_no_and_yes_even_if_nothing_was_counted() {
    assertThat(tally().distribution(2, 0L)).isEqualTo(entries(false, 0L, true, 0L));
    assertThat(tally().distribution(0, 0L)).isEmpty();
  }

  /** The single stack's losses are not part of the outcome, so 1 and 3 are one. */
  @Test
  void the_likeliest_outcome_comes_first_and_equals_stand_in_the_order_of_their_values() {
    JointTally<Toy.Result, Long> tally = together();
    tally.add(new Toy.Result(10, 1, Toy.Ending.WON), 3L);
    tally.add(new Toy.Result(9, 1, Toy.Ending.WON), 4L);
    tally.add(new Toy.Result(2, 2, Toy.Ending.WON), 4L);
    tally.add(new Toy.Result(2, 0, Toy.Ending.LOST), 4L);
    tally.add(new Toy.Result(10, 3, Toy.Ending.WON), 2L);
    assertThat(
            tally
                .outcomes(weight -> weight / 17.0, weight -> Estimate.exact(weight / 17.0, 0))
                .likeliest())
        .containsExactly(
            new Odds.Outcome(List.of(10, true, "won"), Estimate.exact(5 / 17.0, 0)),
            new Odds.Outcome(List.of(2, false, "lost"), Estimate.exact(4 / 17.0, 0)),
            new Odds.Outcome(List.of(2, true, "won"), Estimate.exact(4 / 17.0, 0)),
            new Odds.Outcome(List.of(9, true, "won"), Estimate.exact(4 / 17.0, 0)));
  }

  @Test
  void two_tallies_add_up_in_either_order() {
    Tally<Toy.Result, Long> one = tally();
    one.add(new Toy.Result(1, 0, Toy.Ending.WON), 1, 5L);
    one.add(new Toy.Result(2, 0, Toy.Ending.LOST), 1, 1L);
    Tally<Toy.Result, Long> other = tally();
    other.add(new Toy.Result(3, 0, Toy.Ending.WON), 1, 2L);
    other.add(new Toy.Result(1, 0, Toy.Ending.WON), 1, 7L);
    Tally<Toy.Result, Long> forth = tally();
    forth.add(one);
    forth.add(other);
    Tally<Toy.Result, Long> back = tally();
    back.add(other);
    back.add(one);
    assertThat(forth.distribution(0, 0L)).isEqualTo(entries(1, 12L, 2, 1L, 3, 2L));
    for (int measure = 0; measure < MEASURES.size(); measure++) {
      assertThat(forth.distribution(measure, 0L)).isEqualTo(back.distribution(measure, 0L));
    }
    assertThat(one.distribution(0, 0L)).isEqualTo(entries(1, 5L, 2, 1L));
  }

  @Test
  void outcomes_of_two_tallies_add_up_in_either_order() {
    JointTally<Toy.Result, Long> one = together();
    one.add(new Toy.Result(1, 0, Toy.Ending.WON), 5L);
    one.add(new Toy.Result(2, 0, Toy.Ending.LOST), 1L);
    JointTally<Toy.Result, Long> other = together();
    other.add(new Toy.Result(3, 0, Toy.Ending.WON), 2L);
    other.add(new Toy.Result(1, 0, Toy.Ending.WON), 7L);
    JointTally<Toy.Result, Long> forth = together();
    forth.add(one);
    forth.add(other);
    JointTally<Toy.Result, Long> back = together();
    back.add(other);
    back.add(one);
    assertThat(forth.outcomes(Long::doubleValue, weight -> Estimate.exact(weight, 0)))
        .isEqualTo(back.outcomes(Long::doubleValue, weight -> Estimate.exact(weight, 0)));
    assertThat(forth.outcomes(Long::doubleValue, weight -> Estimate.exact(weight, 0)).likeliest())
        .first()
        .isEqualTo(new Odds.Outcome(List.of(1, true, "won"), Estimate.exact(12, 0)));
  }
}
