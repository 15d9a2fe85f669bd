package vedette.rules.sixdays.units;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.rules.sixdays.units.Unit.Arm;
import vedette.table.grid.Modifier;

/**
 * A modifier that favours the side which has more of something; equal amounts favour nobody (SD2),
 * but for a variant.
 *
 * @param arm the arm that is compared, or null for officers
 */
public record Superiority(Modifier modifier, Arm arm) {
  private static final List<String> INSTEAD =
      List.of(SixDaysVariant.EQUAL_CAVALRY_DEFENDS.reading());

  /**
   * Returns what it adds to the differential of an attack; noted if either side has any of it, or
   * favours the one attacked without.
   *
   * @param equalDefends whether equal cavalry favours the one attacked, as a variant has it
   */
  public int value(Force by, Force on, boolean equalDefends, Umpire umpire) {
    int own = amount(arm, by);
    int other = amount(arm, on);
    boolean defends = arm == Arm.CAVALRY && equalDefends && own == other;
    int value = modifier.value() * (defends ? -1 : Integer.signum(own - other));
    if (own > 0 || other > 0 || defends) {
      List<String> readings = defends ? INSTEAD : modifier.readings();
      Notes.compared(modifier.name(), value, own, other, readings, umpire);
    }
    return value;
  }

  /**
   * Returns whether who attacks has more of an arm than whom he attacks; equal amounts are not
   * more.
   */
  public static boolean isOfAttacker(Arm arm, Force by, Force on) {
    return amount(arm, by) > amount(arm, on);
  }

  /** Strengths of an arm add up; several officers of one side count one (SD2). */
  private static int amount(Arm arm, Force side) {
    return arm != null ? side.strength(arm) : side.hasOfficer() ? 1 : 0;
  }
}
