package vedette.odds.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Step;
import vedette.odds.Toy;
import vedette.odds.exact.ExactOdds;
import vedette.work.Refusal;
import vedette.work.Remedy;

/** The steps of a fight become rows of states, results and integer weights. */
class GraphTest {

  /** A state's row as target to weight; a result is the complement of its number. */
  private static Map<Integer, Long> row(Graph<?, ?, Row> chain, int state) {
    Map<Integer, Long> targets = new TreeMap<>();
    Row row = chain.node(state, 1);
    for (int entry = 0; entry < row.size(); entry++) {
      int target = entry < row.ended() ? row.target(entry) : ~row.target(entry);
      assertThat(targets.put(target, row.weight(entry))).as("merged").isNull();
    }
    return targets;
  }

  @Test
  void paths_that_lead_to_the_same_place_are_one_entry() {
    var chain = Toy.chain(Toy.rows(new int[] {1, ~7, 1, 1, ~7, ~8}, new int[] {~8}));
    chain.node(0, 1);
    chain.node(1, 1);
    assertThat(chain.states().size()).isEqualTo(2);
    assertThat(chain.results().size()).isEqualTo(2);
    assertThat(chain.results().value(0)).isEqualTo(7);
    assertThat(chain.results().value(1)).isEqualTo(8);
    assertThat(row(chain, 0)).isEqualTo(Map.of(1, 3L, ~0, 2L, ~1, 1L));
    assertThat(chain.node(0, 1).total()).isEqualTo(6);
    assertThat(row(chain, 1)).isEqualTo(Map.of(~1, 1L));
  }

  /**
   * Hand calculation: 1/4 ends with 0; 1/4 rolls a D6 (one ends with 0, else it continues); 2/4
   * roll a D10 (one ends with 0, else it continues). Over 120: 30 + 5 + 6 end, 25 + 54 continue.
   */
  @Test
  void paths_out_of_different_totals_are_brought_over_their_common_multiple() {
    var chain =
        Toy.chain(
            Toy.of(
                0,
                (state, umpire) -> {
                  int first = state == 1 ? 1 : umpire.roll(Die.d(4));
                  boolean ends = first == 1 || umpire.roll(Die.d(first == 2 ? 6 : 10)) == 1;
                  return ends ? Step.ended(0) : Step.sameTurn(1);
                }));
    assertThat(chain.node(0, 1).total()).isEqualTo(120);
    assertThat(row(chain, 0)).isEqualTo(Map.of(~0, 41L, 1, 79L));
  }

  @Test
  void a_row_is_filled_once_however_often_it_is_asked_for() {
    AtomicInteger steps = new AtomicInteger();
    var chain =
        Toy.chain(
            Toy.of(
                0,
                (state, umpire) -> {
                  steps.incrementAndGet();
                  return Step.sameTurn(0);
                }));
    assertThat(chain.nodes()).isEmpty();
    Row row = chain.node(0, 1);
    assertThat(chain.node(0, 1)).isSameAs(row);
    assertThat(chain.node(0, 1_000_000)).isSameAs(row);
    assertThat(chain.nodes()).hasSize(1);
    assertThat(steps).hasValue(1);
  }

  @Test
  void states_are_explored_up_to_the_limit_and_refused_beyond() {
    assertThat(ExactOdds.of(Toy.ruin(5, 10, 1, 2), 9, false).states()).isEqualTo(9);
    Refusal refusal =
        catchThrowableOfType(Refusal.class, () -> ExactOdds.of(Toy.ruin(5, 10, 1, 2), 8, false));
    assertThat(refusal).hasMessageContaining("more than 8 states");
    assertThat(refusal.remedies()).containsExactly(Remedy.SAMPLE, Remedy.MORE_STATES);
  }

  @Test
  void a_fight_without_limits_is_refused_rather_than_explored_for_ever() {
    assertThatThrownBy(
            () -> ExactOdds.of(Toy.of(0, (turn, umpire) -> Step.sameTurn(turn + 1)), 5_000, false))
        .isInstanceOf(Refusal.class);
  }

  /** Primes near 2^31: each path is out of 2^32, both together out of 2^63. */
  @Test
  void a_common_multiple_over_2_to_the_62_is_a_bug_that_names_the_state() {
    Die a = Die.chance(1, 2_147_483_647);
    Die b = Die.chance(1, 2_147_483_629);
    var chain =
        Toy.chain(
            Toy.of(
                "the last charge",
                (state, umpire) ->
                    Step.ended(
                        umpire.succeeds(Die.chance(1, 2)) ? umpire.count(a) : umpire.count(b))));
    assertThatThrownBy(() -> chain.node(0, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("weights over 2^62")
        .hasMessageContaining("the last charge");
  }

  /** 62 coins weigh exactly 2^62, which a die may. */
  @Test
  void weights_of_exactly_2_to_the_62_are_no_bug() {
    var chain = Toy.chain(Toy.roll(Die.pool(62, 1, 2)));
    assertThat(chain.node(0, 1).total()).isEqualTo(Die.MAX_TOTAL);
  }

  /** More entries and states than there is room for at first. */
  @Test
  void a_long_row_is_kept_whole() {
    var chain = Toy.chain(Toy.roll(Die.d(9_999)));
    Row row = chain.node(0, 1);
    assertThat(chain.results().size()).isEqualTo(9_999);
    assertThat(row.size()).isEqualTo(9_999);
    assertThat(chain.results().value(9_998)).isEqualTo(9_999);
  }
}
