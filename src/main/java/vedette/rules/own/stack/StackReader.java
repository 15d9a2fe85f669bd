package vedette.rules.own.stack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.Side;
import vedette.form.model.WholeNumber;
import vedette.rules.own.stack.StackWords.Word;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.system.RuleSystem;

/**
 * A reader of stacks: units separated by commas, then words given for the stack, as in {@code
 * [name:] inf 5, guard 2/3 disrupted; in woods; with leader, flanked 2}.
 */
public final class StackReader {
  /** The maximum strength points of a unit. */
  public static final int MOST_POINTS = 9_999;

  private static final Pattern NAME = Pattern.compile("\\s*([\\p{L}][^:;,]*):");

  private final RuleSystem rules;
  private final StackWords stack;
  private final String text;

  private StackReader(RuleSystem rules, StackWords stack) {
    this.rules = rules;
    this.stack = stack;
    text = stack.text();
  }

  /**
   * Reads a force.
   *
   * @throws TextFault if the text is not a stack
   */
  public static Force read(RuleSystem rules, Side side, String text) {
    return new StackReader(rules, new StackWords(side, text)).force();
  }

  private Force force() {
    Matcher named = NAME.matcher(text);
    int from = named.lookingAt() ? named.end() : 0;
    String name = from > 0 ? named.group(1).strip() : "";
    Map<String, Integer> words = new LinkedHashMap<>();
    List<FieldedUnit> units = new ArrayList<>();
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
    return new Force(stack.side(), name, List.copyOf(units), words, text.strip());
  }

  private void units(int from, int to, List<FieldedUnit> units) {
    UnitReader reader = new UnitReader(rules, stack);
    int at = from;
    while (at <= to) {
      int comma = text.indexOf(',', at);
      int end = comma < 0 || comma > to ? to : comma;
      units.addAll(reader.units(stack.words(at, end), at));
      at = end + 1;
    }
    if (units.size() > UnitReader.MOST_UNITS) {
      throw stack.fault(
          0,
          "the stack has " + units.size() + " units, over the limit of " + UnitReader.MOST_UNITS,
          "write equal units as one: inf 12");
    }
  }

  private void words(int from, int to, Map<String, Integer> words) {
    List<Word> first = stack.words(from, to);
    if (first.isEmpty()) {
      throw stack.fault(
          Math.min(from, text.length()),
          "a clause is missing after the semicolon",
          "write `in` or `with` and a word");
    }
    Word link = first.get(0);
    if (!link.text().equals("in") && !link.text().equals("with")) {
      throw stack.fault(
          link.at(),
          "`" + link.text() + "` cannot begin a clause",
          rules.words().contains(link.text())
              ? "write ; with " + link.text()
              : "write `in` or `with` and a word of the file");
    }
    int at = link.at() + link.text().length();
    while (at <= to) {
      int comma = text.indexOf(',', at);
      int end = comma < 0 || comma > to ? to : comma;
      word(stack.words(at, end), link, words);
      at = end + 1;
    }
  }

  /** Returns the message for a count after a word that is not counted. */
  public static String uncounted(String word) {
    return "`" + word + "` takes no number: no modifier or amount counts it";
  }

  /** Returns the help for a count after a word that is not counted. */
  public static String helpForLoneWord(String word) {
    return "write " + word + " without a number, or add \"each\": true to its modifier";
  }

  private void word(List<Word> said, Word link, Map<String, Integer> words) {
    if (said.isEmpty()) {
      throw stack.fault(
          link.at(),
          "a word is missing after `" + link.text() + "`",
          "write one of " + String.join(", ", rules.words()));
    }
    Word word = said.get(0);
    if (!rules.words().contains(word.text())) {
      throw stack.fault(
          word.at(),
          "`" + word.text() + "` is not a word of this file",
          word.text().matches("in|with") && said.size() > 1
              ? "leave it out: write `" + link.text() + "` once, before all words"
              : rules.words().isEmpty()
                  ? "leave it out: the file has no words"
                  : Nearest.help(word.text(), rules.words()));
    }
    int times = 1;
    if (said.size() > 1) {
      Word count = said.get(1);
      times =
          WholeNumber.of(count.text(), 0, 99)
              .orElseThrow(
                  () ->
                      stack.fault(
                          count.at(),
                          "`" + count.text() + "` is not a number of times",
                          "write a number from 0 to 99, or a comma before a further word"));
      if (times > 1 && !rules.counts(word.text())) {
        throw stack.fault(count.at(), uncounted(word.text()), helpForLoneWord(word.text()));
      }
    }
    if (said.size() > 2) {
      throw stack.fault(
          said.get(2).at(),
          "unexpected `" + said.get(2).text() + "`",
          "write a comma before a further word");
    }
    if (words.put(word.text(), times) != null) {
      throw stack.fault(word.at(), "`" + word.text() + "` is given twice", "write it once");
    }
    words.remove(word.text(), 0); // A count of 0: the word is not given.
  }
}
