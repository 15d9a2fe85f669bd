package vedette.table.sheet;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.table.grid.Range;
import vedette.table.grid.Ratio;
import vedette.table.read.RangeText;

/** The meanings of column heads and row labels as rulebooks print them. */
final class Labels {
  private static final String MONTH =
      "(?:jan|feb|mar|m\\u00e4r|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]*\\.?";

  /** A date, into which a spreadsheet converts {@code 1-2} or {@code 1/2}. */
  private static final Pattern DATE =
      Pattern.compile(
          "\\d{1,2}\\.?[-. /]?"
              + MONTH
              + "(?:[-. /]+\\d{2,4})?|"
              + MONTH
              + "[-. /]\\d{1,4}(?:[-, /]+\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d.*|"
              + "(\\d{1,2})([./-])\\d{1,2}\\2\\d{2,4}|\\d\\d\\.\\d\\d\\.");

  private static final String PART = "(\\d+(?:[.,]\\d+)?)";

  private static final Pattern RATIO =
      Pattern.compile("(>=|\\u2265|<=|\\u2264)?" + PART + "(?::|-to-|to|-|/)" + PART + "(.*)");

  /** A time, into which a spreadsheet converts {@code 2:1}. */
  private static final Pattern TIME = Pattern.compile("0?(\\d{1,2}):0(\\d)(?::00)?");

  private Labels() {}

  /** The further ratios for which the column of a ratio stands in. */
  enum OpenEnd {
    NOT,
    BELOW,
    ABOVE
  }

  /**
   * The ratio of a column.
   *
   * @param text the ratio in the notation of table files
   */
  record Odds(String text, OpenEnd open) {}

  /** Returns whether a text is a date. */
  static boolean isDate(String text) {
    return DATE.matcher(text.toLowerCase(Locale.ROOT)).matches();
  }

  /**
   * Returns the ratio that a head means: {@code 1 to 2}, {@code 3:1+}, {@code 1/2}, {@code 1.5 :
   * 1}; null if it means none.
   */
  static Odds ratio(String label) {
    String plain =
        label
            .toLowerCase(Locale.ROOT)
            .replace("\u00bd", "1/2")
            .replace("\u2153", "1/3")
            .replace("\u00bc", "1/4")
            .replace("odds", "")
            .replace(" ", "");
    Matcher time = TIME.matcher(plain);
    if (time.matches()) {
      plain = Integer.parseInt(time.group(1)) + ":" + time.group(2);
    }
    Matcher ratio = RATIO.matcher(plain);
    if (!ratio.matches()) {
      return null;
    }
    OpenEnd openEnd = open(ratio.group(1) == null ? "" : ratio.group(1), ratio.group(4));
    String text = ratio(ratio.group(2), ratio.group(3));
    return openEnd == null || Ratio.parse(text) == null ? null : new Odds(text, openEnd);
  }

  private static OpenEnd open(String before, String behind) {
    if (before.isEmpty() && behind.isEmpty()) {
      return OpenEnd.NOT;
    }
    if (before.matches(">=|\\u2265")
        || behind.matches("\\+|(or|and|&)?(more|greater|higher|better|above|over|up)")) {
      return before.isEmpty() || behind.isEmpty() ? OpenEnd.ABOVE : null;
    }
    return before.matches("<=|\\u2264") && behind.isEmpty()
            || before.isEmpty() && behind.matches("(or|and|&)?(less|lower|fewer|worse|below|under)")
        ? OpenEnd.BELOW
        : null;
  }

  /** Returns the ratio of two parts in whole numbers: 1.5 to 1 is 3:2. */
  private static String ratio(String attacker, String defender) {
    BigDecimal first = new BigDecimal(attacker.replace(',', '.'));
    BigDecimal second = new BigDecimal(defender.replace(',', '.'));
    int scale = Math.max(first.scale(), second.scale());
    BigInteger left = first.movePointRight(scale).toBigInteger();
    BigInteger right = second.movePointRight(scale).toBigInteger();
    if (scale > 0 && left.signum() > 0) {
      BigInteger common = left.gcd(right);
      left = left.divide(common);
      right = right.divide(common);
    }
    return left + ":" + right;
  }

