package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.rules.Fights;

/** What would take too much is refused early, and nothing else is. */
class EffortTest {
  private final AtomicInteger steps = new AtomicInteger();

  /** Coins thrown one by one, all of them remembered: 2^n - 1 states. */
  private Engagement<Long, Integer> coins(int n) {
    return Toy.of(
        1L,
        (thrown, umpire) -> {
          steps.incrementAndGet();
          long then = 2 * thrown + umpire.roll(Die.d(2)) - 1;
          return then >= 1L << n ? Step.ended(0) : Step.going(then);
        });
  }

  /** A regiment marches a mile or two at a time: as many states as miles. */
  private static Engagement<Integer, Integer> march(int miles) {
    return Toy.of(
        0,
        (mile, umpire) -> {
          int then = mile + umpire.roll(Die.d(2));
          return then >= miles ? Step.ended(then) : Step.going(then);
        });
  }

  /** Two sides lose a point at a time: n^2 states. */
  private static Engagement<Integer, Integer> duel(int n) {
    return Toy.of(
        0,
        (lost, umpire) -> {
          int then = umpire.roll(Die.d(2)) == 1 ? lost + 1 : lost + 1_000;
          return then % 1_000 >= n || then / 1_000 >= n ? Step.ended(0) : Step.going(then);
        });
  }

  /** A regiment scatters over fields, and stays where it is for so many turns. */
  private Engagement<Integer, Integer> camps(int fields, int turns) {
    return Toy.of(
            0,
            (Integer camp, vedette.fight.Umpire umpire) -> {
              steps.incrementAndGet();
              if (umpire.reached(turns)) {
                return Step.<Integer, Integer>ended(0);
              }
              return Step.<Integer, Integer>nextTurn(camp > 0 ? camp : umpire.roll(Die.d(fields)));
            })
        .askingUpTo(turns);
  }

  private static Refusal refusal(Engagement<?, ?> fight, Limits limits) {
    return catchThrowableOfType(Refusal.class, () -> ExactOdds.of(fight, limits, false));
  }

  @Test
  void a_sample_of_battles_tells_of_too_many_states_long_before_they_are_found() {
    AtomicLong clock = new AtomicLong();
    Deadline deadline = new Deadline("", Long.MAX_VALUE, () -> clock.addAndGet(2_000_000_000L));
    Refusal refusal = refusal(coins(60), new Limits(1_000_000, deadline));
    assertThat(refusal)
        .hasMessageStartingWith("the fight has more than 1000000 states")
        .hasMessageContaining(
            "10001 found in 2.0 seconds, 5001 a second, and a sample of its battles");
    assertThat(refusal.help()).contains("--method simulate", "--max-states");
    assertThat(steps.get()).isLessThan(1_000_000);
  }

  @Test
  void whoever_allows_for_them_gets_his_answer() {
    assertThat(ExactOdds.of(coins(15), (1 << 15) - 1, false).states()).isEqualTo((1 << 15) - 1);
  }

  static Stream<Engagement<?, ?>> fights() {
    EffortTest test = new EffortTest();
    return Stream.of(
        test.coins(13),
        test.coins(14),
        test.coins(16),
        march(12_000),
        march(40_000),
        duel(120),
        duel(300),
        Toy.ruin(5_000, 20_000, 1, 2));
  }

  @ParameterizedTest
  @MethodSource("fights")
  void no_sample_tells_of_more_states_than_there_are(Engagement<?, ?> fight) {
    BattleChain<?, ?> chain = Toy.chain(fight);
    new Layer(chain)
        .explore(new int[] {0}, 1, 1, true, new Effort(Limits.states(Integer.MAX_VALUE)));
    assertThat(chain.states()).isGreaterThan(8_000);
    assertThat(StateSample.tellsOfMore(fight, Limits.states(chain.states()))).isFalse();
  }

  /** Some 82,000 and 39,000 states, found one by one. */
  @Test
  void no_sample_tells_of_more_states_than_firefights_have() {
    Engagement<?, ?> files =
        Fights.fight(
            "loose-files",
            "firefight",
            "attacker",
            "inf 6",
            "attacker",
            "inf 4 commander",
            "defender",
            "inf 6 commander",
            "defender",
            "inf 4",
            "turns",
            "20",
            "commanders",
            "1");
    Engagement<?, ?> lines =
        Fights.fight(
            "simple-napoleonic",
            "firefight",
            "attacker",
            "inf 6/6 line",
            "attacker",
            "inf 6/6 line",
            "attacker",
            "art",
            "defender",
            "inf 6/6 line",
            "defender",
            "rifle 4/4 general",
            "defender",
            "inf 6/6 line",
            "turns",
            "9",
            "range",
            "2");
    for (Engagement<?, ?> fight : List.of(files, lines)) {
      int states = ExactOdds.of(fight, 1_000_000, false).states();
      assertThat(states).isGreaterThan(30_000);
      assertThat(StateSample.tellsOfMore(fight, Limits.states(states))).isFalse();
    }
  }

  @Test
  void a_firefight_of_many_units_is_refused_as_soon_as_it_is_probed() {
    String[] units = new String[32];
    for (int i = 0; i < units.length; i += 2) {
      units[i] = i % 4 == 0 ? "attacker" : "defender";
      units[i + 1] = "inf 24 commander";
    }
    Engagement<?, ?> fight =
        Fights.fight("loose-files", "firefight", Fights.and(units, "turns", "50"));
    assertThat(refusal(fight, Limits.states(1_000_000)))
        .hasMessageContaining(": 1000")
        .hasMessageEndingWith("a sample of its battles tells of more");
  }

  /** By hand: 9,000 camps stay for 9,998 turns each, over the limit of 50 turns for each of 1M. */
  @Test
  void states_are_counted_in_every_turn_they_are_passed_through() {
    Refusal refusal = refusal(camps(9_000, 9_999), Limits.states(1_000_000));
    assertThat(refusal)
        .hasMessageContaining("9000 states in turn 2")
        .hasMessageContaining("89982001 or more")
        .hasMessageContaining("limit of 50000000");
    assertThat(refusal.help()).contains("fewer turns", "--method simulate");
    assertThat(steps.get()).as("nothing is played for the turns to come").isLessThan(100_000);
  }

  @Test
  void over_fewer_turns_the_same_is_answered() {
    assertThat(ExactOdds.of(camps(10_000, 99), 1_000_000, false).states()).isEqualTo(10_001);
  }
}
