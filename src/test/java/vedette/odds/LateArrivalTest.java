package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Odds.Chance;
import vedette.work.Deadline;
import vedette.work.Refusal;

/** Fights that the clock changes while they last: guns that come up late, gates that open. */
class LateArrivalTest {
  private static final int TRIALS = 90_000;
  private static final int WON = 1;
  private static final int LOST = 0;
  private static final Die D6 = Die.d(6);

  private static Odds.Sampled sample(Engagement<?, ?> fight, boolean direct) {
    return SampledOdds.of(fight, new Trials(TRIALS, 6, 2, 0, direct, 1_000), (played, of) -> {});
  }

  private static void assertNear(double sampled, double exact) {
    double error = Math.sqrt(exact * (1 - exact) / TRIALS);
    assertThat(sampled).isCloseTo(exact, within(5 * error + 1e-12));
  }

  /** To the finish: a 6 wins and a 1 loses; from turn 3 on the guns are up, and a 4 wins. */
  private static Engagement<String, Integer> guns() {
    return Toy.askingUpTo(
            3,
            Toy.of(
                "before the wall",
                (String state, Umpire umpire) -> {
                  int needed = umpire.once(() -> umpire.reached(3) ? 4 : 6);
                  int roll = umpire.roll(D6);
                  return roll >= needed
                      ? Step.<String, Integer>ended(WON)
                      : roll == 1
                          ? Step.<String, Integer>ended(LOST)
                          : Step.<String, Integer>nextTurn(state);
                }))
        .named(new Engagement.Names("turns", Map.of(), List.of()));
  }

