package vedette.rules.sixdays;

/** The combat results as the source prints them (11.0), typed anew, without any of the program. */
final class PrintedResults {
  /** The faces of the die. */
  static final int DIE = 10;

  private static final String[][] ROWS = {
    {"A3Rp", "A2Rp", "A2Rp", "A2Rp", "A1Rp", "A1Rp", "A1Rp"},
    {"A2Rp", "A2Rp", "A2Rp", "A1Rp", "A1", "A1", "A1"},
    {"A2", "A1", "A1", "A1", "A1", "A1", "D1"},
    {"A1", "A1", "A1", "A1", "A1", "D1", "D1"},
    {"A1", "A1", "A1", "A1", "D1", "D1", "D1"},
    {"A1", "A1", "D1", "D1", "D1", "D1", "D2"},
    {"A1", "A1", "D1", "D1", "D1", "D2", "D2"},
    {"A1", "D1", "D1", "D1", "D2", "D2", "D2"},
    {"D1", "D1", "D1", "D1Rp", "D2Rp", "D2Rp", "D2Rp"},
    {"D1Rp", "D1Rp", "D1Rp", "D1Rp", "D2Rp", "D2Rp", "D3Rp"},
  };

  private PrintedResults() {}

  /** A result: whom it hits, the points he loses, whether he is repulsed. */
  record Cell(boolean attacker, int points, boolean repulsed) {}

  /** What a die (1 to 10) gives at a differential. */
  static Cell at(int differential, int die) {
    String text = ROWS[die - 1][column(differential)];
    return new Cell(text.charAt(0) == 'A', text.charAt(1) - '0', text.endsWith("Rp"));
  }

  private static int column(int differential) {
    if (differential <= -5) {
      return 0;
    }
    if (differential <= -3) {
      return 1;
    }
    if (differential <= -1) {
      return 2;
    }
    if (differential == 0) {
      return 3;
    }
    if (differential <= 2) {
      return 4;
    }
    return differential <= 4 ? 5 : 6;
  }
}
