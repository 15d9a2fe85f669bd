package vedette.system.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.dice.Spread;
import vedette.source.TextFault;
import vedette.system.roll.Roll.Clause;
import vedette.system.roll.Roll.Dice;
import vedette.table.grid.Range;
import vedette.table.read.RangeText;

/**
 * A reader of the clauses of one roll from left to right: {@code reroll 1 once}, {@code highest 2}.
 * It refuses a clause without an effect where it stands.
 */
final class RollClauses {
  private static final Pattern CLAUSE =
      Pattern.compile(
          "(?<again>reroll) (?<rolls>\\S+) (?<how>once|always)"
              + "|(?<explode>explode) (?<shown>\\S+) (?:once|up to (?<times>[1-9]))"
              + "|(?<keep>highest|lowest) (?<kept>[1-9]\\d?)"
              + "|(?<count>count) (?<counted>\\S+)");

  private final List<Dice> dice;

  /** The distribution of a die of each kind, after the rerolls read so far. */
  private final List<Spread> shown = new ArrayList<>();

  private final boolean words;
  private String keeps;
  private String counts;
  private String explodes;

  /** The clause applied to kept dice; null for none. */
  private String behind;

  /** The number of dice kept after the clauses read so far. */
  private int left;

  /**
   * Creates a reader for one roll.
   *
   * @param words whether the faces of its dice are words
   */
  RollClauses(List<Dice> dice, boolean words) {
    this.dice = dice;
    this.words = words;
    dice.forEach(kind -> shown.add(kind.die()));
    left = dice.stream().mapToInt(Dice::maxCount).sum();
  }

  /**
   * Reads the next clause.
   *
   * @param from the offset of the text in that of the roll
   * @throws TextFault if it is none, or has no effect there
   */
  Clause read(String written, int from) {
    String text = written.strip();
    int at = from + written.length() - written.stripLeading().length();
    Clause clause = parse(text, at);
    if (words) {
      throw new TextFault(
          at,
          "`" + text + "` needs numbers, but these faces are words",
          "write \"faces\" for each word");
    }
    if (clause instanceof Roll.Reroll reroll) {
      checkEachDie(text, at);
      checkShown(reroll.rolls(), text, at);
      reroll(reroll, at);
    } else if (clause instanceof Roll.Explode explode) {
      checkEachDie(text, at);
      checkShown(explode.rolls(), text, at);
      refuseSecond(explodes, text, at, "write several faces as a range: \"explode 5-6 once\"");
      explodes = text;
    } else if (clause instanceof Roll.Keep keep) {
      keep(keep, text, at);
    } else if (clause instanceof Roll.Count count) {
      checkShown(count.rolls(), text, at);
      refuseSecond(counts, text, at, "write several faces as a range: \"count 1-2\"");
      if (dice.stream().anyMatch(kind -> kind.count() < 0)) {
        throw new TextFault(
            at,
            "`" + text + "` cannot be used on subtracted dice",
            "count the faces of added dice");
      }
      counts = text;
    }
    return clause;
  }

  private void reroll(Roll.Reroll reroll, int at) {
    boolean forEver =
        reroll.always()
            && shown.stream()
                .anyMatch(
                    die -> die.weights().keySet().stream().allMatch(reroll.rolls()::contains));
    if (forEver) {
      throw new TextFault(
          at, "every face is rerolled without end", "reroll fewer faces, or write `once`");
    }
    shown.replaceAll(die -> die.rerolled(reroll.rolls()::contains, reroll.always()));
  }

  private void keep(Roll.Keep keep, String text, int at) {
    if (counts != null) {
      throw new TextFault(
          at,
          "`" + text + "` must come before `" + counts + "`",
          "write \"" + text + ", " + counts + "\"");
    }
    String before = explodes != null ? explodes : behind;
    if (before != null) {
      throw new TextFault(
          at,
          "`" + text + "` must come before `" + before + "`",
          "write \"" + text + ", " + before + "\"");
    }
    if (dice.stream().anyMatch(kind -> kind.count() < 0)) {
      throw new TextFault(
          at, "`" + text + "` cannot be used on subtracted dice", "keep some of the added dice");
    }
    if (keep.dice() >= left) {
      throw new TextFault(
          at,
          "`"
              + text
              + "` of "
              + (dice.stream().anyMatch(it -> it.times() != null) ? "at most " : "")
              + left
              + (left == 1 ? " die" : " dice"),
          "keep fewer dice than are rolled, or leave it out");
    }
    left = keep.dice();
    keeps = text;
  }

  /** Rejects rerolls and explosions of kept dice of several kinds. */
  private void checkEachDie(String text, int at) {
    if (keeps == null) {
      return;
    }
    if (dice.size() > 1) {
      throw new TextFault(
          at,
          "`" + text + "` cannot follow `" + keeps + "` with dice of several kinds",
          "keep dice of one kind: \"3d6, highest 2\"");
    }
    behind = text;
  }

  private static void refuseSecond(String before, String text, int at, String help) {
    if (before != null) {
      throw new TextFault(at, "`" + text + "` cannot be combined with `" + before + "`", help);
    }
  }

  private void checkShown(Range rolls, String text, int at) {
    if (shown.stream().noneMatch(die -> die.shows(rolls::contains))) {
      throw new TextFault(
          at,
          "`" + text + "` names a face that no die shows",
          "write a face from " + shown.get(0).least() + " to " + shown.get(0).max());
    }
  }

  private static Clause parse(String clause, int at) {
    Matcher found = CLAUSE.matcher(clause);
    if (!found.matches()) {
      throw new TextFault(
          at,
          "`" + clause + "` is not a rule for dice",
          "write reroll 1 once, reroll 1 always, explode 6 once, explode 6 up to 3, highest 2,"
              + " lowest 1, count 5+");
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
      throw new TextFault(at, "`" + text + "` is not a range", "write \"1-2\" or \"..2\"");
    }
    return range;
  }
}
