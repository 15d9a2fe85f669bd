package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One unit in the notation of its system.
 *
 * @param text the unit, without a comma before its first clause
 * @param most the strength to which it can recover; {@code Integer.MAX_VALUE} for no limit
 */
record WrittenUnit(String text, int most) {
  private static final String BETWEEN_WORDS = " \t\n;,";

  /** A remaining number, perhaps followed by the original one. */
  private static final Pattern NUMBER = Pattern.compile("([0-9]{1,6})(?:/[0-9]{1,6})?");

  /** A unit whose first or second word is its strength. */
  private static final Pattern STRENGTH =
      Pattern.compile(
          "(?<before>\\s*(?:[^\\s;,]+\\s+)??)[0-9]{1,6}(?<behind>(?:/(?<full>[0-9]{1,6}))?)(?<rest>(?:\\s.*)?)",
          Pattern.DOTALL);

  /** Creates a unit that can recover to the strength after its slash. */
  WrittenUnit(String text) {
    this(text, behindSlash(text));
  }

  private static int behindSlash(String text) {
    Matcher strength = STRENGTH.matcher(withoutClauses(text));
    return strength.matches() && strength.group("full") != null
        ? Integer.parseInt(strength.group("full"))
        : Integer.MAX_VALUE;
  }

  /** Returns this unit after a fight or a change. */
  WrittenUnit as(String left) {
    return new WrittenUnit(left, most);
  }

  /** Returns whether this is the officer of a stack. */
  boolean isOfficer() {
    return text.equalsIgnoreCase("officer");
  }

  /** Returns its strength: the first number, if that is the first or second word. */
  OptionalInt strength() {
    StringTokenizer words = new StringTokenizer(withoutClauses(text), BETWEEN_WORDS);
    for (int word = 0; word < 2 && words.hasMoreTokens(); word++) {
      Matcher number = NUMBER.matcher(words.nextToken());
      if (number.matches()) {
        return OptionalInt.of(Integer.parseInt(number.group(1)));
      }
    }
    return OptionalInt.empty();
  }

  /** Returns whether the unit is listed with a strength of 0. */
  boolean isWithoutPoints() {
    return strength().orElse(1) == 0;
  }

  /**
   * Returns the unit with another strength, which replaces the original strength if it exceeds it.
   */
  WrittenUnit withStrength(int strength) {
    String unit = withoutClauses(text);
    String behind = strength > behindSlash(unit) ? "" : "${behind}";
    return as(
        STRENGTH.matcher(unit).replaceFirst("${before}" + strength + behind + "${rest}")
            + text.substring(unit.length()));
  }

  private static String withoutClauses(String text) {
    int clauses = text.indexOf(';');
    return clauses < 0 ? text : text.substring(0, clauses);
  }

  private List<String> words() {
    List<String> words = new ArrayList<>();
    StringTokenizer pieces = new StringTokenizer(text, BETWEEN_WORDS);
    while (pieces.hasMoreTokens()) {
      words.add(pieces.nextToken());
    }
    return words;
  }

  /** Returns whether the unit has a word. */
  boolean says(String word) {
    return words().stream().anyMatch(it -> it.equalsIgnoreCase(word));
  }

  /** Returns the sum of the numbers after a word, or joined to it; 0 if it is absent. */
  int number(String word) {
    int sum = 0;
    String before = "";
    for (String said : words()) {
      boolean inOne = said.regionMatches(true, 0, word, 0, word.length());
      Matcher number = NUMBER.matcher(inOne ? said.substring(word.length()) : said);
      if ((inOne || before.equalsIgnoreCase(word)) && number.matches()) {
        sum += Integer.parseInt(number.group(1));
      }
      before = said;
    }
    return sum;
  }

  // Written by hand: the generated hashCode is slow, and a plan has very many units.
  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
