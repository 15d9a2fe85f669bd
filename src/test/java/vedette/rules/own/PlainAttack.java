package vedette.rules.own;

import java.util.function.IntBinaryOperator;
import vedette.rules.PlainDice;

/**
 * An attack on a table of losses, as one would first write it: cells are text that is taken apart
 * each time it comes up. It shares no code with the program, so that the two can be held against
 * each other and their times compared.
 *
 * @param cells a row for each face
 * @param weights of the faces
 * @param column by both strengths; -1 where there is none
 */
public record PlainAttack(
    String[][] cells, int[] weights, IntBinaryOperator column, int attacker, int defender) {
  /** A die of six faces. */
  static final int[] D6 = {1, 1, 1, 1, 1, 1};

  private static final String[][] LOSSES = {
    {"A3Rp", "A2Rp", "A2Rp", "A1", "A1"},
    {"A2", "A1", "A1", "A1", "A1/D1"},
    {"A1", "A1", "A1/D1", "A1/D1", "D1"},
    {"A1/D1", "A1/D1", "A1/D1", "D1", "D1"},
    {"D1", "D1", "D1", "D1", "D2"},
    {"D1", "D1", "D2", "D2R", "D3R2"},
  };

  /** The end of an attack and its number of rolls. */
  public record Result(String ending, int attackerLosses, int defenderLosses, int rounds) {}

  /** Returns an attack on the loss table of the examples. */
  public static PlainAttack onLossTable(int attacker, int defender) {
    return new PlainAttack(LOSSES, D6, PlainAttack::differential, attacker, defender);
  }

  private static int differential(int attacker, int defender) {
    int difference = attacker - defender;
    if (difference <= -4) {
      return 0;
    } else if (difference <= -1) {
      return 1;
    } else if (difference == 0) {
      return 2;
    } else if (difference <= 3) {
      return 3;
    } else {
      return 4;
    }
  }

  /** Fights once, for a limited number of rounds. */
  public Result fight(int rounds, PlainDice dice) {
    int attackers = attacker;
    int defenders = defender;
    int round = 0;
    String ending = "";
    while (ending.isEmpty()) {
      int found = column.applyAsInt(attackers, defenders);
      if (round == rounds) {
        ending = "rounds over";
      } else if (found < 0) {
        ending = "off the table";
      } else {
        round++;
        String cell = cells[dice.pick(weights)][found];
        int attackersLose = lost(cell, 'A', attackers, defenders);
        defenders -= lost(cell, 'D', defenders, attackers);
        attackers -= attackersLose;
        ending = ending(cell, attackers, defenders);
      }
    }
    return new Result(ending, attacker - attackers, defender - defenders, round);
  }

  private static int lost(String cell, char side, int strength, int enemy) {
    if (cell.equals("EX")) {
      return Math.min(strength, enemy);
    }
    for (String part : cell.split("/")) {
      if (part.charAt(0) == side) {
        int end = part.indexOf('R');
        String points = part.substring(1, end < 0 ? part.length() : end);
        if (points.equals("E")) {
          return strength;
        }
        return points.isEmpty() ? 0 : Math.min(strength, Integer.parseInt(points));
      }
    }
    return 0;
  }

  /** Returns the ending; "" while the fight continues. */
  private static String ending(String cell, int attackers, int defenders) {
    if (attackers == 0 && defenders == 0) {
      return "both eliminated";
    } else if (attackers == 0) {
      return "attacker eliminated";
    } else if (defenders == 0) {
      return "defender eliminated";
    }
    String last = cell.substring(cell.indexOf('/') + 1);
    if (!last.contains("R")) {
      return "";
    }
    return (last.startsWith("A") ? "attacker " : "defender ")
        + (last.endsWith("Rp") ? "repulsed" : "retreats");
  }
}
