package vedette.odds.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Toy;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.work.Deadline;
import vedette.work.Progress;

/** The readings on which a fight rests, and their order. */
class ReadingsTest {

  private static Note resting(String... ids) {
    return new Note.Cell("table", "row", "column", "cell", false, List.of(ids));
  }

  /** Returns a toy that makes a note before the first roll. */
  private static Engagement<Integer, Integer> opened(
      BiFunction<Integer, Umpire, Step<Integer, Integer>> rules) {
    Engagement<Integer, Integer> fight = Toy.of(0, rules);
    return fight.withStory(fight.story().withOpening(umpire -> umpire.note(resting("SD10"))));
  }

  private static List<String> sampled(Engagement<?, ?> fight, int trials, boolean direct) {
    Trials once = new Trials(trials, 1, 2, 0, direct, 100);
    return SampledOdds.of(fight, once, Deadline.NONE, Progress.NONE).readings();
  }

  @Test
  void the_second_reading_comes_before_the_tenth_and_each_but_once() {
    Engagement<Integer, Integer> fight =
        opened(
            (state, umpire) -> {
              umpire.note(resting("SD2", "SD11", "SD1"));
              umpire.note(resting("SD2", "SD9"));
              return Step.ended(0);
            });
    List<String> inOrder = List.of("SD1", "SD2", "SD9", "SD10", "SD11");
    assertThat(ExactOdds.of(fight, 10, false).readings()).isEqualTo(inOrder);
    assertThat(sampled(fight, 1, false)).isEqualTo(inOrder);
    assertThat(sampled(fight, 1, true)).isEqualTo(inOrder);
  }

  /** The note is made only in the twentieth turn, after twenty sixes: one battle in 10^15. */
  /** A caller that asks twice whether a note is wanted still makes it. */
  @Test
  void to_ask_what_is_heard_changes_nothing() {
    Readings readings = new Readings();
    assertThat(readings.hears("T1 T2")).isTrue();
    assertThat(readings.hears("T1 T2")).isTrue();
    readings.note(new Note.Event("T1 T2", "it happens"));
    assertThat(readings.hears("T1 T2")).isFalse();
    assertThat(readings.hears("")).isFalse();
    assertThat(readings.ids()).containsExactly("T1", "T2");
  }

  @Test
  void exact_odds_find_a_reading_however_unlikely_the_way_to_it() {
    Die die = Die.d(6);
    Engagement<Integer, Integer> fight =
        opened(
            (sixes, umpire) -> {
              if (sixes == 20) {
                umpire.note(resting("SD3"));
                return Step.ended(20);
              }
              return umpire.roll(die) == 6 ? Step.sameTurn(sixes + 1) : Step.ended(sixes);
            });
    assertThat(ExactOdds.of(fight, 100, false).readings()).containsExactly("SD3", "SD10");
    assertThat(sampled(fight, 1_000, false)).containsExactly("SD10");
    assertThat(sampled(fight, 1_000, true)).containsExactly("SD10");
  }

  @Test
  void readings_are_the_same_for_any_number_of_threads() {
    Die die = Die.d(100);
    Engagement<Integer, Integer> fight =
        opened(
            (state, umpire) -> {
              if (state > 0) {
                umpire.note(resting("SD" + state));
                return Step.ended(state);
              }
              return Step.sameTurn(umpire.roll(die));
            });
    for (boolean direct : new boolean[] {false, true}) {
      List<String> alone =
          SampledOdds.of(fight, new Trials(50, 1, 1, 0, direct, 9), Deadline.NONE, Progress.NONE)
              .readings();
      assertThat(alone).hasSizeBetween(20, 50).isEqualTo(sampled(fight, 50, direct));
    }
  }
}
