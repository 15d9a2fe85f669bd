package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.Toy;
import vedette.odds.answer.Odds;
import vedette.work.Deadline;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/** A sample is the same for any number of threads, and stops at its precision. */
class SampledOddsTest {
  private static final int MANY_STATES = 100_000;
  private static final long ODD_COUNT = 10L * Trials.BLOCK + 123;

  private static Odds.Sampled sample(
      Engagement<?, ?> fight, long count, long seed, int threads, boolean direct) {
    Trials trials = new Trials(count, seed, threads, 0, direct, MANY_STATES);
    return SampledOdds.of(fight, trials, Deadline.NONE, Progress.NONE);
  }

  private static Odds.Sampled precise(long count, int threads, double precision) {
    Trials trials = new Trials(count, 3, threads, precision, false, MANY_STATES);
    return SampledOdds.of(Toy.ruin(2, 4, 1, 2), trials, Deadline.NONE, Progress.NONE);
  }

  static Stream<Arguments> threadsAndMethods() {
    return Stream.of(2, 3, 7)
        .flatMap(n -> Stream.of(Arguments.of(n, false), Arguments.of(n, true)));
  }

  @ParameterizedTest
  @MethodSource("threadsAndMethods")
  void any_number_of_threads_plays_the_same_battles(int threads, boolean direct) {
    Engagement<?, ?> fight = Toy.skirmish(6, 5, 3);
    assertThat(sample(fight, ODD_COUNT, 5, threads, direct))
        .isEqualTo(sample(fight, ODD_COUNT, 5, 1, direct));
  }

  static Stream<Arguments> partsAndMethods() {
    return Stream.of(1, 3, 11, 12, 40)
        .flatMap(n -> Stream.of(Arguments.of(n, false), Arguments.of(n, true)));
  }

  /** Eleven blocks: of twelve shards one is empty. */
  @ParameterizedTest
  @MethodSource("partsAndMethods")
  void parts_of_a_sample_add_up_to_the_whole(int parts, boolean direct) {
    Engagement<?, ?> fight = Toy.skirmish(6, 5, 3);
    assertThat(together(fight, parts, direct)).isEqualTo(sample(fight, ODD_COUNT, 5, 2, direct));
  }

