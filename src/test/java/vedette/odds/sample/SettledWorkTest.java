package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Toy;
import vedette.odds.chain.PathEnumerator;
import vedette.odds.exact.ExactOdds;
import vedette.work.Deadline;
import vedette.work.Progress;

/** The number of times that work without rolls and decisions is done. */
class SettledWorkTest {
  private final AtomicInteger done = new AtomicInteger();

  /** Returns the result of some work, and counts it. */
  private <T> T work(T result) {
    done.incrementAndGet();
    return result;
  }

  private static List<String> paths(
      boolean inFull, BiFunction<String, Umpire, Step<String, Integer>> rules) {
    List<String> paths = new ArrayList<>();
    Engagement<String, Integer> fight = Toy.askingUpTo(9, Toy.of("the hill", rules));
    PathEnumerator<String, Integer> pathEnumerator =
        inFull
            ? PathEnumerator.inFull(fight, note -> {})
            : PathEnumerator.merged(fight, note -> {});
    pathEnumerator.play(
        "the hill",
        2,
        (end, path) ->
            paths.add(
                ((Step.End<String, Integer>) end).result()
                    + ": "
                    + path.weight()
                    + "/"
                    + path.outOf()));
    return paths;
  }

  @Test
  void work_before_the_first_roll_is_done_once_for_all_rolls() {
    BiFunction<String, Umpire, Step<String, Integer>> rules =
        (state, umpire) -> {
          int bonus = umpire.memoize(() -> work(10));
          return Step.ended(bonus + umpire.roll(Die.d(3)));
        };
    assertThat(paths(false, rules)).containsExactly("11: 1/3", "12: 1/3", "13: 1/3");
    assertThat(done).hasValue(1);
    assertThat(paths(true, rules)).containsExactly("11: 1/3", "12: 1/3", "13: 1/3");
    assertThat(done).hasValue(1 + 3);
  }

  /** Three first rolls, and four second rolls after each. */
  @Test
  void work_behind_a_roll_is_done_once_for_each_way_it_falls() {
    BiFunction<String, Umpire, Step<String, Integer>> rules =
        (state, umpire) -> {
          int first = umpire.roll(Die.d(3));
          int tens = umpire.memoize(() -> work(10 * first));
          return Step.ended(tens + umpire.roll(Die.d(4)));
        };
    List<String> merged = paths(false, rules);
    assertThat(merged).hasSize(12).startsWith("11: 1/12").endsWith("34: 1/12");
    assertThat(done).hasValue(3);
    assertThat(paths(true, rules)).isEqualTo(merged);
    assertThat(done).hasValue(3 + 12);
  }

  @Test
  void two_pieces_of_work_in_a_row_are_kept_apart() {
    assertThat(
            paths(
                false,
                (state, umpire) -> {
                  int tens = umpire.memoize(() -> work(10));
                  int hundreds = umpire.memoize(() -> work(100));
                  int roll = umpire.roll(Die.d(2));
                  int thousands = umpire.memoize(() -> work(1_000 * roll));
                  return Step.ended(thousands + hundreds + tens + umpire.roll(Die.d(2)));
                }))
        .containsExactly("1111: 1/4", "1112: 1/4", "2111: 1/4", "2112: 1/4");
    assertThat(done).hasValue(2 + 2);
  }

  @Test
  void work_may_be_the_last_thing_that_a_step_does() {
    assertThat(
            paths(
                false,
                (state, umpire) -> {
                  int roll = umpire.roll(Die.d(2));
                  return umpire.memoize(() -> work(Step.ended(roll)));
                }))
        .containsExactly("1: 1/2", "2: 1/2");
    assertThat(done).hasValue(2);
  }

  @Test
  void the_result_of_work_may_be_nothing() {
    assertThat(
            paths(
                false,
                (state, umpire) ->
                    Step.ended(
                        umpire.memoize(() -> work((String) null)) == null
                            ? umpire.roll(Die.d(2))
                            : 0)))
        .containsExactly("1: 1/2", "2: 1/2");
    assertThat(done).hasValue(1);
  }

  @Test
  void work_within_work_is_part_of_it() {
    BiFunction<String, Umpire, Step<String, Integer>> rules =
        (state, umpire) -> {
          int bonus = umpire.memoize(() -> 10 + umpire.memoize(() -> work(20)));
          return Step.ended(bonus + umpire.roll(Die.d(2)));
        };
    assertThat(paths(false, rules))
        .containsExactly("31: 1/2", "32: 1/2")
        .isEqualTo(paths(true, rules));
    assertThat(done).hasValue(1 + 2);
  }

