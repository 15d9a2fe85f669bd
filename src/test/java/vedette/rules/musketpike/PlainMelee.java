package vedette.rules.musketpike;

import java.util.Arrays;
import vedette.rules.PlainDice;

/**
 * A melee of one stack against one, written in the simplest way. It has its own table and shares no
 * code with the program, so that results and times of both can be compared.
 */
final class PlainMelee {
  private static final String[] RESULTS = {
    //  50      75      100     125     150     200     300
    "A2R     A2R     A2R     A1R     A1R     A1-D1   A1-D1",
    "A2R     A1R     A1R     A1R     A1-D1   A1-D1   A1-D1",
    "A1R     A1R     A1R     A1-D1   A1-D1   A1-D1   A1-D1",
    "A1R     A1R     A1-D1   A1-D1   A1-D1   A1-D1   D1R",
    "A1R     A1-D1   A1-D1   A1-D1   A1-D1   D1R     D1R",
    "A1-D1   A1-D1   A1-D1   A1-D1   D1R     D1R     D1R",
    "A1-D1   A1-D1   A1-D1   D1R     D1R     D1R     D2R",
    "A1-D1   A1-D1   D1R     D1R     D1R     D2R     D2R",
    "A1-D1   D1R     D1R     D1R     D2R     D2R     D2R",
    "D1R     D1R     D2R     D2R     D2R     D2R     D2R"
  };

  private static final String[][] TABLE =
      Arrays.stream(RESULTS).map(row -> row.split(" +")).toArray(String[][]::new);

  private static final int[] PERCENT = {50, 75, 100, 125, 150, 200, 300};

  /** The remaining strength of a side, and its state. */
  static final class Side {
    String kind;
    int points;
    int original;
    int quality;
    int rating;
    boolean led;
    boolean noPikes;
    boolean disordered;
    boolean guns;
    String way = "free";
    int lost;
    boolean retreats;

    /** Reads {@code hi2 16/20 ql7 disordered leader 1, art 12lb ql6; retreat blocked}. */
    Side(String text) {
      if (text.contains("; retreat ")) {
        way = text.substring(text.indexOf("; retreat ") + 10);
      }
      String units = text.split(";")[0];
      guns = units.contains(", art");
      String[] words = units.split(",")[0].split(" ");
      kind = words[0];
      points = Integer.parseInt(words[1].split("/")[0]);
      original = Integer.parseInt(words[1].split("/")[1]);
      quality = Integer.parseInt(words[2].substring(2));
      for (int i = 3; i < words.length; i++) {
        disordered |= words[i].equals("disordered");
        noPikes |= words[i].equals("nopikes");
        led |= words[i].equals("leader");
        rating = words[i].equals("leader") ? 1 : rating;
        rating = words[i].matches("[0-9]+") ? Integer.parseInt(words[i]) : rating;
      }
    }

    /** Copies the current state for another fight. */
    Side(Side other) {
      kind = other.kind;
      points = other.points;
      original = other.original;
      quality = other.quality;
      rating = other.rating;
      led = other.led;
      noPikes = other.noPikes;
      disordered = other.disordered;
      guns = other.guns;
      way = other.way;
    }

    int morale() {
      int gone = original - points;
      return quality - (2 * gone >= original ? 2 : 5 * gone >= original ? 1 : 0);
    }

    int strength(boolean inside, boolean obstacle) {
      switch (kind) {
        case "cav":
          return Math.min(points, 3) * (inside || obstacle ? 1 : 2);
        case "li":
          int light = Math.min(points, 4);
          return inside || obstacle ? light : (light + 1) / 2;
        default:
          int full = (kind.equals("hi1") ? 4 : 8) / (inside ? 2 : 1);
          int half = Math.max(0, Math.min(points, 2 * full) - full);
          return Math.min(points, full) + (half + 1) / 2;
      }
    }

    boolean flanked(String from) {
      if (from.equals("front") || from.equals("flank") && kind.equals("li")) {
        return false;
      }
      if (kind.equals("hi1")) {
        return from.equals("rear") || original < 8;
      }
      if (kind.equals("hi2")) {
        return original < (from.equals("rear") ? 21 : 15);
      }
      return true;
    }

