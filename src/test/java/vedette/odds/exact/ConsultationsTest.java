package vedette.odds.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Toy;
import vedette.odds.exact.Consultations.Place;
import vedette.work.Limits;
import vedette.work.Refusal;

/** The number of consultations of table cells equals the expected visits, exactly. */
class ConsultationsTest {
  private static final double ROUNDING = 1e-12;

  private static void consult(String row, Umpire umpire) {
    umpire.note(new Note.Cell("toy/table", row, "column", "cell", false, List.of()));
  }

  private static Place place(String row) {
    return new Place("toy/table", row, "column");
  }

  @Test
  void a_cell_is_consulted_as_often_as_its_roll_comes() {
    Engagement<String, Integer> fight =
        Toy.of(
            "start",
            (state, umpire) -> {
              int roll = umpire.roll(Die.d(6));
              consult(roll <= 4 ? "low" : "high", umpire);
              return Step.ended(roll);
            });
    Map<Place, Double> times = Consultations.of(fight, Limits.states(10), Listener.NOBODY);
    assertThat(times).hasSize(2);
    assertThat(times.get(place("low"))).isCloseTo(4.0 / 6, within(ROUNDING));
    assertThat(times.get(place("high"))).isCloseTo(2.0 / 6, within(ROUNDING));
  }

  @Test
  void a_cell_consulted_twice_in_one_step_counts_twice() {
    Engagement<String, Integer> fight =
        Toy.of(
            "start",
            (state, umpire) -> {
              consult("first", umpire);
              consult(umpire.roll(Die.d(2)) == 1 ? "first" : "second", umpire);
              return Step.ended(0);
            });
    // The first for certain, and again on one roll of two.
    assertThat(Consultations.of(fight, Limits.states(10), Listener.NOBODY))
        .containsEntry(place("first"), 1.5)
        .containsEntry(place("second"), 0.5);
  }

  @Test
  void in_a_fight_that_goes_to_and_fro_every_visit_counts() {
    // Gambler's ruin from 2 of 5 with even odds takes 2 x 3 = 6 steps on average (Feller, XIV.3).
    Engagement<Integer, Integer> ruin = Toy.ruin(2, 5, 1, 2);
    Engagement<Integer, Integer> noted =
        Toy.of(
            2,
            (purse, umpire) -> {
              consult("purse " + purse, umpire);
              return ruin.rules().step(purse, umpire);
            });
    Map<Place, Double> times = Consultations.of(noted, Limits.states(10), Listener.NOBODY);
    assertThat(times.values().stream().mapToDouble(mean -> mean).sum())
        .isCloseTo(6, within(ROUNDING));
    // Visits of 1, from 2 of 5: 2 x 1 x 3 / 5 = 6/5, by the Green function of the walk.
    assertThat(times.get(place("purse 1"))).isCloseTo(1.2, within(ROUNDING));
  }

  @Test
  void what_is_consulted_without_end_is_not_counted() {
    Engagement<String, Integer> fight =
        Toy.of(
            "start",
            (state, umpire) -> {
              consult(state, umpire);
              return state.equals("start") && umpire.roll(Die.d(4)) == 1
                  ? Step.ended(0)
                  : Step.sameTurn("for ever");
            });
    assertThat(Consultations.of(fight, Limits.states(10), Listener.NOBODY))
        .containsEntry(place("start"), 1.0);
    assertThat(Consultations.of(fight, Limits.states(10), Listener.NOBODY).get(place("for ever")))
        .isZero();
  }

  @Test
  void a_fight_with_too_many_states_is_refused() {
    assertThatThrownBy(
            () -> Consultations.of(Toy.ruin(50, 100, 1, 2), Limits.states(10), Listener.NOBODY))
        .isInstanceOf(Refusal.class);
  }
}