  private static <R> Odds.Sampled together(Engagement<?, R> fight, int parts, boolean direct) {
    Trials trials = new Trials(ODD_COUNT, 5, 2, 0, direct, MANY_STATES);
    Sample<R> sample = Sample.of(fight);
    for (int part = parts - 1; part >= 0; part--) {
      SampledOdds.Shard shard = new SampledOdds.Shard(part, parts);
      Sample.SampleCounts sampleCounts = SampledOdds.count(fight, trials, shard, Deadline.NONE);
      assertThat(sampleCounts.battles()).isEqualTo(shard.battles(ODD_COUNT));
      sample.add(sampleCounts);
    }
    return sample.odds(trials);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void another_seed_plays_other_battles(boolean direct) {
    Engagement<?, ?> fight = Toy.skirmish(6, 5, 3);
    assertThat(sample(fight, 50_000, 5, 1, direct).measures())
        .isNotEqualTo(sample(fight, 50_000, 6, 1, direct).measures());
  }

  /** Each block has a stream of its own: a second block does not repeat the first. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void the_second_block_plays_other_battles_than_the_first(boolean direct) {
    Engagement<?, ?> fight = Toy.roll(Die.d(100));
    List<Double> one = probabilities(sample(fight, Trials.BLOCK, 5, 1, direct));
    List<Double> two = probabilities(sample(fight, 2 * Trials.BLOCK, 5, 1, direct));
    assertThat(two).isNotEqualTo(one);
  }

  private static List<Double> probabilities(Odds.Sampled odds) {
    return odds.measure("end").distribution().stream().map(Odds.Chance::p).toList();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, Trials.BLOCK - 1, Trials.BLOCK, Trials.BLOCK + 1})
  void as_many_battles_are_played_as_asked_for(long count) {
    Odds.Sampled odds = sample(Toy.roll(Die.d(6)), count, 1, 3, false);
    assertThat(odds.trials()).isEqualTo(count);
    // Whole numbers of battles, and all of them.
    double battles =
        odds.measure("end").distribution().stream()
            .mapToDouble(chance -> Math.rint(chance.p() * count))
            .sum();
    assertThat(battles).isEqualTo(count);
  }

  /** By hand: a half is within 0.98 / sqrt(n), so 0.002 takes 240,000 battles: 16 blocks do. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7})
  void with_a_precision_it_stops_at_the_first_look_that_satisfies(int threads) {
    Odds.Sampled odds = precise(2_000_000, threads, 0.002);
    assertThat(odds.trials()).isEqualTo(16 * Trials.BLOCK);
    assertThat(odds.preciseEnough()).isTrue();
    assertThat(odds.within()).isLessThanOrEqualTo(0.002).isGreaterThan(0.0018);
    assertThat(odds).isEqualTo(precise(2_000_000, 1, 0.002));
  }

  @Test
  void a_sample_cut_short_equals_a_sample_of_this_size() {
    Odds.Sampled cut = precise(2_000_000, 2, 0.002);
    assertThat(cut.measures()).isEqualTo(precise(16 * Trials.BLOCK, 2, 0).measures());
    assertThat(cut.outcomes()).isEqualTo(precise(16 * Trials.BLOCK, 2, 0).outcomes());
  }

  @Test
  void a_coarse_precision_still_waits_for_the_first_look() {
    assertThat(precise(2_000_000, 2, 0.4).trials()).isEqualTo(4 * Trials.BLOCK);
    assertThat(precise(100, 2, 0.4).trials()).isEqualTo(100);
  }

  @Test
  void a_precision_out_of_reach_is_admitted() {
    Odds.Sampled odds = precise(100_000, 2, 0.000_1);
    assertThat(odds.trials()).isEqualTo(100_000);
    assertThat(odds.preciseEnough()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_failure_of_one_thread_is_that_of_the_run(boolean direct) {
    Engagement<?, ?> faulty =
        Toy.of(
            "march",
            (state, umpire) -> {
              if (umpire.roll(Die.d(1_000)) == 1_000) {
                throw new IllegalStateException("a rule is missing");
              }
              return Step.ended(0);
            });
    assertThatThrownBy(() -> sample(faulty, ODD_COUNT, 1, 3, direct))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("a rule is missing");
  }

  @Test
  void an_error_is_not_swallowed_either() {
    Engagement<?, ?> faulty =
        Toy.of(
            0,
            (state, umpire) -> {
              throw new StackOverflowError("deep");
            });
    assertThatThrownBy(() -> sample(faulty, 10, 1, 2, true))
        .isInstanceOf(StackOverflowError.class)
        .hasMessage("deep");
  }

  @Test
  void an_interrupt_yields_no_half_sample() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> sample(Toy.roll(Die.d(6)), 1_000_000, 1, 1, false))
        .isInstanceOf(Refusal.class);
    assertThat(Thread.interrupted()).as("still interrupted").isTrue();
  }

  @Test
  void an_interrupt_after_the_time_limit_reports_the_limit() {
    long[] now = {0};
    Deadline deadline = new Deadline("1s", 1, () -> now[0]);
    now[0] = 1;
    Thread.currentThread().interrupt();
    assertThatThrownBy(
            () ->
                SampledOdds.of(
                    Toy.roll(Die.d(6)),
                    new Trials(1_000_000, 1, 1, 0, false, MANY_STATES),
                    deadline,
                    Progress.NONE))
        .isInstanceOf(TimeUp.class);
    assertThat(Thread.interrupted()).as("still interrupted").isTrue();
  }

  /** By hand, a third; the bound is five standard errors of sqrt(2/9 / 90000). */
  @Test
  void a_state_that_leads_only_to_itself_leaves_a_walk_undecided() {
    Odds.Sampled odds = sample(Toy.rows(new int[] {~6, 1, ~3}, new int[] {1}), 90_000, 1, 2, false);
    assertThat(odds.undecided()).isBetween(1 / 3.0 - 0.0079, 1 / 3.0 + 0.0079);
    double ended = odds.measure("end").distribution().stream().mapToDouble(Odds.Chance::p).sum();
    assertThat(Math.rint(90_000 * (ended + odds.undecided()))).isEqualTo(90_000);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_stalemate_is_undecided_in_every_trial(boolean direct) {
    Engagement<?, ?> stalemate = Toy.of(0, (state, umpire) -> Step.sameTurn(state));
    Odds.Sampled odds = sample(stalemate, 3, 1, 2, direct);
    assertThat(odds.undecided()).isEqualTo(1);
    assertThat(odds.measure("end").distribution()).isEmpty();
    assertThat(odds.outcomes()).isEmpty();
  }

  /** Two posts relieve each other for ever: a million steps a battle would take minutes. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void going_round_without_end_is_undecided_too(boolean direct) {
    Engagement<?, ?> round = Toy.of(0, (post, umpire) -> Step.sameTurn(1 - post));
    assertThat(sample(round, 20_000, 1, 2, direct).undecided()).isEqualTo(1);
  }

  /** One in three ends with 6, the others never end: the mean is that of the fights that end. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_mean_is_that_of_the_fights_which_end(boolean direct) {
    Die die = Die.d(3);
    Engagement<?, ?> fight =
        Toy.of(
            0,
            (state, umpire) ->
                state == 0 && umpire.roll(die) == 1
                    ? Step.ended(6)
                    : Step.sameTurn(state == 1 ? 2 : 1));
    Odds.Sampled odds = sample(fight, 20_000, 1, 2, direct);
    // Three standard errors of a third in 20,000 are 0.01.
    assertThat(odds.undecided()).isCloseTo(2 / 3.0, within(0.01));
    assertThat(odds.measure("end").mean().value()).isEqualTo(6);
  }

  /** Two posts in turns, one end in a million million steps: possible, but not in sight. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_fight_longer_than_a_million_steps_is_cut_off_and_may_end_in_any_way(boolean direct) {
    Odds.Sampled odds = sample(Toy.outposts(), 2, 1, 1, direct);
    assertThat(odds.undecided()).isEqualTo(1);
    assertThat(odds.cutOff()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void what_can_never_end_is_not_cut_off(boolean direct) {
    Engagement<?, ?> round = Toy.of(0, (post, umpire) -> Step.sameTurn(1 - post));
    assertThat(sample(round, 200, 1, 2, direct).cutOff()).isZero();
  }

  /** One end in a hundred million steps, of two kinds: 2 is twice as frequent as 1. */
  @Test
  void a_walk_leaves_a_state_that_leads_to_itself_in_one_draw() {
    Die chance = Die.chance(1, 100_000_000);
    Die which = Die.d(3);
    Engagement<Integer, Integer> fight =
        Toy.of(
            0,
            (state, umpire) ->
                umpire.succeeds(chance)
                    ? Step.ended(umpire.roll(which) == 1 ? 1 : 2)
                    : Step.nextTurn(state));
    Odds.Sampled odds = sample(fight, 90_000, 1, 2, false);
    assertThat(odds.undecided()).isZero();
    // Five standard errors of sqrt(2/9 / 90000).
    assertThat(odds.measure("end").distribution().get(0).p())
        .isBetween(1 / 3.0 - 0.0079, 1 / 3.0 + 0.0079);
  }
}
