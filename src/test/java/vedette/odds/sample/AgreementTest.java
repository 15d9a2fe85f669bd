package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.odds.Agreement;
import vedette.odds.Fight;
import vedette.odds.RandomClockFights;
import vedette.odds.SolvedChains;
import vedette.odds.Toy;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.exact.ExactOdds;
import vedette.question.Estimate;
import vedette.rules.Catalogue;
import vedette.rules.Fights;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Progress;

/** Every engagement has one distribution, by every method: exact, walked or played. */
class AgreementTest {
  private static final int TRIALS = 40_000;

  private static final Map<String, Engagement<?, ?>> DECIDED = new ConcurrentHashMap<>();

  /** The exact odds of the fights used so far. */
  private static final Map<String, Odds.Exact> EXACT = new ConcurrentHashMap<>();

  static Stream<String> fights() {
    return Fights.listed("agreement.txt").stream().map(Fights.CommandLineFight::fight);
  }

  @ParameterizedTest
  @MethodSource("fights")
  void walking_the_chain_gives_the_exact_odds(String fight) {
    Agreement.assertAgree(exact(fight), sample(decided(fight), TRIALS, 11, false));
  }

  /**
   * A state leads back to itself 1,679,615 times of 1,679,616, and another one 215 times of 216.
   */
  @ParameterizedTest
  @ValueSource(strings = {"rare", "rarely"})
  void walking_out_of_long_waits_gives_the_exact_odds(String table) {
    String fight =
        "own fight --table src/test/resources/crt/"
            + table
            + ".json --attacker 3 --defender 3 --turns until-decided";
    Odds.Sampled sampled = sample(decided(fight), TRIALS, 13, false);
    Agreement.assertAgree(exact(fight), sampled);
    assertThat(sampled.undecided()).isZero();
  }

  @ParameterizedTest
  @MethodSource("fights")
  @Tag("slow")
  void playing_every_die_gives_the_exact_odds(String fight) {
    Agreement.assertAgree(exact(fight), sample(decided(fight), 25_000, 12, true));
  }

  /** Many counts state their maximum; those that grow without a limit do not. */
  @Test
  void every_count_is_within_the_most_that_it_can_be() throws IOException {
    int stated = 0;
    for (String fight : fights().toList()) {
      Engagement<?, ?> engagement = Fights.asked(fight);
      Odds exact = exact(fight);
      for (Measure<?> measure : engagement.measures()) {
        int most = measure.ofTurns() ? engagement.rules().lastTurn() : measure.width();
        List<Chance> chances = exact.measure(measure.name()).distribution();
        if (measure.kind() == Measure.Kind.COUNT && most != Measure.UNKNOWN && !chances.isEmpty()) {
          stated++;
          int greatest = (Integer) chances.get(chances.size() - 1).value();
          assertThat(greatest).as(measure.name() + " of " + fight).isLessThanOrEqualTo(most);
        }
      }
    }
    assertThat(stated).isGreaterThan(250);
  }

  @ParameterizedTest
  @MethodSource("fights")
  void fractions_and_doubles_differ_by_less_than_the_stated_error(String fight) {
    Odds.Exact rounded = exact(fight);
    Odds.Exact fractions = ExactOdds.of(decided(fight), 1_000_000, true);
    assertThat(rounded.error()).isLessThan(1e-11);
    assertThat(fractions.error()).isZero();
    for (MeasureOdds measure : fractions.measures()) {
      List<Chance> near = rounded.measure(measure.name()).distribution();
      assertThat(near).hasSameSizeAs(measure.distribution());
      for (int i = 0; i < near.size(); i++) {
        assertThat(Math.abs(near.get(i).p() - measure.distribution().get(i).p()))
            .isLessThanOrEqualTo(rounded.error());
      }
    }
  }

  @Test
  void every_engagement_of_the_catalogue_is_among_the_fights() throws IOException {
    List<String> fights = fights().map(fight -> fight + " ").toList();
    Catalogue.systems().stream()
        .flatMap(system -> system.engagements().stream())
        .forEach(
            type -> assertThat(fights).anyMatch(fight -> fight.startsWith(type.fightName() + " ")));
  }

  private static Odds.Exact exact(String fight) {
    return EXACT.computeIfAbsent(fight, asked -> ExactOdds.of(decided(asked), 1_000_000, false));
  }

  private static Odds.Sampled sample(
      Engagement<?, ?> fight, int trials, long seed, boolean direct) {
    Trials how = new Trials(trials, seed, 2, 0, direct, 1_000_000);
    Odds.Sampled sampled = SampledOdds.of(fight, how, Deadline.NONE, Progress.NONE);
    assertThat(sampled.trials()).isEqualTo(trials);
    return sampled;
  }

  /** Returns the fight under the optimal policy for its free choices. */
  private static Engagement<?, ?> decided(String fight) {
    return DECIDED.computeIfAbsent(
        fight, asked -> OptimizedFight.of(Fights.asked(asked), Limits.states(1_000_000)).fight());
  }

