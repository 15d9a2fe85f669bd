package vedette.rules.sixdays;

import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
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
   *
   * @param equalCavalryDefends whether equal cavalry favours the one attacked
   */
  int value(AttackSide by, AttackSide on, boolean equalCavalryDefends, Umpire umpire) {
    int own = amount(by);
    int other = amount(on);
    boolean defends = equalCavalryDefends && arm == Arm.CAVALRY && own == other;
    int value = modifier.value() * (defends ? -1 : Integer.signum(own - other));
    if (own > 0 || other > 0 || defends) {
      List<String> readings = defends ? INSTEAD : modifier.readings();
      Notes.compared(modifier.name(), value, own, other, readings, umpire);
    }
    return value;
  }

  /** Strengths of an arm add up; several officers of one side count one (SD2). */
  private int amount(AttackSide side) {
    return arm != null ? side.strength(arm) : side.hasOfficer() ? 1 : 0;
  }
}
