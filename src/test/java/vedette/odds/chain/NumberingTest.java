package vedette.odds.chain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Each value keeps its number, however similar the values are. */
class NumberingTest {
  /** Strengths that count how often they are compared. */
  private record Strengths(int attacker, int defender, int round) {
    private static int compared;

    @Override
    public boolean equals(Object other) {
      compared++;
      return other instanceof Strengths it
          && it.attacker == attacker
          && it.defender == defender
          && it.round == round;
    }
  }

  /** Hashes of such records lie close together, and many are the same. */
  @Test
  void two_hundred_thousand_states_are_numbered_in_the_order_of_their_coming() {
    Numbering<Strengths> states = new Numbering<>();
    for (int time = 0; time < 2; time++) {
      int number = 0;
      for (int attacker = 0; attacker < 60; attacker++) {
        for (int defender = 0; defender < 60; defender++) {
          for (int round = 0; round < 60; round++) {
            assertThat(states.of(new Strengths(attacker, defender, round))).isEqualTo(number++);
          }
        }
      }
    }
    assertThat(states.size()).isEqualTo(216_000);
    assertThat(Strengths.compared)
        .as("comparisons, of 23,000 million pairs")
        .isLessThan(10_000_000);
    assertThat(states.value(60 * 60 + 60 + 1)).isEqualTo(new Strengths(1, 1, 1));
  }
}