  static Stream<Arguments> toys() {
    SplittableRandom random = new SplittableRandom(21);
    return Stream.of(
            Stream.of(
                arguments("a bold skirmish", Toy.skirmish(7, 6, 9)),
                arguments("a wary skirmish", Toy.skirmish(4, 6, 3)),
                arguments("a fair gamble", Toy.ruin(3, 8, 1, 2)),
                arguments("an unlucky gamble", Toy.ruin(5, 7, 1, 3)),
                arguments("a sum of dice", Toy.roll(Die.sum(3, 6, -2))),
                arguments("a pool", Toy.roll(Die.pool(9, 2, 6))),
                arguments("an average die", Toy.roll(Die.average())),
                arguments("one roll in different totals", mixed()),
                arguments("a random chain", cyclic(random, 15, 6)),
                arguments("another random chain", cyclic(random, 40, 9)),
                arguments("a wait in two eras, counted", waiting(12, true)),
                arguments("a wait in two eras that nobody counts", waiting(3, false)),
                arguments("an attack of four rounds", Fight.onLossTable(4, "4"))),
            IntStream.rangeClosed(1, 3)
                .mapToObj(
                    it ->
                        arguments(
                            "some turns " + it, decided(() -> RandomClockFights.limited(random)))),
            IntStream.rangeClosed(1, 3)
                .mapToObj(
                    it ->
                        arguments(
                            "not counted " + it,
                            decided(() -> RandomClockFights.uncounted(random)))),
            IntStream.rangeClosed(1, 3)
                .mapToObj(
                    it ->
                        arguments(
                            "to the finish " + it,
                            decided(() -> RandomClockFights.toTheFinish(random)))))
        .flatMap(it -> it);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("toys")
  void small_fights_come_out_as_computed(String name, Engagement<?, ?> fight) {
    Odds.Exact exact = ExactOdds.of(fight, 1_000, false);
    for (boolean direct : new boolean[] {false, true}) {
      Odds.Sampled sampled = sample(fight, TRIALS, 11, direct);
      Agreement.assertAgree(exact, sampled);
      Agreement.assertAgree(name, outcomes(exact), outcomes(sampled), TRIALS);
    }
  }

  private static Map<Object, Double> outcomes(Odds odds) {
    return odds.outcomes().stream()
        .collect(Collectors.toMap(Odds.Outcome::values, Odds.Outcome::p));
  }

  /** Returns a post that waits, within the turn and for the next, and waits less from turn 3 on. */
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
                  ? Step.sameTurn(state)
                  : counted && umpire.reached(turns) ? Step.ended(9) : Step.nextTurn(state);
            });
    return counted
        ? Toy.measuringTurns(Toy.askingUpTo(turns, waiting))
        : Toy.askingUpTo(turns, waiting);
  }

  /** Returns the first random chain with cycles that can all be left. */
  private static Engagement<?, ?> cyclic(SplittableRandom random, int states, int results) {
    while (true) {
      Engagement<Integer, Integer> toy = Toy.rows(SolvedChains.randomRows(random, states, results));
      List<int[]> components = Toy.turnStates(Toy.chain(toy)).components();
      boolean cycles = components.stream().anyMatch(cycle -> cycle.length > 2);
      if (cycles && ExactOdds.of(toy, states, true).undecided() == 0) {
        return toy;
      }
    }
  }

  /** Returns the first of some random fights that has several outcomes, and always one. */
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
            case 7 -> Step.sameTurn(state);
            case 2, 12 -> Step.ended(umpire.count(pool));
            default -> Step.ended(umpire.succeeds(chance) ? 8 : first);
          };
        });
  }

  /** Of 200 intervals at 95% 190 hold the truth, give or take 3.1: four times that is allowed. */
  @Test
  void intervals_hold_the_truth_as_often_as_they_promise() {
    Engagement<?, ?> fight = Toy.skirmish(3, 3, 2);
    Odds.Exact exact = ExactOdds.of(fight, 100, false);
    double won = exact.measure("ending").distribution().get(0).p();
    double loss = exact.measure("attackerLosses").mean().value();
    for (boolean direct : new boolean[] {false, true}) {
      int wins = 0;
      int losses = 0;
      for (int seed = 0; seed < 200; seed++) {
        Odds.Sampled sampled = sample(fight, 1_000, seed, direct);
        wins += holds(sampled.measure("ending").distribution().get(0).interval(), won);
        losses += holds(sampled.measure("attackerLosses").mean().interval(), loss);
      }
      assertThat(wins).isBetween(178, 199);
      assertThat(losses).isBetween(178, 199);
    }
  }

  private static int holds(Estimate interval, double truth) {
    return interval.low() <= truth && truth <= interval.high() ? 1 : 0;
  }
}
