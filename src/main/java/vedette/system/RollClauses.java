package vedette.system;

import java.util.ArrayList;
import java.util.List;
import vedette.problem.TextFault;
import vedette.system.Roll.Clause;
import vedette.system.Roll.Dice;
import vedette.table.Range;

/**
 * The clauses of one roll, read from left to right. A clause that nothing would play where it
 * stands is refused.
 */
final class RollClauses {
  private final List<Dice> dice;

  /** A die of each kind, as far as it is rolled again. */
  private final List<Spread> shown = new ArrayList<>();

  private final boolean words;
  private String keeps;
  private String counts;
  private String explodes;

  /** The number of dice that are kept, as far as it has been read. */
  private int left;

  /**
   * For one roll.
   *
   * @param words whether the faces of its dice are words
   */
  RollClauses(List<Dice> dice, boolean words) {
    this.dice = dice;
    this.words = words;
    dice.forEach(kind -> shown.add(kind.die()));
    left = dice.stream().mapToInt(kind -> Math.abs(kind.count())).sum();
  }

  /**
   * Returns the next clause.
   *
   * @param text of the clause
   * @param at its place in the text of the roll
   * @throws TextFault if it would do nothing there
   */
  Clause allowed(Clause clause, String text, int at) {
    if (words) {
      throw new TextFault(
          at, "`" + text + "` needs numbers, and these faces are words", "\"faces\" for each word");
    }
    if (clause instanceof Roll.Reroll reroll) {
      onEachDie(text, at);
      shown(reroll.rolls(), text, at);
      reroll(reroll);
    } else if (clause instanceof Roll.Explode explode) {
      onEachDie(text, at);
      shown(explode.rolls(), text, at);
      onlyOne(explodes, text, at, "\"explode 5-6 once\" names several faces");
      explodes = text;
    } else if (clause instanceof Roll.Keep keep) {
      keep(keep, text, at);
    } else if (clause instanceof Roll.Count count) {
      shown(count.rolls(), text, at);
      onlyOne(counts, text, at, "\"count 1-2\" names several faces");
      if (dice.stream().anyMatch(kind -> kind.count() < 0)) {
        throw new TextFault(
            at,
            "`" + text + "` of dice that are taken away",
            "count the faces of dice that are added");
      }
      counts = text;
    }
    return clause;
  }

  private void reroll(Roll.Reroll reroll) {
    boolean forEver =
        reroll.always()
            && shown.stream()
                .anyMatch(
                    die -> die.weights().keySet().stream().allMatch(reroll.rolls()::contains));
    if (forEver) {
      throw new TextFault(0, "each face is rolled again, for ever", "reroll fewer faces, or once");
    }
    shown.replaceAll(die -> die.rerolled(reroll.rolls()::contains, reroll.always()));
  }

  private void keep(Roll.Keep keep, String text, int at) {
    if (counts != null) {
      throw new TextFault(
          at,
          "`" + text + "` stands behind `" + counts + "`, of which no dice are left",
          "\"" + text + ", " + counts + "\"");
    }
    if (dice.size() > 1 || explodes != null) {
      throw new TextFault(
          at,
          "the highest or lowest are kept of dice of one kind that do not explode",
          "\"3d6, highest 2\"");
    }
    if (keep.dice() >= left) {
      throw new TextFault(
          at,
          "`" + text + "` of " + left + (left == 1 ? " die" : " dice"),
          "keep fewer dice than there are, or leave it out");
    }
    left = keep.dice();
    keeps = text;
  }

  /** What is done to each die is done before some are kept. */
  private void onEachDie(String text, int at) {
    if (keeps != null) {
      throw new TextFault(
          at,
          "`" + text + "` stands behind `" + keeps + "`",
          "dice are rolled again or explode before some are kept: \"" + text + ", " + keeps + "\"");
    }
  }

  private static void onlyOne(String before, String text, int at, String help) {
    if (before != null) {
      throw new TextFault(at, "`" + text + "` and `" + before + "` of one roll", help);
    }
  }

  private void shown(Range rolls, String text, int at) {
    if (shown.stream()
        .noneMatch(die -> die.weights().keySet().stream().anyMatch(rolls::contains))) {
      throw new TextFault(
          at,
          "no die shows what `" + text + "` asks for",
          "a face from " + shown.get(0).least() + " to " + shown.get(0).most());
    }
  }
}
