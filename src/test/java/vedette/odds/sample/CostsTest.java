package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.odds.Fight;
import vedette.odds.chain.Graph;
import vedette.odds.chain.Row;
import vedette.odds.exact.Propagation;
import vedette.odds.exact.RoundedProbability;
import vedette.work.Limits;

/**
 * The costs of answers, as counts that need no stopwatch: a change that makes an answer ten times
 * as expensive fails here. A deliberate change of a number needs a stated reason.
 */
class CostsTest {
  private static final int MAX_STATES = 100_000;
  private static final int BATTLES = 20_000;

  /**
   * The costs of a fight's exact odds, and of a battle of it played directly.
   *
   * @param states without the clock
   * @param rows a state has one for each era: one, or two where the limit matters
   * @param paths the number of replays that fill the rows
   * @param bytes that a battle played directly may allocate, before anything is compiled
   */
  private record Costs(Fight fight, int states, int rows, long paths, long bytes) {
    @Override
    public String toString() {
      return fight.title();
    }
  }

  static Stream<Costs> costs() {
    return Stream.of(
        // Turns are no states; six have two eras, since their turns run out or not.
        new Costs(Fight.SIX_DAYS, 25, 31, 175, 3_000),
        // Losses over two stacks; the owner's choices have one answer each.
        new Costs(Fight.TWO_STACKS, 1_219, 1_376, 7_467, 4_500),
        // A shot, a shot, a melee: a phase each; a unit that has left is replaced by its state.
        new Costs(Fight.MUSKET_PIKE, 14, 14, 141, 2_300),
        // The tests and the dice of one turn: nothing depends on the clock. The subject of a test
        // names the unit met.
        new Costs(Fight.DAYS_OF_GLORY, 18, 18, 239, 1_800),
        // Ranges change by turn, so most states have two eras.
        new Costs(Fight.SIMPLE_NAPOLEONIC, 180, 324, 2_578, 3_600),
        // One step: both sides' dice.
        new Costs(Fight.LOOSE_FILES, 1, 1, 16, 600),
        // 40 times 40 strengths, and those that survive the last round once more. The system is
        // data, which allocates more than rules in code: the target of an effect is an object of
        // its own.
        new Costs(Fight.CRT, 1_600, 2_413, 11_725, 10_000),
        new Costs(Fight.CRT_TO_THE_FINISH, 1_600, 1_600, 7_772, 10_000));
  }

  @ParameterizedTest
  @MethodSource("costs")
  void the_exact_odds_cost_no_more_than_this(Costs costs) {
    Graph<?, ?, Row> chain = solved(costs.fight().engagement());
    assertThat(chain.states().size()).as("states").isEqualTo(costs.states());
    assertThat(chain.nodes()).as("rows").hasSize(costs.rows());
    assertThat(chain.pathCount()).as("replays of a step").isEqualTo(costs.paths());
  }

  @ParameterizedTest
  @MethodSource("costs")
  void a_battle_played_directly_makes_no_more_than_this(Costs costs) {
    DirectPlay<?, ?> play = new DirectPlay<>(costs.fight().engagement());
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    play.play(BATTLES, Xoroshiro.seeded(1));
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(bytes / BATTLES).isLessThanOrEqualTo(costs.bytes());
  }

  @Test
  void turns_cost_no_states_and_no_replays() {
    Graph<?, ?, Row> few = solved(Fight.onLossTable(12, "60"));
    Graph<?, ?, Row> many = solved(Fight.onLossTable(12, "600"));
    assertThat(many.states().size()).isEqualTo(few.states().size());
    assertThat(many.nodes()).hasSizeLessThanOrEqualTo(few.nodes().size());
    assertThat(many.pathCount()).isLessThanOrEqualTo(few.pathCount());
  }

  private static <S, R> Graph<S, R, Row> solved(Engagement<S, R> fight) {
    Graph<S, R, Row> chain = Graph.ofRows(fight, Listener.NOBODY);
    Propagation.through(
        chain, fight, RoundedProbability.ZERO, RoundedProbability.ONE, Limits.states(MAX_STATES));
    return chain;
  }
}
