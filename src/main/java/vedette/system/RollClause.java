package vedette.system;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.problem.TextFault;
import vedette.system.Roll.Clause;
import vedette.table.Range;
import vedette.table.RangeText;

/** Reads what is done to the dice of a roll: {@code reroll 1 once}, {@code highest 2}. */
final class RollClause {
  private static final Pattern CLAUSE =
      Pattern.compile(
          "(?<again>reroll) (?<rolls>\\S+) (?<how>once|always)"
              + "|(?<explode>explode) (?<shown>\\S+) (?:once|up to (?<times>[1-9]))"
              + "|(?<keep>highest|lowest) (?<kept>[1-9]\\d?)"
              + "|(?<count>count) (?<counted>\\S+)");

  private RollClause() {}

  /**
   * A clause of a roll.
   *
   * @param from where the text begins in that of the roll
   * @throws TextFault if it is none
   */
  static Clause read(String text, int from) {
    String clause = text.strip();
    int at = from + text.length() - text.stripLeading().length();
    Matcher found = CLAUSE.matcher(clause);
    if (!found.matches()) {
      throw new TextFault(
          at,
          "`" + clause + "` is nothing that is done to dice",
          "reroll 1 once, reroll 1 always, explode 6 once, explode 6 up to 3, highest 2, lowest 1, count 5+");
    }
    if (found.group("again") != null) {
      return new Roll.Reroll(range(found.group("rolls"), at), found.group("how").equals("always"));
    }
    if (found.group("explode") != null) {
      String times = found.group("times");
      return new Roll.Explode(
          range(found.group("shown"), at), times == null ? 1 : Integer.parseInt(times));
    }
    if (found.group("keep") != null) {
      return new Roll.Keep(
          Integer.parseInt(found.group("kept")), found.group("keep").equals("highest"));
    }
    return new Roll.Count(range(found.group("counted"), at));
  }

  private static Range range(String text, int at) {
    Range range = RangeText.of(text);
    if (range == null) {
      throw new TextFault(at, "`" + text + "` is no range", "\"1-2\" or \"..2\"");
    }
    return range;
  }
}
