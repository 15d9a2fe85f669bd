package vedette.rules.daysofglory;

import java.util.List;
import java.util.Map;

/** The cells of the sheet that are faces of a die, typed anew, without any of the program. */
public final class PrintedSheet {
  /** Columns of both shooting tables, as a request names them. */
  public static final List<String> TARGETS =
      List.of("dispersed", "dense", "line", "fast", "light-cover", "heavy-cover");

  /** Four stands at short, medium and long range; three; two; one. Blanks are dashes (DG1). */
  private static final String[] SMALL_ARMS = {
    "3456H | 234H 56HH | 234H 56HH | 23456H | 456H | 56H",
    "456H  | 345H 6HH  | 3456H     | 456H   | 56H  | 6H",
    "--    | 456H      | 456H      | --     | --   | --",
    "456H  | 345H 6HH  | 345H 6HH  | 3456H  | 456H | 56H",
    "56H   | 45H 6HH   | 456H      | 456H   | 56H  | 6H",
    "--    | 456H      | 56H       | --     | --   | --",
    "56H   | 456H      | 456H      | 56     | 56   | 6",
    "6H    | 56H       | 56H       | 6      | 6    | --",
    "--    | 6H        | 6H        | --     | --   | --",
    "6H    | 56H       | 56H       | 6      | 6    | --",
    "--    | 6H        | 6H        | --     | --   | --",
    "--    | --        | --        | --     | --   | --",
  };

  /** Point blank, close, medium, long, shell; broken cells joined, blanks dashes (DG2). */
  private static final String[] ARTILLERY = {
    "3456H | 234H 56HH | 23456H | 234H 56HH | 456H     | 6H",
    "--    | 45H 6HH   | 3456H  | 456H      | 56H      | 6H",
    "--    | 56H       | 56H    | 6H        | 6H       | --",
    "--    | 6H        | 6H     | --        | 6H       | --",
    "--    | 6HH       | 6H     | --        | 45H 6FHH | 5H 6FH",
  };

  /** Longest distances of short, medium and long range. */
  public static final Map<String, List<Integer>> RANGES =
      Map.of("smoothbore", List.of(2, 4, 8), "rifled", List.of(3, 6, 12));

  /** Longest distances of point blank, close, medium and long range. */
  public static final Map<String, List<Integer>> ARTILLERY_RANGES =
      Map.of(
          "smoothbore", List.of(6, 12, 20, 30),
          "rifled", List.of(6, 16, 28, 40),
          "siege", List.of(8, 20, 36, 50));

  /** Winner's and loser's casualties, facings and morale, and movement of foot and horse. */
  public static final Map<String, String> RESULTS =
      Map.of(
          "A", "0 1 toward toward good good -2 -3 -2 -3",
          "B", "1 2 toward toward good disordered 0 0 -4 -4",
          "C", "2 4 toward away disordered shaken 2 2 -4 -4",
          "D", "1 5 toward away disordered routing 4 4 -8 -8",
          "E", "1 1 toward toward good good 0 0 -8 -8",
          "F", "1 2 toward toward disordered shaken 0 0 -8 -8",
          "G", "1 3 toward away disordered shaken 0 0 -8 -8",
          "X", "0 2 toward toward good disordered 0 0 -4 -4",
          "Y", "1 3 toward away disordered routing 4 4 -6 -6",
          "Z", "1 6 toward away disordered routing 6 6 -8 -8");

  private PrintedSheet() {}

  /** A cell: stands 1 to 4, band 0 (short) to 2 (long), column from 0. */
  public static String smallArms(int stands, int band, int column) {
    return SMALL_ARMS[3 * (4 - stands) + band].split("\\|")[column].strip();
  }

  /** A cell: band 0 (point blank) to 3 (long), 4 for shell; column from 0. */
  public static String artillery(int band, int column) {
    return ARTILLERY[band].split("\\|")[column].strip();
  }

  /** Hits of a face; a face without an H is one (DG1). */
  public static int hits(String cell, int face) {
    for (String part : cell.split(" ")) {
      if (part.indexOf('0' + face) >= 0) {
        return part.contains("HH") ? 2 : 1;
      }
    }
    return 0;
  }

  /** How many of the six faces give no, one and two hits. */
  public static int[] faces(String cell) {
    int[] faces = new int[3];
    for (int face = 1; face <= 6; face++) {
      faces[hits(cell, face)]++;
    }
    return faces;
  }
}
