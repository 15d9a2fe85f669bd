package vedette.rules.sixdays;

import java.util.Map;
import java.util.TreeMap;

/**
 * A second, deliberately plain game of one stack against one: arrays and a recursion over all faces
 * of every die. It shares no code with the program, so that the two can be held against each other.
 */
final class PlainBattle {
  /** An arm of each unit: 0 infantry, 1 cavalry, 2 artillery. */
  record Stack(int[] arms, int[] points, boolean officer, int[] armsInOrderOfLoss) {}

  /** What nobody who counterattacks never reaches. */
  static final int NEVER = 1000;

  private final Stack[] sides;
  private final int turns;
  private final int attackTerrain;
  private final int counterTerrain;
  private final int counterattackFrom;
  private final Map<String, Long> ends = new TreeMap<>();

  private PlainBattle(
      Stack attacker,
      Stack defender,
      int turns,
      int attackTerrain,
      int counterTerrain,
      int counterattackFrom) {
    sides = new Stack[] {attacker, defender};
    this.turns = turns;
    this.attackTerrain = attackTerrain;
    this.counterTerrain = counterTerrain;
    this.counterattackFrom = counterattackFrom;
  }

  /**
   * How often the battle ends how, out of ten to the power of {@link #rolls}. An end is written
   * {@code losses of both, repulsed of both, eliminated of both, turns}.
   */
  static Map<String, Long> ends(
      Stack attacker,
      Stack defender,
      int turns,
      int attackTerrain,
      int counterTerrain,
      int counterattackFrom) {
    PlainBattle battle =
        new PlainBattle(
            attacker, defender, turns, attackTerrain, counterTerrain, counterattackFrom);
    int[][] points = {attacker.points.clone(), defender.points.clone()};
    long whole = power(rolls(turns, counterattackFrom));
    battle.attack(points, 1, whole);
    return battle.ends;
  }

  /** The most rolls that a battle can take. */
  static int rolls(int turns, int counterattackFrom) {
    return counterattackFrom == NEVER ? turns : 2 * turns;
  }

  static long power(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 10;
    }
    return power;
  }

  private void attack(int[][] points, int turn, long weight) {
    for (int die = 1; die <= 10; die++) {
      int[][] after = copy(points);
      boolean[] repulsed = roll(after, 0, attackTerrain, die);
      if (isOver(after, repulsed)) {
        end(after, repulsed, turn, weight / 10);
      } else if (differential(after, 1, counterTerrain) >= counterattackFrom) {
        counterattack(after, turn, weight / 10);
      } else {
        nextTurn(after, turn, weight / 10);
      }
    }
  }

  private void counterattack(int[][] points, int turn, long weight) {
    for (int die = 1; die <= 10; die++) {
      int[][] after = copy(points);
      boolean[] repulsed = roll(after, 1, counterTerrain, die);
      if (isOver(after, repulsed)) {
        end(after, repulsed, turn, weight / 10);
      } else {
        nextTurn(after, turn, weight / 10);
      }
    }
  }

  private void nextTurn(int[][] points, int turn, long weight) {
    if (turn == turns) {
      end(points, new boolean[2], turn, weight);
    } else {
      attack(points, turn + 1, weight);
    }
  }

  private static int[][] copy(int[][] points) {
    return new int[][] {points[0].clone(), points[1].clone()};
  }

  private int differential(int[][] points, int from, int terrain) {
    int to = 1 - from;
    int value = sum(points, from, -1) - sum(points, to, -1) - terrain;
    value += Integer.compare(sum(points, from, 1), sum(points, to, 1));
    value += Integer.compare(sum(points, from, 2), sum(points, to, 2));
    value += (sides[from].officer ? 1 : 0) - (sides[to].officer ? 1 : 0);
    return value;
  }

  private int sum(int[][] points, int side, int arm) {
    int sum = 0;
    for (int unit = 0; unit < points[side].length; unit++) {
      if (arm < 0 || sides[side].arms[unit] == arm) {
        sum += points[side][unit];
      }
    }
    return sum;
  }

  private boolean[] roll(int[][] points, int from, int terrain, int die) {
    PrintedResults.Cell cell = PrintedResults.at(differential(points, from, terrain), die);
    int hit = cell.attacker() ? from : 1 - from;
    boolean[] paid = new boolean[points[hit].length];
    for (int point = 0; point < cell.points(); point++) {
      int unit = strongest(points, hit, paid, false);
      if (unit < 0) {
        paid = new boolean[points[hit].length];
        unit = strongest(points, hit, paid, false);
      }
      if (unit >= 0) {
        points[hit][unit]--;
        paid[unit] = true;
      }
    }
    boolean[] repulsed = new boolean[2];
    if (cell.repulsed()) {
      repulsed[hit] = true;
      int unit = strongest(points, hit, new boolean[points[hit].length], true);
      if (unit >= 0) {
        points[hit][unit]--;
      }
    }
    return repulsed;
  }

  /** Who is next to pay: by arm, then by strength; one who has paid is passed over. */
  private int strongest(int[][] points, int side, boolean[] paid, boolean friction) {
    for (int arm : sides[side].armsInOrderOfLoss) {
      int best = -1;
      for (int unit = 0; unit < points[side].length; unit++) {
        boolean may = points[side][unit] > 0 && !paid[unit] && !(friction && arm == 0);
        if (may
            && sides[side].arms[unit] == arm
            && (best < 0 || points[side][unit] > points[side][best])) {
          best = unit;
        }
      }
      if (best >= 0) {
        return best;
      }
    }
    return -1;
  }

  private boolean isOver(int[][] points, boolean[] repulsed) {
    return repulsed[0] || repulsed[1] || sum(points, 0, -1) == 0 || sum(points, 1, -1) == 0;
  }

  private void end(int[][] points, boolean[] repulsed, int turn, long weight) {
    StringBuilder end = new StringBuilder();
    for (int side = 0; side < 2; side++) {
      int lost = -sum(points, side, -1);
      for (int before : sides[side].points) {
        lost += before;
      }
      end.append(lost).append(' ');
    }
    end.append(repulsed[0]).append(' ').append(repulsed[1]).append(' ');
    end.append(sum(points, 0, -1) == 0).append(' ').append(sum(points, 1, -1) == 0);
    ends.merge(end.append(' ').append(turn).toString(), weight, Long::sum);
  }
}
