package vedette.odds.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.odds.Toy;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.work.Refusal;
import vedette.work.Remedy;

/** The exact odds of a fight. */
class ExactOddsTest {

  /** Hand calculation: 1, 2, ... 6, ... 2, 1 of 36, and seven on average. */
  @Test
  void two_dice_come_out_as_in_every_schoolbook() {
    Odds.Exact odds = ExactOdds.of(Toy.roll(Die.sum(2, 6)), 10, true);
    Odds.MeasureOdds end = odds.measure("end");
    assertThat(end.distribution()).extracting(Chance::value).first().isEqualTo(2);
    assertThat(end.distribution()).hasSize(11);
    assertThat(end.distribution().get(5).fraction()).isEqualTo(new BigFraction(1, 6));
    assertThat(end.distribution().get(0).p()).isEqualTo(1 / 36.0);
    assertThat(end.distribution().get(0).interval()).isNull();
    assertThat(end.mean().fraction()).isEqualTo(new BigFraction(7));
    assertThat(end.mean().value()).isEqualTo(7);
    assertThat(end.mean().interval()).isNull();
    assertThat(odds.error()).isZero();
    assertThat(odds.undecided()).isZero();
    assertThat(odds.states()).isEqualTo(1);
    assertThat(odds.outcomesLeftOut()).isZero();
  }

  @Test
  void without_fractions_none_are_given_and_the_error_is_stated() {
    Odds.Exact odds = ExactOdds.of(Toy.roll(Die.sum(2, 6)), 10, false);
    Odds.MeasureOdds end = odds.measure("end");
    assertThat(end.distribution()).extracting(Chance::fraction).containsOnlyNulls();
    assertThat(end.mean().fraction()).isNull();
    assertThat(end.mean().value()).isCloseTo(7, within(1e-14));
    assertThat(odds.error()).isPositive().isLessThan(1e-13);
    assertThat(odds.measure("no such thing")).isNull();
  }

  /** One shot at one unit by hand: it falls with 1/3, if not, the shooter with 1/6, and so on. */
  @Test
  void one_against_one_comes_out_as_by_hand() {
    Odds.Exact odds = ExactOdds.of(Toy.skirmish(1, 1, 0), 10, true);
    // Of a round: won 1/3; lost 2/3 x 1/6 = 1/9; broken off 2/3 x 5/6 x 3/36 = 5/108; again the
    // rest. Together 53/108 end it: 36/53, 12/53 and 5/53.
    assertThat(odds.measure("ending").distribution())
        .extracting(Chance::value, Chance::fraction)
        .containsExactly(
            tuple("won", new BigFraction(36, 53)),
            tuple("lost", new BigFraction(12, 53)),
            tuple("broken", new BigFraction(5, 53)));
    assertThat(odds.measure("broken").chanceOfTrue().fraction()).isEqualTo(new BigFraction(5, 53));
    // The last shots are exchanged: a sixth of the winners fall too.
    assertThat(odds.measure("attackerLosses").mean().fraction())
        .isEqualTo(new BigFraction(36, 6 * 53).add(new BigFraction(12, 53)));
    assertThat(odds.states()).isEqualTo(1);
  }

  @Test
  void the_doctrine_makes_a_difference() {
    double bold =
        ExactOdds.of(Toy.skirmish(4, 3, 3), 100, false).measure("broken").chanceOfTrue().p();
    double shy =
        ExactOdds.of(Toy.skirmish(4, 3, 0), 100, false).measure("broken").chanceOfTrue().p();
    assertThat(bold).isLessThan(shy - 0.05);
  }

  @Test
  void the_probabilities_of_a_measure_and_of_the_outcomes_add_up_to_one() {
    Odds.Exact odds = ExactOdds.of(Toy.skirmish(8, 7, 4), 1_000, false);
    for (Odds.MeasureOdds measure : odds.measures()) {
      assertThat(measure.distribution().stream().mapToDouble(Chance::p).sum())
          .isCloseTo(1, within(1e-13));
    }
    assertThat(odds.outcomes().stream().mapToDouble(Odds.Outcome::p).sum())
        .isCloseTo(1, within(1e-13));
  }

