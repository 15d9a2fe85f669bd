package vedette.rules.daysofglory;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A second, deliberately plain close assault of one unit against one, over all rolls of two dice.
 * It shares no code with the program, so that the two can be held against each other.
 */
final class PlainCloseAssault {
  /** Each pair of dice weighs as much as the 30 pairs that can break a tie. */
  static final int WHOLE = 36 * 30;

  private static final List<String> STATES = List.of("disordered", "shaken", "routing");

  /** A unit in the notation, figures at four a stand. */
  private static final class Unit {
    final boolean horse;
    final boolean skirmishers;
    final boolean guns;
    final int stands;
    final int original;
    int grade = 2;
    String state = "good";
    boolean column;
    int general;
    final String with;

    Unit(String text) {
      String[] parts = text.split(";");
      String[] words = parts[0].strip().split(" ");
      with = parts.length > 1 ? parts[1] + "," : "";
      horse = words[0].endsWith("cav");
      skirmishers = words[0].equals("skirm");
      guns = words[0].equals("art");
      String[] strength = words[1].split("/");
      stands = Integer.parseInt(strength[0]);
      original = Integer.parseInt(strength[strength.length - 1]);
      for (int i = 2; i < words.length; i++) {
        grade = words[i].equals("class") ? Integer.parseInt(words[i + 1]) : grade;
        state = STATES.contains(words[i]) ? words[i] : state;
        column |= words[i].equals("column");
        general = words[i].equals("capable") ? 1 : words[i].equals("exceptional") ? 2 : general;
      }
    }

    boolean has(String word) {
      return with.contains(" " + word + ",");
    }

    boolean formed() {
      return !skirmishers && !guns;
    }

    boolean infantry() {
      return !horse && !guns;
    }
  }

  private PlainCloseAssault() {}

  /**
   * How much of the whole ends how: winner, letter, casualties and states of both; the state of one
   * that did not begin in good order is a question mark, unless it is destroyed.
   */
  static Map<String, Integer> ends(String attacker, String defender, String ground, String from) {
    Unit attacks = new Unit(attacker);
    Unit defends = new Unit(defender);
    Map<String, Integer> ends = new TreeMap<>();
    boolean sure = automatic(attacks, defends, ground, from);
    boolean lost = automatic(defends, attacks, ground, "front");
    if (sure != lost) {
      ends.put(end(attacks, defends, sure ? 99 : -99), WHOLE);
      return ends;
    }
    int ahead = score(attacks, defends, true, ground, from);
    ahead -= score(defends, attacks, false, ground, "front");
    for (int one = 1; one <= 6; one++) {
      for (int other = 1; other <= 6; other++) {
        int difference = ahead + one - other;
        if (difference != 0) {
          ends.merge(end(attacks, defends, difference), 30, Integer::sum);
          continue;
        }
        for (int again = 1; again <= 6; again++) {
          for (int against = 1; against <= 6; against++) {
            if (again != against) {
              ends.merge(end(attacks, defends, again - against), 1, Integer::sum);
            }
          }
        }
      }
    }
    return ends;
  }

  private static boolean automatic(Unit own, Unit enemy, String ground, String from) {
    boolean open = ground.equals("open");
    boolean bare = enemy.guns && !ground.equals("fortified");
    boolean behind = from.equals("rear");
    return own.formed() && enemy.skirmishers && open
        || own.formed() && bare
        || own.horse && enemy.infantry() && open && !from.equals("front")
        || own.formed() && enemy.state.equals("routing")
        || own.formed() && enemy.state.equals("shaken") && behind
        || own.has("fights-routers");
  }

  private static int score(Unit own, Unit enemy, boolean attacks, String ground, String from) {
    int score = own.grade + own.general;
    boolean charging = attacks || own.has("charging");
    score += charging ? 2 : 0;
    score += from.equals("front") ? 0 : 4;
    score += own.horse && enemy.infantry() ? 4 : 0;
    score += enemy.state.equals("shaken") ? 3 : enemy.state.equals("disordered") ? 1 : 0;
    score += own.has("overlap") ? 2 : 0;
    score += own.formed() && enemy.skirmishers ? 2 : 0;
    score += own.has("fights-supported-artillery") ? 2 : 0;
    score += attacks && own.column && enemy.infantry() && !enemy.column ? 1 : 0;
    score += own.has("charges-downhill") ? 1 : 0;
    score -= 2 * own.stands < own.original ? 2 : 0;
    score -= own.has("fought-before") ? 2 : 0;
    boolean cover = false;
    switch (ground) {
      case "fortified":
        score += attacks ? 0 : 4;
        break;
      case "heavy-cover":
        score += attacks || own.horse ? 0 : 2;
        cover = true;
        break;
      case "light-cover":
      case "light-woods":
        score += attacks || own.horse ? 0 : 1;
        cover = true;
        break;
      case "higher":
        score += attacks || own.horse ? 0 : 1;
        break;
      default:
        break;
    }
    if (!cover && 2 * own.stands >= 3 * enemy.stands) {
      score += Math.max(1, own.stands / enemy.stands);
    }
    return score;
  }

  private static String end(Unit attacker, Unit defender, int difference) {
    boolean won = difference > 0;
    Unit winner = won ? attacker : defender;
    Unit loser = won ? defender : attacker;
    int by = Math.abs(difference);
    int column = by <= 2 ? 0 : by <= 4 ? 1 : by <= 8 ? 2 : 3;
    String row = winner.horse == loser.horse ? "ABCD" : winner.horse ? "XYZZ" : "EFGG";
    String letter = row.substring(column, column + 1);
    String[] result = PrintedSheet.RESULTS.get(letter).split(" ");
    int winners = Math.min(4 * winner.stands, Integer.parseInt(result[0]));
    int losers = Math.min(4 * loser.stands, Integer.parseInt(result[1]));
    String winnerState = state(winner, winners, result[4]);
    String loserState = state(loser, losers, result[5]);
    return won
        ? String.join(" ", "attacker", letter, winners + " " + losers, winnerState, loserState)
        : String.join(" ", "defender", letter, losers + " " + winners, loserState, winnerState);
  }

  private static String state(Unit unit, int casualties, String state) {
    if (casualties == 4 * unit.stands) {
      return "destroyed";
    }
    return unit.state.equals("good") ? state : "?";
  }
}
