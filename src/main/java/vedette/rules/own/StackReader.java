package vedette.rules.own;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.Side;
import vedette.form.WholeNumber;
import vedette.problem.Nearest;
import vedette.problem.TextFault;
import vedette.system.Arm;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.Values;

/**
 * Reads a stack: units with commas between, then words said of it: {@code [name:] inf 5, guard 2/3
 * disrupted; in woods; with leader, flanked 2}.
 */
final class StackReader {
  static final int MOST_POINTS = 9_999;
  private static final int MOST_UNITS = 100;
  private static final Pattern NAME = Pattern.compile("\\s*([\\p{L}][^:;,]*):");
  private static final Pattern TOKEN = Pattern.compile("[^\\s]+");

  private final RuleSystem rules;
  private final Side side;
  private final String text;

  private StackReader(RuleSystem rules, Side side, String text) {
    this.rules = rules;
    this.side = side;
    this.text = text;
  }

  /**
   * The force that a text is.
   *
   * @throws TextFault if it is none
   */
  static Force read(RuleSystem rules, Side side, String text) {
    return new StackReader(rules, side, text).force();
  }

  /** A word or number and where it begins. */
  private record Token(String text, int at) {}

  private Force force() {
    Matcher named = NAME.matcher(text);
    int from = named.lookingAt() ? named.end() : 0;
    String name = from > 0 ? named.group(1).strip() : "";
    Map<String, Integer> words = new LinkedHashMap<>();
    List<Fielded> units = new ArrayList<>();
    int part = 0;
    while (from <= text.length()) {
      int end = text.indexOf(';', from);
      end = end < 0 ? text.length() : end;
      if (part++ == 0) {
        units(from, end, units);
      } else {
        words(from, end, words);
      }
      from = end + 1;
    }
    return new Force(side, name, List.copyOf(units), words, text.strip());
  }

  private void units(int from, int to, List<Fielded> units) {
    int at = from;
    while (at <= to) {
      int comma = text.indexOf(',', at);
      int end = comma < 0 || comma > to ? to : comma;
      alike(tokens(at, end), at, units);
      at = end + 1;
    }
    if (units.size() > MOST_UNITS) {
      throw wrong(
          0,
          "a stack of " + units.size() + " units",
          "at most " + MOST_UNITS + "; equal units are one: inf 12");
    }
  }

  /** Equal units: {@code 3 x inf 2} or {@code inf 2 x3} is {@code inf 2, inf 2, inf 2}. */
  private void alike(List<Token> tokens, int at, List<Fielded> units) {
    int last = tokens.size() - 1;
    boolean before = tokens.size() > 1 && tokens.get(1).text().equals("x");
    boolean behind = last > 0 && tokens.get(last).text().matches("x\\d+");
    if (!before && !behind) {
      units.add(unit(tokens, at, false));
      return;
    }
    if (before && behind) {
      throw wrong(
          tokens.get(last).at(),
          "`" + tokens.get(last).text() + "` says a second time how many units there are",
          "say it once");
    }
    Token number = tokens.get(before ? 0 : last);
    int times =
        WholeNumber.of(before ? number.text() : number.text().substring(1), 1, MOST_UNITS)
            .orElseThrow(
                () ->
                    wrong(
                        number.at(),
                        "`" + number.text() + "` is not how many units there are",
                        "write a number from 1 to " + MOST_UNITS));
    Token end = tokens.get(1);
    Fielded unit =
        before
            ? unit(tokens.subList(2, tokens.size()), end.at() + end.text().length(), true)
            : unit(tokens.subList(0, last), at, true);
    units.addAll(Collections.nCopies(times, unit));
  }

  private List<Token> tokens(int from, int to) {
    List<Token> tokens = new ArrayList<>();
    Matcher token = TOKEN.matcher(text).region(from, to);
    while (token.find()) {
      tokens.add(new Token(token.group(), token.start()));
    }
    return tokens;
  }

  private TextFault wrong(int at, String message, String help) {
    return new TextFault(side.toString(), text, at, message, help);
  }

  private List<String> arms() {
    return rules.arms().stream().map(Arm::name).toList();
  }

