package vedette.rules.musketpike;

import java.util.Locale;
import vedette.problem.TextFault;
import vedette.rules.Threshold;

/**
 * From which column of the melee table on something is done: {@code never}, {@code always} or
 * {@code at 150%}.
 *
 * @param percent the column's percentage
 */
public record ColumnDoctrine(int percent) {
  private static final String WORD = "at";
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int EVERY = Integer.MIN_VALUE;

  static final ColumnDoctrine ALWAYS = new ColumnDoctrine(EVERY);

  /** Reads {@code never}, {@code always} or {@code at N%}. */
  public static ColumnDoctrine parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    return switch (text) {
      case "never" -> new ColumnDoctrine(NEVER);
      case "always" -> ALWAYS;
      default ->
          new ColumnDoctrine(
              Threshold.parse(
                  text.endsWith("%") ? text.substring(0, text.length() - 1) : text,
                  WORD,
                  "write never, always, or `at 150%` for that column of the melee table and better"
                      + " ones"));
    };
  }

  boolean isNever() {
    return percent == NEVER;
  }

  /**
   * The first column from which on it is done, behind the last for never.
   *
   * @param parameter where it was given
   */
  int firstColumn(MusketPikeTables tables, String parameter) {
    if (percent == EVERY) {
      return 0;
    }
    int column = isNever() ? tables.bestColumn() + 1 : tables.columnNamed(percent + "%");
    if (column < 0) {
      throw TextFault.ofUnread(
          parameter,
          "the melee table has no column " + percent + "%",
          "known here: " + String.join(", ", tables.columns()));
    }
    return column;
  }

  @Override
  public String toString() {
    return isNever() ? "never" : percent == EVERY ? "always" : WORD + " " + percent + "%";
  }
}
