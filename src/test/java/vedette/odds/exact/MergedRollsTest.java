package vedette.odds.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Step;
import vedette.odds.Fight;
import vedette.odds.RandomClockFights;
import vedette.odds.Toy;
import vedette.odds.chain.Graph;
import vedette.odds.chain.PathEnumerator;
import vedette.odds.chain.Row;
import vedette.work.Limits;

/** Merged rolls and memoized work do not change the destinations of a step. */
class MergedRollsTest {
  private static final int MOST_ROWS = 200;

  static Stream<Arguments> fights() {
    SplittableRandom random = new SplittableRandom(31);
    Map<String, Engagement<?, ?>> fights = new LinkedHashMap<>();
    fights.put("a skirmish", Toy.skirmish(4, 3, 2));
    fights.put("a merged roll", merged());
    for (int i = 1; i <= 5; i++) {
      fights.put("random limited fight " + i, RandomClockFights.limited(random));
      fights.put("random fight to the finish " + i, RandomClockFights.toTheFinish(random));
    }
    fights.put("8 against 8 on a CRT, 6 rounds", Fight.onLossTable(8, "6"));
    for (Fight fight :
        new Fight[] {
          Fight.SIX_DAYS,
          Fight.TWO_STACKS,
          Fight.MUSKET_PIKE,
          Fight.DAYS_OF_GLORY,
          Fight.SIMPLE_NAPOLEONIC,
          Fight.LOOSE_FILES,
          Fight.CRT_TO_THE_FINISH
        }) {
      fights.put(fight.title(), fight.engagement());
    }
    return fights.entrySet().stream().map(fight -> Arguments.of(fight.getKey(), fight.getValue()));
  }

  /** Hits on 5 and 6, with the remainder of two dice rolled again. */
  private static Engagement<Integer, Integer> merged() {
    Die die = Die.d(6).merged(roll -> roll >= 5);
    Die sum = Die.sum(2, 6).merged(roll -> roll / 4);
    return Toy.of(
        0,
        (state, umpire) -> {
          boolean hit = umpire.roll(die) >= 5;
          int quarters = umpire.roll(sum) / 4;
          return hit ? Step.ended(quarters) : quarters == 2 ? Step.sameTurn(1) : Step.nextTurn(0);
        });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("fights")
  void a_row_is_the_same_in_full_and_merged(String name, Engagement<?, ?> fight) {
    assertSame(fight);
  }

  private static <S, R> void assertSame(Engagement<S, R> fight) {
    Graph<S, R, Row> chain = Toy.chain(fight);
    Propagation.through(
        chain, fight, RoundedProbability.ZERO, RoundedProbability.ONE, Limits.states(100_000));
    PathEnumerator<S, R> full = PathEnumerator.inFull(fight, Listener.NOBODY);
    PathEnumerator<S, R> merged = PathEnumerator.merged(fight, Listener.NOBODY);
    // Of a large fight every other row, or every third: a prime stride samples all kinds of states.
    int rows = chain.nodes().size();
    int stride = rows <= MOST_ROWS ? 1 : rows / MOST_ROWS | 1;
    for (int i = 0; i < rows; i += stride) {
      Row row = chain.nodes().get(i);
      S state = chain.states().value(row.era().state());
      int turn = row.era().from();
      assertThat(merged(full, state, turn)).isEqualTo(merged(merged, state, turn));
      assertThat(full.firstTurn())
          .as("from in %s", state)
          .isEqualTo(merged.firstTurn())
          .isEqualTo(turn);
      assertThat(full.endTurn()).as("until in %s", state).isEqualTo(merged.endTurn());
    }
  }

  /** Returns the destinations of a step, as fractions of the whole. */
  private static <S, R> Map<Step<S, R>, BigFraction> merged(
      PathEnumerator<S, R> pathEnumerator, S state, int turn) {
    Map<Step<S, R>, BigFraction> row = new HashMap<>();
    pathEnumerator.play(
        state,
        turn,
        (end, path) ->
            row.merge(
                end,
                new BigFraction(
                    BigInteger.valueOf(path.weight()), BigInteger.valueOf(path.outOf())),
                BigFraction::add));
    return row;
  }
}
