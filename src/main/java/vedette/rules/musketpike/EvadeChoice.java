package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether a defender retreats before a melee.
 *
 * @param side that is attacked
 * @param column of the melee if all stand, after shifts
 * @param called what the column is called
 */
record EvadeChoice(Side side, int column, String called) implements YesNo {
  /** Whether a defender may: every attacker has to let it. */
  static boolean isOpenTo(StackState defender, List<StackState> attackers) {
    DrawnStack stack = defender.stack();
    return stack.hasUnit()
        && stack.written().retreat() != RetreatRoute.BLOCKED
        && !SideState.isAny(attackers, it -> !outruns(stack.arm(), it.stack().arm()));
  }

  private static boolean outruns(Arm arm, Arm attacker) {
    return switch (arm) {
      case HORSE -> attacker != Arm.HORSE;
      case LIGHT_FOOT -> attacker.isHeavyFoot();
      default -> false;
    };
  }

  @Override
  public String seen() {
    return called;
  }

  @Override
  public String parameter() {
    return "evade";
  }
}