  /**
   * Returns the range of numbers that a label means, in the notation of table files; null if it
   * means none.
   */
  static String range(String label) {
    String plain = label.replaceAll(" *%|\\.$", "").replaceAll("(?<![\\d.])0+(?=\\d)", "");
    return RangeText.suggestion(plain);
  }

  /** Returns whether all labels are ranges of numbers and no two neighbours overlap. */
  static boolean areApart(List<String> labels) {
    List<String> texts = labels.stream().map(Labels::range).collect(Collectors.toList());
    if (texts.contains(null)) {
      return false;
    }
    List<Range> ranges = texts.stream().map(RangeText::of).collect(Collectors.toList());
    return !ranges.contains(null)
        && IntStream.range(1, ranges.size())
            .noneMatch(
                i ->
                    ranges.get(i).low() <= ranges.get(i - 1).high()
                        && ranges.get(i - 1).low() <= ranges.get(i).high());
  }

  /**
   * Returns the rolls that a label means, in the notation of table files; null if it means none.
   */
  static String rolls(String label, Die die, boolean zeroIsMost) {
    if (zeroIsMost) {
      Matcher zero = zero(label);
      if (zero.matches()) {
        return (zero.group(1) == null ? "" : Integer.parseInt(zero.group(1)) + "-") + die.max();
      }
    }
    return range(label);
  }

  /**
   * Returns whether rows write 0 for the 10 of a D10 or the 100 of percentile dice, which no other
   * row has.
   */
  static boolean isZeroMaximum(Die die, List<String> labels) {
    boolean shown = die.min() == 1 && (die.max() == 10 || die.max() == 100);
    return shown
        && labels.stream().anyMatch(it -> zero(it).matches())
        && labels.stream().map(Labels::range).noneMatch(it -> contains(it, die.max()));
  }

  /**
   * Returns the index of a label that contains 0, where rolls of the die start at 1 and its highest
   * roll has no row: {@code 0-1} on a D10; -1 if no label does.
   */
  static int fromZero(Die die, List<String> labels) {
    List<String> rolls = rolls(die, labels);
    if (die.min() != 1 || rolls.stream().anyMatch(it -> contains(it, die.max()))) {
      return -1;
    }
    return IntStream.range(0, rolls.size())
        .filter(i -> contains(rolls.get(i), 0))
        .findFirst()
        .orElse(-1);
  }

  private static Matcher zero(String label) {
    return Pattern.compile("(?:(\\d+) *(?:-|to) *)?00?").matcher(label.toLowerCase(Locale.ROOT));
  }

  private static boolean contains(String range, int number) {
    Range read = range == null ? null : RangeText.of(range);
    return read != null && read.contains(number);
  }

  /** Returns whether all labels are rolls and cover every roll of a die. */
  static boolean cover(Die die, List<String> labels) {
    List<String> rolls = rolls(die, labels);
    return !rolls.contains(null)
        && IntStream.range(0, die.outcomes())
            .allMatch(i -> rolls.stream().anyMatch(it -> contains(it, die.value(i))));
  }

  /** Returns whether the labels are exactly the rolls of a die. */
  static boolean areAllOf(Die die, List<String> labels) {
    return cover(die, labels)
        && rolls(die, labels).stream()
            .map(RangeText::of)
            .allMatch(it -> it != null && it.low() >= die.min() && it.high() <= die.max());
  }

  private static List<String> rolls(Die die, List<String> labels) {
    boolean zero = isZeroMaximum(die, labels);
    return labels.stream().map(it -> rolls(it, die, zero)).collect(Collectors.toList());
  }
}
