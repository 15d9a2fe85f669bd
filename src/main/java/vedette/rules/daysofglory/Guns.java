package vedette.rules.daysofglory;

import java.util.Collections;
import java.util.List;
import vedette.problem.TextFault;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/** The shooting of guns at one target: a die for each (DG2, DG3). */
final class Guns {
  private Guns() {}

  /** The dice of batteries that can hit; {@code parameter} is where they were given. */
  static List<ShotDie> dice(
      DaysOfGloryTables tables, List<Battery> batteries, TargetType target, String parameter) {
    return batteries.stream()
        .flatMap(battery -> dice(tables, battery, target, parameter).stream())
        .toList();
  }

  private static List<ShotDie> dice(
      DaysOfGloryTables tables, Battery battery, TargetType target, String parameter) {
    GunRanges ranges = new GunRanges(tables, battery.calibre(), battery.shell());
    String band =
        ranges
            .band(battery.range())
            .orElseThrow(
                () ->
                    new TextFault(parameter, "`" + battery + "` is out of range", ranges.reach()));
    return dice(tables, battery.guns(), band, target);
  }

  /** The dice of so many guns that fire shot at a range; none beyond their reach. */
  static List<ShotDie> within(
      DaysOfGloryTables tables, int guns, Calibre calibre, int range, TargetType target) {
    return new GunRanges(tables, calibre, false)
        .band(range)
        .map(band -> dice(tables, guns, band, target))
        .orElse(List.of());
  }

  /** The dice of guns at point blank. */
  static List<ShotDie> close(DaysOfGloryTables tables, int guns, TargetType target) {
    return dice(tables, guns, GunRanges.POINT_BLANK, target);
  }

  private static List<ShotDie> dice(
      DaysOfGloryTables tables, int guns, String band, TargetType target) {
    Grid hits = tables.hits(DaysOfGloryTables.ARTILLERY);
    ShotDie die =
        ShotDie.of(
            new TextTable(hits),
            hits.rows().indexOf(band),
            hits.columns().indexOf(target.toString()));
    return die.faces().isNothing() ? List.of() : Collections.nCopies(guns, die);
  }
}
