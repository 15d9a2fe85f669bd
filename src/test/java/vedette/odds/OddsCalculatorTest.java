package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.odds.sample.Trials;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal.TimeUp;
import vedette.work.Refusal.TooLarge;

/** Without a requested method, odds are computed if possible, else sampled. */
class OddsCalculatorTest {
  private static final int TRIALS = 2_000;

  /** Coins tossed one by one, all of them remembered: seven states. */
  private static final Engagement<Integer, Integer> COINS =
      Toy.of(
          1,
          (thrown, umpire) -> {
            int then = 2 * thrown + umpire.roll(Die.d(2)) - 1;
            return then >= 8 ? Step.ended(then) : Step.sameTurn(then);
          });

  private static Odds odds(Method method, int states, int threads) {
    Trials trials = new Trials(TRIALS, 5, threads, 0, method == Method.DIRECT, 1_000);
    return new OddsCalculator(method, Limits.states(states), trials, false)
        .odds(COINS, Progress.NONE);
  }

  @Test
  void up_to_the_limit_the_answer_is_exact() {
    assertThat(odds(Method.AUTO, 7, 1)).isEqualTo(odds(Method.EXACT, 7, 1));
    assertThat(Method.AUTO.usedFor(odds(Method.AUTO, 7, 1))).isEqualTo(Method.EXACT);
  }

  @Test
  void beyond_it_it_is_that_of_the_walk_and_says_why() {
    Odds.Sampled odds = (Odds.Sampled) odds(Method.AUTO, 6, 1);
    assertThat(odds.why()).isEqualTo("more than 6 states");
    assertThat(odds).isEqualTo(((Odds.Sampled) odds(Method.SIMULATE, 6, 1)).because(odds.why()));
    assertThat(Method.AUTO.usedFor(odds)).isEqualTo(Method.SIMULATE);
  }

  @Test
  void any_number_of_threads_decides_alike() {
    assertThat(odds(Method.AUTO, 6, 3)).isEqualTo(odds(Method.AUTO, 6, 1));
  }

  @Test
  void a_required_exact_answer_of_a_large_fight_is_refused() {
    assertThatThrownBy(() -> odds(Method.EXACT, 6, 1))
        .isInstanceOf(TooLarge.class)
        .hasMessage("the fight has more than 6 states, too many for an exact answer");
  }

  @ParameterizedTest
  @EnumSource(names = {"SIMULATE", "DIRECT"})
  void a_requested_sample_is_played_for_a_small_fight_too(Method method) {
    Odds odds = odds(method, 7, 1);
    assertThat(((Odds.Sampled) odds).why()).isEmpty();
    assertThat(method.usedFor(odds)).isEqualTo(method);
  }

  /** By a clock that advances at each look. */
  @Test
  void a_time_limit_that_is_over_while_states_are_looked_for_refuses() {
    AtomicLong clock = new AtomicLong();
    Limits limits = Limits.of(6, new Deadline("1 tick", 1, clock::incrementAndGet));
    OddsCalculator auto =
        new OddsCalculator(Method.AUTO, limits, new Trials(1, 1, 1, 0, false, 1), false);
    assertThatThrownBy(() -> auto.odds(COINS, Progress.NONE)).isInstanceOf(TimeUp.class);
  }

  @Test
  void the_limit_on_states_has_a_default() {
    assertThat(Limits.of(0, Deadline.NONE))
        .isEqualTo(new Limits(1_000_000, 100_000_000, Deadline.NONE));
  }

  /** A low limit on states does not limit paths; a high one allows 100 paths for each. */
  @Test
  void a_limit_on_states_allows_for_their_paths() {
    assertThat(Limits.of(6, Deadline.NONE).ways()).isEqualTo(20_000_000);
    assertThat(Limits.of(2_000_000, Deadline.NONE).ways()).isEqualTo(200_000_000);
  }
}
