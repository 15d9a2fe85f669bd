package vedette.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.statistics.inference.ChiSquareTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;

/** Whether exact odds, the walk and direct play tell the same of the same small fights. */
class MethodsAgreeTest {
  private static final int TRIALS = 100_000;

  static Stream<Arguments> fights() {
    SplittableRandom random = new SplittableRandom(21);
    Map<String, Engagement<?, ?>> fights =
        new HashMap<>(
            Map.of(
                "a bold skirmish", Toy.skirmish(7, 6, 9),
                "a wary skirmish", Toy.skirmish(4, 6, 3),
                "a fair gamble", Toy.ruin(3, 8, 1, 2),
                "an unlucky gamble", Toy.ruin(5, 7, 1, 3),
                "a sum of dice", Toy.roll(Die.sum(3, 6, -2)),
                "a pool", Toy.roll(Die.pool(9, 2, 6)),
                "an average die", Toy.roll(Die.average()),
                "one roll in different totals", mixed(),
                "a random chain", decided(random, 15, 6),
                "another random chain", decided(random, 40, 9)));
    for (int i = 1; i <= 4; i++) {
      fights.put("a random fight of some turns " + i, decided(() -> Clocked.limited(random)));
      fights.put(
          "a random fight of turns not counted " + i, decided(() -> Clocked.uncounted(random)));
      fights.put("a random fight to the finish " + i, decided(() -> Clocked.toTheFinish(random)));
    }
    fights.put("a wait in two eras within a turn and beyond it, counted", waiting(12, true));
    fights.put("a wait in two eras that nobody counts", waiting(3, false));
    fights.put("an attack of four rounds", Fight.onLossTable(4, "4"));
    return fights.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .flatMap(
            fight ->
                Stream.of(
                    Arguments.of(fight.getKey(), fight.getValue(), false),
                    Arguments.of(fight.getKey(), fight.getValue(), true)));
  }

  /** One post that waits, within the turn and for the next, and waits less from turn 3 on. */
  private static Engagement<Integer, Integer> waiting(int turns, boolean counted) {
    Die die = Die.d(8);
    Engagement<Integer, Integer> waiting =
        Toy.of(
            0,
            (state, umpire) -> {
              int roll = umpire.roll(die);
              if (roll <= 2) {
                return Step.ended(roll);
              }
              if (roll == 3 && umpire.reached(3)) {
                return Step.ended(4);
              }
              return roll == 8
                  ? Step.going(state)
                  : counted && umpire.reached(turns) ? Step.ended(9) : Step.nextTurn(state);
            });
    return counted
        ? Toy.measuringTurns(Toy.askingUpTo(turns, waiting))
        : Toy.askingUpTo(turns, waiting);
  }

  /** The first random chain that has cycles to go round in, but none to be stuck in. */
  private static Engagement<?, ?> decided(SplittableRandom random, int states, int results) {
    while (true) {
      Engagement<Integer, Integer> toy = Toy.rows(Solved.randomRows(random, states, results));
      List<int[]> components = Toy.turnStates(Toy.chain(toy)).components();
      boolean cycles = components.stream().anyMatch(cycle -> cycle.length > 2);
      if (cycles && ExactOdds.of(toy, states, true).undecided() == 0) {
        return toy;
      }
    }
  }

  /** The first of some random fights that has several outcomes, and always one. */
  private static Engagement<?, ?> decided(Supplier<Engagement<?, ?>> random) {
    while (true) {
      Engagement<?, ?> fight = random.get();
      Odds.Exact odds = ExactOdds.of(fight, 1_000, true);
      if (odds.undecided() == 0 && odds.outcomes().size() > 1) {
        return fight;
      }
    }
  }

  private static Engagement<?, ?> mixed() {
    Die dice = Die.sum(2, 6);
    Die pool = Die.pool(3, 1, 4);
    Die chance = Die.chance(2, 7);
    return Toy.of(
        0,
        (state, umpire) -> {
          int first = umpire.roll(dice);
          return switch (first) {
            case 7 -> Step.going(state);
            case 2, 12 -> Step.ended(umpire.count(pool));
            default -> Step.ended(umpire.succeeds(chance) ? 8 : first);
          };
        });
  }

  private static Odds.Sampled sample(Engagement<?, ?> fight, int count, long seed, boolean direct) {
    return SampledOdds.of(fight, new Trials(count, seed, 2, 0, direct, 10_000), (played, of) -> {});
  }

  /** At a fixed seed the outcomes, and the turns that outcomes leave out. */
  @ParameterizedTest(name = "{0}, direct {2}")
  @MethodSource("fights")
  void outcomes_come_as_often_as_computed(String name, Engagement<?, ?> fight, boolean direct) {
    Odds.Exact exact = ExactOdds.of(fight, 1_000, false);
    Odds.Sampled sampled = sample(fight, TRIALS, 11, direct);
    assertAsOften(outcomes(exact), exact.undecided(), outcomes(sampled), sampled.undecided());
    for (Measure<?> measure : fight.measures()) {
      if (measure.ofTurns() && exact.measure(measure.name()).distribution().size() > 1) {
        assertAsOften(
            values(exact.measure(measure.name())),
            exact.undecided(),
            values(sampled.measure(measure.name())),
            sampled.undecided());
      }
    }
  }

