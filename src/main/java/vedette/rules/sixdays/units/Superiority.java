package vedette.rules.sixdays.units;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.rules.sixdays.units.Unit.Arm;
import vedette.table.grid.Modifier;

/**
 * A modifier that favours the side with more of something. Equal amounts favour neither side (SD2),
 * except in a variant.
 *
 * @param arm the arm that is compared, or null for officers
 */
public record Superiority(Modifier modifier, Arm arm) {
  private static final List<String> INSTEAD =
      List.of(SixDaysVariant.EQUAL_CAVALRY_DEFENDS.reading());

  /**
   * Returns the number added to the differential of an attack. It is noted if either side has any
   * of the arm, or if equal amounts favour the attacked side.
   *
   * @param equalDefends whether equal cavalry favours the attacked side (a variant)
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
   * Returns whether the attacker has more of an arm than its target; equal amounts are not more.
   */
  public static boolean isOfAttacker(Arm arm, Force by, Force on) {
    return amount(arm, by) > amount(arm, on);
  }

  /**
   * Returns the amount that a side has: the sum of an arm's strengths, or at most one officer
   * (SD2).
   */
  private static int amount(Arm arm, Force side) {
    return arm != null ? side.strength(arm) : side.hasOfficer() ? 1 : 0;
  }
}
