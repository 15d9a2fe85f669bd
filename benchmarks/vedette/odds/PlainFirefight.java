package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A Really Simple Napoleonic firefight of two units of foot in line, one in cover, over six turns,
 * as one would first write it: dice are rolled into a list and those that hit are counted.
 */
final class PlainFirefight {
  private static final int TURNS = 6;
  private static final int[] RANGES = {3, 2, 1};
  private static final int[] DICE = {6, 4, 2};
  private static final int HIT = 5;
  private static final int STRENGTH = 6;
  private static final int STANDS = 3;

  private final Random random;

  PlainFirefight(Random random) {
    this.random = random;
  }

  /** A unit, which loses points and may run. */
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

  /** How a firefight ended. */
  record Result(int attackerLosses, int defenderLosses, int turns) {}

  /** Fights it once. */
  Result fight() {
    Unit attacker = new Unit(false);
    Unit defender = new Unit(true);
    int turn = 0;
    while (turn < TURNS && attacker.fights() && defender.fights()) {
      int range = RANGES[Math.min(turn, RANGES.length - 1)];
      turn++;
      if (attackerIsFirst()) {
        exchange(attacker, defender, range);
      } else {
        exchange(defender, attacker, range);
      }
    }
    return new Result(attacker.lost(), defender.lost(), turn);
  }

  private boolean attackerIsFirst() {
    int attacker;
    int defender;
    do {
      attacker = d6();
      defender = d6();
    } while (attacker == defender);
    return attacker > defender;
  }

  private void exchange(Unit first, Unit second, int range) {
    fire(second, range);
    if (second.fights()) {
      fire(first, range);
    }
  }

  private void fire(Unit target, int range) {
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < DICE[range - 1]; i++) {
      dice.add(d6());
    }
    int needed = target.cover ? HIT + 1 : HIT;
    int hits = (int) dice.stream().filter(die -> die >= needed).count();
    if (hits > 0) {
      target.strength = Math.max(0, target.strength - hits);
      if (target.strength > 0 && 2 * target.strength <= STRENGTH && d6() < STANDS) {
        target.retreating = true;
      }
    }
  }

  private int d6() {
    return random.nextInt(6) + 1;
  }
}
