package vedette.report;

/**
 * How text may look.
 *
 * @param width columns of the terminal
 * @param color whether escape sequences may be used
 * @param bars whether bars are drawn
 * @param blocks whether bars may use block characters, or number signs only
 */
public record Style(int width, boolean color, boolean bars, boolean blocks) {
  private static final String BLOCKS = "▏▎▍▌▋▊▉█";

  /** As into a file: 80 columns, nothing but text. */
  public static final Style PLAIN = new Style(80, false, false, false);

  String bold(String text) {
    return color ? "\u001b[1m" + text + "\u001b[0m" : text;
  }

  /** A bar for a share from 0 to 1 of so many columns. */
  String bar(double share, int columns) {
    int eighths = (int) Math.round(share * columns * 8);
    String bar =
        blocks
            ? "█".repeat(eighths / 8) + (eighths % 8 == 0 ? "" : BLOCKS.charAt(eighths % 8 - 1))
            : "#".repeat((eighths + 4) / 8);
    return color ? "\u001b[36m" + bar + "\u001b[0m" : bar;
  }
}
