package vedette.odds.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.SolvedChains;
import vedette.odds.Toy;

/** The strongly connected components are found, in topological order. */
class ComponentsTest {

  private static List<int[]> components(int[]... rows) {
    return components(Toy.rows(rows));
  }

  private static List<int[]> components(Engagement<?, ?> fight) {
    return Toy.turnStates(Toy.chain(fight)).components();
  }

  @Test
  void a_fight_without_cycles_falls_into_single_states() {
    List<int[]> components = components(new int[] {1, 2}, new int[] {2}, new int[] {~0});
    assertThat(components).containsExactly(new int[] {0}, new int[] {1}, new int[] {2});
  }

  @Test
  void states_that_lead_to_each_other_belong_together() {
    // 0 and 1 form a cycle that leads to the cycle of 2 and 3.
    List<int[]> components =
        components(new int[] {1}, new int[] {0, 2}, new int[] {3}, new int[] {2, ~0, 3});
    assertThat(components).hasSize(2);
    assertThat(components.get(0)).containsExactlyInAnyOrder(0, 1);
    assertThat(components.get(1)).containsExactlyInAnyOrder(2, 3);
  }

  /**
   * Compared with brute force: two states belong together if each can be reached from the other.
   */
  @Test
  void every_entry_leads_to_its_own_component_or_a_later_one() {
    SplittableRandom random = new SplittableRandom(12);
    int cycles = 0;
    for (int round = 0; round < 200; round++) {
      Graph<?, ?, Row> chain = Toy.chain(Toy.rows(SolvedChains.randomRows(random, 30, 20)));
      List<int[]> components = Toy.turnStates(chain).components();
      int[] number = new int[chain.states().size()];
      Arrays.fill(number, -1);
      for (int c = 0; c < components.size(); c++) {
        for (int state : components.get(c)) {
          assertThat(number[state]).as("in one component only").isEqualTo(-1);
          number[state] = c;
        }
        cycles += components.get(c).length > 1 ? 1 : 0;
      }
      BitSet[] reached = reached(chain);
      for (int a = 0; a < chain.states().size(); a++) {
        for (int b = 0; b < chain.states().size(); b++) {
          if (reached[a].get(b)) {
            assertThat(number[a]).isLessThanOrEqualTo(number[b]);
          }
          boolean together = a == b || reached[a].get(b) && reached[b].get(a);
          assertThat(number[a] == number[b]).isEqualTo(together);
        }
      }
    }
    assertThat(cycles).isGreaterThan(100);
  }

  private static BitSet[] reached(Graph<?, ?, Row> chain) {
    int n = chain.states().size();
    BitSet[] reached = IntStream.range(0, n).mapToObj(i -> new BitSet()).toArray(BitSet[]::new);
    for (int round = 0; round < n; round++) {
      for (int state = 0; state < n; state++) {
        Row row = chain.node(state, 1);
        for (int entry = 0; entry < row.ended(); entry++) {
          reached[state].set(row.target(entry));
          reached[state].or(reached[row.target(entry)]);
        }
      }
    }
    return reached;
  }

  @Test
  void a_fight_of_200000_turns_does_not_exhaust_the_stack() {
    var onwards =
        Toy.of(
            1,
            (turn, umpire) ->
                umpire.roll(Die.d(2)) == 1 && turn < 200_000
                    ? Step.sameTurn(turn + 1)
                    : Step.ended(turn % 2));
    assertThat(components(onwards)).hasSize(200_000);
    var round = Toy.of(0, (turn, umpire) -> Step.sameTurn((turn + 1) % 200_000));
    assertThat(components(round))
        .singleElement()
        .satisfies(cycle -> assertThat(cycle).hasSize(200_000));
  }
}
