package vedette.rules.loosefiles;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import vedette.rules.PlainDice;

/**
 * A combat in the most direct code: factors are looked up by their names. It shares no code with
 * the program, so that the results and the times of both can be compared.
 */
public final class PlainCombat {
  /** The denominator of a combat's chances: two average dice, the fates of two commanders. */
  static final int WHOLE = 36 * 36 * 36;

  private static final int MOST_POINTS = 5;
  private static final List<Integer> AVERAGE_DIE = List.of(2, 3, 3, 4, 4, 5);
  private static final List<String> FATES = List.of("killed", "wounded", "unhurt");

  /** The number of the 36 rolls of two dice for each fate. */
  private static final int[] FATE_WAYS = {1, 2, 33};

  private static final Map<String, Integer> FACTORS =
      Map.of(
          "fort", 3,
          "fieldwork", 2,
          "bayonet", 2,
          "terrain", 1,
          "commander", 2,
          "skirmish", -3,
          "flank", -3);

  private static final int EACH_CASUALTY = -2;
  private static final int EACH_POINT = -2;

  /** A unit of the notation: bases, D.Points, and its factors. */
  private static final class Unit {
    private final String arm;
    private final int bases;
    private final int points;
    private final int grade;
    private final int casualties;
    private final List<String> factors;

    Unit(String text) {
      arm = text.substring(0, 3);
      bases = number(text, "inf|cav|art");
      points = number(text, "dp");
      grade = number(text, "grade");
      casualties = number(text, "casualties");
      factors = FACTORS.keySet().stream().filter(text::contains).toList();
    }

    private static int number(String text, String word) {
      Matcher found = Pattern.compile("\\b(" + word + ") (?<number>-?\\d+)").matcher(text);
      return found.find() ? Integer.parseInt(found.group("number")) : 0;
    }

    boolean has(String factor) {
      return factors.contains(factor);
    }

    int factor() {
      return factors.stream().mapToInt(FACTORS::get).sum()
          + casualties * EACH_CASUALTY
          + points * EACH_POINT;
    }
  }

  /** One or two units, and their common properties. */
  private static final class Side {
    private final List<Unit> units;
    private final int bases;
    private final int factors;
    private final int grade;
    private final boolean commander;
    private final boolean bayonet;
    private final boolean horse;
    private final boolean muskets;

    Side(String texts) {
      units = Stream.of(texts.split(" *[+] *")).map(Unit::new).toList();
      bases = units.stream().mapToInt(unit -> unit.bases).sum();
      factors = units.stream().mapToInt(Unit::factor).sum();
      grade = units.stream().mapToInt(unit -> unit.grade).max().orElseThrow();
      commander = has(unit -> unit.has("commander"));
      bayonet = has(unit -> unit.has("bayonet"));
      horse = has(unit -> unit.arm.equals("cav"));
      muskets = has(unit -> unit.arm.equals("inf") && !unit.has("bayonet"));
    }

    private boolean has(Predicate<Unit> such) {
      return units.stream().anyMatch(such);
    }
  }

  /** Rows of the table of results. */
  private enum Outcome {
    COMPLETE_SUCCESS("complete success", 0),
    SUCCESSFUL("successful", 1),
    STAND_OFF("stand off", 1),
    DRIVEN_BACK("driven back", 2),
    DEFEATED("defeated", 2),
    ROUTED("routed", 4);

    private final String words;
    private final int points;

    Outcome(String words, int points) {
      this.words = words;
      this.points = points;
    }

    private static Outcome of(int difference) {
      if (difference >= 4) {
        return COMPLETE_SUCCESS;
      } else if (difference >= 2) {
        return SUCCESSFUL;
      } else if (difference >= -1) {
        return STAND_OFF;
      } else if (difference >= -4) {
        return DRIVEN_BACK;
      } else if (difference >= -8) {
        return DEFEATED;
      } else {
        return ROUTED;
      }
    }

    private int casualties(Unit unit, Side enemy) {
      boolean works = unit.has("fort") || unit.has("fieldwork");
      boolean facesHorse = unit.arm.equals("inf") && enemy.horse;
      return switch (this) {
        case COMPLETE_SUCCESS -> 0;
        case SUCCESSFUL -> enemy.muskets && !works ? 1 : 0;
        case STAND_OFF -> facesHorse || enemy.bayonet || works ? 0 : 1;
        case DRIVEN_BACK -> 1;
        case DEFEATED, ROUTED -> 2;
      };
    }
  }

  /** The result for one side: D.Points taken and left, bases lost, its commander if it has one. */
  public record Half(
      String result,
      int pointsTaken,
      int pointsLeft,
      int casualties,
      boolean destroyed,
      String commander) {
    @Override
    public String toString() {
      return (result.replace(' ', '_') + " " + pointsTaken + " " + pointsLeft)
          + (" " + casualties + " " + destroyed + " " + commander);
    }
  }

  /** The result of a combat. */
  public record Result(Half attacker, Half defender) {
    @Override
    public String toString() {
      return attacker + " " + defender;
    }
  }

  private final Side attacker;
  private final Side defender;

  /** Parses the units of both sides, two of one side with a plus between them. */
  PlainCombat(String attacker, String defender) {
    this.attacker = new Side(attacker);
    this.defender = new Side(defender);
  }

  /** Returns eight bases with a commander and the bayonet against six with a D.Point. */
  public static PlainCombat sample() {
    return new PlainCombat("inf 8 commander; with bayonet", "inf 6 dp 1");
  }

  /** Plays it once. */
  public Result fight(PlainDice dice) {
    int ahead = score(attacker, defender) + average(dice);
    ahead -= score(defender, attacker) + average(dice);
    return new Result(
        half(Outcome.of(ahead), attacker, defender, dice),
        half(Outcome.of(-ahead), defender, attacker, dice));
  }

  /** Returns only the first result of a side with a lead from its factors. */
  static String result(int ahead, PlainDice dice) {
    return Outcome.of(ahead + average(dice) - average(dice)).words;
  }

  private static int average(PlainDice dice) {
    return AVERAGE_DIE.get(dice.roll(AVERAGE_DIE.size()) - 1);
  }

  private static int score(Side own, Side enemy) {
    if (own.units.size() == 2) {
      // Such a side is never outnumbered in the tests.
      return own.grade + (int) Math.ceil(own.factors / 2.0);
    }
    return own.factors + own.grade - outnumbered(own.bases, enemy.bases);
  }

  private static int outnumbered(int own, int enemies) {
    if (enemies >= 3 * own) {
      return 3;
    } else if (enemies >= 2 * own) {
      return 2;
    } else {
      return enemies > own ? 1 : 0;
    }
  }

  private static Half half(Outcome outcome, Side own, Side enemy, PlainDice dice) {
    int lost = 0;
    int left = 0;
    for (Unit unit : own.units) {
      int all = unit.points + outcome.points;
      int casualties = outcome.casualties(unit, enemy) + Math.max(0, all - MOST_POINTS);
      int here = Math.min(unit.bases, casualties);
      left += here == unit.bases ? 0 : Math.min(MOST_POINTS, all);
      lost += here;
    }
    String commander = "none";
    if (own.commander) {
      commander = outcome.points > 0 ? FATES.get(dice.pick(FATE_WAYS)) : "unhurt";
    }
    int taken = outcome.points * own.units.size();
    return new Half(outcome.words, taken, left, lost, lost == own.bases, commander);
  }
}
