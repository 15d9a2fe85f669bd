package vedette.rules.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Dice that fall in every way, one way after the other, each with its probability. */
final class PlainDice {
  private final List<int[]> path;
  private int asked;
  private double chance = 1;

  private PlainDice(List<int[]> path) {
    this.path = path;
  }

  /** Plays a procedure along every path of its rolls. */
  static void everyWay(Consumer<PlainDice> procedure) {
    List<int[]> path = new ArrayList<>();
    do {
      procedure.accept(new PlainDice(path));
      while (!path.isEmpty() && ++path.get(path.size() - 1)[0] == path.get(path.size() - 1)[1]) {
        path.remove(path.size() - 1);
      }
    } while (!path.isEmpty());
  }

  /** How likely all is that fell so far. */
  double chance() {
    return chance;
  }

  /** What falls of these, of which each has its probability. */
  <T> T roll(Map<T, Double> of) {
    if (asked == path.size()) {
      path.add(new int[] {0, of.size()});
    }
    int way = path.get(asked++)[0];
    for (Map.Entry<T, Double> entry : of.entrySet()) {
      if (way-- == 0) {
        chance *= entry.getValue();
        return entry.getKey();
      }
    }
    throw new AssertionError("the procedure asked for other dice this time");
  }

  /** Lists of dice and their probabilities, with one more die. */
  static Map<List<Integer>, Double> and(Map<List<Integer>, Double> dice, Map<Integer, Double> one) {
    Map<List<Integer>, Double> all = new LinkedHashMap<>();
    dice.forEach(
        (list, p) ->
            one.forEach(
                (face, q) -> {
                  List<Integer> longer = new ArrayList<>(list);
                  longer.add(face);
                  longer.sort(null);
                  all.merge(longer, p * q, Double::sum);
                }));
    return all;
  }
}
