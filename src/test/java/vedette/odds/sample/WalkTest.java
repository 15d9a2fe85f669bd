package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.Toy;

/** A walk draws correctly, however little of the chain it may keep. */
class WalkTest {

  /** Returns the counts of a walk that plays 6,000 battles. */
  private static <R> List<Map.Entry<Comparable<?>, Long>> walk(
      Engagement<?, R> fight, int maxStates) {
    Walk<?, R> walk = new Walk<>(fight, maxStates);
    Xoroshiro random = Xoroshiro.seeded(8);
    List<Map.Entry<Comparable<?>, Long>> counted = new ArrayList<>();
    for (int block = 0; block < 3; block++) {
      walk.play(2_000, random.copy());
      random.jump(1);
      counted.clear();
      for (int i = 0; i < fight.measures().size(); i++) {
        counted.addAll(walk.counted().tally().distribution(i, 0L));
      }
    }
    assertThat(walk.counted().undecided()).isZero();
    return counted;
  }

  /** The chain is dropped at every new row with 0, now and then with 30, never with 10,000. */
  @ParameterizedTest
  @ValueSource(ints = {0, 12, 50})
  void a_chain_dropped_and_begun_anew_changes_nothing(int maxStates) {
    assertThat(walk(Toy.skirmish(5, 4, 2), maxStates))
        .isEqualTo(walk(Toy.skirmish(5, 4, 2), 10_000));
  }

  /** Thirty states after the first and ninety results; the walk may keep half of the states. */
  @Test
  void a_fight_larger_than_the_limit_still_plays_to_its_end() {
    Die where = Die.d(30);
    Die how = Die.d(3);
    Engagement<Integer, Integer> fight =
        Toy.of(
            0,
            (state, umpire) ->
                state == 0
                    ? Step.sameTurn(umpire.roll(where))
                    : Step.ended(10 * state + umpire.roll(how)));
    assertThat(walk(fight, 15)).isEqualTo(walk(fight, 10_000)).hasSize(90);
  }

  /**
   * One draw a step for all its dice, from the merged weights: 1 has 1/2 + 1/4 of the rest, that is
   * 5 of 8, by hand. Four steps share a word, whose first 16 bits are the first lane's; the last
   * eight battles are finished one by one, with a word each.
   */
  @Test
  void each_step_takes_a_quarter_of_a_word_for_all_its_dice() {
    Engagement<Integer, Integer> fight =
        Toy.of(
            0,
            (state, umpire) ->
                Step.ended(umpire.roll(Die.d(2)) == 1 || umpire.roll(Die.d(4)) == 1 ? 1 : 0));
    Walk<Integer, Integer> walk = new Walk<>(fight, 10);
    Xoroshiro random = Xoroshiro.seeded(2);
    Xoroshiro words = random.copy();
    walk.play(4_000, random);
    long ones = 0;
    for (int battle = 0; battle < 4_000; ) {
      long word = words.next();
      for (int lane = 0; lane < (battle < 3_992 ? 4 : 1); lane++) {
        ones += (word >>> 61 - 16 * lane & 7) < 5 ? 1 : 0;
        battle++;
      }
    }
    assertThat(walk.counted().tally().distribution(0, 0L).get(1).getValue()).isEqualTo(ones);
    assertThat(random.next()).isEqualTo(words.next());
  }

  /** A third of the battles alternate between two states for ever. */
  @Test
  @Tag("slow")
  void stuck_battles_are_given_up_at_the_same_step_however_well_the_chain_is_known() {
    Engagement<Integer, Integer> fight =
        Toy.rows(new int[] {~1, ~2, 1}, new int[] {2}, new int[] {1});
    for (int maxStates : new int[] {0, 10_000}) {
      Walk<Integer, Integer> walk = new Walk<>(fight, maxStates);
      walk.play(150, Xoroshiro.seeded(4));
      long ended = battles(walk);
      List<Map.Entry<Comparable<?>, Long>> once = walk.counted().tally().distribution(0, 0L);
      long first = once.get(0).getValue();
      long stuck = walk.counted().undecided();
      assertThat(ended + stuck).isEqualTo(150);
      // Four standard errors of 5.8.
      assertThat(stuck).isBetween(50L - 23, 50L + 23);
      walk.play(150, Xoroshiro.seeded(4));
      assertThat(battles(walk)).isEqualTo(2 * ended);
      assertThat(walk.counted().tally().distribution(0, 0L).get(0).getValue()).isEqualTo(2 * first);
      assertThat(walk.counted().undecided()).isEqualTo(2 * stuck);
    }
  }

