package vedette.odds.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.PathUmpire;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Toy;

/** The rest of a step after its only roll is played once for all states that share it. */
class SharedRestTest {
  private static final Die COIN = Die.d(2);

  /**
   * The remaining points of a redoubt, and the gunner that fires at it: the rest of a shot depends
   * on the points only.
   */
  private record Shot(int left, String gunner) {}

  /** The rest of a shot, which depends only on the points before it. */
  private record Rest(int left, IntFunction<Step<Shot, Integer>> then)
      implements PathUmpire.Rest<Shot, Integer> {
    @Override
    public Step<Shot, Integer> after(int roll) {
      return then.apply(roll);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Rest that && left == that.left;
    }

    @Override
    public int hashCode() {
      return left;
    }
  }

  private final List<Integer> played = new ArrayList<>();

  /**
   * A coin decides the loss of the redoubt; its garrison wins if any of it is left after the last
   * turn.
   */
  private Step<Shot, Integer> shoot(Shot shot, Umpire umpire, int lastTurn) {
    return PathUmpire.roll(
        umpire, COIN, new Rest(shot.left(), lost -> left(shot.left() - lost, umpire, lastTurn)));
  }

  private Step<Shot, Integer> left(int left, Umpire umpire, int lastTurn) {
    played.add(left);
    if (left <= 0) {
      return Step.ended(0);
    }
    return lastTurn > 0 && umpire.reached(lastTurn)
        ? Step.ended(left)
        : Step.nextTurn(new Shot(left, "both"));
  }

  private Engagement<Shot, Integer> siege(int lastTurn) {
    return Toy.askingUpTo(
        lastTurn,
        Toy.of(new Shot(4, "Dubois"), (Shot shot, Umpire umpire) -> shoot(shot, umpire, lastTurn)));
  }

  @Test
  void another_gunner_s_shot_at_the_same_redoubt_is_not_played() {
    Graph<Shot, Integer, Row> chain = Graph.ofRows(siege(0), Listener.NOBODY);
    Row first = chain.node(0, 1);
    assertThat(played).containsExactly(3, 2);
    Row second = chain.node(chain.states().of(new Shot(4, "Lefort")), 1);
    assertThat(played).containsExactly(3, 2);
    assertThat(targets(second)).isEqualTo(targets(first)).hasSize(2);
    assertThat(second.total()).isEqualTo(2);
  }

  @Test
  void a_shot_at_a_redoubt_with_less_left_is_played_on_its_own() {
    Graph<Shot, Integer, Row> chain = Graph.ofRows(siege(0), Listener.NOBODY);
    chain.node(0, 1);
    chain.node(chain.states().of(new Shot(3, "Lefort")), 1);
    assertThat(played).containsExactly(3, 2, 2, 1);
  }

  @Test
  void in_the_last_turn_the_rest_is_another_one() {
    Graph<Shot, Integer, Row> chain = Graph.ofRows(siege(3), Listener.NOBODY);
    Row before = chain.node(0, 1);
    Row inTheLast = chain.node(chain.states().of(new Shot(4, "Lefort")), 3);
    assertThat(played).containsExactly(3, 2, 3, 2);
    assertThat(chain.node(0, 2)).isSameAs(before);
    assertThat(chain.node(0, 3)).isNotSameAs(before);
    assertThat(inTheLast.era().from()).isEqualTo(3);
    assertThat(inTheLast.ended()).isZero();
  }

  /** A step that has asked for the turn before the roll need not ask after it. */
  @Test
  void what_is_learned_of_the_clock_before_the_roll_holds_for_the_rest() {
    Engagement<Shot, Integer> fight =
        Toy.askingUpTo(
            2,
            Toy.of(
                new Shot(4, "Dubois"),
                (Shot shot, Umpire umpire) -> {
                  boolean night = umpire.reached(2);
                  return PathUmpire.roll(
                      umpire,
                      COIN,
                      new Rest(shot.left(), roll -> Step.ended(roll + (night ? 10 : 0))));
                }));
    Graph<Shot, Integer, Row> chain = Graph.ofRows(fight, Listener.NOBODY);
    Row day = chain.node(0, 1);
    Row night = chain.node(chain.states().of(new Shot(4, "Lefort")), 2);
    assertThat(results(chain, day)).containsExactly(1, 2);
    assertThat(results(chain, night)).containsExactly(11, 12);
  }

  /** Two dice in a row: the rest is shared only if nothing else is rolled. */
  @Test
  void behind_a_roll_with_another_behind_it_everything_is_played() {
    Engagement<Shot, Integer> fight =
        Toy.of(
            new Shot(4, "Dubois"),
            (shot, umpire) ->
                PathUmpire.roll(
                    umpire,
                    COIN,
                    new Rest(
                        shot.left(),
                        first -> {
                          int second = umpire.roll(COIN);
                          played.add(first);
                          return Step.ended(10 * first + second);
                        })));
    Graph<Shot, Integer, Row> chain = Graph.ofRows(fight, Listener.NOBODY);
    assertThat(results(chain, chain.node(0, 1))).containsExactly(11, 12, 21, 22);
    chain.node(chain.states().of(new Shot(4, "Lefort")), 1);
    assertThat(played).hasSize(8);
  }

