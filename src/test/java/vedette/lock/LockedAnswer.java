package vedette.lock;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import vedette.cli.Captured;
import vedette.fight.Engagement;
import vedette.fight.Opening;
import vedette.odds.ExactOdds;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.rules.Catalogue;
import vedette.rules.HasVariants;
import vedette.rules.Reading;
import vedette.work.Deadline;

/**
 * What the program answers to one request, as far as it is held fast.
 *
 * @param parts those that the answer has
 */
record LockedAnswer(Map<Part, String> parts) {
  private static final int SHORT_TEXT = 120;
  private static final double TOLERANCE = 1e-9;

  /** What comes between numbers and words in a recorded part. */
  private static final String BETWEEN = "[ ,;]+";

  private static final Pattern ERROR_CODE = Pattern.compile("\\Aerror\\[([A-Z][0-9]{3})]");

  /**
   * The odds of a fight.
   *
   * @param fractions whether they are compared as fractions
   */
  static LockedAnswer of(LockedRequests.Fight asked, boolean fractions) {
    Engagement<?, ?> fight = asked.scenario().fight();
    Odds.Exact odds =
        ExactOdds.of(fight, asked.scenario().limits(Method.EXACT, Deadline.NONE), fractions);
    List<String> explanation = new ArrayList<>();
    Opening.of(fight, note -> explanation.add(note.text()));
    List<Reading> readings =
        HasVariants.asPlayed(Catalogue.readings(odds.readings()), asked.request());
    Map<Part, String> parts = new EnumMap<>(Part.class);
    parts.put(Part.ODDS, fractions ? LockedOdds.fractions(odds) : LockedOdds.doubles(odds));
    parts.put(Part.OUTCOMES, LockedOdds.outcomes(fight, odds));
    parts.put(
        Part.READINGS,
        readings.stream().map(Reading::id).distinct().collect(Collectors.joining(" ")));
    parts.put(Part.EXPLAIN, text(String.join("\n", explanation)));
    return new LockedAnswer(parts);
  }

  /** What the program says of a mistake. */
  static LockedAnswer ofMistake(String commandLine) {
    Captured answer = Captured.of(Captured.words(commandLine));
    Matcher code = ERROR_CODE.matcher(answer.err());
    Map<Part, String> parts = new EnumMap<>(Part.class);
    parts.put(Part.CODE, String.valueOf(answer.code()));
    parts.put(Part.ERROR, (code.find() ? code.group(1) : "?") + " " + answer.err());
    return new LockedAnswer(parts);
  }

  /** A text that is short, or its digest. */
  private static String text(String text) {
    return text.length() <= SHORT_TEXT ? text : Digest.of(text);
  }

  /** Whether its odds are recorded as fractions. */
  boolean isOfFractions() {
    return !get(Part.ODDS).startsWith(LockedOdds.DECIMALS);
  }

  /** The parts that differ. */
  List<Part> differences(LockedAnswer other) {
    return Arrays.stream(Part.values()).filter(part -> !same(part, other)).toList();
  }

  private boolean same(Part part, LockedAnswer other) {
    String one = get(part);
    String two = other.get(part);
    return one.equals(two) || part.isNumeric() && near(one.split(BETWEEN), two.split(BETWEEN));
  }

  private static boolean near(String[] one, String[] two) {
    if (one.length != two.length) {
      return false;
    }
    for (int i = 0; i < one.length; i++) {
      if (!one[i].equals(two[i]) && !near(one[i], two[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean near(String one, String two) {
    if (!LockedOdds.isDecimal(one) || !LockedOdds.isDecimal(two)) {
      return false;
    }
    double x = Double.parseDouble(one);
    return Math.abs(x - Double.parseDouble(two)) <= TOLERANCE * Math.max(1, Math.abs(x));
  }

  /** A part; "-" if there is none. */
  String get(Part part) {
    return parts.getOrDefault(part, "-");
  }

  /** This answer with some parts of another one. */
  LockedAnswer with(List<Part> taken, LockedAnswer other) {
    Map<Part, String> together = new EnumMap<>(Part.class);
    together.putAll(parts);
    for (Part part : taken) {
      if (other.parts.containsKey(part)) {
        together.put(part, other.get(part));
      } else {
        together.remove(part);
      }
    }
    return new LockedAnswer(together);
  }

  /** Reads what {@link #toString} has written. */
  static LockedAnswer parse(String text) {
    Map<Part, String> parts = new EnumMap<>(Part.class);
    for (String member : text.split("\t")) {
      int equals = member.indexOf('=');
      Part part = Part.valueOf(member.substring(0, equals).toUpperCase(Locale.ROOT));
      parts.put(part, Escapes.read(member.substring(equals + 1)));
    }
    return new LockedAnswer(parts);
  }

  @Override
  public String toString() {
    List<String> members = new ArrayList<>();
    parts.forEach((part, value) -> members.add(part + "=" + Escapes.write(value)));
    return String.join("\t", members);
  }
}
