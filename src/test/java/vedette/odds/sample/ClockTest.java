package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Agreement;
import vedette.odds.Fight;
import vedette.odds.RandomClockFights;
import vedette.odds.Toy;
import vedette.odds.TurnInState;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.answer.Odds.Outcome;
import vedette.odds.chain.Graph;
import vedette.odds.chain.PathEnumerator;
import vedette.odds.chain.Row;
import vedette.odds.exact.Consultations;
import vedette.odds.exact.ExactOdds;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Remedy;

/**
 * Fights whose turns the engine counts have the odds of the same fights with the turn in the state,
 * which are solved without layers, eras or measures of turns. Fights that the clock changes during
 * play agree with hand calculations.
 */
class ClockTest {
  private static final int WON = 1;
  private static final int LOST = 0;
  private static final Die D6 = Die.d(6);
  private static final int FIGHTS = 100;
  private static final int MOST_STATES = 10_000;

  private int undecided;
  private int fewerStates;

  private Odds.Exact assertSame(Engagement<?, ?> fight, int mostTurns) {
    Odds.Exact clocked = ExactOdds.of(fight, MOST_STATES, true);
    Odds.Exact plain = ExactOdds.of(TurnInState.of(fight, mostTurns), MOST_STATES, true);
    assertThat(clocked.measures()).isEqualTo(plain.measures());
    assertThat(clocked.undecided()).isEqualTo(plain.undecided());
    if (fight.measures().stream().noneMatch(Measure::ofTurns)) {
      assertThat(clocked.joined()).isEqualTo(plain.joined());
    }
    assertThat(clocked.states()).isLessThanOrEqualTo(plain.states());
    undecided += clocked.undecided() > 0 ? 1 : 0;
    fewerStates += clocked.states() < plain.states() ? 1 : 0;
    assertRounded(fight, clocked);
    return clocked;
  }

  /** Asserts that the odds in doubles agree within the stated error. */
  private static void assertRounded(Engagement<?, ?> fight, Odds.Exact exact) {
    Odds.Exact rounded = ExactOdds.of(fight, MOST_STATES, false);
    double error = rounded.error() + Math.ulp(1.0);
    assertThat(rounded.error()).isLessThan(1e-11);
    assertThat(rounded.states()).isEqualTo(exact.states());
    assertThat(rounded.undecided()).isCloseTo(exact.undecided(), within(error));
    for (MeasureOdds measure : exact.measures()) {
      List<Chance> distribution = rounded.measure(measure.name()).distribution();
      assertThat(distribution).hasSameSizeAs(measure.distribution());
      for (int i = 0; i < distribution.size(); i++) {
        assertThat(distribution.get(i).p())
            .isCloseTo(measure.distribution().get(i).p(), within(error));
      }
    }
    if (!Double.isNaN(exact.meanTurns())) {
      assertThat(rounded.meanTurns())
          .isCloseTo(exact.meanTurns(), within(error * exact.meanTurns() + error));
    }
  }

  @Test
  void limited_fights_are_those_with_the_turn_in_the_state() {
    SplittableRandom random = new SplittableRandom(41);
    for (int round = 0; round < FIGHTS; round++) {
      Engagement<Integer, Integer> fight = RandomClockFights.limited(random);
      Odds.Exact odds = assertSame(fight, fight.rules().lastTurn());
      if (odds.undecided() == 0) {
        assertThat(odds.meanTurns()).isEqualTo(odds.measure("turn").mean().value());
      } else {
        assertThat(odds.meanTurns()).isNaN();
      }
    }
    assertThat(undecided).isBetween(FIGHTS / 20, FIGHTS / 2);
    assertThat(fewerStates).isGreaterThan(FIGHTS / 4);
  }

  @Test
  void limited_fights_without_counted_turns_are_those_with_the_turn_in_the_state() {
    SplittableRandom random = new SplittableRandom(42);
    for (int round = 0; round < FIGHTS; round++) {
      Engagement<Integer, Integer> fight = RandomClockFights.uncounted(random);
      assertMeanTurns(fight, assertSame(fight, fight.rules().lastTurn()));
    }
    assertThat(undecided).isBetween(FIGHTS / 20, FIGHTS / 2);
    assertThat(fewerStates).isGreaterThan(FIGHTS / 4);
  }

