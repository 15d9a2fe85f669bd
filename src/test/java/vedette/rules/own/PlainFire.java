package vedette.rules.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One fire, one hit after the other.
 *
 * @param atLeast the number that hits
 * @param wounds the number of a D6 that wounds, 1 if each hit does
 * @param saves the number of a D6 that saves, 7 if none does
 * @param damage of a hit
 * @param ofOneFigure whether what one figure cannot take of it is lost
 */
record PlainFire(
    int dice, PlainRoll die, int atLeast, int wounds, int saves, int damage, boolean ofOneFigure) {
  /** Returns the possible strengths of all units with their probabilities. */
  Map<List<Integer>, Double> on(PlainLosses losses) {
    Map<Integer, Double> hits = Map.of(0, 1.0);
    for (int i = 0; i < dice; i++) {
      hits = sum(hits, oneDie(die.explosions));
    }
    Map<List<Integer>, Double> ends = new LinkedHashMap<>();
    double hurts = new PlainRoll("d6").atLeast(wounds) * (1 - new PlainRoll("d6").atLeast(saves));
    hits.forEach((number, p) -> fall(number, p, hurts, losses.whole(), losses, ends));
    return ends;
  }

  /** Returns the hits of one die and of the dice that it adds. */
  private Map<Integer, Double> oneDie(int explosions) {
    Map<Integer, Double> hits = new TreeMap<>();
    die.totals()
        .forEach(
            (face, p) -> {
              Map<Integer, Double> here = Map.of(face >= atLeast ? 1 : 0, p);
              boolean more = explosions > 0 && die.explodes.test(face);
              (more ? sum(here, oneDie(explosions - 1)) : here)
                  .forEach((number, q) -> hits.merge(number, q, Double::sum));
            });
    return hits;
  }

  private static Map<Integer, Double> sum(Map<Integer, Double> one, Map<Integer, Double> other) {
    Map<Integer, Double> sums = new TreeMap<>();
    one.forEach((a, p) -> other.forEach((b, q) -> sums.merge(a + b, p * q, Double::sum)));
    return sums;
  }

  private void fall(
      int hits,
      double p,
      double hurts,
      int[] left,
      PlainLosses losses,
      Map<List<Integer>, Double> ends) {
    int unit = losses.next(left);
    if (hits == 0 || unit < 0) {
      List<Integer> end = new ArrayList<>();
      for (int each : left) {
        end.add(each);
      }
      ends.merge(end, p, Double::sum);
      return;
    }
    fall(hits - 1, p * (1 - hurts), hurts, left, losses, ends);
    int[] after = left.clone();
    int most = ofOneFigure ? losses.front(left, unit) : left[unit];
    after[unit] -= Math.min(damage, most);
    fall(hits - 1, p * hurts, hurts, after, losses, ends);
  }
}
