package vedette.rules.musketpike;

import vedette.request.BadRequest;
import vedette.rules.Threshold;
import vedette.table.Axis;

/**
 * From which column of the melee table on something is done: {@code never}, {@code always} or
 * {@code at 150%}.
 *
 * @param percent the column's percentage
 */
public record AtOdds(int percent) {
  private static final String WORD = "at";

  /** Reads {@code never}, {@code always} or {@code at N%}. */
  public static AtOdds parse(String text) {
    return switch (text) {
      case "never" -> new AtOdds(Integer.MAX_VALUE);
      case "always" -> new AtOdds(Integer.MIN_VALUE);
      default ->
          new AtOdds(
              Threshold.parse(
                  text.endsWith("%") ? text.substring(0, text.length() - 1) : text,
                  WORD,
                  "write never, always, or `at 150%` for that column of the melee table and better"
                      + " ones"));
    };
  }

  /**
   * The first column from which on it is done, behind the last for never.
   *
   * @param parameter where it was given
   */
  int firstColumn(MusketPikeTables tables, String parameter) {
    Axis columns = tables.meleeResults.columns();
    if (percent == Integer.MAX_VALUE) {
      return columns.size();
    }
    if (percent == Integer.MIN_VALUE) {
      return 0;
    }
    int column = columns.indexOf(percent + "%");
    if (column < 0) {
      throw new BadRequest(
          parameter,
          "the melee table has no column " + percent + "%",
          "known here: " + String.join(", ", MusketPikeTables.columns(tables.meleeResults)));
    }
    return column;
  }

  @Override
  public String toString() {
    return percent == Integer.MAX_VALUE
        ? "never"
        : percent == Integer.MIN_VALUE ? "always" : WORD + " " + percent + "%";
  }
}
