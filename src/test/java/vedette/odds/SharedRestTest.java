package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** What lies behind the last roll of a step is played once for all states that share it. */
class SharedRestTest {
  private static final Die COIN = Die.d(2);

  /** What is left of a redoubt, and who fires at it: the rest of a shot depends on what is left. */
  private record Shot(int left, String gunner) {}

  private final List<Integer> played = new ArrayList<>();

  /** A coin says how much of the redoubt goes; who holds it in the last turn has held it. */
  private Step<Shot, Integer> shoot(Shot shot, Umpire umpire, int lastTurn) {
    int left = shot.left() - umpire.roll(COIN, shot.left());
    played.add(left);
    if (left <= 0) {
      return Step.ended(0);
    }
    return lastTurn > 0 && umpire.reached(lastTurn)
        ? Step.ended(left)
        : Step.nextTurn(new Shot(left, "both"));
  }

  private Toy<Shot, Integer> siege(int lastTurn) {
    return Toy.of(
            new Shot(4, "Dubois"), (Shot shot, Umpire umpire) -> shoot(shot, umpire, lastTurn))
        .askingUpTo(lastTurn);
  }

  @Test
  void another_gunner_s_shot_at_the_same_redoubt_is_played_for_its_first_answer_alone() {
    BattleChain<Shot, Integer> chain = new BattleChain<>(siege(0), Listener.NOBODY);
    int first = chain.row(0, 1);
    assertThat(played).containsExactly(3, 2);
    int second = chain.row(chain.number(new Shot(4, "Lefort")), 1);
    assertThat(played).containsExactly(3, 2, 3);
    assertThat(targets(chain, second)).isEqualTo(targets(chain, first)).hasSize(2);
    assertThat(chain.total(second)).isEqualTo(2);
  }

  @Test
  void a_shot_at_a_redoubt_with_less_left_is_played_on_its_own() {
    BattleChain<Shot, Integer> chain = new BattleChain<>(siege(0), Listener.NOBODY);
    chain.row(0, 1);
    chain.row(chain.number(new Shot(3, "Lefort")), 1);
    assertThat(played).containsExactly(3, 2, 2, 1);
  }

  @Test
  void in_the_last_turn_the_rest_is_another_one() {
    BattleChain<Shot, Integer> chain = new BattleChain<>(siege(3), Listener.NOBODY);
    int before = chain.row(0, 1);
    int inTheLast = chain.row(chain.number(new Shot(4, "Lefort")), 3);
    assertThat(played).containsExactly(3, 2, 3, 2);
    assertThat(chain.row(0, 2)).isEqualTo(before);
    assertThat(chain.row(0, 3)).isNotEqualTo(before);
    assertThat(chain.from(inTheLast)).isEqualTo(3);
    assertThat(chain.ended(inTheLast)).isEqualTo(chain.start(inTheLast));
  }

  /** Who has learned of the turn before the roll need not ask behind it. */
  @Test
  void what_is_learned_of_the_clock_before_the_roll_holds_for_the_rest() {
    Toy<Shot, Integer> fight =
        Toy.of(
                new Shot(4, "Dubois"),
                (Shot shot, Umpire umpire) -> {
                  boolean night = umpire.reached(2);
                  return Step.<Shot, Integer>ended(
                      umpire.roll(COIN, shot.left()) + (night ? 10 : 0));
                })
            .askingUpTo(2);
    BattleChain<Shot, Integer> chain = new BattleChain<>(fight, Listener.NOBODY);
    int day = chain.row(0, 1);
    int night = chain.row(chain.number(new Shot(4, "Lefort")), 2);
    assertThat(results(chain, day)).containsExactly(1, 2);
    assertThat(results(chain, night)).containsExactly(11, 12);
  }

  /** Two dice in a row: only behind the last of them is the rest shared. */
  @Test
  void behind_a_roll_that_is_not_the_last_everything_is_played() {
    Toy<Shot, Integer> fight =
        Toy.of(
            new Shot(4, "Dubois"),
            (shot, umpire) -> {
              int first = umpire.roll(COIN, "first");
              int second = umpire.roll(COIN);
              played.add(first);
              return Step.ended(10 * first + second);
            });
    BattleChain<Shot, Integer> chain = new BattleChain<>(fight, Listener.NOBODY);
    assertThat(results(chain, chain.row(0, 1))).containsExactly(11, 12, 21, 22);
    chain.row(chain.number(new Shot(4, "Lefort")), 1);
    assertThat(played).hasSize(8);
  }

