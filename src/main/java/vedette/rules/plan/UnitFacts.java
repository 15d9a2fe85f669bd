package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be asked of a unit of a plan: what its notation says of it. */
final class UnitFacts {
  private static final String BETWEEN_WORDS = " \t\n;,";

  /** A number as it is left, or that and the original one. */
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,6})(?:/[0-9]{1,6})?");

  /** A unit whose first or second word is its strength. */
  private static final Pattern STRENGTH =
      Pattern.compile(
          "(?<before>\\s*(?:[^\\s;,]+\\s+)??)[0-9]{1,6}(?<behind>(?:/(?<full>[0-9]{1,6}))?)(?<rest>(?:\\s.*)?)",
          Pattern.DOTALL);

  private UnitFacts() {}

  /** The units of a text, each by itself, clauses with the last; none if it is "". */
  static List<String> pieces(String text) {
    if (text.isEmpty()) {
      return List.of();
    }
    int clauses = text.indexOf(';');
    String units = clauses < 0 ? text : text.substring(0, clauses);
    List<String> pieces = new ArrayList<>();
    for (String piece : units.split(",")) {
      pieces.add(piece.strip());
    }
    if (clauses >= 0) {
      int last = pieces.size() - 1;
      pieces.set(last, pieces.get(last) + text.substring(clauses));
    }
    return pieces;
  }

  /** Whether it is the officer of a stack. */
  static boolean isOfficer(String piece) {
    return piece.equalsIgnoreCase("officer");
  }

  /** How many units are left. */
  static int units(String text) {
    return pieces(text).size();
  }

  /** Points, figures or steps left: the sum of the numbers behind the arms. */
  static int strength(String text) {
    return pieces(text).stream().mapToInt(it -> strengthOf(it).orElse(0)).sum();
  }

  /** Whether any of the units has a number behind its arm. */
  static boolean hasStrength(String text) {
    return pieces(text).stream().anyMatch(it -> strengthOf(it).isPresent());
  }

  /** Whether nothing is left of the units, or they are listed with no point left to any. */
  static boolean isGone(String text) {
    return text.isEmpty() || isWithoutPoints(text);
  }

  /** Whether all units of a text, clauses and a name apart, have a strength of 0. */
  static boolean isWithoutPoints(String text) {
    String units = text.split(";", 2)[0];
    List<String> all = pieces(units.substring(units.indexOf(':') + 1).strip());
    return !all.isEmpty() && all.stream().allMatch(it -> strengthOf(it).orElse(1) == 0);
  }

  /** The first number of a unit, if that is its first word or the second. */
  private static OptionalInt strengthOf(String piece) {
    StringTokenizer words = new StringTokenizer(piece, BETWEEN_WORDS);
    for (int word = 0; word < 2 && words.hasMoreTokens(); word++) {
      Matcher number = NUMBER.matcher(words.nextToken());
      if (number.matches()) {
        return OptionalInt.of(Integer.parseInt(number.group(1)));
      }
    }
    return OptionalInt.empty();
  }

  /**
   * A text with more strength, or less. Losses fall on the first unit that has points left, then on
   * the next; gains go to the first, up to its original number if it is written with one.
   *
   * @param more what is added; below 0 what is taken off
   */
  static String withStrength(String text, int more) {
    int clauses = text.indexOf(';');
    List<String> units = pieces(clauses < 0 ? text : text.substring(0, clauses));
    List<String> left = new ArrayList<>();
    int open = more;
    for (String unit : units) {
      OptionalInt strength = strengthOf(unit);
      int now =
          strength.isEmpty() ? 1 : Math.min(most(unit), Math.max(0, strength.getAsInt() + open));
      open -= strength.isEmpty() ? 0 : more > 0 ? open : now - strength.getAsInt();
      if (now > 0) {
        left.add(strength.isEmpty() ? unit : withNumber(unit, now));
      }
    }
    boolean gone = left.isEmpty() || isWithoutPoints(String.join(", ", left));
    return gone ? "" : String.join(", ", left) + (clauses < 0 ? "" : text.substring(clauses));
  }

  /** The original strength of a unit; the greatest number if it is not written. */
  private static int most(String unit) {
    Matcher strength = STRENGTH.matcher(unit);
    return strength.matches() && strength.group("full") != null
        ? Integer.parseInt(strength.group("full"))
        : Integer.MAX_VALUE;
  }

  private static String withNumber(String unit, int strength) {
    return STRENGTH.matcher(unit).replaceFirst("${before}" + strength + "${behind}${rest}");
  }

  private static List<String> words(String piece) {
    List<String> words = new ArrayList<>();
    StringTokenizer pieces = new StringTokenizer(piece, BETWEEN_WORDS);
    while (pieces.hasMoreTokens()) {
      words.add(pieces.nextToken());
    }
    return words;
  }

  /** Whether a word is said of any of the units that have points left. */
  static boolean says(String text, String word) {
    return pieces(text).stream()
        .filter(it -> !isWithoutPoints(it))
        .flatMap(it -> words(it).stream())
        .anyMatch(it -> it.equalsIgnoreCase(word));
  }

  /** The sum of the numbers behind a word, or in one with it; 0 where it is not said. */
  static int number(String text, String word) {
    int sum = 0;
    for (String piece : pieces(text)) {
      String before = "";
      for (String said : words(piece)) {
        boolean inOne = said.regionMatches(true, 0, word, 0, word.length());
        Matcher number = NUMBER.matcher(inOne ? said.substring(word.length()) : said);
        if ((inOne || before.equalsIgnoreCase(word)) && number.matches()) {
          sum += Integer.parseInt(number.group(1));
        }
        before = said;
      }
    }
    return sum;
  }
}