  private static Map<Object, Double> outcomes(Odds odds) {
    return odds.outcomes().stream()
        .collect(Collectors.toMap(Odds.Outcome::values, Odds.Outcome::p));
  }

  private static Map<Object, Double> values(MeasureOdds measure) {
    return measure.distribution().stream().collect(Collectors.toMap(Chance::value, Chance::p));
  }

  /** A chi-square test, of those expected less than ten times as one. */
  private static void assertAsOften(
      Map<Object, Double> computed,
      double undecided,
      Map<Object, Double> seen,
      double undecidedSeen) {
    Map<Object, Double> observed = new HashMap<>(seen);
    List<Double> expected = new ArrayList<>();
    List<Long> counted = new ArrayList<>();
    double rest = undecided * TRIALS;
    double restCounted = undecidedSeen * TRIALS;
    for (Map.Entry<Object, Double> each : computed.entrySet()) {
      Double p = observed.remove(each.getKey());
      double count = p == null ? 0 : p * TRIALS;
      if (each.getValue() * TRIALS >= 10) {
        expected.add(each.getValue() * TRIALS);
        counted.add(Math.round(count));
      } else {
        rest += each.getValue() * TRIALS;
        restCounted += count;
      }
    }
    assertThat(observed).as("what cannot be").isEmpty();
    if (rest >= 10) {
      expected.add(rest);
      counted.add(Math.round(restCounted));
    }
    assertThat(expected).hasSizeGreaterThan(1);
    double[] weights = expected.stream().mapToDouble(Double::doubleValue).toArray();
    long[] counts = counted.stream().mapToLong(Long::longValue).toArray();
    assertThat(ChiSquareTest.withDefaults().test(weights, counts).getPValue()).isGreaterThan(0.001);
  }

  /** Five standard errors are passed by one number in two million. */
  @ParameterizedTest(name = "{0}, direct {2}")
  @MethodSource("fights")
  void every_number_is_within_five_standard_errors(
      String name, Engagement<?, ?> fight, boolean direct) {
    Odds.Exact exact = ExactOdds.of(fight, 1_000, false);
    Odds.Sampled sampled = sample(fight, TRIALS, 12, direct);
    assertNear(sampled.undecided(), exact.undecided(), Math.sqrt(variance(exact.undecided())));
    for (MeasureOdds measure : exact.measures()) {
      Map<Comparable<?>, Double> observed = new HashMap<>();
      MeasureOdds seen = sampled.measure(measure.name());
      seen.distribution().forEach(chance -> observed.put(chance.value(), chance.p()));
      double square = 0;
      for (Chance chance : measure.distribution()) {
        double p = observed.getOrDefault(chance.value(), 0.0);
        assertNear(p, chance.p(), Math.sqrt(variance(chance.p())));
        if (chance.value() instanceof Integer value) {
          square += (double) value * value * chance.p();
        }
      }
      if (measure.mean() != null) {
        double mean = measure.mean().value();
        assertNear(seen.mean().value(), mean, Math.sqrt((square - mean * mean) / TRIALS));
        if (measure.distribution().size() > 1) {
          double half = seen.mean().interval().high() - seen.mean().value();
          assertThat(half).isLessThan(2.1 * Math.sqrt((square - mean * mean) / TRIALS));
        }
      }
    }
  }

  private static double variance(double p) {
    return Math.max(0, p * (1 - p)) / TRIALS;
  }

  /** The last term: a probability of one is a sum of rounded numbers. */
  private static void assertNear(double sampled, double exact, double standardError) {
    assertThat(Math.abs(sampled - exact)).isLessThanOrEqualTo(5 * standardError + 1e-12);
  }

  /** Of 400 intervals at 95% 380 hold the truth, give or take 4.4: four times that is allowed. */
  @Test
  void intervals_hold_the_truth_as_often_as_they_promise() {
    Engagement<?, ?> fight = Toy.skirmish(3, 3, 2);
    double won = ExactOdds.of(fight, 100, false).measure("ending").distribution().get(0).p();
    double loss = ExactOdds.of(fight, 100, false).measure("attackerLoss").mean().value();
    for (boolean direct : new boolean[] {false, true}) {
      int wins = 0;
      int losses = 0;
      for (int seed = 0; seed < 400; seed++) {
        Odds.Sampled sampled = sample(fight, 1_000, seed, direct);
        wins += holds(sampled.measure("ending").distribution().get(0).interval(), won);
        losses += holds(sampled.measure("attackerLoss").mean().interval(), loss);
      }
      assertThat(wins).isBetween(363, 397);
      assertThat(losses).isBetween(363, 397);
    }
  }

  private static int holds(Odds.Interval interval, double truth) {
    return interval.low() <= truth && truth <= interval.high() ? 1 : 0;
  }
}
