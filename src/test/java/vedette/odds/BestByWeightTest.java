package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.fight.WeightedGoal;
import vedette.fight.Wished;
import vedette.odds.BestByWeight.Range;
import vedette.odds.Toy.Pick;
import vedette.work.Limits;
import vedette.work.Refusal;

/** What is best for every weight: by hand, and against all ways to decide of small fights. */
class BestByWeightTest {
  private static final Die D6 = Die.d(6);

  private static final Limits LIMITS = Limits.states(10_000);

  /** How a fight ends: what the weight counts, and what is added. */
  private record End(int won, int rest) {}

  private static final WeightedGoal<End> WON =
      new WeightedGoal<>((end, turn) -> end.won(), (end, turn) -> end.rest(), false);

  private static BestByWeight ranges(
      Side side, BiFunction<Integer, Umpire, Step<Integer, End>> of) {
    Wished<End> wished =
        new Wished<>(
            Doctrine::nothingToDecide,
            Set.of(Side.values()),
            new BySide<>(WON.at(0), WON.at(0)),
            "",
            new BySide<>("--pick", "--pick"));
    return BestByWeight.of(Toy.fight(0, List.of(), wished, of), WON, side, LIMITS);
  }

  private static void assertRange(Range range, double from, double to, double won, double rest) {
    assertThat(range.from()).isCloseTo(from, within(1e-12));
    assertThat(Double.isInfinite(to) ? range.to() == to : Math.abs(range.to() - to) < 1e-12)
        .isTrue();
    assertThat(range.weighted()).isCloseTo(won, within(1e-12));
    assertThat(range.rest()).isCloseTo(rest, within(1e-12));
  }

  /** One of these ways is chosen: it wins in so many of four cases and adds the rest. */
  private static BestByWeight of(Side side, int[]... ways) {
    return ranges(
        side,
        (state, umpire) -> {
          int[] way = ways[umpire.decide(new Pick(side, ways.length))];
          boolean won = way[0] == 4 || way[0] > 0 && umpire.succeeds(Die.chance(way[0], 4));
          return Step.ended(new End(won ? 1 : 0, way[1]));
        });
  }

  /**
   * To stay away is worth 0, to probe W/2 - 1, to storm 3W/4 - 2, so the best changes at 2 and at
   * 4; to storm by half is worth W/2 - 2, never the most.
   */
  @Test
  void an_attacker_goes_in_harder_the_more_the_place_counts() {
    BestByWeight found =
        of(
            Side.ATTACKER,
            new int[] {2, -2},
            new int[] {3, -2},
            new int[] {0, 0},
            new int[] {2, -1});

    assertThat(found.isAll()).isTrue();
    assertThat(found.ranges()).hasSize(3);
    assertRange(found.ranges().get(0), 0, 2, 0, 0);
    assertRange(found.ranges().get(1), 2, 4, 0.5, -1);
    assertRange(found.ranges().get(2), 4, Double.POSITIVE_INFINITY, 0.75, -2);
  }

  /** To give way costs him W, to stand W/2 + 1, to stand to the last W/4 + 2. */
  @Test
  void a_defender_wants_the_attacker_to_have_little_of_it() {
    BestByWeight found = of(Side.DEFENDER, new int[] {1, 2}, new int[] {4, 0}, new int[] {2, 1});

    assertThat(found.ranges()).hasSize(3);
    assertRange(found.ranges().get(0), 0, 2, 1, 0);
    assertRange(found.ranges().get(1), 2, 4, 0.5, 1);
    assertRange(found.ranges().get(2), 4, Double.POSITIVE_INFINITY, 0.25, 2);
  }

  /**
   * Each of three attempts takes the place or costs one, on a coin. To try once more is worth it
   * from W = 1 on, whichever attempt it is, so to try once or twice has no range of its own.
   */
  @Test
  void what_is_best_at_one_weight_alone_has_no_range() {
    BestByWeight found =
        ranges(
            Side.ATTACKER,
            (lost, umpire) -> {
              if (lost == 3 || umpire.decide(new Pick(Side.ATTACKER, 2)) == 0) {
                return Step.ended(new End(0, -lost));
              }
              return umpire.succeeds(Die.chance(1, 2))
                  ? Step.ended(new End(1, -lost))
                  : Step.going(lost + 1);
            });

    assertThat(found.ranges()).hasSize(2);
    assertRange(found.ranges().get(0), 0, 1, 0, 0);
    // Taken but for three tails; lost are 1/2 + 1/4 + 1/8.
    assertRange(found.ranges().get(1), 1, Double.POSITIVE_INFINITY, 0.875, -0.875);
  }

