package vedette.odds.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Step;
import vedette.odds.SolvedChains;
import vedette.odds.Toy;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal;

/** The propagation of a fight's probability: ends, cycles, and fights that never end. */
class PropagationTest {

  /** The probability of each result, and of none. */
  private record PushedResults<M>(Map<Integer, M> ends, M undecided) {}

  private static <M extends Probability<M>> PushedResults<M> through(
      Engagement<?, Integer> toy, M zero, M one) {
    Map<Integer, M> ends = new HashMap<>();
    var chain = Toy.chain(toy);
    var propagation =
        Propagation.through(
            chain,
            toy,
            zero,
            one,
            (turn, row, probability) -> {
              for (int entry = row.ended(); entry < row.size(); entry++) {
                M share = probability.share(row.weight(entry), row.total());
                ends.merge(chain.results().value(row.target(entry)), share, M::plus);
              }
            },
            Limits.states(200_000),
            Progress.NONE);
    return new PushedResults<>(ends, propagation.undecided());
  }

  private static BigFraction end(Engagement<?, Integer> toy, int result) {
    Map<Integer, Fraction> ends = inFractions(toy).ends();
    return ends.containsKey(result) ? ends.get(result).fraction() : BigFraction.ZERO;
  }

  private static BigFraction undecided(Engagement<?, Integer> toy) {
    return inFractions(toy).undecided().fraction();
  }

  private static PushedResults<Fraction> inFractions(Engagement<?, Integer> toy) {
    Fraction.Budget budget = new Fraction.Budget(0);
    return through(toy, Fraction.zero(budget), Fraction.one(budget));
  }

