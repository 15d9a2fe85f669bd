package vedette.table.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.table.read.ResultAdvice;

/** The meanings of a combat table's cells as rulebooks print them. */
final class Results {
  static final String NOTHING = "-";

  private static final Pattern NO_EFFECT =
      Pattern.compile(
          "-*|[.\\u00b7\\u2022]+|0|n/?e|n/?r|n/a|nil|none|nothing|no (?:effect|result|change)",
          Pattern.CASE_INSENSITIVE);

  /** The losses of both sides; an r behind one is a retreat. */
  private static final Pattern PAIR =
      Pattern.compile("(\\d+|-)(r?) ?[/-] ?(\\d+|-)(r?)", Pattern.CASE_INSENSITIVE);

  /** A signed number, the notation of losses or gains in some tables. */
  private static final Pattern SIGNED = Pattern.compile("([+-])(\\d{1,6})");

  /** Separators between two results of a cell. */
  private static final String BETWEEN = " *(?:(?<!\\d)/|/(?!\\d)|[,;&]|(?<=[\\w.*]) *\\+) *| and ";

  private static final Pattern EFFECT =
      Pattern.compile(
          "(?:(a|att?|atk|attackers?|d|def|defenders?)\\.? *)?"
              + "(?:(elim(?:inated?|ination)?|destroyed)"
              + "|(?:back|retreats?|retreated) *(\\d*)"
              + "|(?:loses?|loss(?:es)?|-) *(\\d+)"
              + "|(exch(?:ange)?))\\.?",
          Pattern.CASE_INSENSITIVE);

  private final String loses;

  /** Words of the designer's own, no built-in results, by their letters in lower case. */
  private final Map<String, String> words = new LinkedHashMap<>();

  /**
   * Creates a reader of cells.
   *
   * @param loses the side that loses a number and is eliminated where no side is named; "" if
   *     neither is given
   */
  Results(String loses) {
    this.loses = loses;
  }

  /**
   * The meaning of a cell.
   *
   * @param text the results in the notation of table files
   * @param words the words in it that are no built-in results
   */
  record Cell(String text, List<String> words) {}

  /** Returns whether a cell means no effect. */
  static boolean isNothing(String text) {
    return NO_EFFECT.matcher(text).matches();
  }

  /** Returns whether a cell is two numbers of losses, the attacker's first. */
  static boolean isPair(String text) {
    return PAIR.matcher(text).matches() && !isNothing(text);
  }

  /** Returns the sign of a signed number; "" for any other cell. */
  static String sign(String text) {
    Matcher signed = SIGNED.matcher(text);
    return signed.matches() ? signed.group(1) : "";
  }

  Cell cell(String text) {
    String known = builtInResult(text);
    if (known == null && text.contains(" ")) {
      known =
          ResultAdvice.suggestion(
              text.replaceAll("(?<=\\w) (?=[ADad])", "/")); // a line for each side
    }
    if (known != null) {
      return new Cell(known, List.of());
    }
    if (!sign(text).isEmpty()) {
      words.putIfAbsent(text, text);
      return new Cell(text, List.of(text));
    }
    String[] parts = text.split(BETWEEN);
    List<String> read = new ArrayList<>();
    List<String> own = new ArrayList<>();
    for (String part : parts) {
      String result = builtInResult(part);
      if (result == null) {
        own.add(word(part));
      }
      read.add(result == null ? word(part) : result);
    }
    if (own.isEmpty()) {
      String together = ResultAdvice.suggestion(String.join("/", read));
      return new Cell(together == null ? String.join("/", read) : together, List.of());
    }
    if (own.size() == parts.length && !own.stream().allMatch(it -> it.matches("[\\p{L}+-].*"))) {
      own = List.of(word(text));
      read = own;
    }
    own.forEach(it -> words.putIfAbsent(it.toLowerCase(Locale.ROOT), it));
    return new Cell(String.join("/", read), List.copyOf(own));
  }

  /**
   * Returns a text as one word, in the spelling of its first use, whatever its case. A slash would
   * separate two results, and some words are keys of remarks in a file.
   */
  private String word(String text) {
    String word =
        text.strip()
            .replace("1/2", "\u00bd")
            .replace("1/3", "\u2153")
            .replace("2/3", "\u2154")
            .replace("1/4", "\u00bc")
            .replaceAll("[ ,;/]+", "-");
    String named = word.matches("note|x-.*|\\$schema") ? word.toUpperCase(Locale.ROOT) : word;
    return words.getOrDefault(named.toLowerCase(Locale.ROOT), named);
  }

  /** Returns a built-in result in the notation of table files; null if the text means none. */
  private String builtInResult(String text) {
    if (isNothing(text)) {
      return NOTHING;
    }
    String side = loses.equals("attacker") ? "A" : "D";
    if (!loses.isEmpty() && text.matches("[+-]?\\d{1,2}")) {
      int lost = Math.abs(Integer.parseInt(text));
      return lost == 0 ? NOTHING : side + lost;
    }
    Matcher pair = PAIR.matcher(text);
    if (pair.matches()) {
      return pair(
          side("A", number(pair.group(1)), pair.group(2)),
          side("D", number(pair.group(3)), pair.group(4)));
    }
    Matcher effect = EFFECT.matcher(text);
    if (!effect.matches()) {
      return ResultAdvice.suggestion(text);
    }
    if (effect.group(5) != null) {
      return effect.group(1) == null ? "EX" : null;
    }
    if (effect.group(1) != null) {
      side = effect.group(1).substring(0, 1).toUpperCase(Locale.ROOT);
    } else if (effect.group(2) == null) {
      return null;
    }
    return effect.group(2) != null
        ? side + "E"
        : ResultAdvice.suggestion(
            side + (effect.group(3) != null ? "R" + effect.group(3) : effect.group(4)));
  }

  private static int number(String text) {
    return text.equals("-") ? 0 : text.length() > 4 ? Integer.MAX_VALUE : Integer.parseInt(text);
  }

  private static String side(String side, int losses, String retreat) {
    String lost = losses == 0 ? "" : String.valueOf(losses);
    return lost.isEmpty() && retreat.isEmpty()
        ? ""
        : side + lost + retreat.toUpperCase(Locale.ROOT);
  }

  private static String pair(String first, String second) {
    return first.isEmpty() && second.isEmpty()
        ? NOTHING
        : first + (first.isEmpty() || second.isEmpty() ? "" : "/") + second;
  }
}
