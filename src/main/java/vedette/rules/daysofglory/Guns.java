package vedette.rules.daysofglory;

import java.util.Collections;
import java.util.List;
import vedette.problem.TextFault;

/** The shooting of guns at one target: a die for each (DG2, DG3). */
final class Guns {
  private Guns() {}

  /**
   * A battery at its range.
   *
   * @param parameter where it was given
   * @throws TextFault if it is out of range
   */
  static Shooter of(DaysOfGloryTables tables, Battery battery, String parameter) {
    GunRanges ranges = new GunRanges(tables, battery.calibre(), battery.shell());
    String band =
        ranges
            .band(battery.range())
            .orElseThrow(
                () ->
                    new TextFault(parameter, "`" + battery + "` is out of range", ranges.reach()));
    return at(tables, battery.guns(), band);
  }

  /** Guns that fire shot at a range; none beyond their reach. */
  static Shooter within(DaysOfGloryTables tables, int guns, Calibre calibre, int range) {
    return new GunRanges(tables, calibre, false)
        .band(range)
        .map(band -> at(tables, guns, band))
        .orElse(Shooter.NONE);
  }

  /** Guns at point blank. */
  static Shooter close(DaysOfGloryTables tables, int guns) {
    return at(tables, guns, GunRanges.POINT_BLANK);
  }

  private static Shooter at(DaysOfGloryTables tables, int guns, String band) {
    ShotTable table = tables.shots(DaysOfGloryTables.ARTILLERY);
    return Shooter.of(
        looks -> {
          ShotDie die = table.die(band, looks);
          return die.faces().isNothing() ? List.of() : Collections.nCopies(guns, die);
        });
  }
}
