package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Umpire;

/**
 * What strength points of an arm count in melee (Combat; original comments 12 to 16): the first of
 * them so many halves each, so many more another number, the sum rounded up; no others count.
 *
 * @param first how many count fully
 * @param halves what each of these counts
 * @param further how many more count
 * @param furtherHalves what each of those counts
 */
record MeleeStrength(int first, int halves, int further, int furtherHalves) {

  /** The melee strength of so many points. */
  int of(int points) {
    int full = Math.min(points, first);
    int more = Math.min(points - full, further);
    return (full * halves + more * furtherHalves + 1) / 2;
  }

  /** That of all attackers, into the hexes held against them. */
  static int attack(
      List<StackState> attackers,
      List<StackState> held,
      Facing from,
      MusketPikeTables tables,
      Umpire umpire) {
    Ground into = Ground.of(held, from);
    int sum = 0;
    for (int i = 0; i < attackers.size(); i++) {
      StackState attacker = attackers.get(i);
      DrawnStack stack = attacker.stack();
      boolean heavy = stack.arm().isHeavyFoot();
      boolean obstructed = into.obstructed() || heavy && stack.ground().obstructed();
      sum += ofUnit(attacker, obstructed, !heavy && into.obstacle(), tables, umpire);
    }
    return sum;
  }

  /**
   * That of all defenders. Artillery counts through the front, stacked with a unit (MP7) or beside
   * one (MP-V11).
   */
  static int defence(
      List<StackState> defenders,
      List<StackState> held,
      Facing from,
      MusketPikeTables tables,
      Umpire umpire) {
    int sum = 0;
    for (int i = 0; i < defenders.size(); i++) {
      StackState defender = defenders.get(i);
      DrawnStack stack = defender.stack();
      boolean light = stack.arm() == Arm.LIGHT_FOOT;
      boolean obstacle = light && stack.ground().from(from).obstacle();
      sum += ofUnit(defender, stack.ground().obstructed(), obstacle, tables, umpire);
    }
    for (int i = 0; i < held.size() && from == Facing.FRONT; i++) {
      StackState hex = held.get(i);
      if (hex.hasGuns()) {
        int guns = tables.gunsInMelee.of(1);
        umpire.note(
            hex.stands() ? "MP7" : "MP-V11",
            "melee strength of artillery of {} {}",
            hex.label(),
            guns);
        sum += guns;
      }
    }
    return sum;
  }

  /**
   * That of one unit. An obstacle counts as obstructed terrain for all but heavy foot, which fights
   * at half its limits only in or into such terrain.
   */
  private static int ofUnit(
      StackState now,
      boolean obstructed,
      boolean obstacle,
      MusketPikeTables tables,
      Umpire umpire) {
    Arm arm = now.stack().arm();
    boolean hindered = obstructed || obstacle;
    int strength = tables.meleeStrength(arm, hindered).of(now.strength());
    umpire.note(
        obstructed && arm.isHeavyFoot() ? "MP12" : hindered ? "MP-V9" : "",
        "melee strength of {} {}",
        now.label(),
        strength);
    return strength;
  }
}
