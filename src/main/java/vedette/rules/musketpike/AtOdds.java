package vedette.rules.musketpike;

import vedette.rules.Threshold;

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

  /** Whether a column is reached. */
  boolean includes(int column, MusketPikeTables tables) {
    return percent != Integer.MAX_VALUE
        && (percent == Integer.MIN_VALUE || column >= tables.meleeResults.column(percent));
  }

  @Override
  public String toString() {
    return percent == Integer.MAX_VALUE
        ? "never"
        : percent == Integer.MIN_VALUE ? "always" : WORD + " " + percent + "%";
  }
}
