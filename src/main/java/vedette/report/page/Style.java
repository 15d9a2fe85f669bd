package vedette.report.page;

/**
 * The style of text.
 *
 * @param width the columns of the terminal
 * @param color whether escape sequences may be used
 * @param bars whether bars are drawn
 * @param blocks whether bars may use block characters; else they use number signs
 */
public record Style(int width, boolean color, boolean bars, boolean blocks) {
  private static final String BLOCKS = "▏▎▍▌▋▊▉█";

  /** The style of a file: 80 columns, nothing but text. */
  public static final Style PLAIN = new Style(80, false, false, false);

  /** The backgrounds of bad and good cells among 256 colors, the palest first; all are light. */
  private static final int[] BAD = {230, 229, 223, 222, 216, 215, 209, 208};

  private static final int[] GOOD = {195, 159, 153, 117, 111, 75, 69, 33};

  private static final int NEITHER = 231;

  private static final String BLACK_ON = "\u001b[38;5;16;48;5;";

  /** Returns text on the background of a shade from -1 (bad) to 1 (good); NaN for none. */
  String shaded(String text, double shade) {
    if (!color || Double.isNaN(shade)) {
      return text;
    }
    int step = HtmlTables.step(shade);
    int ground = step == 0 ? NEITHER : step < 0 ? BAD[-step - 1] : GOOD[step - 1];
    return BLACK_ON + ground + "m" + text + "\u001b[0m";
  }

  String bold(String text) {
    return color ? "\u001b[1m" + text + "\u001b[0m" : text;
  }

  /**
   * Returns a bar for a share from 0 to 1.
   *
   * @param columns the length of a full bar
   */
  String bar(double share, int columns) {
    return bar(share, columns, 0);
  }

  /** Returns a bar padded with blanks to a width. */
  String bar(double share, int columns, int width) {
    int eighths = (int) Math.round(share * columns * 8);
    String bar =
        blocks
            ? "█".repeat(eighths / 8) + (eighths % 8 == 0 ? "" : BLOCKS.charAt(eighths % 8 - 1))
            : "#".repeat((eighths + 4) / 8);
    String blanks = " ".repeat(Math.max(0, width - bar.length()));
    return (color ? "\u001b[36m" + bar + "\u001b[0m" : bar) + blanks;
  }
}
