package vedette.rules.crt;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A second, deliberately plain attack: rounds in a recursion over every face, results looked up by
 * their text, nothing shared with the rules but the numbers of the tables.
 */
final class PlainAttack {
  private final String[][] cells;
  private final int[] weights;
  private final IntBinaryOperator column;
  private final Map<String, BigFraction> chances = new TreeMap<>();
  private final int attacker;
  private final int defender;

  /**
   * An attack.
   *
   * @param cells a row for each face
   * @param weights of the faces
   * @param column by both strengths; -1 where there is none
   */
  PlainAttack(
      String[][] cells, int[] weights, IntBinaryOperator column, int attacker, int defender) {
    this.cells = cells;
    this.weights = weights;
    this.column = column;
    this.attacker = attacker;
    this.defender = defender;
  }

  /** The chance of each ending with its losses, {@code "rounds over 2 1"}. */
  Map<String, BigFraction> after(int rounds) {
    chances.clear();
    round(attacker, defender, rounds, BigFraction.ONE);
    return chances;
  }

  private void round(int a, int d, int left, BigFraction chance) {
    int total = 0;
    for (int weight : weights) {
      total += weight;
    }
    int found = column.applyAsInt(a, d);
    if (found < 0) {
      end("off the table", a, d, chance);
      return;
    }
    for (int face = 0; face < weights.length; face++) {
      String cell = cells[face][found];
      BigFraction here = chance.multiply(new BigFraction(weights[face], total));
      int[] lost = {lost(cell, 'A', a), lost(cell, 'D', d)};
      if (cell.equals("EX")) {
        lost = new int[] {Math.min(a, d), Math.min(a, d)};
      }
      int aLeft = a - lost[0];
      int dLeft = d - lost[1];
      String part = cell.substring(cell.indexOf('/') + 1);
      boolean back = !cell.equals("EX") && part.contains("R");
      String how = part.endsWith("Rp") ? "repulsed" : "retreats";
      if (aLeft == 0 && dLeft == 0) {
        end("both eliminated", aLeft, dLeft, here);
      } else if (aLeft == 0 || dLeft == 0) {
        end((aLeft == 0 ? "attacker" : "defender") + " eliminated", aLeft, dLeft, here);
      } else if (back) {
        end((part.charAt(0) == 'A' ? "attacker " : "defender ") + how, aLeft, dLeft, here);
      } else if (left == 1) {
        end("rounds over", aLeft, dLeft, here);
      } else {
        round(aLeft, dLeft, left - 1, here);
      }
    }
  }

  private static int lost(String cell, char side, int strength) {
    for (String part : cell.split("/")) {
      if (part.charAt(0) == side) {
        if (part.equals(side + "E")) {
          return strength;
        }
        String points = part.substring(1).replaceAll("R.*", "");
        return points.isEmpty() ? 0 : Math.min(strength, Integer.parseInt(points));
      }
    }
    return 0;
  }

  private void end(String how, int a, int d, BigFraction chance) {
    String key = how + " " + (attacker - a) + " " + (defender - d);
    chances.merge(key, chance, BigFraction::add);
  }
}