  /**
   * By hand: of the first two turns each wins 1/6, loses 1/6 and leaves 4/6; what comes to turn 3,
   * 4/9, wins 3/4 in the end. Together 1/6 + 1/9 + 1/3 = 11/18. It lasts 1 + 2/3 + 4/9 x 3/2 turns.
   */
  @Test
  void guns_that_come_up_in_turn_three_of_a_fight_to_the_finish_come_out_as_by_hand() {
    Odds.Exact odds = ExactOdds.of(guns(), 10, true);
    assertThat(odds.measure("end").distribution())
        .extracting(Chance::value, Chance::fraction)
        .containsExactly(tuple(LOST, new BigFraction(7, 18)), tuple(WON, new BigFraction(11, 18)));
    assertThat(odds.undecided()).isZero();
    assertThat(odds.meanTurns()).isEqualTo(7 / 3.0);
    assertThat(odds.states()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void battles_played_with_guns_that_come_up_late_win_as_often(boolean direct) {
    Odds.Sampled sampled = sample(guns(), direct);
    assertThat(sampled.undecided()).isZero();
    assertNear(sampled.measure("end").distribution().get(1).p(), 11 / 18.0);
  }

  /**
   * Five places, each in up to three turns that can be told apart, and two ends: a walk that may
   * keep hardly more never drops its chain, so no rule is played twice, however long it goes on.
   */
  @Test
  void a_walk_of_a_long_fight_keeps_no_more_than_its_states_in_turns_told_apart() {
    AtomicInteger steps = new AtomicInteger();
    Die coin = Die.d(2);
    Engagement<Integer, Integer> fight =
        Toy.askingUpTo(
            3,
            Toy.of(
                3,
                (Integer purse, Umpire umpire) -> {
                  steps.incrementAndGet();
                  boolean up = umpire.roll(coin) == 2;
                  int next = purse + (up ? umpire.once(() -> umpire.reached(3) ? 1 : 2) : -1);
                  return next <= 0 || next >= 6
                      ? Step.<Integer, Integer>ended(next <= 0 ? LOST : WON)
                      : Step.<Integer, Integer>nextTurn(next);
                }));
    Walk<Integer, Integer> walk = new Walk<>(fight, 24);
    walk.play(50_000, Xoroshiro.seeded(3));
    assertThat(walk.tally().distribution(0, 0L)).hasSize(2);
    // Five places before turn 3 and from it on, two paths each.
    assertThat(steps.get()).isLessThanOrEqualTo(2 * 2 * 5);
    assertThat(walk.rowsPlayed()).isLessThanOrEqualTo(2 * 5);
  }

  /** The chain is dropped at every new row with 0, now and then with 12. */
  @ParameterizedTest
  @CsvSource({"0", "1", "5", "12"})
  void a_chain_dropped_and_begun_anew_keeps_the_turn_of_every_battle(int maxStates) {
    for (Engagement<String, Integer> fight : List.of(guns(), Toy.measuringTurns(guns()))) {
      Walk<String, Integer> all = new Walk<>(fight, 10_000);
      Walk<String, Integer> little = new Walk<>(fight, maxStates);
      all.play(5_000, Xoroshiro.seeded(7));
      little.play(5_000, Xoroshiro.seeded(7));
      for (int measure = 0; measure < fight.measures().size(); measure++) {
        assertThat(little.tally().distribution(measure, 0L))
            .isEqualTo(all.tally().distribution(measure, 0L));
      }
    }
  }

  /** Who waits at a gate that opens in turn 200 does nothing for longer than a trap is watched. */
  private static Engagement<String, Integer> waiting() {
    return Toy.askingUpTo(
        200,
        Toy.of(
            "before the gate",
            (String state, Umpire umpire) ->
                umpire.reached(200)
                    ? Step.<String, Integer>ended(umpire.roll(D6))
                    : Step.<String, Integer>nextTurn(state)));
  }

  @Test
  void who_waits_for_the_clock_is_in_no_trap() {
    assertThat(ExactOdds.of(waiting(), 10, true).undecided()).isZero();
    assertThat(ExactOdds.of(waiting(), 10, true).measure("end").distribution())
        .extracting(Chance::fraction)
        .hasSize(6)
        .containsOnly(new BigFraction(1, 6));
    for (boolean direct : new boolean[] {false, true}) {
      Trials few = new Trials(500, 1, 2, 0, direct, 1_000);
      assertThat(SampledOdds.of(waiting(), few, (played, of) -> {}).undecided()).isZero();
    }
  }

  /** By hand: one in two comes out in either of two turns; then the gate is shut: 1/4 stays in. */
  private static Engagement<String, Integer> shutting() {
    return Toy.askingUpTo(
            3,
            Toy.of(
                "in the town",
                (String state, Umpire umpire) ->
                    !umpire.reached(3) && umpire.roll(D6) > 3
                        ? Step.<String, Integer>ended(1)
                        : Step.<String, Integer>nextTurn(state)))
        .named(new Engagement.Names("turns", Map.of(), List.of()));
  }

  @Test
  void a_trap_that_the_clock_shuts_holds_who_is_left_in_it() {
    Odds.Exact odds = ExactOdds.of(shutting(), 10, true);
    assertThat(odds.undecided()).isEqualTo(0.25);
    assertThat(odds.measure("end").distribution().get(0).fraction())
        .isEqualTo(new BigFraction(3, 4));
    assertThat(odds.meanTurns()).isNaN();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void battles_played_into_a_trap_that_the_clock_shuts_are_undecided(boolean direct) {
    Odds.Sampled sampled = sample(shutting(), direct);
    assertNear(sampled.undecided(), 0.25);
    assertNear(sampled.measure("end").distribution().get(0).p(), 0.75);
  }

  /** By hand: shut in before turn 3, whoever rolls a 6 is out of reach for ever; the others end. */
  private static Engagement<String, Integer> trapBeforeTurnThree() {
    return Toy.askingUpTo(
        3,
        Toy.of(
            "in the open",
            (String state, Umpire umpire) -> {
              if (state.equals("in the pit") && !umpire.reached(3)) {
                return Step.<String, Integer>going(state);
              }
              if (umpire.reached(3)) {
                return Step.<String, Integer>ended(1);
              }
              return umpire.roll(D6) == 6
                  ? Step.<String, Integer>going("in the pit")
                  : Step.<String, Integer>nextTurn(state);
            }));
  }

  /** Within a turn the clock stands still: 1 - (5/6)^2 never get to turn 3. */
  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void who_goes_round_within_a_turn_never_comes_to_the_next() {
    double stuck = 11 / 36.0;
    assertThat(ExactOdds.of(trapBeforeTurnThree(), 10, true).undecided()).isEqualTo(stuck);
    assertNear(sample(trapBeforeTurnThree(), false).undecided(), stuck);
    assertNear(sample(trapBeforeTurnThree(), true).undecided(), stuck);
  }

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void a_fight_without_an_end_whose_turns_are_measured_is_refused() {
    Engagement<String, Integer> siege =
        Toy.measuringTurns(
            Toy.of(
                "a siege", (String state, Umpire umpire) -> Step.<String, Integer>nextTurn(state)));
    Refusal refusal = catchThrowableOfType(Refusal.class, () -> ExactOdds.of(siege, 10, false));
    assertThat(refusal).hasMessageContaining("100,000 turns");
    assertThat(refusal.help()).contains("limit");
    Trials few = new Trials(20, 1, 1, 0, true, 1_000);
    assertThat(SampledOdds.of(siege, few, (played, of) -> {}).undecided()).isEqualTo(1);
  }

  @Test
  void a_battle_told_aloud_says_in_which_turn_it_ended() {
    for (int seed = 0; seed < 20; seed++) {
      AtomicInteger rolls = new AtomicInteger();
      Narrated.Played<Integer> ended =
          Narrated.play(guns(), seed, note -> rolls.incrementAndGet(), Deadline.NONE);
      assertThat(ended.turn()).isEqualTo(rolls.get());
    }
  }
}