  /**
   * Batteries of three, two and five guns fire at the same wall of four: each hits with a third of
   * its guns, in weights of binomials 8 12 6 1, 4 4 1, and 32 80 80 40 10 1 out of 27, 9 and 243.
   */
  private static final Toy<Shot, Integer> BATTERIES =
      Toy.of(
          new Shot(4, "3"),
          (shot, umpire) -> {
            int guns = Integer.parseInt(shot.gunner());
            return after(shot.left() - umpire.roll(Die.pool(guns, 1, 3), shot.left()));
          });

  private static Step<Shot, Integer> after(int left) {
    return left <= 0 ? Step.ended(left) : Step.nextTurn(new Shot(left, "1"));
  }

  @Test
  void fewer_guns_lead_along_the_row_of_more_with_weights_of_their_own() {
    BattleChain<Shot, Integer> chain = new BattleChain<>(BATTERIES, Listener.NOBODY);
    int three = chain.row(0, 1);
    int kept = chain.entries();
    int two = chain.row(chain.number(new Shot(4, "2")), 1);
    assertThat(chain.along(two)).isEqualTo(three);
    assertThat(targets(chain, two)).isEqualTo(targets(chain, three).subList(0, 3));
    assertThat(weights(chain, three)).containsExactly(8L, 12L, 6L, 1L);
    assertThat(weights(chain, two)).containsExactly(4L, 4L, 1L);
    assertThat(chain.total(two)).isEqualTo(9);
    assertThat(chain.end(two)).isEqualTo(chain.ended(two)).isEqualTo(chain.nextTurn(two) + 3);
    assertThat(chain.entries()).as("only the weights are new").isEqualTo(kept + 3);
  }

  @Test
  void more_guns_have_a_row_of_their_own_along_which_later_ones_lead() {
    BattleChain<Shot, Integer> chain = new BattleChain<>(BATTERIES, Listener.NOBODY);
    chain.row(0, 1);
    int five = chain.row(chain.number(new Shot(4, "5")), 1);
    int four = chain.row(chain.number(new Shot(4, "4")), 1);
    assertThat(chain.along(five)).isEqualTo(five);
    assertThat(chain.along(four)).isEqualTo(five);
    assertThat(weights(chain, five)).containsExactly(32L, 80L, 80L, 40L, 10L, 1L);
    assertThat(weights(chain, four)).containsExactly(16L, 32L, 24L, 8L, 1L);
    // Four hits and five are the only ways to end it.
    assertThat(chain.end(five) - chain.ended(five)).isEqualTo(2);
    assertThat(chain.end(four) - chain.ended(four)).isEqualTo(1);
  }

  /** Three hits and four both leave nothing of a wall of three: ways that meet are one entry. */
  @Test
  void where_two_rolls_come_to_the_same_each_row_is_written_by_itself() {
    Toy<Shot, Integer> wall =
        Toy.of(
            new Shot(3, "4"),
            (shot, umpire) -> {
              int guns = Integer.parseInt(shot.gunner());
              int hits = umpire.roll(Die.pool(guns, 1, 2), shot.left());
              return after(Math.max(0, shot.left() - hits));
            });
    BattleChain<Shot, Integer> chain = new BattleChain<>(wall, Listener.NOBODY);
    int four = chain.row(0, 1);
    int three = chain.row(chain.number(new Shot(3, "3")), 1);
    assertThat(weights(chain, four)).containsExactly(1L, 4L, 6L, 5L);
    assertThat(weights(chain, three)).containsExactly(1L, 3L, 3L, 1L);
    assertThat(targets(chain, three)).isEqualTo(targets(chain, four));
  }

  private static List<Long> weights(BattleChain<?, ?> chain, int row) {
    List<Long> weights = new ArrayList<>();
    for (int entry = chain.start(row); entry < chain.end(row); entry++) {
      weights.add(chain.weight(row, entry));
    }
    return weights;
  }

  private static List<Integer> targets(BattleChain<?, ?> chain, int row) {
    List<Integer> targets = new ArrayList<>();
    for (int entry = chain.start(row); entry < chain.end(row); entry++) {
      targets.add(chain.target(entry));
    }
    return targets;
  }

  private static List<Integer> results(BattleChain<?, Integer> chain, int row) {
    return targets(chain, row).stream().map(chain::result).toList();
  }
}
