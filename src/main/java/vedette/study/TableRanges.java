package vedette.study;

import java.util.List;
import java.util.Map;

/**
 * How far each figure of a fight ranges over the tables of a family, under one reading of its
 * rules.
 *
 * @param variant the variant in force besides those asked for; "" if none is
 * @param columns names of the columns that the fight can consult
 * @param choices how many tables make a difference to it; of all if they are too many
 * @param played with how many of them it was fought: with all, or with as many as were drawn
 * @param ranges by figure
 * @param error how far any number may be from the true one
 */
public record TableRanges(
    String variant,
    List<String> columns,
    int choices,
    int played,
    List<Range> ranges,
    double error) {

  /**
   * The range of a figure; NaN of a mean if no fight ends.
   *
   * @param value with the table in force
   */
  public record Range(double value, End low, End high) {}

  /**
   * An end of a range.
   *
   * @param columns the cells of each column consulted, from the top, in a table that leads there
   */
  public record End(double value, Map<String, List<String>> columns) {}

  /** Whether every table was played that makes a difference. */
  public boolean isExact() {
    return played == choices;
  }
}
