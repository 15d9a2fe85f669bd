package vedette.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Pools are memoized; those with a maximum merge all successes above it. */
class PoolsTest {
  private final Pools pools = new Pools(6);

  @Test
  void a_pool_is_the_die_of_its_name() {
    assertThat(pools.of(4, 2, 4)).isEqualTo(Die.pool(4, 2, 6));
    assertThat(pools.of(0, 2, 0)).isEqualTo(Die.pool(0, 2, 6));
  }

  @Test
  void the_same_pool_is_made_once() {
    assertThat(pools.of(4, 2, 4)).isSameAs(pools.of(4, 2, 4)).isSameAs(pools.of(4, 2, 7));
    assertThat(pools.of(4, 2, 1)).isSameAs(pools.of(4, 2, 1));
  }

  @Test
  void beyond_the_most_all_counts_are_one_answer() {
    // Three dice at a half: 1, 3, 3 and 1 in 8.
    Die die = pools.of(3, 3, 2);
    assertThat(die.outcomes()).isEqualTo(3);
    assertThat(die.value(2)).isEqualTo(2);
    assertThat(die.weight(2)).isEqualTo(4);
    assertThat(die.total()).isEqualTo(8);
  }
}
