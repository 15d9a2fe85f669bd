package vedette.lock;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vedette.cli.Captured;

/**
 * What the program answers to one request, as far as it is held fast.
 *
 * @param parts those that the answer has
 */
record LockedAnswer(Map<Part, String> parts) {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int[] SEEDS = {1, 20, 300};
  private static final int SHORT_TEXT = 120;
  private static final double TOLERANCE = 1e-9;
  private static final String FRACTIONS = "--fractions";

  /** What comes between numbers and words in a recorded part. */
  private static final String BETWEEN = "[ ,;]+";

  private static final Pattern ERROR_CODE = Pattern.compile("\\Aerror\\[([A-Z][0-9]{3})]");

  /** Asks the program. */
  static LockedAnswer of(String commandLine) {
    List<String> words = List.of(Captured.words(commandLine));
    Captured answer =
        words.contains("--format") ? run(words) : run(words, "--format", "json", "--explain");
    Map<Part, String> parts = new EnumMap<>(Part.class);
    parts.put(Part.CODE, String.valueOf(answer.code()));
    if (answer.code() == 0) {
      JsonNode json = JSON.readTree(answer.out());
      parts.put(
          Part.ODDS,
          words.contains(FRACTIONS) ? LockedOdds.fractions(json) : LockedOdds.doubles(json));
      parts.put(Part.OUTCOMES, LockedOutcomes.of(json));
      parts.put(Part.READINGS, String.join(" ", texts(json.get("readings"))));
      parts.put(Part.EXPLAIN, text(String.join("\n", texts(json.get("explanation")))));
      parts.put(Part.PLAY, plays(words));
    } else {
      Matcher code = ERROR_CODE.matcher(answer.err());
      parts.put(Part.ERROR, (code.find() ? code.group(1) : "?") + " " + text(answer.err()));
    }
    return new LockedAnswer(parts);
  }

  private static Captured run(List<String> words, String... further) {
    List<String> all = new ArrayList<>(words);
    all.addAll(Arrays.asList(further));
    return Captured.of(all.toArray(String[]::new));
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    for (JsonNode text : list) {
      texts.add(text.asString());
    }
    return texts;
  }

  private static String plays(List<String> words) {
    List<String> played = new ArrayList<>(words);
    played.remove(FRACTIONS);
    List<String> texts = new ArrayList<>();
    for (int seed : SEEDS) {
      texts.add(text(run(played, "--play", "--seed", String.valueOf(seed)).out()));
    }
    return String.join(" ", texts);
  }

  /** A text that is short, or its digest. */
  private static String text(String text) {
    return text.length() <= SHORT_TEXT ? text : Digest.of(text);
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
