package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;

/**
 * A possible column of the melee table: the number of its ten rolls with each result, from the
 * attacker's worst to the best, which is their order down the column (MP2).
 */
record MeleeColumn(int a2r, int a1r, int a1d1, int d1r, int d2r) {
  private static final int ROLLS = 10;
  private static final List<String> RESULTS = List.of("A2R", "A1R", "A1-D1", "D1R", "D2R");

  /** Returns all possible columns. */
  static List<MeleeColumn> all() {
    List<MeleeColumn> all = new ArrayList<>();
    for (int a2r = ROLLS; a2r >= 0; a2r--) {
      for (int a1r = ROLLS - a2r; a1r >= 0; a1r--) {
        for (int a1d1 = ROLLS - a2r - a1r; a1d1 >= 0; a1d1--) {
          int rest = ROLLS - a2r - a1r - a1d1;
          for (int d1r = rest; d1r >= 0; d1r--) {
            all.add(new MeleeColumn(a2r, a1r, a1d1, d1r, rest - d1r));
          }
        }
      }
    }
    return all;
  }

  /** Returns the strength points that the attacker loses in ten melees, one on each roll. */
  int attackerLosses() {
    return 2 * a2r + a1r + a1d1;
  }

  /** Returns the strength points that the defender loses in ten melees, one on each roll. */
  int defenderLosses() {
    return a1d1 + d1r + 2 * d2r;
  }

  /** Returns the number of rolls on which the attacker retreats. */
  int attackerRetreated() {
    return a2r + a1r;
  }

  /** Returns the number of rolls on which the defender retreats. */
  int defenderRetreated() {
    return d1r + d2r;
  }

  /** Returns the texts of its cells, from the top. */
  List<String> cells() {
    List<String> cells = new ArrayList<>();
    for (int roll = 1; roll <= ROLLS; roll++) {
      cells.add(RESULTS.get(step(roll)));
    }
    return cells;
  }

  /** Returns the result of a roll. */
  String result(int roll) {
    return RESULTS.get(step(roll));
  }

  private List<Integer> counts() {
    return List.of(a2r, a1r, a1d1, d1r, d2r);
  }

  /** Returns the place of a roll's result in the order of results. */
  private int step(int roll) {
    int step = 0;
    for (int upTo = a2r; upTo < roll; upTo += counts().get(step)) {
      step++;
    }
    return step;
  }

  /** Returns whether no roll is worse for the attacker than in the other column. */
  boolean isNowhereWorseThan(MeleeColumn other) {
    for (int roll = 1; roll <= ROLLS; roll++) {
      if (step(roll) < other.step(roll)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the sum of its ten results; each counts one more than the one before it in their order.
   */
  int sum() {
    return a1r + 2 * a1d1 + 3 * d1r + 4 * d2r;
  }

  /** Returns the number of steps, over all ten rolls, by which it is better for the attacker. */
  int stepsAbove(MeleeColumn other) {
    return sum() - other.sum();
  }

  /** Returns whether a result has fewer rolls than both one before it and one behind it. */
  boolean hasValley() {
    boolean fallen = false;
    for (int i = 1; i < RESULTS.size(); i++) {
      int change = counts().get(i) - counts().get(i - 1);
      if (fallen && change > 0) {
        return true;
      }
      fallen |= change < 0;
    }
    return false;
  }
}
