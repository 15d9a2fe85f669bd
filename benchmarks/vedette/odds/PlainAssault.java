package vedette.odds;

import java.util.List;
import java.util.Random;

/**
 * The musket-pike assault of two hexes of heavy foot on a redoubt with light foot and a gun, as one
 * would first write it: units that change, both tables as they are printed, results as text.
 */
final class PlainAssault {
  /** Hits by fire value, from 1, and roll. */
  private static final int[][] FIRE = {
    {0, 0, 0, 0, 0, 0, 0, 0, 1, 1},
    {0, 0, 0, 0, 0, 0, 0, 1, 1, 1},
    {0, 0, 0, 0, 0, 0, 1, 1, 1, 1},
    {0, 0, 0, 0, 0, 1, 1, 1, 1, 2},
    {0, 0, 0, 0, 1, 1, 1, 1, 2, 2},
  };

  private static final int[] PERCENT = {50, 75, 100, 125, 150, 200, 300};

  private static final String[][] MELEE = {
    {"A2R", "A2R", "A2R", "A1R", "A1R", "A1-D1", "A1-D1"},
    {"A2R", "A1R", "A1R", "A1R", "A1-D1", "A1-D1", "A1-D1"},
    {"A1R", "A1R", "A1R", "A1-D1", "A1-D1", "A1-D1", "A1-D1"},
    {"A1R", "A1R", "A1-D1", "A1-D1", "A1-D1", "A1-D1", "D1R"},
    {"A1R", "A1-D1", "A1-D1", "A1-D1", "A1-D1", "D1R", "D1R"},
    {"A1-D1", "A1-D1", "A1-D1", "A1-D1", "D1R", "D1R", "D1R"},
    {"A1-D1", "A1-D1", "A1-D1", "D1R", "D1R", "D1R", "D2R"},
    {"A1-D1", "A1-D1", "D1R", "D1R", "D1R", "D2R", "D2R"},
    {"A1-D1", "D1R", "D1R", "D1R", "D2R", "D2R", "D2R"},
    {"D1R", "D1R", "D2R", "D2R", "D2R", "D2R", "D2R"},
  };

  private final Random random;

  PlainAssault(Random random) {
    this.random = random;
  }

  /** What fights here, with its fire value: foot on the move, the gun at range 1. */
  enum Arm {
    HEAVY_FOOT(4),
    LIGHT_FOOT(2),
    GUN(3);

    private final int fireValue;

    Arm(int fireValue) {
      this.fireValue = fireValue;
    }
  }

  /** A unit, which loses points and its order. */
  static final class Unit {
    private final Arm arm;
    private final int quality;
    private final boolean cover;
    private final int initial;
    private int strength;
    private boolean disordered;
    private boolean checked;

    Unit(Arm arm, int strength, int quality, boolean cover) {
      this.arm = arm;
      this.strength = strength;
      this.quality = quality;
      this.cover = cover;
      initial = strength;
    }

    int lost() {
      return initial - strength;
    }

    int morale() {
      if (2 * lost() >= initial) {
        return quality - 2;
      } else if (5 * lost() >= initial) {
        return quality - 1;
      } else {
        return quality;
      }
    }

    /** The light foot is behind an obstacle, so it is not halved. */
    int meleeStrength() {
      return switch (arm) {
        case HEAVY_FOOT -> Math.min(8, strength) + (Math.min(8, Math.max(0, strength - 8)) + 1) / 2;
        case LIGHT_FOOT -> Math.min(4, strength);
        case GUN -> 1;
      };
    }

    int fireValue(Unit target) {
      int value = arm.fireValue;
      if (target.arm == Arm.LIGHT_FOOT) {
        value--;
      }
      if (target.cover) {
        value--;
      }
      return disordered ? value - 1 : value;
    }

    void lose(int points) {
      strength = Math.max(0, strength - points);
    }

    /** Fire: only the first check counts; the gun checks as well, but loses nothing. */
    void hit(int hits, int die) {
      if (arm != Arm.GUN) {
        lose(hits);
      }
      if (!checked && die > morale()) {
        disordered = true;
      }
      checked = true;
    }

    /** Melee: failing the check costs order or, without it, the points it failed by. */
    void suffer(int losses, int die) {
      lose(losses);
      int failure = Math.max(0, die - morale());
      if (disordered) {
        lose(failure);
      } else if (failure > 0) {
        disordered = true;
      }
    }
  }

  /** How an assault ended. */
  record Result(
      String ending,
      int attackerLoss,
      int defenderLoss,
      boolean attackerDisordered,
      boolean gunDisordered) {}

  /** Fights it once. */
  Result fight() {
    Unit attacker = new Unit(Arm.HEAVY_FOOT, 16, 7, false);
    Unit foot = new Unit(Arm.LIGHT_FOOT, 1, 4, true);
    Unit gun = new Unit(Arm.GUN, 1, 6, true);
    fire(gun, List.of(attacker));
    fire(foot, List.of(attacker));
    fire(attacker, List.of(foot, gun));
    boolean shotDown = foot.strength == 0;
    // Across the wall into melee, or only into the place.
    attacker.disordered = true;
    if (!shotDown) {
      melee(attacker, foot, gun);
    }
    return new Result(
        shotDown ? "defender destroyed by fire" : "defender eliminated",
        attacker.lost(),
        foot.lost(),
        attacker.disordered,
        gun.disordered);
  }

  private void fire(Unit shooter, List<Unit> targets) {
    int hits = FIRE[shooter.fireValue(targets.get(0)) - 1][d10() - 1];
    int check = d10();
    if (hits > 0) {
      targets.forEach(target -> target.hit(hits, check));
    }
  }

  private void melee(Unit attacker, Unit foot, Unit gun) {
    int column = column(attacker.meleeStrength(), foot.meleeStrength() + gun.meleeStrength());
    int shifted = column + shifts(attacker, foot);
    String result = MELEE[d10() - 1][Math.max(0, Math.min(PERCENT.length - 1, shifted))];
    int check = d10();
    for (String part : result.split("-")) {
      Unit loser = part.startsWith("A") ? attacker : foot;
      loser.suffer(Integer.parseInt(part.substring(1, 2)), check);
    }
    if (foot.strength > 0) {
      throw new IllegalStateException("no result of this assault: " + result);
    }
  }

  private static int column(int attack, int defence) {
    int column = 0;
    while (column < PERCENT.length - 1 && 100 * attack >= PERCENT[column + 1] * defence) {
      column++;
    }
    return column;
  }

  private static int shifts(Unit attacker, Unit defender) {
    int shifts = 0;
    if (defender.disordered) {
      shifts++;
    }
    if (attacker.disordered) {
      shifts--;
    }
    if (defender.cover) {
      shifts--;
    }
    int better = attacker.morale() - defender.morale();
    return Math.abs(better) >= 2 ? shifts + Integer.signum(better) : shifts;
  }

  private int d10() {
    return random.nextInt(10) + 1;
  }
}