  @Test
  void what_nothing_is_to_be_had_for_is_the_same_for_every_weight() {
    BestByWeight found = of(Side.ATTACKER, new int[] {0, -1}, new int[] {0, 0});

    assertThat(found.ranges()).hasSize(1);
    assertRange(found.ranges().get(0), 0, Double.POSITIVE_INFINITY, 0, 0);
  }

  /** The line iW - i² touches the greatest of all such lines from 2i - 1 to 2i + 1. */
  @Test
  void after_a_hundred_ranges_no_more_are_looked_for() {
    BestByWeight found =
        ranges(
            Side.ATTACKER,
            (state, umpire) -> {
              int way = umpire.decide(new Pick(Side.ATTACKER, 150));
              return Step.ended(new End(way, -way * way));
            });

    assertThat(found.isAll()).isFalse();
    assertThat(found.ranges()).hasSize(100);
    assertRange(found.ranges().get(99), 197, 199, 99, -99 * 99);
  }

  @Test
  void whoever_does_not_decide_or_not_alone_is_refused() {
    assertThatThrownBy(
            () ->
                ranges(
                    Side.ATTACKER,
                    (state, umpire) -> {
                      int one = umpire.decide(new Pick(Side.ATTACKER, 2));
                      return Step.ended(new End(one, umpire.decide(new Pick(Side.DEFENDER, 2))));
                    }))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("the defender decides best as well");
    assertThatThrownBy(
            () -> ranges(Side.DEFENDER, (state, umpire) -> Step.ended(new End(umpire.roll(D6), 0))))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("the defender has nothing to decide");
  }

  /** What a way to decide is worth. */
  private record Line(double won, double rest) {
    double at(double weight) {
      return weight * won + rest;
    }

    Line plusThird(Line other) {
      return new Line(won + other.won / 3, rest + other.rest / 3);
    }
  }

  /** By state, option and face of a die of three a later state, or below 0 the number of an end. */
  private record Game(int[][][] to, List<End> ends) {
    private static final int STATES = 6;

    static Game random(Random random) {
      int[][][] to = new int[STATES][2][3];
      List<End> ends = new ArrayList<>();
      for (int state = 0; state < STATES; state++) {
        for (int[] faces : to[state]) {
          for (int face = 0; face < 3; face++) {
            boolean isLast = state == STATES - 1 || random.nextInt(3) == 0;
            faces[face] = isLast ? ~ends.size() : state + 1 + random.nextInt(STATES - state - 1);
            if (isLast) {
              ends.add(new End(random.nextInt(4), -random.nextInt(6)));
            }
          }
        }
      }
      return new Game(to, ends);
    }

    Step<Integer, End> step(Side side, int state, Umpire umpire) {
      int next = to[state][umpire.decide(new Pick(side, 2))][umpire.roll(Die.d(3)) - 1];
      return next < 0 ? Step.ended(ends.get(~next)) : Step.going(next);
    }

    /** What it is worth by a way to decide: the option of each state is a bit of it. */
    Line worth(int state, int way) {
      Line worth = new Line(0, 0);
      for (int next : to[state][way >> state & 1]) {
        worth =
            worth.plusThird(
                next < 0
                    ? new Line(ends.get(~next).won(), ends.get(~next).rest())
                    : worth(next, way));
      }
      return worth;
    }
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void no_way_to_decide_is_better_anywhere_and_each_range_has_its_own(Side side) {
    Random random = new Random(3838);
    int sign = side == Side.ATTACKER ? 1 : -1;
    int most = 0;
    for (int i = 0; i < 200; i++) {
      Game game = Game.random(random);
      BestByWeight found = ranges(side, (state, umpire) -> game.step(side, state, umpire));
      List<Line> ways =
          IntStream.range(0, 1 << Game.STATES).mapToObj(way -> game.worth(0, way)).toList();
      double end = 0;
      for (Range range : found.ranges()) {
        assertThat(range.from()).isEqualTo(end);
        end = range.to();
        Line best = new Line(range.weighted(), range.rest());
        // Lines that are not above another at both ends are not above it in between.
        for (double weight : List.of(range.from(), range.within(), Math.min(range.to(), 1e6))) {
          for (Line way : ways) {
            assertThat(sign * (way.at(weight) - best.at(weight))).isLessThan(1e-9 * (1 + weight));
          }
        }
        assertThat(ways)
            .anyMatch(
                way ->
                    Math.abs(way.won() - best.won()) < 1e-9
                        && Math.abs(way.rest() - best.rest()) < 1e-9);
      }
      assertThat(end).isInfinite();
      most = Math.max(most, found.ranges().size());
    }
    assertThat(most).isGreaterThan(3);
  }
}