  @Test
  void what_cannot_happen_is_left_out_but_a_flag_always_says_no_and_yes() {
    Engagement<Integer, Boolean> toy =
        Toy.fight(
            0,
            List.of(Measure.flag("lost", "whether it is lost", lost -> lost)),
            null,
            (state, umpire) -> Step.ended(false));
    Odds.Exact odds = ExactOdds.of(toy, 1, true);
    assertThat(odds.measure("lost").distribution())
        .extracting(Chance::value)
        .containsExactly(false, true);
    assertThat(odds.measure("lost").chanceOfTrue().p()).isZero();
    assertThat(odds.measure("lost").mean()).isNull();
  }

  /** Hand calculation: a third is stuck; of the rest one half ends with 3 and one with 6. */
  @Test
  void a_trap_is_reported_and_never_made_up_for() {
    Engagement<Integer, Integer> toy = Toy.rows(new int[] {~6, 1, ~3}, new int[] {1});
    Odds.Exact odds = ExactOdds.of(toy, 10, true);
    assertThat(odds.undecided()).isEqualTo(1 / 3.0);
    assertThat(odds.measure("end").distribution())
        .extracting(Chance::fraction)
        .containsExactly(new BigFraction(1, 3), new BigFraction(1, 3));
    assertThat(odds.measure("end").mean().fraction()).isEqualTo(new BigFraction(9, 2));
  }

  @Test
  void a_stalemate_is_a_result() {
    Odds.Exact odds = ExactOdds.of(Toy.rows(new int[] {1}, new int[] {0}), 10, false);
    assertThat(odds.undecided()).isEqualTo(1);
    assertThat(odds.measure("end").distribution()).isEmpty();
    assertThat(odds.measure("end").mean()).isNull();
    assertThat(odds.outcomes()).isEmpty();
  }

  /** Ten paths of a tenth each add up to 0.9999999999999999 in doubles. */
  @Test
  void a_single_possible_result_is_certain_despite_rounding() {
    Die ten = Die.d(10);
    Engagement<Integer, Boolean> toy =
        Toy.fight(
            0,
            List.of(Measure.flag("over", "whether it is over", over -> over)),
            null,
            (way, umpire) -> way == 0 ? Step.sameTurn(umpire.roll(ten)) : Step.ended(true));
    Odds.Exact odds = ExactOdds.of(toy, 20, false);
    assertThat(odds.measure("over").chanceOfTrue().p()).isEqualTo(1);
    assertThat(odds.outcomes().get(0).p()).isCloseTo(1, within(odds.error()));
  }

  @Test
  void beyond_the_limit_of_states_it_refuses_and_says_what_to_do() {
    Refusal refusal =
        catchThrowableOfType(Refusal.class, () -> ExactOdds.of(Toy.ruin(50, 100, 1, 2), 98, false));
    assertThat(refusal).hasMessageContaining("98 states");
    assertThat(refusal.remedies()).contains(Remedy.SAMPLE);
    assertThat(ExactOdds.of(Toy.ruin(50, 100, 1, 2), 99, true).states()).isEqualTo(99);
  }

  @Test
  void of_many_outcomes_the_likeliest_thousand_are_listed() {
    Odds.Exact odds = ExactOdds.of(Toy.roll(Die.sum(2, 1_000)), 10, false);
    assertThat(odds.outcomes()).hasSize(1_000);
    assertThat(odds.outcomesLeftOut()).isEqualTo(999);
    // The most likely sum of two is 1001; the others are on either side of it, the lower one first.
    assertThat(odds.outcomes().subList(0, 3))
        .extracting(outcome -> (Object) outcome.values().get(0))
        .containsExactly(1001, 1000, 1002);
    assertThat(odds.measure("end").distribution()).hasSize(1_999);
  }
}
