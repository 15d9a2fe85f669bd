package vedette.odds;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Chains of {@link Toy#rows} solved by another method: the equations h = move h + end by
 * Gauss-Jordan elimination in fractions, subtraction included, for the states that can reach the
 * result.
 */
public final class SolvedChains {

  private SolvedChains() {}

  /** Returns the probability that a chain ends with this number from state 0. */
  public static BigFraction end(int[][] rows, int result) {
    boolean[] reaches = reaching(rows, result);
    int n = rows.length;
    BigFraction[][] system = new BigFraction[n][n + 1];
    for (int state = 0; state < n; state++) {
      Arrays.fill(system[state], BigFraction.ZERO);
      system[state][state] = BigFraction.ONE;
      BigFraction share = new BigFraction(1, rows[state].length);
      for (int target : rows[state]) {
        if (target == ~result) {
          system[state][n] = system[state][n].add(share);
        } else if (target >= 0 && reaches[state] && reaches[target]) {
          system[state][target] = system[state][target].subtract(share);
        }
      }
    }
    eliminate(system);
    return system[0][n];
  }

  private static boolean[] reaching(int[][] rows, int result) {
    boolean[] reaches = new boolean[rows.length];
    for (int round = 0; round < rows.length; round++) {
      for (int state = 0; state < rows.length; state++) {
        for (int target : rows[state]) {
          reaches[state] |= target < 0 ? ~target == result : reaches[target];
        }
      }
    }
    return reaches;
  }

  private static void eliminate(BigFraction[][] system) {
    int n = system.length;
    for (int k = 0; k < n; k++) {
      int pivot = k;
      while (system[pivot][k].equals(BigFraction.ZERO)) {
        pivot++;
      }
      BigFraction[] row = system[pivot];
      system[pivot] = system[k];
      system[k] = row;
      BigFraction by = row[k].reciprocal();
      for (int j = k; j <= n; j++) {
        row[j] = row[j].multiply(by);
      }
      for (int i = 0; i < n; i++) {
        BigFraction times = system[i][k];
        if (i != k && !times.equals(BigFraction.ZERO)) {
          for (int j = k; j <= n; j++) {
            system[i][j] = system[i][j].subtract(times.multiply(row[j]));
          }
        }
      }
    }
  }

  /** Returns random rows of up to eight faces, among a number of states and results. */
  public static int[][] randomRows(SplittableRandom random, int states, int results) {
    return IntStream.range(0, states)
        .mapToObj(
            state ->
                random
                    .ints(random.nextInt(1, 9), 0, states + results)
                    .map(to -> to < states ? to : ~(to - states))
                    .toArray())
        .toArray(int[][]::new);
  }

  /** Returns random rows without cycles: every state leads only to later ones. */
  public static int[][] randomRowsOnwards(SplittableRandom random, int states, int results) {
    return IntStream.range(0, states)
        .mapToObj(
            state ->
                random
                    .ints(random.nextInt(2, 9), state + 1, states + results)
                    .map(to -> to < states ? to : ~(to - states))
                    .toArray())
        .toArray(int[][]::new);
  }
}