  /** From the last turn that matters on, a state with the turn in it need not count further. */
  @Test
  void fights_to_the_finish_are_those_with_the_turn_in_the_state() {
    SplittableRandom random = new SplittableRandom(43);
    for (int round = 0; round < FIGHTS; round++) {
      Engagement<Integer, Integer> fight = RandomClockFights.toTheFinish(random);
      assertMeanTurns(fight, assertSame(fight, Math.max(1, fight.rules().lastTurn())));
    }
    assertThat(undecided).isBetween(FIGHTS / 20, FIGHTS / 2);
    assertThat(fewerStates).isGreaterThan(FIGHTS / 5);
  }

  /** Asserts the mean number of turns: the first, and each that is noted to have passed. */
  private static void assertMeanTurns(Engagement<Integer, Integer> fight, Odds.Exact odds) {
    if (odds.undecided() > 0) {
      assertThat(odds.meanTurns()).isNaN();
      return;
    }
    var plain = TurnInState.of(fight, Math.max(1, fight.rules().lastTurn()));
    double passed =
        Consultations.of(plain, Limits.states(MOST_STATES), Listener.NOBODY)
            .getOrDefault(TurnInState.PASSED, 0.0);
    assertThat(odds.meanTurns()).isCloseTo(1 + passed, within(1e-11 * (1 + passed)));
  }

  @Test
  void outcomes_whatever_the_turn_are_those_of_all_turns_added_up() {
    SplittableRandom random = new SplittableRandom(44);
    int more = 0;
    for (int round = 0; round < FIGHTS; round++) {
      Engagement<Integer, Integer> fight = RandomClockFights.limited(random);
      Odds.Exact odds = ExactOdds.of(fight, MOST_STATES, true);
      Odds.Exact byTurn = ExactOdds.of(TurnInState.of(fight), MOST_STATES, true);
      Map<List<Comparable<?>>, Double> sums = new HashMap<>();
      for (Outcome outcome : byTurn.outcomes()) {
        assertThat(outcome.values()).hasSize(4);
        sums.merge(List.copyOf(outcome.values().subList(0, 2)), outcome.p(), Double::sum);
      }
      assertThat(odds.outcomes()).hasSameSizeAs(sums.keySet());
      for (Outcome outcome : odds.outcomes()) {
        assertThat(sums.get(outcome.values())).isCloseTo(outcome.p(), within(1e-12));
      }
      more += byTurn.outcomes().size() > sums.size() ? 1 : 0;
    }
    assertThat(more).isGreaterThan(FIGHTS / 4);
  }

  /** A tug of war over seven places reaches all of them after a few turns. */
  @Test
  void the_states_of_a_fight_do_not_count_the_clock() {
    Function<Integer, Odds.Exact> lasting =
        turns -> ExactOdds.of(tugOfWar(turns), MOST_STATES, false);
    assertThat(lasting.apply(1).states()).isEqualTo(1);
    assertThat(lasting.apply(2).states()).isEqualTo(3);
    assertThat(lasting.apply(5).states()).isEqualTo(7);
    assertThat(lasting.apply(50).states()).isEqualTo(7);
    assertThat(lasting.apply(9_999).states()).isEqualTo(7);
  }

  @Test
  void an_attack_of_fifty_rounds_has_no_more_states_than_one_of_twenty() {
    int most = ExactOdds.of(Fight.onLossTable(5, "until-decided"), MOST_STATES, false).states();
    assertThat(ExactOdds.of(Fight.onLossTable(5, "2"), MOST_STATES, false).states())
        .isLessThan(most);
    assertThat(ExactOdds.of(Fight.onLossTable(5, "20"), MOST_STATES, false).states())
        .isEqualTo(most);
    assertThat(ExactOdds.of(Fight.onLossTable(5, "50"), MOST_STATES, false).states())
        .isEqualTo(most);
  }

