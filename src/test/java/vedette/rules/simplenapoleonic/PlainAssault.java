package vedette.rules.simplenapoleonic;

import java.util.Map;
import java.util.TreeMap;

/**
 * A second, deliberately plain assault of one turn, over all rolls of all dice. It shares no code
 * with the program, so that the two can be held against each other.
 */
final class PlainAssault {
  /** A unit in the notation, its strength written out. */
  private static final class Unit {
    final String text;
    final String arm;
    final int strength;
    final int original;
    final boolean trapped;

    Unit(String text) {
      this.text = text;
      String[] words = text.split("[ /;]+");
      arm = words[0];
      strength = Integer.parseInt(words[1]);
      original = Integer.parseInt(words[2]);
      trapped = is("square") || is("blocked");
    }

    boolean is(String word) {
      return text.contains(word);
    }

    int dice() {
      return switch (arm) {
        case "inf" -> 3;
        case "rifle" -> strength;
        case "cav" -> 4;
        default -> 2;
      };
    }

    boolean atHalf(int left) {
      return left > 0 && left * 2 <= original;
    }
  }

  private final Unit attacker;
  private final Unit defender;
  private final boolean attackerKills;
  private final boolean defenderKills;
  private final Map<String, Long> ends = new TreeMap<>();

  private PlainAssault(String attacker, String defender, boolean kills, boolean killed) {
    this.attacker = new Unit(attacker);
    this.defender = new Unit(defender);
    attackerKills = kills;
    defenderKills = killed;
  }

  /** How many of all the rolls end how: ending, losses, states, the generals that are killed. */
  static Map<String, Long> ends(
      String attacker, String defender, boolean attackerKills, boolean defenderKills) {
    PlainAssault assault = new PlainAssault(attacker, defender, attackerKills, defenderKills);
    assault.fight();
    return assault.ends;
  }

  private void fight() {
    long[] at = rolls(attacker, defender.is("square") ? 5 : 4);
    long[] back = rolls(defender, attacker.is("column") ? 5 : 4);
    for (int scored = 0; scored < at.length; scored++) {
      for (int against = 0; against < back.length; against++) {
        boolean aimed = attackerKills && defender.is("general") && scored > 0;
        boolean aimedBack = defenderKills && attacker.is("general") && against > 0;
        // Of 36 rolls of two dice, 3 kill; thrown in any case, so that each roll weighs the same.
        for (int kills : new int[] {3, 33}) {
          for (int killsBack : new int[] {3, 33}) {
            String killed = (aimedBack && killsBack == 3) + "|" + (aimed && kills == 3);
            morale(
                against - (aimedBack ? 1 : 0),
                scored - (aimed ? 1 : 0),
                killed,
                at[scored] * back[against] * kills * killsBack);
          }
        }
      }
    }
  }

  /** How many rolls of a unit's dice have how many that reach a score. */
  private static long[] rolls(Unit unit, int score) {
    int dice = unit.dice();
    long[] rolls = new long[dice + 1];
    for (int roll = 0; roll < Math.pow(6, dice); roll++) {
      int scored = 0;
      for (int die = 0, rest = roll; die < dice; die++, rest /= 6) {
        scored += rest % 6 + 1 + (unit.is("general") ? 1 : 0) >= score ? 1 : 0;
      }
      rolls[scored]++;
    }
    return rolls;
  }

  private void morale(int lost, int enemyLost, String killed, long ways) {
    for (int die = 1; die <= 6; die++) {
      for (int enemyDie = 1; enemyDie <= 6; enemyDie++) {
        String state = state(attacker, lost, enemyLost < defender.strength ? enemyLost : 99, die);
        String enemy = state(defender, enemyLost, lost < attacker.strength ? lost : 99, enemyDie);
        boolean stands = state.equals("steady");
        boolean enemyStands = enemy.equals("steady");
        String ending =
            stands
                ? enemyStands ? "undecided" : "attacker wins"
                : enemyStands ? "defender wins" : "neither stays";
        int own = Math.min(lost, attacker.strength);
        int his = Math.min(enemyLost, defender.strength);
        String end = ending + "|" + own + "|" + his + "|" + state + "|" + enemy + "|" + killed;
        ends.merge(end.replace(' ', '_').replace('|', ' '), ways, Long::sum);
      }
    }
  }

  /** What a unit is then; an enemy that is destroyed drives nobody back, as if it had lost most. */
  private static String state(Unit unit, int lost, int enemyLost, int die) {
    int left = unit.strength - lost;
    if (left <= 0) {
      return "destroyed";
    }
    String state = "steady";
    if (unit.atHalf(left) && lost > enemyLost) {
      if (unit.trapped) {
        return "disintegrated";
      }
      state = "fallen back";
    }
    if (unit.atHalf(left) && lost > 0 && die <= 2) {
      state = unit.trapped ? "disintegrated" : "retreating";
    }
    return state;
  }
}