  /** After each answer of the first die the second is rolled: rests may follow each other. */
  @Test
  void a_rest_may_end_in_a_roll_with_a_rest_of_its_own() {
    Engagement<Shot, Integer> fight =
        Toy.of(
            new Shot(4, "Dubois"),
            (shot, umpire) ->
                PathUmpire.roll(
                    umpire,
                    COIN,
                    new Rest(
                        shot.left(),
                        first ->
                            PathUmpire.roll(
                                umpire,
                                Die.d(3),
                                new Rest(first, second -> Step.ended(10 * first + second))))));
    Graph<Shot, Integer, Row> chain = Graph.ofRows(fight, Listener.NOBODY);
    assertThat(results(chain, chain.node(0, 1))).containsExactly(11, 12, 13, 21, 22, 23);
  }

  /**
   * Batteries of three, two and five guns fire at the same wall of four: each hits with a third of
   * its guns, in weights of binomials 8 12 6 1, 4 4 1, and 32 80 80 40 10 1 out of 27, 9 and 243.
   */
  private static final Engagement<Shot, Integer> BATTERIES =
      Toy.of(
          new Shot(4, "3"),
          (shot, umpire) -> {
            int guns = Integer.parseInt(shot.gunner());
            return PathUmpire.roll(
                umpire,
                Die.pool(guns, 1, 3),
                new Rest(shot.left(), hits -> after(shot.left() - hits)));
          });

  private static Step<Shot, Integer> after(int left) {
    return left <= 0 ? Step.ended(left) : Step.nextTurn(new Shot(left, "1"));
  }

  @Test
  void the_row_of_fewer_guns_has_the_targets_of_that_of_more_and_weights_of_its_own() {
    Graph<Shot, Integer, Row> chain = Graph.ofRows(BATTERIES, Listener.NOBODY);
    Row three = chain.node(0, 1);
    Row two = chain.node(chain.states().of(new Shot(4, "2")), 1);
    assertThat(two.targets()).isSameAs(three.targets());
    assertThat(targets(two)).isEqualTo(targets(three).subList(0, 3));
    assertThat(weights(three)).containsExactly(8L, 12L, 6L, 1L);
    assertThat(weights(two)).containsExactly(4L, 4L, 1L);
    assertThat(two.total()).isEqualTo(9);
    assertThat(two.nextTurn()).isZero();
    assertThat(two.ended()).isEqualTo(two.size()).isEqualTo(3);
  }

  @Test
  void more_guns_have_targets_of_their_own_which_later_rows_take() {
    Graph<Shot, Integer, Row> chain = Graph.ofRows(BATTERIES, Listener.NOBODY);
    chain.node(0, 1);
    Row five = chain.node(chain.states().of(new Shot(4, "5")), 1);
    Row four = chain.node(chain.states().of(new Shot(4, "4")), 1);
    assertThat(four.targets()).isSameAs(five.targets());
    assertThat(weights(five)).containsExactly(32L, 80L, 80L, 40L, 10L, 1L);
    assertThat(weights(four)).containsExactly(16L, 32L, 24L, 8L, 1L);
    // Four hits and five are the only ways to end it.
    assertThat(five.size() - five.ended()).isEqualTo(2);
    assertThat(four.size() - four.ended()).isEqualTo(1);
  }

  /**
   * Three hits and four both destroy a wall of three: paths with the same destination are one
   * entry.
   */
  @Test
  void rows_with_equivalent_rolls_are_not_shared() {
    Engagement<Shot, Integer> wall =
        Toy.of(
            new Shot(3, "4"),
            (shot, umpire) -> {
              int guns = Integer.parseInt(shot.gunner());
              return PathUmpire.roll(
                  umpire,
                  Die.pool(guns, 1, 2),
                  new Rest(shot.left(), hits -> after(Math.max(0, shot.left() - hits))));
            });
    Graph<Shot, Integer, Row> chain = Graph.ofRows(wall, Listener.NOBODY);
    Row four = chain.node(0, 1);
    Row three = chain.node(chain.states().of(new Shot(3, "3")), 1);
    assertThat(weights(four)).containsExactly(1L, 4L, 6L, 5L);
    assertThat(weights(three)).containsExactly(1L, 3L, 3L, 1L);
    assertThat(targets(three)).isEqualTo(targets(four));
  }

  private static List<Long> weights(Row row) {
    return IntStream.range(0, row.size()).mapToObj(row::weight).toList();
  }

  private static List<Integer> targets(Row row) {
    return IntStream.range(0, row.size()).mapToObj(row::target).toList();
  }

  private static List<Integer> results(Graph<?, Integer, Row> chain, Row row) {
    return targets(row).stream().map(chain.results()::value).toList();
  }
}
