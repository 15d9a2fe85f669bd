package vedette.table.grid;

import java.util.List;
import org.apache.commons.math3.fraction.Fraction;

/**
 * A comparison of two strengths that finds the column of a table. Strengths are whole numbers; in a
 * ratio or percent the defender's is at least 1 and the attacker's is negative only if the quotient
 * is.
 */
public sealed interface Comparison {

  /**
   * Returns the column's index; -1 if the strengths are beyond an edge where no column stands in.
   */
  int column(int attacker, int defender);

  /** Returns the result of the comparison, in words: {@code differential -5}. */
  String words(int attacker, int defender);

  /** Returns two strengths as compared, which print as the result in words. */
  default ComparedStrengths compared(int attacker, int defender) {
    return new ComparedStrengths(this, attacker, defender);
  }

  /** Two strengths as compared. */
  record ComparedStrengths(Comparison by, int attacker, int defender) {
    /**
     * Returns the column's index; -1 if the strengths are beyond an edge where no column stands in.
     */
    public int column() {
      return by.column(attacker, defender);
    }

    /**
     * Returns whether these are the two strengths compared, and not a fraction or a difference made
     * of them.
     */
    public boolean isOf(Fraction attackers, Fraction defenders) {
      return attackers.getDenominator() == 1
          && defenders.getDenominator() == 1
          && attackers.getNumerator() == attacker
          && defenders.getNumerator() == defender;
    }

    @Override
    public String toString() {
      return by.words(attacker, defender);
    }
  }

  /** Returns the name of the comparison: {@code ratio, rounded down}. */
  String name();

  /** Returns whether the strengths are below the first column. */
  boolean isBelow(int attacker, int defender);

  /** Returns whether the comparison may round. */
  default boolean rounds() {
    return true;
  }

  /** The attacker's strength minus the defender's. */
  record Differential(Axis columns) implements Comparison {
    @Override
    public String name() {
      return "differential";
    }

    @Override
    public int column(int attacker, int defender) {
      return columns.find(attacker - defender);
    }

    @Override
    public String words(int attacker, int defender) {
      int differential = attacker - defender;
      return "differential " + (differential > 0 ? "+" : "") + differential;
    }

    @Override
    public boolean isBelow(int attacker, int defender) {
      return columns.isBelow(attacker - defender);
    }

    @Override
    public boolean rounds() {
      return false;
    }
  }

  /** The attacker's strength in whole percents of the defender's. */
  record Percent(Axis columns, EntryRounding rounding) implements Comparison {
    private long percent(int attacker, int defender) {
      return rounding.rounded(100L * attacker, defender);
    }

    /** Returns the percents, limited to the range of an int; columns never reach its ends. */
    private int number(int attacker, int defender) {
      long percent = percent(attacker, defender);
      return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, percent));
    }

    @Override
    public String name() {
      return "percent, " + rounding;
    }

    @Override
    public int column(int attacker, int defender) {
      return columns.find(number(attacker, defender));
    }

    @Override
    public String words(int attacker, int defender) {
      boolean whole = 100L * attacker % defender == 0;
      return percent(attacker, defender) + "%" + (whole ? "" : ", " + rounding);
    }

    @Override
    public boolean isBelow(int attacker, int defender) {
      return columns.isBelow(number(attacker, defender));
    }
  }

  /**
   * The ratio of the attacker's strength to the defender's.
   *
   * @param columns the columns
   * @param ratios the ratios of the columns, rising
   * @param rounding the rounding between two columns
   */
  record Ratios(Axis columns, List<Ratio> ratios, EntryRounding rounding) implements Comparison {
    @Override
    public String name() {
      return "ratio, " + rounding;
    }

    @Override
    public int column(int attacker, int defender) {
      Ratio ratio = new Ratio(attacker, defender);
      int last = ratios.size() - 1;
      if (ratio.compareTo(ratios.get(0)) < 0) {
        return columns.shifted(0, -1);
      }
      if (ratio.compareTo(ratios.get(last)) > 0) {
        return columns.shifted(last, 1);
      }
      int low = last;
      while (ratio.compareTo(ratios.get(low)) < 0) {
        low--;
      }
      if (ratio.compareTo(ratios.get(low)) == 0) {
        return low;
      }
      int fromTheMiddle = ratio.fromTheMiddle(ratios.get(low), ratios.get(low + 1));
      return rounding.goesUp(fromTheMiddle) ? low + 1 : low;
    }

    @Override
    public String words(int attacker, int defender) {
      Ratio ratio = new Ratio(attacker, defender);
      boolean listed = ratios.stream().anyMatch(each -> each.compareTo(ratio) == 0);
      boolean beyond =
          ratio.compareTo(ratios.get(0)) < 0 || ratio.compareTo(ratios.get(ratios.size() - 1)) > 0;
      return "ratio " + ratio + (listed || beyond ? "" : ", " + rounding);
    }

    @Override
    public boolean isBelow(int attacker, int defender) {
      return new Ratio(attacker, defender).compareTo(ratios.get(0)) < 0;
    }
  }
}
