package vedette.rules.daysofglory;

import java.util.List;
import java.util.Set;
import vedette.rules.PrintedTables;

/** The cells of the sheet that are played, independent of the program. */
public final class PrintedSheet {
  /** The columns of both shooting tables, as a request names them. */
  public static final List<String> TARGETS =
      List.of("dispersed", "dense", "line", "fast", "light-cover", "heavy-cover");

  /** The calibres of small arms, and those of artillery. */
  public static final List<String> MUSKETS = List.of("smoothbore", "rifled");

  public static final List<String> CALIBRES = List.of("smoothbore", "rifled", "siege");

  private static final List<String> BANDS = List.of("short", "medium", "long");
  private static final List<String> GUN_BANDS =
      List.of("point blank", "close", "medium", "long", "shell");

  private PrintedSheet() {}

  private static String cell(String table, String row, String column) {
    return PrintedTables.cell("days-of-glory", table, row, column);
  }

  /** Returns the longest distance of a band: 0 (short) to 2 (long). */
  public static int range(String musket, int band) {
    return Integer.parseInt(cell("ranges", BANDS.get(band), musket));
  }

  /** Returns the longest distance of a band: 0 (point blank) to 3 (long). */
  public static int artilleryRange(String calibre, int band) {
    return Integer.parseInt(cell("artillery-ranges", GUN_BANDS.get(band), calibre));
  }

  /** Returns the results of close assaults. */
  public static Set<String> results() {
    return Set.of("A", "B", "C", "D", "E", "F", "G", "X", "Y", "Z");
  }

  /** Returns the casualties of the "winner" or "loser" of a result. */
  public static String casualties(String result, String side) {
    return cell("assault-casualties", result, side);
  }

  /** Returns the morale of the "winner" or "loser" after a result. */
  public static String state(String result, String side) {
    return cell("assault-states", result, side);
  }

  /** Returns a cell: stands 1 to 4, band 0 (short) to 2 (long). */
  public static String smallArms(int stands, int band, String target) {
    String row = stands + (stands == 1 ? " stand, " : " stands, ") + BANDS.get(band);
    return cell("small-arms", row, target.replace('-', ' '));
  }

  /** Returns a cell: band 0 (point blank) to 3 (long), 4 for shell. */
  public static String artillery(int band, String target) {
    return cell("artillery", GUN_BANDS.get(band), target.replace('-', ' '));
  }

  /** Returns the hits of a face; a face without an H is one (DG1). */
  public static int hits(String cell, int face) {
    for (String part : cell.split(" ")) {
      if (part.indexOf('0' + face) >= 0) {
        return part.contains("HH") ? 2 : 1;
      }
    }
    return 0;
  }

  /** Returns the number of the six faces that give no, one and two hits. */
  public static int[] faces(String cell) {
    int[] faces = new int[3];
    for (int face = 1; face <= 6; face++) {
      faces[hits(cell, face)]++;
    }
    return faces;
  }
}
