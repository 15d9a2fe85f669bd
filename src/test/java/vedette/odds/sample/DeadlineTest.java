package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Step;
import vedette.odds.Toy;
import vedette.odds.exact.Consultations;
import vedette.odds.exact.ExactOdds;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal.TimeUp;

/** Computations stop when their time is over, by a clock that the rules of the fight advance. */
class DeadlineTest {
  private final AtomicLong clock = new AtomicLong();
  private final AtomicInteger steps = new AtomicInteger();
  private final Deadline deadline = new Deadline("5 ticks", 5, clock::get);

  /** Returns a march without end, a tick a step. */
  private Engagement<Integer, Integer> march() {
    return Toy.of(
        0,
        (mile, umpire) -> {
          clock.incrementAndGet();
          steps.incrementAndGet();
          umpire.roll(Die.d(6));
          return Step.sameTurn(mile + 1);
        });
  }

  @Test
  void there_is_time_up_to_the_limit_and_none_at_it() {
    deadline.check();
    clock.set(4);
    deadline.check();
    clock.set(5);
    assertThatThrownBy(deadline::check)
        .isInstanceOf(TimeUp.class)
        .hasMessage("stopped at the time limit of 5 ticks");
  }

  /** The clock is checked after every 64 states, each of which has six paths. */
  @Test
  void an_exact_answer_stops() {
    Limits limits = Limits.of(1_000_000, deadline);
    assertThatThrownBy(() -> ExactOdds.of(march(), limits, false)).isInstanceOf(TimeUp.class);
    assertThat(steps.get()).isLessThanOrEqualTo(64 * 6);
  }

  @Test
  void fractions_stop_as_well() {
    Limits limits = Limits.of(1_000_000, deadline);
    assertThatThrownBy(() -> ExactOdds.of(march(), limits, true)).isInstanceOf(TimeUp.class);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_simulation_stops(boolean direct) {
    Trials trials = new Trials(Trials.MAX, 1, 2, 0, direct, 1_000);
    assertThatThrownBy(() -> SampledOdds.of(march(), trials, deadline, Progress.NONE))
        .isInstanceOf(TimeUp.class);
  }

  @Test
  void a_narrated_battle_stops() {
    assertThatThrownBy(() -> NarratedBattle.play(march(), 1, note -> {}, deadline))
        .isInstanceOf(TimeUp.class);
    assertThat(steps.get()).isEqualTo(5);
  }

  @Test
  void counting_what_is_consulted_stops() {
    Limits limits = Limits.of(1_000_000, deadline);
    assertThatThrownBy(() -> Consultations.of(march(), limits, Listener.NOBODY))
        .isInstanceOf(TimeUp.class);
  }
}
