package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.dice.Alias;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.TurnInState;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.answer.Odds.Outcome;
import vedette.odds.exact.ExactOdds;
import vedette.question.Estimate;
import vedette.rules.Fights;
import vedette.work.Limits;

/**
 * The coverage of the intervals of an answer: 10,000 samples of each fight, whose battles are drawn
 * from its exact outcomes and counted by the program's own code.
 */
@Tag("slow")
class CoverageTest {
  private static final int SAMPLES = 10_000;

  /** 95% of 10,000 is 9,500 with a standard error of 21.8; five of them may be missing. */
  private static final int LEAST = 9_391;

  static Stream<Arguments> fights() {
    return Stream.of(
        Arguments.of(
            800, "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4, officer' --turns 2"),
        Arguments.of(
            800,
            "days-of-glory charge --charger 'cav 4/6 class 3 general capable' "
                + "--target 'inf 5/6 class 4 irregular'"),
        Arguments.of(
            300,
            "own fight --table src/test/resources/crt/rarely.json --attacker 16 --defender 8 "
                + "--turns 2"),
        Arguments.of(
            800, "own fight --table src/test/resources/crt/rarely.json --attacker 16 --defender 8"),
        Arguments.of(50, "musket-pike fire --target 'li 3/4 ql6' --shooter 'hi2 16/16 cannon'"));
  }

  @ParameterizedTest
  @MethodSource("fights")
  void intervals_hold_the_truth_at_least_as_often_as_they_promise(int battles, String written) {
    Engagement<?, ?> fight = fight(written);
    Odds.Exact exact = ExactOdds.of(fight, 1_000_000, false);
    Map<String, Long> held = held(fight, exact, battles);
    assertThat(held).isNotEmpty();
    held.forEach((figure, times) -> assertThat(times).as(figure).isGreaterThanOrEqualTo(LEAST));
  }

  /** Counts random outcomes. */
  private static void draw(
      long trials,
      Xoroshiro random,
      List<Outcome> outcomes,
      Alias alias,
      Sample<List<Comparable<?>>> sample) {
    long[] times = new long[outcomes.size()];
    for (long trial = 0; trial < trials; trial++) {
      times[alias.draw(random.next())]++;
    }
    for (int i = 0; i < times.length; i++) {
      if (times[i] > 0) {
        sample.count(outcomes.get(i).values(), 0, times[i]);
      }
    }
  }

  private static Engagement<?, ?> fight(String written) {
    String[] words = written.split(" ", 3);
    return Fights.fight(words[0], words[1], words[2]);
  }

  /** Returns by figure the number of samples whose interval held the truth, or that had none. */
  private static Map<String, Long> held(Engagement<?, ?> fight, Odds.Exact exact, int battles) {
    List<? extends Measure<?>> joint = fight.measures().stream().filter(Measure::joint).toList();
    List<Measure<List<Comparable<?>>>> measures = new ArrayList<>();
    for (int i = 0; i < joint.size(); i++) {
      measures.add(ofOutcome(joint.get(i), i, fight.rules().lastTurn()));
    }
    Odds.Exact byTurn = ExactOdds.of(TurnInState.of(fight), Limits.STATES, false);
    List<Outcome> outcomes = byTurn.outcomes();
    assertThat(byTurn.outcomesLeftOut()).isZero();
    Alias alias =
        Alias.of(outcomes.stream().mapToLong(it -> Math.round(it.p() * (1L << 53))).toArray());
    List<Truth> truths = truths(exact, measures);
    long[] held = new long[truths.size()];
    IntStream.range(0, SAMPLES)
        .parallel()
        .mapToObj(
            seed -> {
              Sample<List<Comparable<?>>> sample = new Sample<>(measures, 0);
              draw(battles, Xoroshiro.seeded(seed), outcomes, alias, sample);
              Odds odds = sample.odds(battles, new Trials(battles, seed, 1, 0, false, 1));
              return truths.stream().mapToLong(truth -> truth.isHeldBy(odds) ? 1 : 0).toArray();
            })
        .forEachOrdered(
            one -> {
              for (int i = 0; i < one.length; i++) {
                held[i] += one[i];
              }
            });
    Map<String, Long> byFigure = new LinkedHashMap<>();
    for (int i = 0; i < held.length; i++) {
      byFigure.put(truths.get(i).figure(), held[i]);
    }
    return byFigure;
  }

  /** Returns the measure as a function of the values of an outcome. */
  private static Measure<List<Comparable<?>>> ofOutcome(Measure<?> measure, int i, int lastTurn) {
    return new Measure<>(
        measure.name(),
        measure.text(),
        true,
        measure.counted() != null
            ? new Measure.Values.Count(measure.bounds(lastTurn), 0)
            : measure.values(),
        new Measure.ValueSource.OfResult<>(values -> values.get(i)));
  }

  /** A number and the answer's estimate of it; value null for the mean. */
  private record Truth(String measure, Comparable<?> value, double number) {
    String figure() {
      return measure + (value == null ? " mean" : " " + value);
    }

    /**
     * Returns whether the interval holds the truth. A value that was not seen has no interval that
     * could fail, and neither has a figure that may have none.
     */
    boolean isHeldBy(Odds odds) {
      Estimate interval = interval(odds.measure(measure));
      return interval == null || interval.low() <= number && number <= interval.high();
    }

    private Estimate interval(MeasureOdds measure) {
      if (value == null) {
        return measure.mean().interval();
      }
      for (Chance chance : measure.distribution()) {
        if (chance.value().equals(value)) {
          return chance.interval();
        }
      }
      return null;
    }
  }

  private static List<Truth> truths(Odds.Exact exact, List<? extends Measure<?>> measures) {
    List<Truth> truths = new ArrayList<>();
    for (Measure<?> measure : measures) {
      MeasureOdds odds = exact.measure(measure.name());
      for (Chance chance : odds.distribution()) {
        truths.add(new Truth(measure.name(), chance.value(), chance.p()));
      }
      if (odds.mean() != null) {
        truths.add(new Truth(measure.name(), null, odds.mean().value()));
      }
    }
    return truths;
  }
}