  private static BigFraction of(long numerator, long denominator) {
    return new BigFraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  /** Brute force over the 6^4 ways in which four dice fall. */
  @Test
  void a_fight_of_four_rolls_comes_out_as_all_its_falls_counted() {
    record Sum(int rolls, int pips) {}
    Engagement<Sum, Integer> toy =
        Toy.of(
            new Sum(0, 0),
            (sum, umpire) -> {
              Sum next = new Sum(sum.rolls() + 1, sum.pips() + umpire.roll(Die.d(6)));
              return next.rolls() == 4 ? Step.ended(next.pips()) : Step.sameTurn(next);
            });
    int[] counted = new int[25];
    for (int fall = 0; fall < 1296; fall++) {
      counted[4 + fall % 6 + fall / 6 % 6 + fall / 36 % 6 + fall / 216]++;
    }
    for (int pips = 4; pips <= 24; pips++) {
      assertThat(end(toy, pips)).isEqualTo(of(counted[pips], 1296));
    }
  }

  @Test
  void chains_without_cycles_come_out_as_their_equations_solved_another_way() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 50; round++) {
      int[][] rows = SolvedChains.randomRowsOnwards(random, 20, 3);
      for (int result = 0; result < 3; result++) {
        assertThat(end(Toy.rows(rows), result)).isEqualTo(SolvedChains.end(rows, result));
      }
      assertThat(undecided(Toy.rows(rows))).isEqualTo(BigFraction.ZERO);
    }
  }

  @Test
  void chains_with_cycles_come_out_as_their_equations_solved_another_way() {
    SplittableRandom random = new SplittableRandom(2);
    int stuck = 0;
    for (int round = 0; round < 100; round++) {
      int[][] rows = SolvedChains.randomRows(random, 12, 3);
      BigFraction ended = BigFraction.ZERO;
      for (int result = 0; result < 3; result++) {
        assertThat(end(Toy.rows(rows), result)).isEqualTo(SolvedChains.end(rows, result));
        ended = ended.add(SolvedChains.end(rows, result));
      }
      assertThat(undecided(Toy.rows(rows))).isEqualTo(BigFraction.ONE.subtract(ended));
      stuck += ended.equals(BigFraction.ONE) ? 0 : 1;
    }
    assertThat(stuck).isGreaterThan(5);
  }

  /** The purse of z in a fair game of N is ruined with 1 - z/N, by hand. */
  @ParameterizedTest
  @CsvSource({"1, 2", "1, 10", "5, 10", "9, 10", "30, 40"})
  void a_fair_gambler_wins_in_proportion_to_the_share_of_the_money(int purse, int all) {
    assertThat(end(Toy.ruin(purse, all, 1, 2), all)).isEqualTo(of(purse, all));
    assertThat(end(Toy.ruin(purse, all, 1, 2), 0)).isEqualTo(of(all - purse, all));
  }

  /** With a chance of 1/3 the odds are 2: the gambler wins with (2^z - 1) / (2^N - 1), by hand. */
  @ParameterizedTest
  @CsvSource({"1, 2", "3, 10", "9, 10", "30, 40"})
  void an_unlucky_gambler_is_ruined_by_the_formula(int purse, int all) {
    assertThat(end(Toy.ruin(purse, all, 1, 3), all))
        .isEqualTo(of((1L << purse) - 1, (1L << all) - 1));
  }

  /** Hand calculation: five faces remain, alike. */
  @Test
  void a_die_rolled_again_on_a_six_shows_the_other_faces_alike() {
    Engagement<Integer, Integer> toy =
        Toy.of(
            0,
            (state, umpire) -> {
              int face = umpire.roll(Die.d(6));
              return face == 6 ? Step.sameTurn(state) : Step.ended(face);
            });
    for (int face = 1; face <= 5; face++) {
      assertThat(end(toy, face)).isEqualTo(of(1, 5));
    }
    assertThat(undecided(toy)).isEqualTo(BigFraction.ZERO);
  }

  /** Hand calculation: a third enters the trap, the rest stays as it was. */
  @Test
  void what_goes_into_a_trap_is_undecided_and_the_rest_is_not_made_up_for_it() {
    int[][] rows = {{~7, 1, ~8}, {2}, {1, 1}};
    assertThat(undecided(Toy.rows(rows))).isEqualTo(of(1, 3));
    assertThat(end(Toy.rows(rows), 7)).isEqualTo(of(1, 3));
    assertThat(end(Toy.rows(rows), 8)).isEqualTo(of(1, 3));
  }

  /**
   * Hand calculation: half of the probability in the cycle leaves it; of that, half enters a trap.
   */
  @Test
  void a_trap_behind_a_cycle_takes_its_share() {
    int[][] rows = {{1}, {0, 0, 2, ~1}, {2}};
    assertThat(undecided(Toy.rows(rows))).isEqualTo(of(1, 2));
    assertThat(end(Toy.rows(rows), 1)).isEqualTo(of(1, 2));
  }

  /**
   * Hand calculation, in the comments: of two cycles the first ends with 1 or leads to the second,
   * which ends with 2 or 3.
   */
  @Test
  void one_cycle_hands_on_to_the_next() {
    int[][] rows = {{1, 2}, {0, ~1, ~1, ~1}, {3, ~2}, {2, 2, ~3, ~3}};
    // From 0: a = 1/2 leaving + 1/2 b; b = 1/4 a + 3/4 ended: a leaves with (1/2) / (1 - 1/8) =
    // 4/7.
    assertThat(end(Toy.rows(rows), 1)).isEqualTo(of(3, 7));
    // From 2: c = 1/2 + 1/2 d, d = 1/2 c: 2/3 end with 2 and 1/3 with 3.
    assertThat(end(Toy.rows(rows), 2)).isEqualTo(of(8, 21));
    assertThat(end(Toy.rows(rows), 3)).isEqualTo(of(4, 21));
  }

  @Test
  void a_fight_that_can_reach_no_end_is_a_stalemate_for_certain() {
    assertThat(undecided(Toy.rows(new int[] {0}))).isEqualTo(BigFraction.ONE);
    assertThat(undecided(Toy.rows(new int[] {1, 0}, new int[] {0}))).isEqualTo(BigFraction.ONE);
  }

  @Test
  void a_fight_that_ends_immediately_has_one_end() {
    assertThat(end(Toy.rows(new int[] {~3}), 3)).isEqualTo(BigFraction.ONE);
  }

  /**
   * By hand, with e = 10^-12: the first post ends it with e / (1 - (1-e)^2) = 1 / (2 - e). In
   * doubles 1 - (1-e)^2 is off in the fourth digit; without subtraction nothing is lost.
   */
  @Test
  void outposts_that_hardly_ever_fight_lose_no_digits() {
    var pushedResults = through(Toy.outposts(), RoundedProbability.ZERO, RoundedProbability.ONE);
    double first = 1 / (2 - 1e-12);
    assertThat(pushedResults.ends().get(0).value()).isCloseTo(first, within(1e-15));
    assertThat(pushedResults.ends().get(1).value()).isCloseTo(1 - first, within(1e-15));
    assertThat(ExactOdds.of(Toy.outposts(), 10, false).error()).isLessThan(1e-12);
    assertThat(pushedResults.undecided().isZero()).isTrue();
  }

  @Test
  void a_chain_of_200000_states_is_pushed_through() {
    Die shell = Die.chance(1, 1_000);
    var toy =
        Toy.of(
            1,
            (turn, umpire) ->
                turn < 200_000 && !umpire.succeeds(shell)
                    ? Step.sameTurn(turn + 1)
                    : Step.ended(turn == 200_000 ? 1 : 0));
    RoundedProbability shelled =
        through(toy, RoundedProbability.ZERO, RoundedProbability.ONE).ends().get(0);
    // All except 0.999^199999, which is less than 10^-86, have been hit by then.
    assertThat(shelled.value()).isCloseTo(1, within(shelled.error()));
    assertThat(shelled.error()).isLessThan(1e-10);
  }

  /** A re-roll leads back to its state, so a fight may have as many cycles as states. */
  @Test
  void a_hundred_thousand_states_with_a_reroll_each_are_solved_one_by_one() {
    var pushedResults = through(rerolls(100_000), RoundedProbability.ZERO, RoundedProbability.ONE);
    assertThat(pushedResults.ends().get(1).value()).isCloseTo(1, within(1e-9));
    assertThat(Toy.turnStates(Toy.chain(rerolls(100_000))).components())
        .hasSize(100_000)
        .allMatch(component -> component.length == 1);
  }

  /** Returns a fight of many turns, each with a re-roll. */
  private static Engagement<Integer, Integer> rerolls(int turns) {
    Die die = Die.d(6);
    return Toy.of(
        1,
        (turn, umpire) -> {
          int face = umpire.roll(die);
          return face == 6
              ? Step.sameTurn(turn)
              : face == 1 || turn == turns ? Step.ended(face) : Step.sameTurn(turn + 1);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {2_001, 200_000})
  void a_cycle_too_long_to_be_solved_is_refused(int states) {
    var toy =
        Toy.of(
            0,
            (turn, umpire) ->
                umpire.roll(Die.d(6)) == 6 ? Step.ended(0) : Step.sameTurn((turn + 1) % states));
    assertThat(
            catchThrowableOfType(
                Refusal.class, () -> through(toy, RoundedProbability.ZERO, RoundedProbability.ONE)))
        .hasMessageContaining("a cycle of " + states + " states");
  }
}
