package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.PlainDice;

/**
 * A firefight of two infantry units in line, one in cover, over six turns, in the most direct code:
 * dice are rolled into a list and those that hit are counted.
 */
public final class PlainFirefight {
  private static final int TURNS = 6;
  private static final int[] RANGES = {3, 2, 1};
  private static final int[] DICE = {6, 4, 2};
  private static final int HIT = 5;
  private static final int STRENGTH = 6;
  private static final int STANDS = 3;

  private PlainFirefight() {}

  /** A unit that loses points and may run. */
  static final class Unit {
    private final boolean cover;
    private int strength = STRENGTH;
    private boolean retreating;

    Unit(boolean cover) {
      this.cover = cover;
    }

    boolean fights() {
      return strength > 0 && !retreating;
    }

    int lost() {
      return STRENGTH - strength;
    }
  }

  /** The result of a firefight. */
  public record Result(int attackerLosses, int defenderLosses, int turns) {}

  /** Plays it once. */
  public static Result fight(PlainDice dice) {
    Unit attacker = new Unit(false);
    Unit defender = new Unit(true);
    int turn = 0;
    while (turn < TURNS && attacker.fights() && defender.fights()) {
      int range = RANGES[Math.min(turn, RANGES.length - 1)];
      turn++;
      if (attackerIsFirst(dice)) {
        exchange(attacker, defender, range, dice);
      } else {
        exchange(defender, attacker, range, dice);
      }
    }
    return new Result(attacker.lost(), defender.lost(), turn);
  }

  private static boolean attackerIsFirst(PlainDice dice) {
    int attacker;
    int defender;
    do {
      attacker = dice.roll(6);
      defender = dice.roll(6);
    } while (attacker == defender);
    return attacker > defender;
  }

  private static void exchange(Unit first, Unit second, int range, PlainDice dice) {
    fire(second, range, dice);
    if (second.fights()) {
      fire(first, range, dice);
    }
  }

  private static void fire(Unit target, int range, PlainDice dice) {
    List<Integer> rolls = new ArrayList<>();
    for (int i = 0; i < DICE[range - 1]; i++) {
      rolls.add(dice.roll(6));
    }
    int needed = target.cover ? HIT + 1 : HIT;
    int hits = (int) rolls.stream().filter(roll -> roll >= needed).count();
    if (hits > 0) {
      target.strength = Math.max(0, target.strength - hits);
      if (target.strength > 0 && 2 * target.strength <= STRENGTH && dice.roll(6) < STANDS) {
        target.retreating = true;
      }
    }
  }
}
