package vedette.rules.daysofglory;

import java.util.Map;
import java.util.stream.Stream;
import vedette.rules.PlainDice;

/**
 * The charge of six stands of cavalry on twelve of infantry, with six shooting at it, in the most
 * direct code: factors are looked up by their names, cells are text.
 */
public final class PlainCharge {
  private static final PlainCloseAssault.Unit CHARGER = new PlainCloseAssault.Unit("cav 6 class 3");
  private static final PlainCloseAssault.Unit TARGET = new PlainCloseAssault.Unit("inf 12");
  private static final int SHOOTERS = 6;

  /** Hits on a fast target at medium range, by stands from 1. */
  private static final String[] SHOOTING = {"--", "6", "456H", "456H"};

  private static final Map<String, Integer> MORALE =
      Map.of(
          "class 2", 0,
          "class 3", -1,
          "each hit", 1,
          "class 3 or 4 to charge", 2,
          "cavalry charging formed troops", 2,
          "infantry charged by cavalry", 2,
          "target has passed", 2);

  /** The result of a charge. */
  public record Result(
      String ending,
      int attackerLosses,
      int defenderLosses,
      String attackerState,
      String defenderState,
      boolean contact) {}

  private PlainCharge() {}

  /** Plays it once. */
  public static Result fight(PlainDice dice) {
    PlainCloseAssault.Unit charger = new PlainCloseAssault.Unit(CHARGER);
    PlainCloseAssault.Unit target = new PlainCloseAssault.Unit(TARGET);
    String ending = charge(charger, target, dice);
    return new Result(
        ending,
        charger.lost(),
        target.lost(),
        charger.state,
        target.state,
        ending.endsWith(" wins"));
  }

  private static String charge(
      PlainCloseAssault.Unit charger, PlainCloseAssault.Unit target, PlainDice dice) {
    if (!passes(charger, dice, "class 3 or 4 to charge", "cavalry charging formed troops")) {
      return "does not charge";
    }
    shootAt(charger, dice);
    if (charger.lost() > 0 && !passes(charger, dice)) {
      charger.state = "disordered";
      return "halted by fire";
    }
    if (!passes(target, dice, "infantry charged by cavalry")) {
      target.state = "routing";
      return "target runs";
    }
    if (!passes(charger, dice, "target has passed")) {
      charger.state = "disordered";
      return "halts short";
    }
    return PlainCloseAssault.fight(charger, target, "open", "front", dice).winner() + " wins";
  }

  private static void shootAt(PlainCloseAssault.Unit charger, PlainDice dice) {
    for (int left = SHOOTERS; left > 0; left -= SHOOTING.length) {
      String cell = SHOOTING[Math.min(left, SHOOTING.length) - 1];
      if (cell.contains(String.valueOf(dice.roll(6)))) {
        charger.figures--;
      }
    }
  }

  /**
   * Returns whether a unit passes. Until the close assault a unit has lost a figure for each hit.
   */
  private static boolean passes(PlainCloseAssault.Unit unit, PlainDice dice, String... factors) {
    int score = MORALE.get("class " + unit.grade) + unit.lost() * MORALE.get("each hit");
    return dice.roll(6) > score + Stream.of(factors).mapToInt(MORALE::get).sum();
  }
}