  private static Engagement<Integer, Integer> tugOfWar(int turns) {
    return Toy.measuringTurns(
        Toy.askingUpTo(
            turns,
            Toy.of(
                0,
                (Integer place, Umpire umpire) -> {
                  int next = place + umpire.roll(Die.d(3)) - 2;
                  return Math.abs(next) > 3 || umpire.reached(turns)
                      ? Step.<Integer, Integer>ended(next + 4)
                      : Step.<Integer, Integer>nextTurn(next);
                })));
  }

  /** By brute force over the 3^4 sequences of four turns. */
  @Test
  void a_tug_of_war_of_four_turns_comes_out_as_all_its_ways_counted() {
    Map<Integer, Integer> places = new HashMap<>();
    Map<Integer, Integer> turns = new HashMap<>();
    for (int way = 0; way < 81; way++) {
      int place = 0;
      int turn = 0;
      for (int left = way; turn < 4 && Math.abs(place) <= 3; left /= 3) {
        place += left % 3 - 1;
        turn++;
      }
      places.merge(place + 4, 1, Integer::sum);
      turns.merge(turn, 1, Integer::sum);
    }
    Odds.Exact odds = ExactOdds.of(tugOfWar(4), MOST_STATES, true);
    assertThat(odds.measure("end").distribution())
        .allSatisfy(
            chance ->
                assertThat(chance.fraction())
                    .isEqualTo(new BigFraction(places.remove(chance.value()), 81)));
    assertThat(places).isEmpty();
    assertThat(odds.measure("turn").distribution())
        .allSatisfy(
            chance ->
                assertThat(chance.fraction())
                    .isEqualTo(new BigFraction(turns.remove(chance.value()), 81)));
    assertThat(turns).isEmpty();
  }

  private static Engagement<String, Integer> asking(
      int lastTurn, BiFunction<String, Umpire, Step<String, Integer>> rules) {
    return Toy.askingUpTo(lastTurn, Toy.of("at the gate", rules));
  }

  private static void assertEra(Engagement<String, Integer> fight, int turn, int from, int until) {
    PathEnumerator<String, Integer> pathEnumerator = PathEnumerator.merged(fight, Listener.NOBODY);
    pathEnumerator.play(fight.rules().first(), turn, (end, path) -> {});
    assertThat(pathEnumerator.firstTurn()).isEqualTo(from);
    assertThat(pathEnumerator.endTurn()).isEqualTo(until);
  }

  @Test
  void every_question_narrows_the_era_from_its_own_side() {
    Engagement<String, Integer> fight =
        asking(
            9,
            (state, umpire) ->
                Step.ended(umpire.reached(3) && umpire.reached(1) && !umpire.reached(9) ? 1 : 0));
    assertEra(fight, 5, 3, 9);
    // Before turn 3 the clock is not asked.
    assertEra(fight, 2, 1, 3);
    assertEra(fight, 9, 9, Integer.MAX_VALUE);
  }

  @Test
  void what_one_roll_of_many_asks_holds_for_the_step() {
    Engagement<String, Integer> fight =
        asking(
            7,
            (state, umpire) -> {
              int roll = umpire.roll(Die.d(6));
              return Step.ended(
                  roll == 3 && umpire.reached(7) || roll == 5 && umpire.reached(2) ? 1 : 0);
            });
    assertEra(fight, 1, 1, 2);
    assertEra(fight, 4, 2, 7);
    assertEra(fight, 8, 7, Integer.MAX_VALUE);
  }

  @Test
  void to_ask_for_a_later_turn_than_the_fight_says_is_a_bug_that_names_the_step() {
    Engagement<String, Integer> fight =
        asking(4, (state, umpire) -> Step.ended(umpire.reached(5) ? 1 : 0));
    assertThatThrownBy(() -> ExactOdds.of(fight, 10, false))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("turn 5")
        .hasMessageContaining("up to 4")
        .hasMessageContaining("at the gate");
  }

