package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;

/** How long fractions become is known before they are computed with. */
class FractionLengthTest {

  /** So many shots of a six in six, counted. */
  private static Engagement<Integer, Integer> shots(int n) {
    return Toy.of(
        0,
        (state, umpire) -> {
          int then = state + 1_000 + (umpire.roll(Die.d(6)) == 6 ? 1 : 0);
          return then / 1_000 == n ? Step.ended(then % 1_000) : Step.going(then);
        });
  }

  /** By hand: a binomial probability of n throws with 1/6 is a whole number over 6^n. */
  @ParameterizedTest
  @ValueSource(ints = {1, 10, 100})
  void of_n_throws_of_a_die_the_denominator_is_the_nth_power_of_six(int n) {
    FractionLength.Work work = new FractionLength.Work();
    BattleChain<?, ?> chain = Toy.chain(shots(n));
    ProbabilityVector<FractionLength> lengths =
        Propagation.through(
                chain,
                shots(n),
                FractionLength.zero(work),
                FractionLength.one(work),
                Limits.states(1_000_000))
            .ends();
    double bits = n * Math.log(6) / Math.log(2);
    for (int result = 0; result < chain.results(); result++) {
      assertThat(lengths.get(result).bits()).isBetween(bits - 1e-9 * n, bits + 1e-9 * n);
    }
    Odds.Exact odds = ExactOdds.of(shots(n), 1_000_000, true);
    int length = odds.measure("end").distribution().get(0).fraction().getDenominator().bitLength();
    assertThat(length).isLessThanOrEqualTo((int) bits + 1);
  }

  /** 999 throws have half a million states, and fractions of 777 digits. */
  @Test
  void what_would_take_minutes_is_refused_before_it_is_begun() {
    Refusal refusal =
        catchThrowableOfType(Refusal.class, () -> ExactOdds.of(shots(999), 1_000_000, true));
    assertThat(refusal).hasMessageContaining("digits and more");
    assertThat(refusal.help()).contains("--fractions");
    assertThat(ExactOdds.of(shots(999), 1_000_000, false).undecided()).isZero();
  }

  @Test
  void states_that_go_round_are_reckoned_with() {
    assertThat(ExactOdds.of(Toy.ruin(20, 40, 1, 2), 100, true).undecided()).isZero();
  }
}
