package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Odds.Outcome;
import vedette.work.Limits;

/**
 * Whether a fight whose turns the engine counts has the odds of the same fight with the turn in its
 * state, which is solved without layers, eras or measures of turns.
 */
class ClockTest {
  private static final int FIGHTS = 200;
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

  /** In doubles it is the same within the error that is stated. */
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
      Engagement<Integer, Integer> fight = Clocked.limited(random);
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
  void limited_fights_that_nobody_counts_are_those_with_the_turn_in_the_state() {
    SplittableRandom random = new SplittableRandom(42);
    for (int round = 0; round < FIGHTS; round++) {
      Engagement<Integer, Integer> fight = Clocked.uncounted(random);
      assertMeanTurns(fight, assertSame(fight, fight.rules().lastTurn()));
    }
    assertThat(undecided).isBetween(FIGHTS / 20, FIGHTS / 2);
    assertThat(fewerStates).isGreaterThan(FIGHTS / 4);
  }

  /** From the last turn asked for on a state with the turn in it need not count further. */
  @Test
  void fights_to_the_finish_are_those_with_the_turn_in_the_state() {
    SplittableRandom random = new SplittableRandom(43);
    for (int round = 0; round < FIGHTS; round++) {
      Engagement<Integer, Integer> fight = Clocked.toTheFinish(random);
      assertMeanTurns(fight, assertSame(fight, Math.max(1, fight.rules().lastTurn())));
    }
    assertThat(undecided).isBetween(FIGHTS / 20, FIGHTS / 2);
    assertThat(fewerStates).isGreaterThan(FIGHTS / 5);
  }

  /** The first turn, and each that is noted to have passed. */
  private static void assertMeanTurns(Engagement<Integer, Integer> fight, Odds.Exact odds) {
    if (odds.undecided() > 0) {
      assertThat(odds.meanTurns()).isNaN();
      return;
    }
    var plain = TurnInState.of(fight, Math.max(1, fight.rules().lastTurn()));
    double passed =
        Consultations.of(plain, Limits.states(MOST_STATES)).getOrDefault(TurnInState.PASSED, 0.0);
    assertThat(odds.meanTurns()).isCloseTo(1 + passed, within(1e-11 * (1 + passed)));
  }

  @Test
  void outcomes_whatever_the_turn_are_those_of_all_turns_added_up() {
    SplittableRandom random = new SplittableRandom(44);
    int more = 0;
    for (int round = 0; round < FIGHTS; round++) {
      Engagement<Integer, Integer> fight = Clocked.limited(random);
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

  /** A tug of war of seven places is in all of them after a few turns. */
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

  /** By brute force over the 3^4 ways in which four turns can go. */
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
}