  /** One step before the last turn and one in it, whether that is the fifth or the 5,000th. */
  @Test
  void a_state_has_one_row_an_era_and_not_one_a_turn() {
    for (int limit : new int[] {5, 5_000}) {
      AtomicInteger played = new AtomicInteger();
      Engagement<Integer, Integer> siege =
          Toy.measuringTurns(
              Toy.askingUpTo(
                  limit,
                  Toy.of(
                      0,
                      (state, umpire) -> {
                        played.incrementAndGet();
                        return umpire.reached(limit)
                            ? Step.<Integer, Integer>ended(1)
                            : Step.<Integer, Integer>nextTurn(0);
                      })));
      Odds.Exact odds = ExactOdds.of(siege, 10, true);
      assertThat(odds.measure("turn").distribution().get(0).value()).isEqualTo(limit);
      assertThat(odds.states()).isEqualTo(1);
      assertThat(played).hasValue(2);
    }
  }

  @Test
  void a_row_is_found_again_in_every_turn_of_its_era() {
    Engagement<String, Integer> fight =
        asking(6, (state, umpire) -> Step.ended(umpire.reached(6) ? 3 : umpire.reached(3) ? 2 : 1));
    Graph<String, Integer, Row> chain = Toy.chain(fight);
    Row last = chain.node(0, 50);
    Row first = chain.node(0, 1);
    Row middle = chain.node(0, 4);
    assertThat(chain.nodes()).hasSize(3);
    assertThat(chain.node(0, 2)).isSameAs(first);
    assertThat(chain.node(0, 3)).isSameAs(middle);
    assertThat(chain.node(0, 5)).isSameAs(middle);
    assertThat(chain.node(0, 6)).isSameAs(last);
    assertThat(chain.nodes()).hasSize(3);
    assertThat(first.era().from()).isEqualTo(1);
    assertThat(middle.era().from()).isEqualTo(3);
    assertThat(last.era().from()).isEqualTo(6);
    assertThat(middle.era().state()).isZero();
    assertThat(chain.results().value(middle.target(0))).isEqualTo(2);
  }

  /** To the finish: a 6 wins and a 1 loses; from turn 3 on the guns are up, and a 4 wins. */
  private static Engagement<String, Integer> guns() {
    return Toy.countingTurns(
        Toy.askingUpTo(
            3,
            Toy.of(
                "before the wall",
                (String state, Umpire umpire) -> {
                  int needed = umpire.memoize(() -> umpire.reached(3) ? 4 : 6);
                  int roll = umpire.roll(D6);
                  return roll >= needed
                      ? Step.<String, Integer>ended(WON)
                      : roll == 1
                          ? Step.<String, Integer>ended(LOST)
                          : Step.<String, Integer>nextTurn(state);
                })));
  }

