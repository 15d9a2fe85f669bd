package vedette.suite.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.commons.math3.distribution.BinomialDistribution;
import vedette.fight.Measure;
import vedette.odds.answer.Method;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Figures;

/** Figures of made-up fights: a true distribution of each measure, and samples of it. */
record Samples(Map<String, TreeMap<Integer, Double>> truth) {

  /** Returns a count from alternating values and probabilities. */
  public static Samples ofCount(double... valuesAndChances) {
    TreeMap<Integer, Double> count = new TreeMap<>();
    for (int i = 0; i < valuesAndChances.length; i += 2) {
      count.put((int) valuesAndChances[i], valuesAndChances[i + 1]);
    }
    return new Samples(Map.of("loss", count));
  }

  /** Returns a number of independent flags, each set half of the time. */
  public static Samples ofFlags(int flags) {
    Map<String, TreeMap<Integer, Double>> truth = new LinkedHashMap<>();
    for (int i = 0; i < flags; i++) {
      truth.put("flag" + i, new TreeMap<>(Map.of(1, 0.5)));
    }
    return new Samples(truth);
  }

  List<? extends Measure<?>> measures() {
    return truth.keySet().stream()
        .map(
            name ->
                name.equals("loss")
                    ? Measure.count(name, "lost", it -> 0)
                    : Measure.flag(name, "it is set", it -> false))
        .toList();
  }

  Figures exact() {
    Map<String, Map<String, Number>> measures = new LinkedHashMap<>();
    truth.forEach(
        (name, chances) -> {
          measures.put(name, new LinkedHashMap<>());
          chances.forEach((value, p) -> measures.get(name).put(word(name, value), p));
        });
    return new Figures(Calculation.EXACTLY, 0, 0, 1e-15, measures, Map.of());
  }

  /** Returns the figures of a sample of battles. */
  Figures sample(long trials, Random dice) {
    Map<String, Map<String, Number>> measures = new LinkedHashMap<>();
    truth.forEach((name, chances) -> measures.put(name, seen(name, chances, (int) trials, dice)));
    return new Figures(sampled(trials), 0, 0, 0, measures, Map.of());
  }

  public static Calculation sampled(long trials) {
    return new Calculation(Method.SIMULATE, trials, 5);
  }

  /**
   * Returns the number of battles with each value, drawn one value after another from the battles
   * left.
   */
  private static Map<String, Number> seen(
      String name, TreeMap<Integer, Double> chances, int battles, Random dice) {
    Map<String, Number> seen = new LinkedHashMap<>();
    int left = battles;
    double chanceLeft = 1;
    for (Map.Entry<Integer, Double> entry : chances.descendingMap().entrySet()) {
      double share = Math.min(1, entry.getValue() / chanceLeft);
      int hits =
          new BinomialDistribution(null, left, share)
              .inverseCumulativeProbability(dice.nextDouble());
      if (hits > 0) {
        seen.put(word(name, entry.getKey()), (double) hits);
      }
      left -= hits;
      chanceLeft -= entry.getValue();
    }
    return seen;
  }

  private static String word(String name, int value) {
    return name.equals("loss") ? "" + value : Figures.YES;
  }
}
