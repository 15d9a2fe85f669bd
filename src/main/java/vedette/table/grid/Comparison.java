package vedette.table.grid;

import java.util.List;
import org.apache.commons.math3.fraction.Fraction;

/**
 * How the strengths of two sides find the column of a table. They are whole numbers; in a ratio or
 * percent the defender's is at least 1 and the attacker's is negative only if the quotient is.
 */
public sealed interface Comparison {

  /** Returns the column's index; -1 if they are beyond an edge where no column stands in. */
  int column(int attacker, int defender);

  /** Returns what the strengths come to, in words: {@code differential -5}. */
  String words(int attacker, int defender);

  /** Two strengths as they are compared; in words it is what they come to. */
  default ComparedStrengths compared(int attacker, int defender) {
    return new ComparedStrengths(this, attacker, defender);
  }

  /** Two strengths as they are compared. */
  record ComparedStrengths(Comparison by, int attacker, int defender) {
    /** Returns the column's index; -1 if they are beyond an edge where no column stands in. */
    public int column() {
      return by.column(attacker, defender);
    }

    /**
     * Returns whether these are the two strengths, and not a fraction or a difference made of them.
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

  /** Returns what is compared, in words: {@code ratio, rounded down}. */
  String name();

  /** Returns whether they are below the first column. */
  boolean isBelow(int attacker, int defender);

  /** Returns whether what the strengths come to may be rounded. */
  default boolean rounds() {
    return true;
  }

  /** The attacker's strength less the defender's. */
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

    /**
     * Returns the percents as a number of the columns, of which none goes as far as the greatest.
     */
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
   * The attacker's strength to the defender's.
   *
   * @param ratios of the columns, rising
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
