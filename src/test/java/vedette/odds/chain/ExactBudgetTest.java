package vedette.odds.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.Toy;
import vedette.odds.exact.ExactOdds;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/** What would take too much is refused, by what has been counted of it. */
class ExactBudgetTest {
  private final AtomicInteger steps = new AtomicInteger();

  /** Coins thrown one by one, all of them remembered: 2^n - 1 states. */
  private Engagement<Long, Integer> coins(int n) {
    return Toy.of(
        1L,
        (thrown, umpire) -> {
          steps.incrementAndGet();
          long then = 2 * thrown + umpire.roll(Die.d(2)) - 1;
          return then >= 1L << n ? Step.ended(0) : Step.sameTurn(then);
        });
  }

  /** A regiment scatters over fields, and stays where it is for so many turns. */
  private Engagement<Integer, Integer> camps(int fields, int turns) {
    return Toy.askingUpTo(
        turns,
        Toy.of(
            0,
            (Integer camp, vedette.fight.Umpire umpire) -> {
              steps.incrementAndGet();
              if (umpire.reached(turns)) {
                return Step.<Integer, Integer>ended(0);
              }
              return Step.<Integer, Integer>nextTurn(camp > 0 ? camp : umpire.roll(Die.d(fields)));
            }));
  }

  private static Refusal refusal(Engagement<?, ?> fight, Limits limits) {
    return catchThrowableOfType(Refusal.class, () -> ExactOdds.of(fight, limits, false));
  }

  @Test
  void a_fight_of_more_states_than_it_may_have_is_refused_as_soon_as_they_are_found() {
    Refusal refusal = refusal(coins(60), Limits.states(20_000));
    assertThat(refusal)
        .isInstanceOf(TooLarge.class)
        .hasMessage("the fight has more than 20,000 states, too many for an exact answer");
    assertThat(refusal.remedies()).containsExactly(Remedy.SAMPLE, Remedy.MORE_STATES);
    assertThat(steps.get()).isLessThan(50_000);
  }

  @Test
  void whoever_allows_for_them_gets_his_answer() {
    assertThat(ExactOdds.of(coins(15), (1 << 15) - 1, false).states()).isEqualTo((1 << 15) - 1);
  }

  /** By hand: 1 + 45,000 x 1,112 is over half of 100 x 1,000,000, and 1 + 45,000 x 1,111 is not. */
  @Test
  void states_are_counted_in_every_turn_they_are_passed_through() {
    ExactBudget exactBudget = new ExactBudget(Limits.states(1_000_000));
    exactBudget.turn(1, 1);
    for (int turn = 2; turn <= 1_112; turn++) {
      exactBudget.turn(45_000, turn);
    }
    Refusal refusal = catchThrowableOfType(Refusal.class, () -> exactBudget.turn(45_000, 1_113));
    assertThat(refusal)
        .isInstanceOf(TooLarge.class)
        .hasMessageContaining(
            "45,000 states in turn 1,113, more than 50,000,000 for all turns together");
    assertThat(refusal.remedies()).contains(Remedy.FEWER_TURNS, Remedy.SAMPLE);
  }

  /**
   * Whoever allows for few states has said nothing of turns: 2,001 x 199 is over half of 100 x
   * 2,001.
   */
  @Test
  void a_low_limit_on_states_is_none_on_turns() {
    assertThat(ExactOdds.of(camps(2_000, 199), 2_001, false).states()).isEqualTo(2_001);
    assertThat(steps.get()).as("nothing is played again in a later turn").isLessThan(20_000);
  }
}
