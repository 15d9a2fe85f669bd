package vedette.odds.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Toy;
import vedette.odds.sample.DirectPlay;

/** A step is played along every path of its dice, and reported if it is not pure. */
class PathEnumeratorTest {

  private static List<String> paths(BiFunction<String, Umpire, Step<String, Integer>> rules) {
    List<String> paths = new ArrayList<>();
    PathEnumerator.inFull(Toy.of("the first turn", rules), Listener.NOBODY)
        .play(
            "the first turn",
            1,
            (end, path) ->
                paths.add(
                    (end instanceof Step.End<String, Integer> ended
                            ? ended.result().toString()
                            : ((Step.SameTurn<String, Integer>) end).state())
                        + ": "
                        + path.weight()
                        + "/"
                        + path.outOf()));
    return paths;
  }

  private static void assertBug(
      BiFunction<String, Umpire, Step<String, Integer>> rules, String what) {
    assertThatThrownBy(() -> paths(rules))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(what)
        .hasMessageContaining("the first turn");
  }

  @Test
  void a_step_without_questions_has_one_path() {
    assertThat(paths((state, umpire) -> Step.ended(5))).containsExactly("5: 1/1");
  }

  /** Hand calculation: the second die is only rolled after a one. */
  @Test
  void every_answer_is_played_and_only_after_the_answers_that_lead_to_it() {
    assertThat(
            paths(
                (state, umpire) -> {
                  int first = umpire.roll(Die.d(3));
                  return first == 1
                      ? Step.ended(10 + umpire.roll(Die.sum(2, 2)))
                      : Step.sameTurn("after " + first);
                }))
        .containsExactly("12: 1/12", "13: 2/12", "14: 1/12", "after 2: 1/3", "after 3: 1/3");
  }

  @Test
  void chances_and_pools_are_questions_like_any_other() {
    assertThat(
            paths(
                (state, umpire) ->
                    Step.ended(
                        umpire.succeeds(Die.chance(1, 6)) ? umpire.count(Die.pool(2, 1, 3)) : -1)))
        .containsExactly("-1: 5/6", "0: 4/54", "1: 4/54", "2: 1/54");
  }

  /** More than the eight questions that there is room for at first: 2^12 paths of coins. */
  @Test
  void a_step_may_ask_many_questions() {
    List<String> paths =
        paths(
            (state, umpire) -> {
              int heads = 0;
              for (int i = 0; i < 12; i++) {
                heads += umpire.count(Die.chance(1, 2));
              }
              return Step.ended(heads);
            });
    assertThat(paths).hasSize(4096);
    // 12 over 6 of them show six heads.
    assertThat(paths).filteredOn("6: 1/4096"::equals).hasSize(924);
  }

  @Test
  void decisions_are_the_doctrines_and_not_played_through() {
    List<Object> ends = new ArrayList<>();
    PathEnumerator.inFull(Toy.skirmish(1, 1, 0), Listener.NOBODY)
        .play(new Toy.Strengths(1, 1), 1, (end, path) -> ends.add(end));
    // One shot each: hit (whatever is fired in return) twice, missed and lost once, missed both and
    // 2D6.
    assertThat(ends).hasSize(2 + 1 + 11);
  }

  @Test
  void a_question_that_the_doctrine_should_answer_is_none_for_the_dice() {
    Choice<Boolean> choice = new Toy.CloseIn(Side.DEFENDER, 3);
    assertThatThrownBy(
            () ->
                new DirectPlay.DiceUmpire(null, Doctrine::nothingToDecide, Listener.NOBODY)
                    .decide(choice))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("defender");
  }

  @Test
  void a_step_that_asks_another_die_for_the_same_answers_is_a_bug() {
    AtomicInteger outside = new AtomicInteger();
    assertBug(
        (state, umpire) -> {
          umpire.roll(Die.d(2));
          return Step.ended(umpire.roll(Die.d(6 + outside.getAndIncrement() / 2)));
        },
        "asked for D7 where it had asked for D6");
  }

  @Test
  void a_step_that_puts_another_choice_for_the_same_answers_is_a_bug() {
    AtomicInteger outside = new AtomicInteger();
    Engagement<Toy.Strengths, Toy.Result> skirmish = Toy.skirmish(1, 1, 0);
    Engagement<Toy.Strengths, Toy.Result> fickle =
        Toy.fight(
            skirmish.rules().first(),
            skirmish.measures(),
            skirmish.doctrine(),
            (lines, umpire) -> {
              umpire.decide(new Toy.CloseIn(Side.ATTACKER, outside.getAndIncrement()));
              return Step.ended(new Toy.Result(umpire.roll(Die.d(2)), 0, Toy.Ending.WON));
            });
    assertThatThrownBy(
            () ->
                PathEnumerator.inFull(fickle, Listener.NOBODY)
                    .play(fickle.rules().first(), 1, (end, path) -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("against=1")
        .hasMessageContaining("against=0")
        .hasMessageContaining(fickle.rules().first().toString());
  }

  @Test
  void a_failure_of_the_rules_names_the_state() {
    assertBug(
        (state, umpire) -> {
          throw new IllegalStateException("no such row");
        },
        "no such row");
  }

  @Test
  void a_step_that_asks_fewer_questions_for_the_same_answers_is_a_bug() {
    AtomicInteger outside = new AtomicInteger();
    assertBug(
        (state, umpire) -> {
          umpire.roll(Die.d(2));
          return Step.ended(outside.getAndIncrement() == 0 ? umpire.roll(Die.d(6)) : 0);
        },
        "asked fewer questions");
  }

  @Test
  void a_step_may_have_ten_thousand_paths_and_no_more() {
    assertThat(paths((state, umpire) -> Step.ended(umpire.roll(Die.d(10_000))))).hasSize(10_000);
    assertBug(
        (state, umpire) ->
            Step.ended(umpire.roll(Die.d(5_000)) + umpire.roll(Die.d(2)) + umpire.roll(Die.d(2))),
        "more than 10000 sequences of rolls");
  }

  @Test
  void weights_beyond_a_long_are_a_bug() {
    assertBug(
        (state, umpire) -> Step.ended(umpire.count(Die.pool(62, 1, 2)) + umpire.roll(Die.d(2))),
        "weights over 2^62");
  }

  @Test
  void after_a_bug_the_next_step_is_played_afresh() {
    AtomicInteger plays = new AtomicInteger();
    PathEnumerator<String, Integer> pathEnumerator =
        PathEnumerator.inFull(
            Toy.of(
                "a",
                (state, umpire) -> {
                  int roll = umpire.roll(Die.d(6));
                  if (plays.incrementAndGet() == 3) {
                    throw new IllegalStateException("once");
                  }
                  return Step.ended(roll);
                }),
            Listener.NOBODY);
    assertThatThrownBy(() -> pathEnumerator.play("a", 1, (end, path) -> {}))
        .hasMessageStartingWith("once");
    AtomicInteger paths = new AtomicInteger();
    pathEnumerator.play("a", 1, (end, path) -> paths.incrementAndGet());
    assertThat(paths).hasValue(6);
  }

  @Test
  void notes_are_heard_on_every_path() {
    List<Note> heard = new ArrayList<>();
    Note note = () -> "a shot";
    PathEnumerator.inFull(
            Toy.of(
                "a",
                (state, umpire) -> {
                  umpire.note(note);
                  return Step.ended(umpire.roll(Die.d(3)));
                }),
            heard::add)
        .play("a", 1, (end, path) -> {});
    assertThat(heard).containsExactly(note, note, note);
  }
}
