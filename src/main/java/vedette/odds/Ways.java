package vedette.odds;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import vedette.dice.Die;

/**
 * Where the rows of a chain lead and with what weights, row after row.
 *
 * <p>Where the last roll of a step alone decides, rows share what is the same in them: those behind
 * which the same rest of a step lies lead to the same places, and those that roll the same die have
 * the same weights. So a large fight takes a few of either for each roll, and none for each row.
 */
final class Ways {
  private int[] target = new int[256];
  private int targets;
  private long[] weight = new long[256];

  /** Each weight out of its row's total, rounded once. */
  private double[] share = new double[256];

  private int weights;

  /** By die where its weights begin. */
  private final Map<Die, Integer> weightsOf = new IdentityHashMap<>();

  /** How many targets there are, or weights if they are more. */
  int size() {
    return Math.max(targets, weights);
  }

  /** Where the next target will be. */
  int targets() {
    return targets;
  }

  /** Where the next weight will be. */
  int weights() {
    return weights;
  }

  int target(int at) {
    return target[at];
  }

  long weight(int at) {
    return weight[at];
  }

  /** All targets; another array once there are more. */
  int[] allTargets() {
    return target;
  }

  /** Each weight out of its row's total, rounded once; likewise. */
  double[] allShares() {
    return share;
  }

  /**
   * Writes a row, its entries of each kind together.
   *
   * @return where its targets begin
   */
  int write(RowBuilder<?, ?> row) {
    int at = targets;
    targets += row.size();
    weights += row.size();
    if (targets > target.length) {
      target = Arrays.copyOf(target, Math.max(targets, 2 * target.length));
    }
    ensureWeights();
    int[] free = row.begins(at);
    int further = weights - targets;
    double all = row.total();
    for (int i = 0; i < row.size(); i++) {
      int entry = free[row.kindOf(i)]++;
      target[entry] = row.target(i);
      weight[entry + further] = row.weight(i);
      share[entry + further] = row.weight(i) / all;
    }
    return at;
  }

  private void ensureWeights() {
    if (weights > weight.length) {
      int capacity = Math.max(weights, 2 * weight.length);
      weight = Arrays.copyOf(weight, capacity);
      share = Arrays.copyOf(share, capacity);
    }
  }

  /** These are the weights of a die, in the order of its answers. */
  void weighs(Die die, int from) {
    weightsOf.put(die, from);
  }

  /** Where the weights of a die begin, in the order of its answers; written if it has none yet. */
  int weightsOf(Die die) {
    Integer known = weightsOf.get(die);
    if (known != null) {
      return known;
    }
    int from = weights;
    weights += die.outcomes();
    ensureWeights();
    double all = die.total();
    for (int i = 0; i < die.outcomes(); i++) {
      weight[from + i] = die.weight(i);
      share[from + i] = die.weight(i) / all;
    }
    weighs(die, from);
    return from;
  }
}
