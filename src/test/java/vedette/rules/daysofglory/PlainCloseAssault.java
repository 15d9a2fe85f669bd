package vedette.rules.daysofglory;

import java.util.List;
import vedette.rules.PlainDice;

/**
 * A close assault of one unit against one in the most direct code. It shares no code with the
 * program, so that the results and the times of both can be compared.
 */
final class PlainCloseAssault {
  /** The denominator of its chances: all pairs of dice, and the pairs that break a tie. */
  static final int WHOLE = 36 * 30;

  /** The number of the 30 ways to break a tie, by differences of -5 to -1 and 1 to 5. */
  private static final int[] TIE_BROKEN = {1, 2, 3, 4, 5, 5, 4, 3, 2, 1};

  private static final int FIGURES = 4;

  private static final List<String> STATES = List.of("disordered", "shaken", "routing");

  /** A unit in the notation, four figures a stand, and its losses. */
  static final class Unit {
    final boolean horse;
    final boolean skirmishers;
    final boolean guns;
    final int original;
    final int began;
    final int grade;
    final boolean column;
    final int general;
    final String with;
    int figures;
    String state;

    Unit(String text) {
      String[] parts = text.split(";");
      List<String> words = List.of(parts[0].strip().split(" "));
      with = parts.length > 1 ? parts[1] + "," : "";
      horse = words.get(0).endsWith("cav");
      skirmishers = words.get(0).equals("skirm");
      guns = words.get(0).equals("art");
      String[] strength = words.get(1).split("/");
      began = FIGURES * Integer.parseInt(strength[0]);
      figures = began;
      original = Integer.parseInt(strength[strength.length - 1]);
      int at = words.indexOf("class") + 1;
      grade = at == 0 ? 2 : Integer.parseInt(words.get(at));
      state = words.stream().filter(STATES::contains).findFirst().orElse("good");
      column = words.contains("column");
      general = words.contains("capable") ? 1 : words.contains("exceptional") ? 2 : 0;
    }

    /** Copies its current state, for another fight. */
    Unit(Unit other) {
      horse = other.horse;
      skirmishers = other.skirmishers;
      guns = other.guns;
      original = other.original;
      began = other.began;
      grade = other.grade;
      column = other.column;
      general = other.general;
      with = other.with;
      figures = other.figures;
      state = other.state;
    }

    int stands() {
      return (figures + FIGURES - 1) / FIGURES;
    }

    int lost() {
      return began - figures;
    }

    /** Applies a result. The state of a unit that did not begin in good order is left open. */
    void suffer(String casualties, String after) {
      figures = Math.max(0, figures - Integer.parseInt(casualties));
      state = figures == 0 ? "destroyed" : state.equals("good") ? after : "?";
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

  /** The result: winner, letter, casualties and states of both. */
  record Result(String winner, String letter, Unit attacker, Unit defender) {
    @Override
    public String toString() {
      return (winner + " " + letter + " " + attacker.lost() + " " + defender.lost())
          + (" " + attacker.state + " " + defender.state);
    }
  }

  private final Unit attacker;
  private final Unit defender;
  private final String ground;
  private final String from;

  PlainCloseAssault(String attacker, String defender, String ground, String from) {
    this.attacker = new Unit(attacker);
    this.defender = new Unit(defender);
    this.ground = ground;
    this.from = from;
  }

  /** Plays it once. */
  Result fight(PlainDice dice) {
    return fight(new Unit(attacker), new Unit(defender), ground, from, dice);
  }

  /** Plays it with units that keep their losses. */
  static Result fight(Unit attacker, Unit defender, String ground, String from, PlainDice dice) {
    boolean sure = automatic(attacker, defender, ground, from);
    boolean lost = automatic(defender, attacker, ground, "front");
    int ahead;
    if (sure != lost) {
      ahead = sure ? 99 : -99;
    } else {
      ahead = score(attacker, defender, true, ground, from) + dice.roll(6);
      ahead -= score(defender, attacker, false, ground, "front") + dice.roll(6);
      if (ahead == 0) {
        int broken = dice.pick(TIE_BROKEN);
        ahead = broken < 5 ? broken - 5 : broken - 4;
      }
    }
    boolean won = ahead > 0;
    Unit winner = won ? attacker : defender;
    Unit loser = won ? defender : attacker;
    String letter = letter(winner, loser, Math.abs(ahead));
    winner.suffer(PrintedSheet.casualties(letter, "winner"), PrintedSheet.state(letter, "winner"));
    loser.suffer(PrintedSheet.casualties(letter, "loser"), PrintedSheet.state(letter, "loser"));
    return new Result(won ? "attacker" : "defender", letter, attacker, defender);
  }

  private static boolean automatic(Unit own, Unit enemy, String ground, String from) {
    boolean open = ground.equals("open") || ground.equals("higher-ground");
    boolean bare = enemy.guns && !ground.equals("fortifications");
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
    score -= 2 * own.stands() < own.original ? 2 : 0;
    score -= own.has("fought-before") ? 2 : 0;
    boolean woodsOrUrban = false;
    switch (ground) {
      case "fortifications":
        score += attacks ? 0 : 4;
        break;
      case "heavy-cover":
        score += attacks || own.horse ? 0 : 2;
        break;
      case "heavy-urban":
        score += attacks || own.horse ? 0 : 2;
        woodsOrUrban = true;
        break;
      case "light-urban":
      case "light-woods":
      case "heavy-woods":
        score += attacks || own.horse ? 0 : 1;
        woodsOrUrban = true;
        break;
      case "light-cover":
      case "higher-ground":
        score += attacks || own.horse ? 0 : 1;
        break;
      default:
        break;
    }
    if (!woodsOrUrban && 2 * own.stands() >= 3 * enemy.stands()) {
      score += Math.max(1, own.stands() / enemy.stands());
    }
    return score;
  }

  private static String letter(Unit winner, Unit loser, int by) {
    int column = by <= 2 ? 0 : by <= 4 ? 1 : by <= 8 ? 2 : 3;
    String row = winner.horse == loser.horse ? "ABCD" : winner.horse ? "XYZZ" : "EFGG";
    return row.substring(column, column + 1);
  }
}
