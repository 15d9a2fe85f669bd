package vedette.rules.own.stack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import vedette.form.model.WholeNumber;
import vedette.rules.own.stack.StackWords.Word;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.system.Arm;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.query.Values;

/**
 * A reader of one unit of a stack, or of several equal ones: {@code guard 2/3 disrupted}, {@code
 * inf x3}.
 */
final class UnitReader {
  static final int MOST_UNITS = 100;

  private final RuleSystem rules;
  private final StackWords stack;

  UnitReader(RuleSystem rules, StackWords stack) {
    this.rules = rules;
    this.stack = stack;
  }

  /**
   * Reads equal units: {@code 3 x inf 2} or {@code inf 2 x3} is {@code inf 2, inf 2, inf 2}.
   *
   * @param at the position of the units, used if there are no words
   * @throws TextFault if the words are not a unit
   */
  List<FieldedUnit> units(List<Word> words, int at) {
    int last = words.size() - 1;
    boolean before = words.size() > 1 && words.get(1).text().equals("x");
    boolean behind = last > 0 && words.get(last).text().matches("x\\d+");
    if (!before && !behind) {
      return List.of(unit(words, at, false));
    }
    if (before && behind) {
      throw stack.fault(
          words.get(last).at(),
          "`" + words.get(last).text() + "` is a second number of units",
          "write it once");
    }
    Word number = words.get(before ? 0 : last);
    int times =
        WholeNumber.of(before ? number.text() : number.text().substring(1), 1, MOST_UNITS)
            .orElseThrow(
                () ->
                    stack.fault(
                        number.at(),
                        "`" + number.text() + "` is not a number of units",
                        "write a number from 1 to " + MOST_UNITS + ", as 3 x inf 2 or inf 2 x3"));
    Word end = words.get(1);
    FieldedUnit unit =
        before
            ? unit(words.subList(2, words.size()), end.at() + end.text().length(), true)
            : unit(words.subList(0, last), at, true);
    return Collections.nCopies(times, unit);
  }

  /** Returns whether a word begins a clause, or is a word of the file. */
  private boolean isClause(String word) {
    return List.of("in", "is", "with").contains(word) || rules.words().contains(word);
  }

  private List<String> arms() {
    return rules.arms().stream().map(Arm::name).toList();
  }

  /**
   * Reads one unit.
   *
   * @param alike whether a number of equal units is given, so that the points may be left out
   */
  private FieldedUnit unit(List<Word> words, int at, boolean alike) {
    if (words.isEmpty()) {
      throw stack.fault(
          Math.min(at, stack.text().length()),
          "a unit is missing",
          rules.hasArms()
              ? "write " + arms().get(0) + " and its number"
              : "write its strength, as 12");
    }
    Word first = words.get(0);
    Arm arm = rules.arms().get(0);
    int next = 0;
    if (rules.hasArms()) {
      arm = rules.arm(first.text());
      if (arm == null) {
        throw stack.fault(
            first.at(),
            "`" + first.text() + "` is not a unit of this file",
            isClause(first.text())
                ? "write a semicolon before the clause: `; "
                    + words.stream().map(Word::text).collect(Collectors.joining(" "))
                    + "`"
                : first.text().matches("\\d+x?") && words.size() > 1 && isArm(words.get(1).text())
                    ? "write "
                        + first.text().replace("x", "")
                        + " x "
                        + words.get(1).text()
                        + " for equal units"
                    : first.text().matches("\\d.*")
                        ? "write the unit before its number, as "
                            + arms().get(0)
                            + " "
                            + first.text()
                        : Nearest.help(first.text(), arms()));
      }
      next = 1;
    }
    int[] strength = null;
    if (next < words.size() && words.get(next).text().matches("[-+\\d].*")) {
      strength = strength(arm, words.get(next++));
    }
    if (strength == null) {
      strength = unsaid(arm, first, alike, words);
    }
    Map<Integer, Integer> values = new HashMap<>();
    Map<Integer, Integer> states = new HashMap<>();
    while (next < words.size()) {
      next = readFurther(words, next, arm, values, states);
    }
    int begin = first.at();
    Word last = words.get(words.size() - 1);
    return new FieldedUnit(
        arm,
        strength[1],
        strength[0],
        values,
        states,
        stack.text().substring(begin, last.at() + last.text().length()));
  }

  private boolean isArm(String text) {
    return rules.arm(text) != null;
  }

  private int[] unsaid(Arm arm, Word at, boolean alike, List<Word> words) {
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
    throw stack.fault(
        at.at(),
        rules.hasArms()
            ? "`" + arm.name() + "` has neither a strength nor steps"
            : "`" + at.text() + "` is not a strength",
        rules.hasArms()
            ? "write "
                + arm.name()
                + " "
                + words.stream()
                    .map(Word::text)
                    .filter(it -> it.matches("[1-9]\\d*"))
                    .findFirst()
                    .map(it -> it + " with its number next to its name")
                    .orElse("5 for five points, or give it \"steps\": 1 in the file")
            : "write a whole number, as 12");
  }

