package vedette.rules.musketpike.melee;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.Ground;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * The melee strengths of both sides, by arm and terrain (Combat; original comments 12 to 16).
 *
 * @param from the hexes of the defenders from which the attack comes
 * @param held the attacked hexes of the defenders, among them those with only artillery
 */
record MeleeStrength(MeleeTables tables, Facing from, List<StackState> held, Umpire umpire) {

  /** Returns the strength of all attackers against the ground of the hexes that are held. */
  int attack(List<StackState> attackers) {
    Ground into = SideState.ground(held, from);
    int sum = 0;
    for (int i = 0; i < attackers.size(); i++) {
      StackState attacker = attackers.get(i);
      PreparedStack stack = attacker.stack();
      boolean heavy = stack.arm().isHeavyFoot();
      boolean obstructed = into.obstructed() || heavy && stack.ground().obstructed();
      sum += ofUnit(attacker, obstructed, !heavy && into.obstacle());
    }
    return sum;
  }

  /**
   * Returns the strength of all defenders. Artillery counts through the front, stacked with a unit
   * (MP7) or beside one (MP-V11).
   */
  int defence(List<StackState> defenders) {
    int sum = 0;
    for (int i = 0; i < defenders.size(); i++) {
      StackState defender = defenders.get(i);
      PreparedStack stack = defender.stack();
      boolean light = stack.arm() == Arm.LIGHT_FOOT;
      boolean obstacle = light && stack.ground().from(from).obstacle();
      sum += ofUnit(defender, stack.ground().obstructed(), obstacle);
    }
    for (int i = 0; i < held.size() && from == Facing.FRONT; i++) {
      StackState hex = held.get(i);
      if (hex.hasGuns()) {
        int guns = tables.strengthOfArtillery();
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
   * Returns the strength of one unit. An obstacle counts as obstructed terrain for every arm except
   * heavy foot, which fights at half its limits only in or into such terrain.
   */
  private int ofUnit(StackState now, boolean obstructed, boolean obstacle) {
    Arm arm = now.stack().arm();
    boolean hindered = obstructed || obstacle;
    int strength = tables.strength(arm, hindered, now.strength());
    umpire.note(
        obstructed && arm.isHeavyFoot() ? "MP12" : hindered ? "MP-V9" : "",
        "melee strength of {} {}",
        now.label(),
        strength);
    return strength;
  }
}