  /**
   * Reads one unit.
   *
   * @param alike whether it is said how many of it there are, so that its points may be left out
   */
  private Fielded unit(List<Token> tokens, int at, boolean alike) {
    if (tokens.isEmpty()) {
      throw wrong(
          Math.min(at, text.length()),
          "a unit is missing",
          rules.hasArms()
              ? "write " + arms().get(0) + " and its number"
              : "write its strength, as 12");
    }
    Token first = tokens.get(0);
    Arm arm = rules.arms().get(0);
    int next = 0;
    if (rules.hasArms()) {
      arm = rules.arm(first.text());
      if (arm == null) {
        throw wrong(
            first.at(),
            "`" + first.text() + "` is not a unit of this file",
            first.text().matches("\\d+x?") && tokens.size() > 1 && isArm(tokens.get(1).text())
                ? "write "
                    + first.text().replace("x", "")
                    + " x "
                    + tokens.get(1).text()
                    + " for equal units"
                : first.text().matches("\\d.*")
                    ? "write the unit before its number, as " + arms().get(0) + " " + first.text()
                    : Nearest.help(first.text(), arms()));
      }
      next = 1;
    }
    int[] strength = null;
    if (next < tokens.size() && tokens.get(next).text().matches("[-+\\d].*")) {
      strength = strength(arm, tokens.get(next++));
    }
    if (strength == null) {
      strength = unsaid(arm, first, alike);
    }
    Map<Integer, Integer> values = new HashMap<>();
    Map<Integer, Integer> states = new HashMap<>();
    while (next < tokens.size()) {
      next = further(tokens, next, arm, values, states);
    }
    int begin = first.at();
    Token last = tokens.get(tokens.size() - 1);
    return new Fielded(
        arm,
        strength[1],
        strength[0],
        values,
        states,
        text.substring(begin, last.at() + last.text().length()));
  }

  private boolean isArm(String text) {
    return rules.arm(text) != null;
  }

  private int[] unsaid(Arm arm, Token at, boolean alike) {
    if (arm.hasSteps()) {
      return new int[] {arm.steps(), arm.steps()};
    }
    Integer strength = arm.value(Values.STRENGTH, 1);
    if (strength != null && strength > 0) {
      return new int[] {strength, strength};
    }
    if (alike && rules.hasArms()) {
      return new int[] {arm.life(), arm.life()};
    }
    throw wrong(
        at.at(),
        rules.hasArms()
            ? "`" + arm.name() + "` has neither a strength nor steps"
            : "`" + at.text() + "` is not a strength",
        rules.hasArms()
            ? "write " + arm.name() + " 5 for five points, or give it \"steps\": 1 in the file"
            : "write a whole number, as 12");
  }

  /** What is left, and of how much. */
  private int[] strength(Arm arm, Token token) {
    String[] parts = token.text().split("/", -1);
    int most = arm.hasSteps() ? arm.steps() : MOST_POINTS;
    int left = number(parts[0], most);
    int full = parts.length == 2 ? number(parts[1], most) : arm.hasSteps() ? arm.steps() : left;
    boolean right = parts.length <= 2 && left > 0 && full >= left;
    if (!right || arm.hasSteps() && full != arm.steps()) {
      String who =
          arm.name().isEmpty()
              ? "a strength"
              : "the " + (arm.hasSteps() ? "steps" : "strength") + " of `" + arm.name() + "`";
      throw wrong(
          token.at(),
          "`" + token.text() + "` is not " + who,
          arm.hasSteps()
              ? "write steps from 1 to " + most + ", as " + arm.name() + " 1/" + most
              : "write a whole number from 1 to "
                  + most
                  + ", or 3/5 for three left of five"
                  + (rules.alone() ? "; twice both strengths are the same ratio" : ""));
    }
    return new int[] {left, full};
  }

  private static int number(String text, int most) {
    return text.startsWith("+") || text.startsWith("-")
        ? -1
        : WholeNumber.of(text, 1, most).orElse(-1);
  }

  private int further(
      List<Token> tokens,
      int at,
      Arm arm,
      Map<Integer, Integer> values,
      Map<Integer, Integer> states) {
    Token token = tokens.get(at);
    State state = rules.state(token.text());
    if (state != null) {
      if (states.containsKey(state.index())) {
        throw wrong(token.at(), "`" + token.text() + "` is said twice", "say it once");
      }
      boolean number = at + 1 < tokens.size() && tokens.get(at + 1).text().matches("[-+\\d].*");
      boolean counts = number && state.isCounted();
      if (number && !counts) {
        throw wrong(
            tokens.get(at + 1).at(),
            "`" + token.text() + "` does not count: a unit is in it or not",
            "leave the number out");
      }
      states.put(state.index(), counts ? times(state, tokens.get(at + 1)) : 1);
      return counts ? at + 2 : at + 1;
    }
    int value = rules.values().indexOf(token.text());
    if (value > Values.UNITS) {
      if (at + 1 >= tokens.size()) {
        throw wrong(
            token.at(),
            "the number of `" + token.text() + "` is missing",
            "write " + token.text() + " 6");
      }
      Token number = tokens.get(at + 1);
      int given =
          WholeNumber.of(number.text(), -MOST_POINTS, MOST_POINTS)
              .orElseThrow(
                  () ->
                      wrong(
                          number.at(),
                          "`" + number.text() + "` is not a whole number",
                          "write " + token.text() + " 6"));
      values.put(value, given);
      return at + 2;
    }
    if (token.text().matches("x\\d*")) {
      throw wrong(
          token.at(),
          "`" + token.text() + "` cannot stand here",
          "how many equal units there are stands last or first, as "
              + arm.name()
              + " x3 or 3 x "
              + arm.name());
    }
    throw unknown(token);
  }

