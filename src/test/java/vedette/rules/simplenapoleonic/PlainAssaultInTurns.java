package vedette.rules.simplenapoleonic;

import java.util.Map;
import java.util.TreeMap;

/**
 * A second, deliberately plain assault over turns with the defender's fire between the rounds,
 * without generals: numbers alone, carried from turn to turn. It shares no code with the program,
 * so that the two can be held against each other.
 */
final class PlainAssaultInTurns {

  private final String attacker;
  private final String defender;
  private final int from;
  private final int turns;
  private final Map<String, Double> ends = new TreeMap<>();

  /** Chances of both sides' strengths while the assault goes on. */
  private double[][] on;

  PlainAssaultInTurns(String attacker, String defender, int from, int turns) {
    this.attacker = attacker;
    this.defender = defender;
    this.from = from;
    this.turns = turns;
  }

  /** How it ends: ending, the attacker's state, the defender's. */
  Map<String, Double> ends() {
    on = new double[7][7];
    on[points(attacker)][points(defender)] = 1;
    for (int turn = 1; turn <= turns; turn++) {
      double[][] begin = on;
      on = half(begin);
      if (turn > 1 || from > 0) {
        fire(turn > 1 ? 1 : from);
      }
      round();
      double[][] defenderFirst = on;
      on = half(begin);
      round();
      if (turn < turns) {
        fire(1);
      }
      for (int a = 0; a < 7; a++) {
        for (int d = 0; d < 7; d++) {
          on[a][d] += defenderFirst[a][d];
        }
      }
    }
    for (double[] row : on) {
      for (double p : row) {
        end("undecided, steady, steady", p);
      }
    }
    return ends;
  }

  private void end(String how, double p) {
    if (p > 0) {
      ends.merge(how, p, Double::sum);
    }
  }

  private static double[][] half(double[][] all) {
    double[][] half = new double[7][7];
    for (int a = 0; a < 7; a++) {
      for (int d = 0; d < 7; d++) {
        half[a][d] = all[a][d] / 2;
      }
    }
    return half;
  }

  private static int points(String unit) {
    return Integer.parseInt(unit.replaceAll("\\D*(\\d)/.*", "$1"));
  }

  private static int half(String unit) {
    return Integer.parseInt(unit.replaceAll(".*/(\\d).*", "$1")) / 2;
  }

  private static boolean trapped(String unit) {
    return unit.contains("square") || unit.contains("blocked");
  }

  private void fire(int range) {
    int faces = attacker.contains("column") ? 3 : 2;
    double[][] next = new double[7][7];
    for (int a = 1; a < 7; a++) {
      for (int d = 1; d < 7; d++) {
        double[] hits = hits(fireDice(d, range), faces);
        for (int h = 0; h < hits.length; h++) {
          int left = Math.max(0, a - h);
          double p = on[a][d] * hits[h];
          if (left == 0) {
            end("defender wins, destroyed, steady", p);
          } else if (h > 0 && left <= half(attacker)) {
            String gone = trapped(attacker) ? "disintegrated" : "retreating";
            end("defender wins, " + gone + ", steady", p / 3);
            next[left][d] += p * 2 / 3;
          } else {
            next[left][d] += p;
          }
        }
      }
    }
    on = next;
  }

  private int fireDice(int points, int range) {
    if (defender.startsWith("cav")) {
      return 0;
    }
    if (defender.startsWith("rifle")) {
      return range <= 4 ? points : 0;
    }
    if (defender.startsWith("art")) {
      return range == 1 ? 8 : range == 2 ? 6 : range <= 4 ? 4 : 2;
    }
    int line = range > 3 ? 0 : 8 - 2 * range;
    return defender.contains("line") ? line : line / 2;
  }

  private static int assaultDice(String unit, int points) {
    return switch (unit.substring(0, 3)) {
      case "inf" -> 3;
      case "rif" -> points;
      case "cav" -> 4;
      default -> 2;
    };
  }

  /** Chances of so many hits of dice that each hit on so many faces. */
  private static double[] hits(int dice, int faces) {
    double[] hits = {1};
    for (int i = 0; i < dice; i++) {
      double[] next = new double[hits.length + 1];
      for (int h = 0; h < hits.length; h++) {
        next[h] += hits[h] * (6 - faces) / 6;
        next[h + 1] += hits[h] * faces / 6;
      }
      hits = next;
    }
    return hits;
  }

  private void round() {
    double[][] next = new double[7][7];
    for (int a = 1; a < 7; a++) {
      for (int d = 1; d < 7; d++) {
        double[] scored = hits(assaultDice(attacker, a), defender.contains("square") ? 2 : 3);
        double[] against = hits(assaultDice(defender, d), attacker.contains("column") ? 2 : 3);
        for (int s = 0; s < scored.length; s++) {
          for (int g = 0; g < against.length; g++) {
            settle(next, a, d, s, g, on[a][d] * scored[s] * against[g]);
          }
        }
      }
    }
    on = next;
  }

  private void settle(double[][] next, int a, int d, int scored, int against, double p) {
    int attackers = Math.max(0, a - against);
    int defenders = Math.max(0, d - scored);
    Map<String, Double> first =
        states(attacker, attackers, against, against > scored && defenders > 0);
    Map<String, Double> second =
        states(defender, defenders, scored, scored > against && attackers > 0);
    first.forEach(
        (one, q) ->
            second.forEach(
                (other, r) -> {
                  if (one.equals("steady") && other.equals("steady")) {
                    next[attackers][defenders] += p * q * r;
                  } else {
                    String ending =
                        one.equals("steady")
                            ? "attacker wins"
                            : other.equals("steady") ? "defender wins" : "neither stays";
                    end(ending + ", " + one + ", " + other, p * q * r);
                  }
                }));
  }

  /** What becomes of a unit, with the chances of its morale. */
  private static Map<String, Double> states(String unit, int left, int lost, boolean beaten) {
    if (left == 0) {
      return Map.of("destroyed", 1.0);
    }
    if (lost == 0 || left > half(unit)) {
      return Map.of("steady", 1.0);
    }
    if (trapped(unit)) {
      return beaten
          ? Map.of("disintegrated", 1.0)
          : Map.of("steady", 2 / 3.0, "disintegrated", 1 / 3.0);
    }
    return Map.of(beaten ? "fallen back" : "steady", 2 / 3.0, "retreating", 1 / 3.0);
  }
}
