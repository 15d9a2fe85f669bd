package vedette.rules.sixdays.units;

import java.util.List;
import vedette.rules.sixdays.units.Unit.Arm;
import vedette.source.TextFault;

/** The handling of the stacking limit (3.0). */
public enum Stacking {
  CHECKED,
  IGNORED;

  /**
   * Checks a stack against the limit: a number of divisions, of which a corps counts several, and
   * besides them a number of smaller cavalry units and of artillery units. A cavalry unit without a
   * size takes the place of a smaller one if that is free.
   *
   * @throws TextFault if the stack exceeds the limit
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