  /** How often a unit is in a state that counts. */
  private int times(State state, Token number) {
    return WholeNumber.of(number.text(), 1, state.counts())
        .orElseThrow(
            () ->
                wrong(
                    number.at(),
                    "`" + number.text() + "` is not how often a unit can be " + state.name(),
                    "write a number from 1 to " + state.counts()));
  }

  private TextFault unknown(Token token) {
    List<String> known = new ArrayList<>();
    rules.states().forEach(it -> known.add(it.name()));
    rules.values().names().stream().skip(Values.UNITS + 1).forEach(known::add);
    boolean word = rules.words().contains(token.text());
    boolean link = token.text().equals("in") || token.text().equals("with");
    Optional<String> nearest = Nearest.of(token.text(), known);
    return wrong(
        token.at(),
        word || link
            ? "`" + token.text() + "` is said of the stack and not of a unit"
            : "`" + token.text() + "` is not a state or a value of this file",
        word
            ? "write it behind a semicolon: ; with " + token.text()
            : link
                ? "write `" + withSemicolon(token.at()) + "`"
                : nearest.isPresent()
                    ? "did you mean `" + nearest.get() + "`?"
                    : known.isEmpty() ? "leave it out" : "known here: " + String.join(", ", known));
  }

  /** The text with a semicolon before a word. */
  private String withSemicolon(int at) {
    return text.substring(0, at).stripTrailing() + "; " + text.substring(at);
  }

  private void words(int from, int to, Map<String, Integer> words) {
    List<Token> first = tokens(from, to);
    if (first.isEmpty()) {
      throw wrong(
          Math.min(from, text.length()),
          "nothing follows the semicolon",
          "write in or with and a word");
    }
    Token link = first.get(0);
    if (!link.text().equals("in") && !link.text().equals("with")) {
      throw wrong(
          link.at(),
          "`" + link.text() + "` cannot follow a semicolon",
          rules.words().contains(link.text())
              ? "write ; with " + link.text()
              : "write in or with and a word of the file");
    }
    int at = link.at() + link.text().length();
    while (at <= to) {
      int comma = text.indexOf(',', at);
      int end = comma < 0 || comma > to ? to : comma;
      word(tokens(at, end), link, words);
      at = end + 1;
    }
  }

  /** Why a word is said once. */
  static String uncounted(String word) {
    return "`" + word + "` does not count: no modifier or amount asks how often it is said";
  }

  /** What to write instead. */
  static String alone(String word) {
    return "write " + word + " alone; a modifier with \"each\": true counts its word";
  }

  private void word(List<Token> tokens, Token link, Map<String, Integer> words) {
    if (tokens.isEmpty()) {
      throw wrong(
          link.at(),
          "a word is missing behind `" + link.text() + "`",
          "write one of " + String.join(", ", rules.words()));
    }
    Token word = tokens.get(0);
    if (!rules.words().contains(word.text())) {
      throw wrong(
          word.at(),
          "`" + word.text() + "` is not a word of this file",
          word.text().matches("in|with") && tokens.size() > 1
              ? "leave it out: `" + link.text() + "` is said once, before all words"
              : rules.words().isEmpty()
                  ? "the file has no words"
                  : Nearest.help(word.text(), rules.words()));
    }
    int times = 1;
    if (tokens.size() > 1) {
      Token count = tokens.get(1);
      times =
          WholeNumber.of(count.text(), 0, 99)
              .orElseThrow(
                  () ->
                      wrong(
                          count.at(),
                          "`" + count.text() + "` is not a number of times",
                          "write a number from 0 to 99, or a comma before a further word"));
      if (times > 1 && !rules.counts(word.text())) {
        throw wrong(count.at(), uncounted(word.text()), alone(word.text()));
      }
    }
    if (tokens.size() > 2) {
      throw wrong(
          tokens.get(2).at(),
          "`" + tokens.get(2).text() + "` cannot follow here",
          "write a comma before a further word");
    }
    if (words.put(word.text(), times) != null) {
      throw wrong(word.at(), "`" + word.text() + "` is said twice", "say it once");
    }
    words.remove(word.text(), 0); // Not said.
  }
}
