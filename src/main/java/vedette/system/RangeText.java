package vedette.system;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.json.Json;
import vedette.table.Range;

/** Reads ranges: {@code 7}, {@code 2-4}, {@code -3..-1}, {@code 5+}, {@code ..-4}. */
final class RangeText {
  private static final String NUMBER = "(-?\\d{1,7})";
  private static final Pattern ONE = Pattern.compile(NUMBER);
  private static final Pattern FROM = Pattern.compile(NUMBER + "\\+");
  private static final Pattern TO = Pattern.compile("\\.\\." + NUMBER);
  private static final Pattern BETWEEN =
      Pattern.compile("(\\d{1,7})-(\\d{1,7})|" + NUMBER + "\\.\\." + NUMBER);
  private static final Pattern STRANGE = Pattern.compile("[\\u2010-\\u2015\\u2212]");

  private RangeText() {}

  /** The range that a value is; null if it is none. */
  static Ranges of(Json json) {
    Integer whole = Members.whole(json);
    if (whole != null) {
      return new Ranges(String.valueOf(whole), new Range(whole, whole));
    }
    return json instanceof Json.Str text ? of(text.value()) : null;
  }

  /** The range that a text is; null if it is none. */
  static Ranges of(String text) {
    Matcher one = ONE.matcher(text);
    if (one.matches()) {
      return between(text, one.group(1), one.group(1));
    }
    Matcher from = FROM.matcher(text);
    if (from.matches()) {
      return new Ranges(text, new Range(Integer.parseInt(from.group(1)), Range.OPEN_HIGH));
    }
    Matcher to = TO.matcher(text);
    if (to.matches()) {
      return new Ranges(text, new Range(Range.OPEN_LOW, Integer.parseInt(to.group(1))));
    }
    Matcher between = BETWEEN.matcher(text);
    if (between.matches()) {
      return between.group(1) != null
          ? between(text, between.group(1), between.group(2))
          : between(text, between.group(3), between.group(4));
    }
    return null;
  }

  private static Ranges between(String text, String low, String high) {
    int least = Integer.parseInt(low);
    int most = Integer.parseInt(high);
    return least > most ? null : new Ranges(text, new Range(least, most));
  }

  /** Why a value is no range, and what to write instead. */
  static String[] wrong(Json json) {
    String text = Members.shown(json);
    Matcher strange = STRANGE.matcher(text);
    if (strange.find()) {
      String name = String.format("U+%04X", (int) strange.group().charAt(0));
      return new String[] {
        "`"
            + text
            + "` "
            + (strange.start() == 0 ? "begins with " : "has ")
            + name
            + ", which is no minus sign here",
        "\""
            + strange
                .replaceAll("-")
                .replaceAll("(?<=\\d)--(?=\\d)", "..-")
                .replaceAll("^(-\\d+)-(-?\\d+)$", "$1..$2")
            + "\""
      };
    }
    String help = "\"1-2\" or \"..2\"";
    if (text.matches("-\\d+-+\\d+")) {
      help = "\"" + text.replaceAll("^(-\\d+)-(-?\\d+)$", "$1..$2") + "\"";
    } else if (text.matches("\\d+-\\d+") || text.matches("-?\\d+\\.\\.-?\\d+")) {
      help = "write the smaller number first";
    }
    return new String[] {"`" + text + "` is no range", help};
  }
}
