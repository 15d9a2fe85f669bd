package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.rules.sixdays.Unit.Arm;
import vedette.table.Modifier;

/**
 * A modifier that favours the side which has more of something; equal amounts favour nobody (SD2),
 * but for a variant.
 *
 * @param arm the arm that is compared, or null for officers
 */
record Superiority(Modifier modifier, Arm arm) {
  private static final List<String> INSTEAD =
      List.of(SixDaysVariant.EQUAL_CAVALRY_DEFENDS.reading());

  /**
   * What it adds to the differential of an attack; noted if either side has any of it, or favours
   * the one attacked without.
   */
  int value(Attack attack, Umpire umpire) {
    int own = amount(arm, attack.by());
    int other = amount(arm, attack.on());
    boolean defends = own == other && equalDefends(attack);
    int value = modifier.value() * (defends ? -1 : Integer.signum(own - other));
    if (own > 0 || other > 0 || defends) {
      List<String> readings = defends ? INSTEAD : modifier.readings();
      Notes.compared(modifier.name(), value, own, other, readings, umpire);
    }
    return value;
  }

  /** Whether equal amounts favour the one attacked, as a variant has it of cavalry in overruns. */
  private boolean equalDefends(Attack attack) {
    return arm == Arm.CAVALRY
        && attack.overrun()
        && attack.rules().plays(SixDaysVariant.EQUAL_CAVALRY_DEFENDS);
  }

  /** Whether who attacks has more of an arm than whom he attacks; equal amounts are not more. */
  static boolean isOfAttacker(Arm arm, Attack attack) {
    return amount(arm, attack.by()) > amount(arm, attack.on());
  }

  /** Strengths of an arm add up; several officers of one side count one (SD2). */
  private static int amount(Arm arm, Attack.Force side) {
    return arm != null ? side.strength(arm) : side.hasOfficer() ? 1 : 0;
  }
}
