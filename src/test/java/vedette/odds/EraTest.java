package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** In which turns a step comes to the same, as far as what it asks of the clock can say. */
class EraTest {
  private static final int FOR_EVER = Integer.MAX_VALUE;

  private static Engagement<String, Integer> asking(
      int lastTurn, BiFunction<String, Umpire, Step<String, Integer>> rules) {
    return Toy.askingUpTo(lastTurn, Toy.of("at the gate", rules));
  }

  private static void assertEra(Engagement<String, Integer> fight, int turn, int from, int until) {
    EveryRoll<String, Integer> everyRoll = EveryRoll.merged(fight, Listener.NOBODY);
    everyRoll.play(fight.rules().first(), turn, (end, weight, outOf) -> {});
    assertThat(everyRoll.from()).isEqualTo(from);
    assertThat(everyRoll.until()).isEqualTo(until);
  }

  @Test
  void a_step_that_never_looks_at_the_clock_comes_to_the_same_in_every_turn() {
    Engagement<String, Integer> fight =
        asking(9, (state, umpire) -> Step.ended(umpire.roll(Die.d(6))));
    assertEra(fight, 1, 1, FOR_EVER);
    assertEra(fight, 1_000, 1, FOR_EVER);
  }

  @Test
  void a_step_that_asks_for_a_turn_has_one_era_before_it_and_one_from_it_on() {
    Engagement<String, Integer> fight =
        asking(4, (state, umpire) -> Step.ended(umpire.reached(4) ? 1 : 0));
    assertEra(fight, 1, 1, 4);
    assertEra(fight, 3, 1, 4);
    assertEra(fight, 4, 4, FOR_EVER);
    assertEra(fight, 99, 4, FOR_EVER);
  }

  @Test
  void every_question_narrows_the_era_from_its_own_side() {
    Engagement<String, Integer> fight =
        asking(
            9,
            (state, umpire) ->
                Step.ended(umpire.reached(3) && umpire.reached(1) && !umpire.reached(9) ? 1 : 0));
    assertEra(fight, 5, 3, 9);
    // Before turn 3 nothing else is asked.
    assertEra(fight, 2, 1, 3);
    assertEra(fight, 9, 9, FOR_EVER);
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
    assertEra(fight, 8, 7, FOR_EVER);
  }

  @Test
  void each_step_has_an_era_of_its_own() {
    Engagement<String, Integer> fight =
        asking(5, (state, umpire) -> Step.ended(state.isEmpty() || umpire.reached(5) ? 1 : 0));
    EveryRoll<String, Integer> everyRoll = EveryRoll.merged(fight, Listener.NOBODY);
    everyRoll.play("at the gate", 2, (end, weight, outOf) -> {});
    everyRoll.play("", 2, (end, weight, outOf) -> {});
    assertThat(everyRoll.from()).isEqualTo(1);
    assertThat(everyRoll.until()).isEqualTo(FOR_EVER);
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

  @Test
  void a_fight_that_says_nothing_of_the_clock_may_not_ask_for_it() {
    Engagement<String, Integer> fight =
        asking(0, (state, umpire) -> Step.ended(umpire.reached(1) ? 1 : 0));
    assertThatThrownBy(() -> ExactOdds.of(fight, 10, false))
        .isInstanceOf(IllegalStateException.class)
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
    BattleChain<String, Integer> chain = Toy.chain(fight);
    Row last = chain.row(0, 50);
    Row first = chain.row(0, 1);
    Row middle = chain.row(0, 4);
    assertThat(chain.rows()).hasSize(3);
    assertThat(chain.row(0, 2)).isSameAs(first);
    assertThat(chain.row(0, 3)).isSameAs(middle);
    assertThat(chain.row(0, 5)).isSameAs(middle);
    assertThat(chain.row(0, 6)).isSameAs(last);
    assertThat(chain.rows()).hasSize(3);
    assertThat(first.from()).isEqualTo(1);
    assertThat(middle.from()).isEqualTo(3);
    assertThat(last.from()).isEqualTo(6);
    assertThat(middle.state()).isZero();
    assertThat(chain.result(middle.target(0))).isEqualTo(2);
  }

  @Test
  void a_row_tells_the_same_turn_from_the_next_and_both_from_an_end() {
    Engagement<Integer, Integer> fight =
        Toy.of(
            0,
            (state, umpire) ->
                switch (umpire.roll(Die.d(6))) {
                  case 1 -> Step.ended(0);
                  case 2, 3 -> Step.nextTurn(0);
                  default -> Step.going(0);
                });
    BattleChain<Integer, Integer> chain = Toy.chain(fight);
    Row row = chain.row(0, 1);
    assertThat(row.nextTurn()).isEqualTo(1);
    assertThat(row.ended() - row.nextTurn()).isEqualTo(1);
    assertThat(row.size() - row.ended()).isEqualTo(1);
    assertThat(row.weight(0)).isEqualTo(3);
    assertThat(row.weight(row.nextTurn())).isEqualTo(2);
    assertThat(row.weight(row.ended())).isEqualTo(1);
  }
}
