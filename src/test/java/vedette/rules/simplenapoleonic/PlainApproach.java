package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A second, deliberately plain firefight of two lines of six, one of which closes in hex by hex:
 * numbers alone, carried from turn to turn. It shares no code with the program.
 */
final class PlainApproach {
  private static final int SIX = 6;

  private final int start;
  private final List<Integer> ranges;
  private final Map<String, Double> ends = new TreeMap<>();

  PlainApproach(int start, List<Integer> ranges) {
    this.start = start;
    this.ranges = ranges;
  }

  /** The chances of {@code attacker retreating} and the like. */
  Map<String, Double> ends() {
    double[][] on = new double[SIX + 1][SIX + 1];
    on[SIX][SIX] = 1;
    int from = start;
    for (int to : ranges) {
      int attackersFaces = to < from ? 1 : 2;
      // Each order of a turn has half of all chances.
      for (double[] row : on) {
        for (int i = 0; i < row.length; i++) {
          row[i] /= 2;
        }
      }
      double[][] closerFirst = fire(false, dice(to), 2, fire(true, dice(to), attackersFaces, on));
      double[][] closerSecond =
          fire(true, dice(to), attackersFaces, fire(false, dice(from), 2, on));
      for (int a = 0; a <= SIX; a++) {
        for (int d = 0; d <= SIX; d++) {
          on[a][d] = closerFirst[a][d] + closerSecond[a][d];
        }
      }
      from = to;
    }
    for (double[] row : on) {
      for (double p : row) {
        end("steady", "steady", p);
      }
    }
    return ends;
  }

  private static int dice(int range) {
    return range > 3 ? 0 : 8 - 2 * range;
  }

  private double[][] fire(boolean byAttacker, int dice, int faces, double[][] on) {
    double[][] next = new double[SIX + 1][SIX + 1];
    for (int a = 1; a <= SIX; a++) {
      for (int d = 1; d <= SIX; d++) {
        for (int hits = 0; hits <= dice; hits++) {
          double p = on[a][d] * chance(dice, faces, hits);
          int left = Math.max(0, (byAttacker ? d : a) - hits);
          double stays = left == 0 ? 0 : hits > 0 && left <= SIX / 2 ? 2 / 3.0 : 1;
          String gone = left == 0 ? "destroyed" : "retreating";
          end(byAttacker ? "steady" : gone, byAttacker ? gone : "steady", p * (1 - stays));
          next[byAttacker ? a : left][byAttacker ? left : d] += p * stays;
        }
      }
    }
    return next;
  }

  private void end(String attacker, String defender, double p) {
    ends.merge("attacker " + attacker, p, Double::sum);
    ends.merge("defender " + defender, p, Double::sum);
  }

  private static double chance(int dice, int faces, int hits) {
    double ways = 1;
    for (int i = 0; i < hits; i++) {
      ways = ways * (dice - i) / (i + 1);
    }
    return ways * Math.pow(faces / 6.0, hits) * Math.pow(1 - faces / 6.0, dice - hits);
  }
}
