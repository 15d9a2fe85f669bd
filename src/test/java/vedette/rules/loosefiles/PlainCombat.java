package vedette.rules.loosefiles;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A second, deliberately plain combat, over the 36 pairs of average dice and all fates of
 * commanders. It shares no code with the program, so that the two can be held against each other.
 */
final class PlainCombat {
  private static final int[] AVERAGE = {2, 3, 3, 4, 4, 5};

  private PlainCombat() {}

  /** How many of all the rolls end how: results, D.Points, casualties, destroyed, commanders. */
  static Map<String, Integer> ends(String attackers, String defenders) {
    String[] own = attackers.split("[+]");
    String[] foes = defenders.split("[+]");
    Map<String, Integer> ends = new TreeMap<>();
    for (int die : AVERAGE) {
      for (int other : AVERAGE) {
        int ahead = die + score(own, foes) - other - score(foes, own);
        fates(own, foes, ahead, ends);
      }
    }
    return ends;
  }

  /** Adds the ways to each pair of fates, of 36 by 36. */
  private static void fates(String[] own, String[] foes, int ahead, Map<String, Integer> ends) {
    int[] ways = {1, 2, 33};
    String[] names = {"killed", "wounded", "unhurt"};
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        String end = half(own, foes, ahead, names[i]) + " " + half(foes, own, -ahead, names[j]);
        ends.merge(end, ways[i] * ways[j], Integer::sum);
      }
    }
  }

  /** How many of the 36 pairs have which result, for a side that is so much ahead by factors. */
  static Map<String, Integer> results(int ahead) {
    Map<String, Integer> results = new TreeMap<>();
    for (int die : AVERAGE) {
      for (int other : AVERAGE) {
        results.merge(result(ahead + die - other), 1, Integer::sum);
      }
    }
    return results;
  }

  private static String result(int ahead) {
    if (ahead >= 4) {
      return "complete success";
    } else if (ahead >= 2) {
      return "successful";
    } else if (ahead >= -1) {
      return "stand off";
    } else if (ahead >= -4) {
      return "driven back";
    }
    return ahead >= -8 ? "defeated" : "routed";
  }

  private static int score(String[] own, String[] foes) {
    int sum = 0;
    int grade = -99;
    for (String unit : own) {
      sum += factors(unit);
      grade = Math.max(grade, number(unit, "grade"));
    }
    if (own.length == 2) {
      // Such a side is never outnumbered in the tests.
      return grade + (int) Math.ceil(sum / 2.0);
    }
    int ratio = bases(foes) / bases(own);
    int outnumbered = ratio >= 3 ? 3 : ratio == 2 ? 2 : bases(foes) > bases(own) ? 1 : 0;
    return sum + grade - outnumbered;
  }

  private static int factors(String unit) {
    return (unit.contains("fort") ? 3 : 0)
        + (unit.contains("fieldwork") ? 2 : 0)
        + (unit.contains("bayonet") ? 2 : 0)
        + (unit.contains("terrain") ? 1 : 0)
        + (unit.contains("commander") ? 2 : 0)
        - (unit.contains("skirmish") ? 3 : 0)
        - (unit.contains("flank") ? 3 : 0)
        - 2 * number(unit, "casualties")
        - 2 * number(unit, "dp");
  }

  private static int bases(String... units) {
    int bases = 0;
    for (String unit : units) {
      bases += number(unit, "(inf|cav|art)");
    }
    return bases;
  }

  private static int number(String unit, String word) {
    Matcher found = Pattern.compile("\\b" + word + " (?<number>-?\\d+)").matcher(unit);
    return found.find() ? Integer.parseInt(found.group("number")) : 0;
  }

  /** One side's result, D.Points taken and left, bases lost, all destroyed, its one commander. */
  private static String half(String[] own, String[] foes, int ahead, String fate) {
    String result = result(ahead);
    int points =
        switch (result) {
          case "complete success" -> 0;
          case "successful", "stand off" -> 1;
          case "driven back", "defeated" -> 2;
          default -> 4;
        };
    int lost = 0;
    int left = 0;
    for (String unit : own) {
      int casualties = casualties(result, unit, foes);
      int all = number(unit, "dp") + points;
      int here = Math.min(bases(unit), casualties + Math.max(0, all - 5));
      left += here == bases(unit) ? 0 : Math.min(5, all);
      lost += here;
    }
    boolean commander = String.join(" ", own).contains("commander");
    String end = !commander ? "none" : points > 0 ? fate : "unhurt";
    boolean destroyed = lost == bases(own);
    return String.join(
        " ",
        result.replace(' ', '_'),
        String.valueOf(points * own.length),
        String.valueOf(left),
        String.valueOf(lost),
        String.valueOf(destroyed),
        end);
  }

  private static int casualties(String result, String unit, String... foes) {
    boolean works = unit.contains("in fort") || unit.contains("in fieldwork");
    boolean bayonet = false;
    boolean horse = false;
    boolean muskets = false;
    for (String foe : foes) {
      bayonet |= foe.contains("bayonet");
      horse |= foe.contains("cav");
      muskets |= foe.contains("inf") && !foe.contains("bayonet");
    }
    boolean faced = unit.contains("inf") && horse;
    return switch (result) {
      case "complete success" -> 0;
      case "successful" -> muskets && !works ? 1 : 0;
      case "stand off" -> faced || bayonet || works ? 0 : 1;
      case "driven back" -> 1;
      default -> 2;
    };
  }
}
