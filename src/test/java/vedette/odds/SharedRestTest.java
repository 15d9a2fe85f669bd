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
    assertThat(chain.until(before)).isEqualTo(3);
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
