package vedette.rules.daysofglory;

import java.util.List;
import java.util.Optional;
import vedette.table.Grid;

/** How far guns of a kind shoot, and by which row of the table of artillery (DG3). */
record GunRanges(DaysOfGloryTables tables, Calibre calibre, boolean shell) {
  static final String POINT_BLANK = "point blank";

  private static final List<String> BANDS = List.of(POINT_BLANK, "close", "medium", "long");

  /** The row of a range in inches; empty if that is out of range. */
  Optional<String> band(int range) {
    if (shell) {
      boolean reaches = range >= ofShell("least") && range <= ofShell("most");
      return reaches ? Optional.of("shell") : Optional.empty();
    }
    return BANDS.stream().filter(band -> range <= ofShot(band)).findFirst();
  }

  /** How far they reach, in a sentence. */
  String reach() {
    return shell
        ? "shell reaches from " + ofShell("least") + " to " + ofShell("most") + " inches"
        : "shot reaches " + ofShot() + " inches";
  }

  /** How far shot reaches, in inches. */
  int ofShot() {
    return ofShot(BANDS.get(BANDS.size() - 1));
  }

  private int ofShot(String band) {
    return cell(DaysOfGloryTables.ARTILLERY_RANGES, band);
  }

  private int ofShell(String limit) {
    return cell(DaysOfGloryTables.SHELL_RANGES, limit);
  }

  private int cell(String table, String row) {
    Grid ranges = tables.numbers(table);
    return DaysOfGloryTables.cell(ranges, row, calibre.toString());
  }
}
