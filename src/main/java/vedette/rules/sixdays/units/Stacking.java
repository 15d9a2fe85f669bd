package vedette.rules.sixdays.units;

import java.util.List;
import vedette.rules.sixdays.units.Unit.Arm;
import vedette.source.TextFault;

/** Whether stacks must keep to the stacking limit (3.0). */
public enum Stacking {
  CHECKED,
  IGNORED;

  /**
   * Holds a stack against the limit: so many divisions, a corps counting as several, and beside
   * them so many smaller units of cavalry and units of artillery. A cavalry unit of unsaid size
   * takes the smaller place if it is free.
   */
  public void check(List<Unit> units, SixDaysTables tables, String parameter, String label) {
    if (this == IGNORED) {
      return;
    }
    int divisions = 0;
    int smallCavalry = 0;
    int artillery = 0;
    for (Unit unit : units) {
      if (unit.isDead()) {
        continue;
      }
      if (unit.arm() == Arm.ARTILLERY) {
        artillery++;
      } else if (unit.is(Unit.Size.CORPS)) {
        divisions += tables.stacking("corps counts as divisions");
      } else if (unit.arm() == Arm.CAVALRY && !unit.is(Unit.Size.DIVISION)) {
        smallCavalry++;
      } else {
        divisions++;
      }
    }
    divisions += Math.max(0, smallCavalry - tables.stacking("cavalry brigades"));
    if (divisions > tables.stacking("divisions") || artillery > tables.stacking("artillery")) {
      throw new TextFault(
          parameter,
          label
              + " exceeds the stacking limit: "
              + divisions
              + " divisions and "
              + artillery
              + " artillery units",
          "write at most "
              + tables.stacking("divisions")
              + " divisions (a corps counts "
              + tables.stacking("corps counts as divisions")
              + "), "
              + tables.stacking("cavalry brigades")
              + " cavalry brigade and "
              + tables.stacking("artillery")
              + " artillery unit (infantry without a size is a division, SD-V4); or pass --stacking"
              + " ignored");
    }
  }
}