    boolean feels(Side other) {
      boolean regular = other.kind.startsWith("hi") && !other.noPikes;
      return noPikes && (regular || other.kind.equals("cav"));
    }

    void lose(int lose) {
      int now = Math.min(points, lose);
      points -= now;
      lost += now;
    }

    /** Applies the result's points, the check and the rout, in this order. */
    void suffer(int losses, boolean back, int check) {
      boolean before = disordered;
      lose(losses);
      int failure = check - morale() - rating;
      if (failure > 0) {
        lose(before ? failure : 0);
        disordered = true;
      }
      if (back && points > 0) {
        lose((before ? 2 : 0) + (way.equals("past-fronts") ? 1 : 0));
        lose(way.equals("blocked") ? points : 0);
        retreats = points > 0;
        disordered = true;
      }
    }
  }

  /** The result of a melee, and whether the hex is taken. */
  record Result(
      int attackerLosses,
      int defenderLosses,
      boolean attackerRetreated,
      boolean defenderRetreated,
      boolean attackerDisordered,
      boolean defenderDisordered,
      boolean attackerEliminated,
      boolean defenderEliminated,
      boolean success) {
    private static Result of(Side attacker, Side defender) {
      boolean attackerLives = attacker.points > 0;
      boolean defenderLives = defender.points > 0;
      return new Result(
          attacker.lost,
          defender.lost,
          attacker.retreats,
          defender.retreats,
          attackerLives && attacker.disordered,
          defenderLives && defender.disordered,
          !attackerLives,
          !defenderLives,
          attackerLives && (!defenderLives || defender.retreats));
    }

    @Override
    public String toString() {
      return (attackerLosses + " " + defenderLosses)
          + (" " + attackerRetreated + " " + defenderRetreated)
          + (" " + attackerDisordered + " " + defenderDisordered)
          + (" " + attackerEliminated + " " + defenderEliminated + " " + success);
    }
  }

  private final Side attacker;
  private final Side defender;
  private final String terrain;
  private final String from;

  PlainMelee(String attacker, String defender, String terrain, String from) {
    this.attacker = new Side(attacker);
    this.defender = new Side(defender);
    this.terrain = terrain;
    this.from = from;
  }

  /** Plays the melee once. */
  Result fight(PlainDice dice) {
    return fight(new Side(attacker), new Side(defender), terrain, from, dice);
  }

  /** Plays one melee of copies of these sides, which change. */
  static Result fight(Side attacker, Side defender, String terrain, String from, PlainDice dice) {
    boolean inside = terrain.equals("obstructed");
    boolean works =
        terrain.equals("wall") || terrain.equals("redoubt") && !from.equals("rear"); // an open rear
    boolean obstacle = works || terrain.equals("obstacle");
    boolean slope = terrain.equals("steep-slope");
    attacker.disordered |= inside || obstacle || slope;

    int attack = attacker.strength(inside, obstacle);
    int defence =
        defender.strength(inside, obstacle) + (defender.guns && from.equals("front") ? 1 : 0);
    int column = 0;
    while (column < 6 && 100 * attack >= PERCENT[column + 1] * defence) {
      column++;
    }
    int better =
        attacker.morale()
            + Math.min(attacker.rating, 1)
            - defender.morale()
            - Math.min(defender.rating, 1);
    column += better >= 2 ? 1 : better <= -2 ? -1 : 0;
    column += defender.disordered ? 1 : 0;
    column -= attacker.disordered ? 1 : 0;
    column += defender.flanked(from) ? 1 : 0;
    column -= works || slope ? 1 : 0;
    column += defender.feels(attacker) ? 1 : 0;
    column -= attacker.feels(defender) ? 1 : 0;
    column = Math.max(0, Math.min(6, column));

    String result = TABLE[dice.roll(10) - 1][column];
    int check = dice.roll(10);
    boolean back = result.endsWith("R");
    if (result.startsWith("A")) {
      attacker.suffer(result.charAt(1) - '0', back, check);
    }
    if (result.contains("D")) {
      defender.suffer(result.charAt(result.indexOf('D') + 1) - '0', back, check);
    }
    boolean won = attacker.points > 0 && (defender.points == 0 || defender.retreats);
    attacker.disordered |= won && terrain.equals("down-steep-slope");
    return Result.of(attacker, defender);
  }
}