  /**
   * Each battle is checked after 4,096 steps and given up, four of them at a time on one random
   * word a step: 20 million words. Cut off after a million steps each they would take 5 billion.
   */
  @Test
  void a_fight_without_a_possible_end_is_soon_given_up() {
    Walk<Integer, Integer> siege = new Walk<>(Toy.rows(new int[] {1}, new int[] {0}), 10_000);
    Xoroshiro random = Xoroshiro.seeded(1);
    siege.play(20_000, random);
    assertThat(battles(siege)).isZero();
    assertThat(siege.counted().undecided()).isEqualTo(20_000);
    assertThat(words(Xoroshiro.seeded(1), random)).isBetween(20_000L * 1_024, 20_000L * 1_100);
  }

  /** Returns the number of words that a generator has drawn since it equalled another. */
  private static long words(Xoroshiro before, Xoroshiro after) {
    long words = 0;
    while (before.upper() != after.upper() || before.lower() != after.lower()) {
      before.step();
      words++;
    }
    return words;
  }

  /** Some 27,000 states on the path to 40,000, of which only 1,000 may be kept. */
  @Test
  void a_battle_longer_than_the_limit_is_fought_to_its_end() {
    Engagement<Integer, Integer> fight =
        Toy.of(
            0,
            (state, umpire) ->
                state >= 40_000
                    ? Step.ended(state % 7)
                    : Step.sameTurn(state + umpire.roll(Die.d(2))));
    Walk<Integer, Integer> little = new Walk<>(fight, 1_000);
    Walk<Integer, Integer> all = new Walk<>(fight, 1_000_000);
    little.play(3, Xoroshiro.seeded(1));
    all.play(3, Xoroshiro.seeded(1));
    assertThat(little.counted().tally().distribution(0, 0L))
        .isEqualTo(all.counted().tally().distribution(0, 0L));
    assertThat(little.isFull()).isFalse();
  }

  @Test
  void what_was_counted_is_not_counted_again() {
    Engagement<String, Integer> fight = Toy.roll(Die.d(6));
    Walk<String, Integer> walk = new Walk<>(fight, 10);
    DirectPlay<String, Integer> direct = new DirectPlay<>(fight);
    for (int look = 1; look <= 3; look++) {
      walk.play(100, Xoroshiro.seeded(look));
      direct.play(100, Xoroshiro.seeded(look));
      assertThat(battles(walk)).isEqualTo(100L * look);
      assertThat(battles(walk)).isEqualTo(100L * look);
      assertThat(battles(direct)).isEqualTo(100L * look);
      assertThat(battles(direct)).isEqualTo(100L * look);
    }
  }

  /** Over 100,000 different results, at which direct play flushes its counts. */
  @Test
  void more_results_than_are_kept_are_all_counted() {
    Die die = Die.d(1_000);
    Engagement<String, Integer> fight =
        Toy.of("a", (state, umpire) -> Step.ended(1_000 * umpire.roll(die) + umpire.roll(die)));
    DirectPlay<String, Integer> direct = new DirectPlay<>(fight);
    direct.play(250_000, Xoroshiro.seeded(1));
    assertThat(direct.counted().tally().distribution(0, 0L)).hasSizeGreaterThan(200_000);
    assertThat(battles(direct)).isEqualTo(250_000);
  }

  private static long battles(TrialRunner<Integer> player) {
    return player.counted().tally().distribution(0, 0L).stream()
        .mapToLong(Map.Entry::getValue)
        .sum();
  }
}
