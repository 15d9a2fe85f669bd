package vedette.table.sheet;

import vedette.table.grid.Range;
import vedette.table.grid.Ratio;
import vedette.table.read.RangeText;

/**
 * A reader of column heads.
 *
 * @param compare how strengths find the column; "" if columns are named
 */
record Heads(String compare) {
  static final String RATIO = "ratio";
  private static final String PERCENT = "percent";

  /**
   * Returns the meaning of a head in the notation of table files; null if nothing can find its
   * column.
   */
  String meaning(String head) {
    if (compare.isEmpty()) {
      return head.isEmpty() ? null : head;
    }
    if (compare.equals(RATIO)) {
      Labels.Odds odds = Labels.ratio(head);
      return odds == null ? null : odds.text();
    }
    // "Above 100%" does not start at 101%: 100.5% is rounded first.
    return compare.equals(PERCENT) && head.matches("(?i)(>(?!=)|more|above|over).*")
        ? null
        : Labels.range(head);
  }

  /**
   * Returns whether a column is lower than another, both in the notation of table files; false for
   * names.
   */
  boolean isLower(String column, String than) {
    if (compare.isEmpty()) {
      return false;
    }
    if (compare.equals(RATIO)) {
      return Ratio.parse(column).compareTo(Ratio.parse(than)) < 0;
    }
    Range one = RangeText.of(column);
    Range other = RangeText.of(than);
    return one != null && other != null && one.low() < other.low();
  }
}
