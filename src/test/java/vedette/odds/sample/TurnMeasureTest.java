package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
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
import vedette.odds.answer.Odds.Outcome;
import vedette.odds.exact.ExactOdds;
import vedette.question.Estimate;
import vedette.work.Deadline;
import vedette.work.Progress;

/** Turns as a measure that the engine knows: a duel of three rounds. */
class TurnMeasureTest {
  private static final Die D4 = Die.d(4);

  /**
   * Returns a duel: each round a 4 hits and a 1 breaks it off, which counts no rounds; after three
   * it is over.
   */
  private static Engagement<Integer, Duel> duel() {
    return Toy.fight(
        0,
        List.of(
            Measure.category("ending", "how it ends", Duel.class, duel -> duel),
            Measure.turns("turns", "rounds fought"),
            Measure.turns("roundsToHit", "rounds to a hit", duel -> duel == Duel.HIT)),
        null,
        3,
        "",
        (state, umpire) -> {
          int roll = umpire.roll(D4);
          return roll == 4
              ? Step.ended(Duel.HIT)
              : roll == 1
                  ? Step.ended(Duel.OFF)
                  : umpire.reached(3) ? Step.ended(Duel.OVER) : Step.nextTurn(state);
        });
  }

  private enum Duel {
    HIT,
    OFF,
    OVER
  }

  private static BigFraction of64(int part) {
    return new BigFraction(part, 64);
  }

  /** By hand: 1/4 and 1/4 of the remaining 64, 32 and 16; 8 are undecided. */
  @Test
  void a_duel_ends_in_a_round_as_often_as_by_hand() {
    Odds.Exact odds = ExactOdds.of(duel(), 10, true);
    assertThat(odds.measure("turns").distribution())
        .extracting(Chance::value, Chance::fraction)
        .containsExactly(tuple(1, of64(32)), tuple(2, of64(16)), tuple(3, of64(16)));
    assertThat(odds.measure("turns").mean().fraction()).isEqualTo(of64(112));
    assertThat(odds.measure("ending").distribution())
        .extracting(Chance::value, Chance::fraction)
        .containsExactly(tuple("HIT", of64(28)), tuple("OFF", of64(28)), tuple("OVER", of64(8)));
  }

  @Test
  void where_a_result_does_not_count_its_turn_the_turn_is_0() {
    Odds.Exact odds = ExactOdds.of(duel(), 10, true);
    assertThat(odds.measure("roundsToHit").distribution())
        .extracting(Chance::value, Chance::fraction)
        .containsExactly(
            tuple(0, of64(36)), tuple(1, of64(16)), tuple(2, of64(8)), tuple(3, of64(4)));
    assertThat(odds.measure("roundsToHit").mean().fraction()).isEqualTo(of64(16 + 16 + 12));
  }

  @Test
  void outcomes_leave_the_turn_out() {
    Odds.Exact odds = ExactOdds.of(duel(), 10, true);
    assertThat(odds.outcomes())
        .containsExactly(
            new Outcome(List.of("HIT"), Estimate.exact(28 / 64.0, 0)),
            new Outcome(List.of("OFF"), Estimate.exact(28 / 64.0, 0)),
            new Outcome(List.of("OVER"), Estimate.exact(8 / 64.0, 0)));
    assertThat(odds.outcomesLeftOut()).isZero();
  }

  @Test
  void sampled_outcomes_leave_the_turn_out_and_its_measures_count_it() {
    int trials = 40_000;
    for (boolean direct : new boolean[] {false, true}) {
      Odds.Sampled odds =
          SampledOdds.of(
              duel(), new Trials(trials, 2, 2, 0, direct, 100), Deadline.NONE, Progress.NONE);
      assertThat(odds.outcomes()).extracting(Outcome::values).contains(List.of("OVER")).hasSize(3);
      // Five standard errors of 36/64 in 40,000.
      assertThat(odds.measure("roundsToHit").distribution().get(0).p())
          .isCloseTo(36 / 64.0, within(0.0125));
    }
  }

  @Test
  void a_measure_of_one_stack_is_of_turns_like_that_of_its_side() {
    Measure<Duel> one = Measure.<Duel>turns("turns", "rounds fought").ofOne("Ney");
    assertThat(one.ofTurns()).isTrue();
    assertThat(one.value(Duel.HIT, 7)).isEqualTo(7);
    assertThat(one.joint()).isFalse();
  }
}