  @Test
  void work_that_rolls_within_work_is_a_bug_too_and_the_next_step_is_played_afresh() {
    Engagement<String, Integer> fight =
        Toy.of(
            "the hill",
            (state, umpire) -> {
              int bonus =
                  umpire.memoize(
                      () ->
                          umpire.memoize(() -> state.isEmpty() ? umpire.roll(Die.d(6)) : work(10)));
              return Step.ended(bonus + umpire.roll(Die.d(3)));
            });
    PathEnumerator<String, Integer> pathEnumerator = PathEnumerator.merged(fight, note -> {});
    assertThatThrownBy(() -> pathEnumerator.play("", 1, (end, path) -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("settled work");
    assertThat(pathEnumerator.play("the hill", 1, (end, path) -> {})).isEqualTo(3);
    assertThat(done).hasValue(1);
  }

  @Test
  void work_that_rolls_is_a_bug_that_names_the_step() {
    assertThatThrownBy(
            () ->
                paths(
                    false,
                    (state, umpire) -> Step.ended(umpire.memoize(() -> umpire.roll(Die.d(6))))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("settled work")
        .hasMessageContaining("the hill");
  }

  @Test
  void work_that_decides_is_a_bug_that_names_the_step() {
    Engagement<Toy.Strengths, Toy.Result> skirmish = Toy.skirmish(1, 1, 0);
    Engagement<Toy.Strengths, Toy.Result> hasty =
        Toy.fight(
            skirmish.rules().first(),
            skirmish.measures(),
            skirmish.doctrine(),
            (lines, umpire) -> {
              umpire.memoize(() -> umpire.decide(new Toy.CloseIn(Side.ATTACKER, 1)));
              return Step.ended(new Toy.Result(umpire.roll(Die.d(2)), 0, Toy.Ending.WON));
            });
    assertThatThrownBy(() -> ExactOdds.of(hasty, 10, false))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("settled work")
        .hasMessageContaining(skirmish.rules().first().toString());
  }

  @Test
  void work_that_looks_at_the_clock_makes_the_era_of_the_step() {
    Engagement<String, Integer> fight =
        Toy.askingUpTo(
            4,
            Toy.of(
                "the hill",
                (String state, Umpire umpire) -> {
                  int bonus = umpire.memoize(() -> umpire.reached(4) ? 10 : 0);
                  return Step.<String, Integer>ended(bonus + umpire.roll(Die.d(2)));
                }));
    for (PathEnumerator<String, Integer> pathEnumerator :
        List.of(
            PathEnumerator.inFull(fight, note -> {}), PathEnumerator.merged(fight, note -> {}))) {
      pathEnumerator.play("the hill", 3, (end, path) -> {});
      assertThat(pathEnumerator.firstTurn()).isEqualTo(1);
      assertThat(pathEnumerator.endTurn()).isEqualTo(4);
      pathEnumerator.play("the hill", 4, (end, path) -> {});
      assertThat(pathEnumerator.firstTurn()).isEqualTo(4);
    }
  }

  @Test
  void notes_of_work_are_heard_as_often_as_it_is_done() {
    Note note = () -> "the hill is steep";
    Engagement<String, Integer> fight =
        Toy.of(
            "the hill",
            (state, umpire) -> {
              umpire.memoize(
                  () -> {
                    umpire.note(note);
                    return 0;
                  });
              return Step.ended(umpire.roll(Die.d(3)));
            });
    List<Note> merged = new ArrayList<>();
    PathEnumerator.merged(fight, merged::add).play("the hill", 1, (end, path) -> {});
    assertThat(merged).containsExactly(note);
    List<Note> inFull = new ArrayList<>();
    PathEnumerator.inFull(fight, inFull::add).play("the hill", 1, (end, path) -> {});
    assertThat(inFull).containsExactly(note, note, note);
  }

  @Test
  void work_is_done_anew_for_every_state_and_every_era() {
    Engagement<Integer, Integer> fight =
        Toy.askingUpTo(
            3,
            Toy.of(
                0,
                (Integer state, Umpire umpire) -> {
                  boolean late = umpire.memoize(() -> work(umpire.reached(3)));
                  int roll = umpire.roll(Die.d(2));
                  return late
                      ? Step.<Integer, Integer>ended(state)
                      : Step.<Integer, Integer>nextTurn(roll);
                }));
    ExactOdds.of(fight, 10, false);
    // State 0 in turn 1; states 1 and 2 in turn 2, and once more from turn 3 on.
    assertThat(done).hasValue(1 + 2 + 2);
  }

  @Test
  void a_battle_that_is_played_does_its_work_each_time() {
    Engagement<Integer, Integer> fight =
        Toy.of(
            0,
            (state, umpire) -> Step.ended(umpire.memoize(() -> work(10)) + umpire.roll(Die.d(2))));
    SampledOdds.of(fight, new Trials(100, 1, 1, 0, true, 10), Deadline.NONE, Progress.NONE);
    assertThat(done).hasValue(100);
  }
}