  /**
   * By hand: each of the first two turns wins 1/6, loses 1/6 and leaves 4/6. Of the 4/9 that reach
   * turn 3, 3/4 win in the end. Together 1/6 + 1/9 + 1/3 = 11/18. It lasts 1 + 2/3 + 4/9 x 3/2
   * turns.
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
        assertThat(little.counted().tally().distribution(measure, 0L))
            .isEqualTo(all.counted().tally().distribution(measure, 0L));
      }
    }
  }

  /**
   * Five places, each in up to three turns that can be distinguished, and two ends: a walk that may
   * keep hardly more never drops its chain, so no rule is played twice, however long it lasts.
   */
  @Test
  void a_walk_of_a_long_fight_keeps_no_more_than_its_states_in_distinguished_turns() {
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
                  int next = purse + (up ? umpire.memoize(() -> umpire.reached(3) ? 1 : 2) : -1);
                  return next <= 0 || next >= 6
                      ? Step.<Integer, Integer>ended(next <= 0 ? LOST : WON)
                      : Step.<Integer, Integer>nextTurn(next);
                }));
    Walk<Integer, Integer> walk = new Walk<>(fight, 24);
    walk.play(50_000, Xoroshiro.seeded(3));
    assertThat(walk.counted().tally().distribution(0, 0L)).hasSize(2);
    // Five places before turn 3 and from it on, two paths each.
    assertThat(steps.get()).isLessThanOrEqualTo(2 * 2 * 5);
    assertThat(walk.rowsPlayed()).isLessThanOrEqualTo(2 * 5);
  }

  /**
   * A unit that waits at a gate which opens in turn 200 does nothing for longer than the search for
   * traps allows.
   */
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
  void a_unit_that_waits_for_the_clock_is_in_no_trap() {
    assertThat(ExactOdds.of(waiting(), 10, true).undecided()).isZero();
    assertThat(ExactOdds.of(waiting(), 10, true).measure("end").distribution())
        .extracting(Chance::fraction)
        .hasSize(6)
        .containsOnly(new BigFraction(1, 6));
    for (boolean direct : new boolean[] {false, true}) {
      Trials few = new Trials(500, 1, 2, 0, direct, 1_000);
      assertThat(SampledOdds.of(waiting(), few, Deadline.NONE, Progress.NONE).undecided()).isZero();
    }
  }

  /** By hand: one in two gets out in either of two turns; then the gate is shut: 1/4 stays in. */
  private static Engagement<String, Integer> shutting() {
    return Toy.countingTurns(
        Toy.askingUpTo(
            3,
            Toy.of(
                "in the town",
                (String state, Umpire umpire) ->
                    !umpire.reached(3) && umpire.roll(D6) > 3
                        ? Step.<String, Integer>ended(1)
                        : Step.<String, Integer>nextTurn(state))));
  }

  @Test
  void a_trap_that_the_clock_shuts_holds_the_units_in_it() {
    Odds.Exact odds = ExactOdds.of(shutting(), 10, true);
    assertThat(odds.undecided()).isEqualTo(0.25);
    assertThat(odds.measure("end").distribution().get(0).fraction())
        .isEqualTo(new BigFraction(3, 4));
    assertThat(odds.meanTurns()).isNaN();
  }

  /**
   * By hand: shut in before turn 3, a unit that rolls a 6 is out of reach for ever; the others end.
   */
  private static Engagement<String, Integer> trapBeforeTurnThree() {
    return Toy.askingUpTo(
        3,
        Toy.of(
            "in the open",
            (String state, Umpire umpire) -> {
              if (state.equals("in the pit") && !umpire.reached(3)) {
                return Step.<String, Integer>sameTurn(state);
              }
              if (umpire.reached(3)) {
                return Step.<String, Integer>ended(1);
              }
              return umpire.roll(D6) == 6
                  ? Step.<String, Integer>sameTurn("in the pit")
                  : Step.<String, Integer>nextTurn(state);
            }));
  }

  /** Within a turn the clock stands still: 1 - (5/6)^2 never reach turn 3. */
  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void an_endless_cycle_within_a_turn_never_reaches_the_next() {
    double stuck = 11 / 36.0;
    assertThat(ExactOdds.of(trapBeforeTurnThree(), 10, true).undecided()).isEqualTo(stuck);
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
    assertThat(refusal.remedies()).containsExactly(Remedy.LIMIT_TURNS);
    Trials few = new Trials(20, 1, 1, 0, true, 1_000);
    assertThat(SampledOdds.of(siege, few, Deadline.NONE, Progress.NONE).undecided()).isEqualTo(1);
  }

  @Test
  void a_narrated_battle_names_the_turn_in_which_it_ended() {
    for (int seed = 0; seed < 20; seed++) {
      AtomicInteger rolls = new AtomicInteger();
      NarratedBattle.BattleOutcome<Integer> ended =
          NarratedBattle.play(guns(), seed, note -> rolls.incrementAndGet(), Deadline.NONE);
      assertThat(ended.turn()).isEqualTo(rolls.get());
    }
  }

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void battles_that_are_played_meet_the_clock_as_often() {
    for (Engagement<?, ?> fight : List.of(guns(), shutting(), trapBeforeTurnThree())) {
      Odds.Exact exact = ExactOdds.of(fight, 10, true);
      for (boolean direct : new boolean[] {false, true}) {
        Trials trials = new Trials(40_000, 6, 2, 0, direct, 1_000);
        Agreement.assertAgree(exact, SampledOdds.of(fight, trials, Deadline.NONE, Progress.NONE));
      }
    }
  }
}
