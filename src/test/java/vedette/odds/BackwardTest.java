package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.Backward.Averages;
import vedette.odds.Backward.Worth;
import vedette.odds.Odds.Outcome;
import vedette.work.Limits;
import vedette.work.Refusal;

/** Whether one pass backwards answers every fight that begins elsewhere as if it stood alone. */
class BackwardTest {
  private static final int FIGHTS = 200;
  private static final int MOST_STATES = 10_000;

  /** What it ends with, whether with 2, and the turn. */
  private static final List<Worth<Integer>> WANTED =
      List.of((end, turn) -> end, (end, turn) -> end == 2 ? 1 : 0, (end, turn) -> turn);

  private int answered;
  private int undecided;

  private void assertSame(Engagement<Integer, Integer> fight, boolean byTurn) {
    BattleChain<Integer, Integer> chain = Toy.chain(fight);
    Propagation.through(chain, fight, Rounded.ZERO, Rounded.ONE, Limits.states(MOST_STATES));
    List<Integer> firsts = new ArrayList<>();
    for (int state = 0; state < chain.states(); state++) {
      firsts.add(chain.state(state));
    }
    List<Worth<Integer>> wanted = byTurn ? WANTED : WANTED.subList(0, 2);
    Backward<Integer, Integer> backward =
        Backward.of(fight, firsts, wanted, byTurn, Limits.states(MOST_STATES));
    if (backward == null) {
      return;
    }
    answered++;
    for (int first : firsts) {
      Odds.Exact alone = ExactOdds.of(Toy.from(first, fight), MOST_STATES, true);
      Averages averages = backward.from(first);
      double[] expected = new double[wanted.size()];
      Engagement<?, ?> told =
          byTurn ? TurnInState.of(Toy.from(first, fight)) : Toy.from(first, fight);
      for (Outcome outcome : ExactOdds.of(told, MOST_STATES, true).outcomes()) {
        int end = (Integer) outcome.values().get(0);
        int turn = byTurn ? (Integer) outcome.values().get(2) : 0;
        for (int i = 0; i < expected.length; i++) {
          expected[i] += outcome.p() * wanted.get(i).of(end, turn);
        }
      }
      // The last term: the sum that it is compared with is rounded too.
      assertThat(averages.off()).isLessThan(1e-11);
      assertThat(averages.values())
          .containsExactly(
              expected,
              within(
                  averages.off() * Math.max(1, DoubleStream.of(expected).max().orElse(1)) + 1e-14));
      assertThat(averages.undecided()).isCloseTo(alone.undecided(), within(averages.off() + 1e-16));
      assertThat(averages.decided())
          .isCloseTo(1 - alone.undecided(), within(averages.off() + 1e-15));
      undecided += alone.undecided() > 0 ? 1 : 0;
    }
  }

  @Test
  void limited_fights_are_answered_turn_by_turn_wherever_they_begin() {
    SplittableRandom random = new SplittableRandom(51);
    for (int round = 0; round < FIGHTS; round++) {
      assertSame(Clocked.limited(random), true);
    }
    assertThat(answered).isBetween(FIGHTS / 2, FIGHTS - 1);
    assertThat(undecided).isGreaterThan(FIGHTS / 20);
  }

  @Test
  void fights_to_the_finish_are_answered_unless_they_have_to_be_solved() {
    SplittableRandom random = new SplittableRandom(52);
    for (int round = 0; round < FIGHTS; round++) {
      assertSame(Clocked.toTheFinish(random), false);
    }
    assertThat(answered).isBetween(FIGHTS / 5, FIGHTS - 1);
    assertThat(undecided).isGreaterThan(FIGHTS / 20);
  }

  /** By hand: a 6 is rolled again, so of ten marches on one to five each ends with its number. */
  @Test
  void who_stays_where_he_is_goes_on_in_the_end() {
    Die die = Die.d(6);
    Engagement<Integer, Integer> fight =
        Toy.of(
            0,
            (state, umpire) -> {
              int roll = umpire.roll(die);
              return roll == 6 ? Step.going(state) : Step.ended(state + roll);
            });
    Averages averages =
        Backward.of(fight, List.of(10, 20), WANTED.subList(0, 1), false, Limits.states(10))
            .from(20);
    assertThat(averages.values()[0]).isCloseTo(23, within(1e-13));
    assertThat(averages.decided()).isEqualTo(1);
  }

  @Test
  void a_fight_that_goes_to_and_fro_is_left_to_be_solved() {
    assertThat(Backward.of(Toy.ruin(2, 5, 1, 2), List.of(2), WANTED, false, Limits.states(10)))
        .isNull();
  }

  @Test
  void more_states_than_allowed_are_refused() {
    Engagement<Integer, Integer> march =
        Toy.of(0, (mile, umpire) -> mile == 50 ? Step.ended(1) : Step.going(mile + 1));
    assertThat(
            catchThrowableOfType(
                Refusal.class,
                () -> Backward.of(march, List.of(0), WANTED, false, Limits.states(20))))
        .hasMessageContaining("20 states");
  }
}
