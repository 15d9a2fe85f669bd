package vedette.study.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.source.TextFault;

/**
 * A text with values in braces: {@code inf {4..12}, cav 2}, {@code {0..100..25}}, {@code
 * {clear,woods}}.
 *
 * @param pieces what stands around the braces, one more than there are groups
 * @param groups the values in each pair of braces
 */
record Braces(List<String> pieces, List<List<String>> groups) {
  /** The most values of one group; a sweep has no more cells. */
  static final int MOST = 1_000_000;

  /** A range, or a list of numbers. */
  private static final Pattern BARE =
      Pattern.compile(
          "-?[0-9]+\\.\\.-?[0-9]+(\\.\\.[0-9]+)?|(?<![\\w.:])[0-9]+( *, *[0-9]+)+(?! *[\\w.:])");

  /** In the place of a number: its unit is not there. */
  private static final String GONE = "\u0001";

  /** What stands before the number of a unit: its arm; other numbers of it have more before. */
  private static final String ARM = "\\s*[^,;:\\s]*\\s*";

  private static final String HELP = "write {4..12}, {0..100..25} or {clear,woods}";

  /**
   * Reads a text, with or without braces.
   *
   * @throws TextFault if braces do not hold what they should
   */
  static Braces parse(String text) {
    List<String> pieces = new ArrayList<>();
    List<List<String>> groups = new ArrayList<>();
    int from = 0;
    for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
      int close = text.indexOf('}', open);
      if (close < 0 || text.substring(open + 1, close).contains("{")) {
        throw new TextFault(open, "this brace is not closed", HELP);
      }
      pieces.add(text.substring(from, open));
      boolean before = open > 0 && Character.isLetterOrDigit(text.charAt(open - 1));
      boolean behind =
          close + 1 < text.length() && Character.isLetterOrDigit(text.charAt(close + 1));
      List<String> values = values(text.substring(open + 1, close), open + 1);
      groups.add(values.stream().map(value -> trim(value, before, behind)).toList());
      from = close + 1;
    }
    if (text.indexOf('}', from) >= 0) {
      throw new TextFault(text.indexOf('}', from), "no brace is open here", HELP);
    }
    pieces.add(text.substring(from));
    return new Braces(List.copyOf(pieces), List.copyOf(groups));
  }

  private static List<String> values(String list, int offset) {
    if (list.isBlank()) {
      throw new TextFault(offset - 1, "these braces are empty", HELP);
    }
    List<String> values = new ArrayList<>();
    int at = offset;
    for (String part : list.split(list.contains(",") ? "," : ";", -1)) {
      if (part.contains("..")) {
        addRange(part, at, values);
      } else {
        values.add(part);
      }
      at += part.length() + 1;
    }
    List<String> names = values.stream().map(String::strip).toList();
    for (int i = 0; i < names.size() && names.size() <= 1_000; i++) {
      if (names.indexOf(names.get(i)) < i) {
        throw new TextFault(
            offset, "`" + names.get(i) + "` is given twice in these braces", "write it once");
      }
    }
    return List.copyOf(values);
  }

  /**
   * Returns a space parts an item from the word that touches the braces, as {@code class 2{,
   * column}}.
   */
  private static String trim(String item, boolean before, boolean behind) {
    if (item.isBlank()) {
      return "";
    }
    String begun = before ? item : item.stripLeading();
    return behind ? begun : begun.stripTrailing();
  }

  /**
   * Returns the text as it is written to sweep over the range or the list that stands in it without
   * braces; null if there is none.
   *
   * @param at a character within the range or the list; -1 if it may stand anywhere
   */
  static String advised(String text, int at) {
    Matcher bare = BARE.matcher(text);
    while (text.indexOf('{') < 0 && bare.find()) {
      if (at < 0 || bare.start() <= at && at <= bare.end()) {
        return text.substring(0, bare.start())
            + "{"
            + bare.group()
            + "}"
            + text.substring(bare.end());
      }
    }
    return null;
  }

  /** {@code 4..12}, or with steps {@code 0..100..25}; the last number counts if a step meets it. */
  private static void addRange(String range, int at, List<String> values) {
    String[] ends = range.strip().split("\\.\\.", -1);
    if (ends.length > 3) {
      throw new TextFault(at, "`" + range.strip() + "` is not a range", HELP);
    }
    long from = number(ends[0], at);
    long to = number(ends[1], at);
    long step = ends.length == 3 ? number(ends[2], at) : 1;
    if (step < 1 || to < from) {
      throw new TextFault(
          at,
          "`" + range.strip() + "` is an empty range",
          step < 1 ? "write a step from 1" : "write the smaller number first");
    }
    if ((to - from) / step >= MOST) {
      throw new TextFault(
          at, "`" + range.strip() + "` has more than 1,000,000 values", "write a larger step");
    }
    for (long number = from; number <= to; number += step) {
      values.add(Long.toString(number));
    }
  }

  private static long number(String text, int at) {
    if (!text.strip().matches("-?[0-9]{1,9}")) {
      throw new TextFault(at, "`" + text.strip() + "` is not a whole number for a range", HELP);
    }
    return Long.parseLong(text.strip());
  }

  /** Returns the text with one value for each group. */
  String filled(List<String> values) {
    StringBuilder text = new StringBuilder(pieces.get(0));
    for (int i = 0; i < values.size(); i++) {
      text.append(values.get(i)).append(pieces.get(i + 1));
    }
    return text.toString();
  }

  /**
   * Returns whether a group may be nothing, as in {@code inf 4{, officer}}, or the number of no
   * unit at all, as in {@code cav {0..4}}.
   */
  boolean isOptional(int group) {
    String before = pieces.get(group);
    return groups.get(group).contains("")
        || groups.get(group).contains("0") && (before.isEmpty() || before.endsWith(" "));
  }

  /**
   * Returns the text with one value for each group, of which some are units of a stack: between
   * commas, and no comma where there is nothing; or the number of a unit, which is not there if it
   * is 0. Any other number of a unit, as in {@code max {0,3}}, stays a 0.
   */
  String filled(List<String> values, IntPredicate isUnit) {
    List<String> parted = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      String value = values.get(i);
      boolean apart = isUnit.test(i) && groups.get(i).contains("");
      boolean gone = isUnit.test(i) && value.equals("0");
      parted.add(gone ? GONE : apart ? ", " + value + ", " : value);
    }
    return filled(parted)
        .replaceAll("(^|[,:])" + ARM + GONE + "[^,;:]*", "$1")
        .replace(GONE, "0")
        .replaceAll("(\\s*,)+\\s*", ", ")
        .replaceAll("(^|[;:]) *, ", "$1 ")
        .replaceAll(", *(?=;|$)", "")
        .strip();
  }
}
