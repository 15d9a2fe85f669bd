package vedette.rules.musketpike.melee;

import java.util.List;
import vedette.fight.BySide;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.source.TextFault;

/**
 * The stacks that fight one melee: one hex against one, two against 2-hex foot, or 2-hex foot
 * against two.
 *
 * @param stacks numbers of the stacks of each side
 * @param from the hexes of the defenders from which the attack comes
 */
public record MeleeStacks(BySide<List<Integer>> stacks, Facing from) {
  private static final int MOST = 2;

  /**
   * Checks that these stacks can attack and be attacked together.
   *
   * @throws TextFault if they cannot
   */
  public static void check(List<PreparedStack> attackers, List<PreparedStack> defenders) {
    if (attackers.size() > 1) {
      boolean foe = defenders.size() == 1 && defenders.get(0).is(Arm.TWO_HEX_FOOT);
      boolean able =
          attackers.stream().allMatch(a -> a.arm() == Arm.ONE_HEX_FOOT || a.arm() == Arm.HORSE);
      if (!foe || !able || attackers.size() > MOST) {
        throw new TextFault(
            "attacker",
            "these stacks cannot attack together",
            "write two stacks of horse or 1-hex heavy foot against one 2-hex foot, or one"
                + " attacker");
      }
    }
    if (defenders.size() > 1) {
      boolean able = attackers.get(0).arm() == Arm.TWO_HEX_FOOT;
      boolean fits = defenders.stream().noneMatch(d -> d.is(Arm.TWO_HEX_FOOT));
      if (!able || !fits || defenders.size() > MOST) {
        throw new TextFault(
            "defender",
            "these stacks cannot be attacked together",
            "write one 2-hex foot against two stacks of one hex, or one defender");
      }
    }
    for (PreparedStack defender : defenders) {
      if (defender.ground().closedToHorse()
          && attackers.stream().anyMatch(a -> a.arm() == Arm.HORSE)) {
        throw new TextFault(
            "attacker", "horse cannot attack into this terrain", "write foot, or another target");
      }
    }
  }
}
