package vedette.odds.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigInteger;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.Toy;
import vedette.odds.answer.Odds;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Remedy;

/** Fractions are exact, and computed only as long as the budget allows. */
class FractionTest {

  /** Returns a fight of n shots, each a six in six, counted. */
  private static Engagement<Integer, Integer> shots(int n) {
    return shots(n, Step::sameTurn);
  }

  private static Engagement<Integer, Integer> shots(
      int n, Function<Integer, Step<Integer, Integer>> goingOn) {
    return Toy.of(
        0,
        (state, umpire) -> {
          int then = state + 1_000 + (umpire.roll(Die.d(6)) == 6 ? 1 : 0);
          return then / 1_000 == n ? Step.ended(then % 1_000) : goingOn.apply(then);
        });
  }

  /** By hand: none of a hundred shots hits with (5/6)^100. */
  @Test
  void of_a_hundred_throws_nothing_is_rounded() {
    Odds.Exact odds = ExactOdds.of(shots(100), 1_000_000, true);
    assertThat(odds.measure("end").distribution().get(0).fraction())
        .isEqualTo(new BigFraction(5, 6).pow(100));
  }

  /** A hundred rolls have 5,050 states, and fractions of up to 77 digits. */
  @Test
  void what_would_take_longer_than_it_may_is_refused() {
    Fraction.Budget budget = new Fraction.Budget(0, 1e9);
    Refusal refusal =
        catchThrowableOfType(
            Refusal.class,
            () ->
                Propagation.through(
                    Toy.chain(shots(100)),
                    shots(100),
                    Fraction.zero(budget),
                    Fraction.one(budget),
                    Limits.states(1_000_000)));
    assertThat(refusal).hasMessageContaining("digits and more");
    assertThat(refusal.remedies()).containsExactly(Remedy.NO_FRACTIONS);
  }

  /** Less than a tenth of the 80,200 states of 400 rolls has been passed by then. */
  @Test
  void what_will_take_far_longer_is_refused_long_before() {
    assertRefusedEarly(shots(400));
  }

  /** The same rolls, one a turn. */
  @Test
  void so_is_what_will_take_far_longer_turn_by_turn() {
    assertRefusedEarly(Toy.measuringTurns(shots(400, Step::nextTurn)));
  }

  private static void assertRefusedEarly(Engagement<Integer, Integer> fight) {
    long ways =
        Propagation.through(
                Toy.chain(fight),
                fight,
                RoundedProbability.ZERO,
                RoundedProbability.ONE,
                Limits.states(1_000_000))
            .ways();
    assertThat(ways).isEqualTo(2 * 79_800); // except for the last roll, which ends it
    Fraction.Budget budget = new Fraction.Budget(ways, 1e10);
    Refusal refusal =
        catchThrowableOfType(
            Refusal.class,
            () ->
                Propagation.through(
                    Toy.chain(fight),
                    fight,
                    Fraction.zero(budget),
                    Fraction.one(budget),
                    Limits.states(1_000_000)));
    assertThat(refusal).hasMessageContaining("digits and more");
    assertThat(budget.used()).isLessThan(2e9);
  }

  @Test
  void of_odds_that_are_there_nothing_is_refused_any_more() {
    Fraction.Budget budget = new Fraction.Budget(0, 1);
    Fraction one = Fraction.one(budget);
    assertThat(catchThrowableOfType(Refusal.class, () -> one.plus(one))).isNotNull();
    budget.removeLimit();
    assertThat(one.plus(one).fraction()).isEqualTo(new BigFraction(2));
  }

  @Test
  void states_that_go_round_are_solved_without_rounding() {
    assertThat(ExactOdds.of(Toy.ruin(20, 40, 1, 2), 100, true).undecided()).isZero();
  }

  @Test
  void a_roll_whose_weights_are_rounded_has_no_fractions() {
    Die rounded =
        Die.weighted(
            "a wide one",
            new int[] {1, 2},
            new BigInteger[] {BigInteger.ONE, BigInteger.TWO.pow(80)});
    Refusal refusal =
        catchThrowableOfType(Refusal.class, () -> ExactOdds.of(Toy.roll(rounded), 100, true));
    assertThat(refusal).hasMessageContaining("too many dice for exact fractions");
  }
}
