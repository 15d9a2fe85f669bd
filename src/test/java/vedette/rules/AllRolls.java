package vedette.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All rolls of a plain fight: it is fought once for each sequence of them. It shares no code with
 * the program's own way of doing so.
 */
public final class AllRolls implements PlainDice {
  /** What was thrown from 0 on, and the weights it was thrown among. */
  private static final class Throw {
    private final int[] weights;
    private int thrown;

    Throw(int... weights) {
      this.weights = weights;
    }
  }

  private final List<Throw> path = new ArrayList<>();
  private int used;
  private long ways;
  private long all;

  private AllRolls() {}

  /**
   * How much of a whole ends how.
   *
   * @param whole that all rolls make up; each sequence has to be a whole part of it
   */
  public static Map<String, Long> ends(long whole, Function<PlainDice, String> fight) {
    AllRolls dice = new AllRolls();
    Map<String, Long> ends = new TreeMap<>();
    do {
      dice.used = 0;
      dice.ways = 1;
      dice.all = 1;
      String end = fight.apply(dice);
      if (whole % dice.all != 0) {
        throw new AssertionError("rolls of 1/" + dice.all + " are no part of " + whole);
      }
      ends.merge(end, whole / dice.all * dice.ways, Long::sum);
    } while (dice.next());
    return ends;
  }

  /** Turns the last die that has a further face; false if none has. */
  private boolean next() {
    while (!path.isEmpty()) {
      Throw last = path.get(path.size() - 1);
      if (++last.thrown < last.weights.length) {
        return true;
      }
      path.remove(path.size() - 1);
    }
    return false;
  }

  @Override
  public int roll(int faces) {
    int[] weights = new int[faces];
    Arrays.fill(weights, 1);
    return pick(weights) + 1;
  }

  @Override
  public int pick(int... weights) {
    if (used == path.size()) {
      path.add(new Throw(weights));
    }
    Throw here = path.get(used++);
    int sum = 0;
    for (int weight : weights) {
      sum += weight;
    }
    all *= sum;
    ways *= weights[here.thrown];
    return here.thrown;
  }
}