  /** Returns the strength left and the full strength. */
  private int[] strength(Arm arm, Word token) {
    String[] parts = token.text().split("/", -1);
    int most = arm.hasSteps() ? arm.steps() : StackReader.MOST_POINTS;
    int left = number(parts[0], most);
    int full = parts.length == 2 ? number(parts[1], most) : arm.hasSteps() ? arm.steps() : left;
    boolean right = parts.length <= 2 && left > 0 && full >= left;
    if (!right || arm.hasSteps() && full != arm.steps()) {
      String who =
          arm.name().isEmpty()
              ? "a strength"
              : "the " + (arm.hasSteps() ? "steps" : "strength") + " of `" + arm.name() + "`";
      throw stack.fault(
          token.at(),
          "`" + token.text() + "` is not " + who,
          arm.hasSteps()
              ? "write steps from 1 to " + most + ", as " + arm.name() + " 1/" + most
              : "write a whole number from 1 to "
                  + most
                  + ", or 3/5 for three left of five"
                  + (rules.alone()
                      ? "; if both strengths are doubled, the ratio stays the same"
                      : ""));
    }
    return new int[] {left, full};
  }

  private static int number(String text, int most) {
    return text.startsWith("+") || text.startsWith("-")
        ? -1
        : WholeNumber.of(text, 1, most).orElse(-1);
  }

  private int readFurther(
      List<Word> words,
      int at,
      Arm arm,
      Map<Integer, Integer> values,
      Map<Integer, Integer> states) {
    Word token = words.get(at);
    State state = rules.state(token.text());
    if (state != null) {
      if (states.containsKey(state.index())) {
        throw stack.fault(token.at(), "`" + token.text() + "` is given twice", "write it once");
      }
      boolean number = at + 1 < words.size() && words.get(at + 1).text().matches("[-+\\d].*");
      boolean counts = number && state.isCounted();
      if (number && !counts) {
        throw stack.fault(
            words.get(at + 1).at(),
            "`" + token.text() + "` takes no number: a unit is in it or not",
            "leave the number out");
      }
      states.put(state.index(), counts ? times(state, words.get(at + 1)) : 1);
      return counts ? at + 2 : at + 1;
    }
    int value = rules.values().indexOf(token.text());
    if (value > Values.UNITS) {
      if (at + 1 >= words.size()) {
        throw stack.fault(
            token.at(),
            "the number of `" + token.text() + "` is missing",
            "write " + token.text() + " 6");
      }
      Word number = words.get(at + 1);
      int given =
          WholeNumber.of(number.text(), -StackReader.MOST_POINTS, StackReader.MOST_POINTS)
              .orElseThrow(
                  () ->
                      stack.fault(
                          number.at(),
                          "`" + number.text() + "` is not a whole number",
                          "write " + token.text() + " 6"));
      values.put(value, given);
      return at + 2;
    }
    if (token.text().matches("x\\d*")) {
      throw stack.fault(
          token.at(),
          "unexpected `" + token.text() + "`",
          "write the number of equal units last or first, as "
              + arm.name()
              + " x3 or 3 x "
              + arm.name());
    }
    throw unknown(token);
  }

  /** Returns the count of a counted state. */
  private int times(State state, Word number) {
    return WholeNumber.of(number.text(), 1, state.counts())
        .orElseThrow(
            () ->
                stack.fault(
                    number.at(),
                    "`" + number.text() + "` is not a valid number for `" + state.name() + "`",
                    "write a number from 1 to " + state.counts()));
  }

  private TextFault unknown(Word token) {
    List<String> known = new ArrayList<>();
    rules.states().forEach(it -> known.add(it.name()));
    rules.values().names().stream().skip(Values.UNITS + 1).forEach(known::add);
    if (isArm(token.text())) {
      throw stack.fault(
          token.at(),
          "`" + token.text() + "` is a further unit",
          "write a comma before it: "
              + stack.text().substring(0, token.at()).stripTrailing()
              + ", "
              + stack.text().substring(token.at()));
    }
    boolean word = rules.words().contains(token.text());
    boolean link = token.text().equals("in") || token.text().equals("with");
    Optional<String> nearest = Nearest.of(token.text(), known);
    return stack.fault(
        token.at(),
        word || link
            ? "`" + token.text() + "` describes the stack, not a unit"
            : "`" + token.text() + "` is not a state or a value of this file",
        word
            ? "write it after a semicolon: ; with " + token.text()
            : link
                ? "write `" + withSemicolon(token.at()) + "`"
                : nearest.isPresent()
                    ? "did you mean `" + nearest.get() + "`?"
                    : known.isEmpty()
                        ? "leave it out"
                        : "write one of " + String.join(", ", known));
  }

  private String withSemicolon(int at) {
    String text = stack.text();
    return text.substring(0, at).stripTrailing() + "; " + text.substring(at);
  }
}
