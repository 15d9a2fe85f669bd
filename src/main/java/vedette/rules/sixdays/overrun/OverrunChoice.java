package vedette.rules.sixdays.overrun;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import vedette.dice.Die;
import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.rules.YesNo;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;
import vedette.rules.sixdays.battle.Attack;

/**
 * Whether the phasing player goes through with an overrun once he has declared his cavalry (10.0).
 *
 * @param differential that he would attack at, if the target had to show itself
 */
record OverrunChoice(OptionalInt differential) implements YesNo {
  /** Returns the choice to make an attack. */
  static OverrunChoice of(Attack attack, boolean revealed) {
    return new OverrunChoice(
        revealed
            ? OptionalInt.of(attack.differential(OpeningUmpire.UNHEARD))
            : OptionalInt.empty());
  }

  @Override
  public String situation() {
    return differential.isPresent()
        ? "differential " + Note.signed(differential.getAsInt())
        : "hidden stack";
  }

  @Override
  public String parameter() {
    return "press";
  }

  /** Which stack is adjacent only one that has shown itself tells. */
  @Override
  public boolean hasSeen(Die roll) {
    return differential.isPresent();
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }

  /**
   * When the phasing player goes through with an overrun: {@code always}, {@code revealed} (only
   * against a stack that had to show itself), {@code at +1} (that, and at such a differential) or
   * {@code at +1 or hidden} (also against one that did not).
   *
   * @param seen against a stack that had to show itself
   */
  record Doctrine(boolean onlyRevealed, Threshold seen) implements Doctrines.StatedDoctrine {
    private static final String REVEALED = "revealed";
    private static final String OR_HIDDEN = " or hidden";

    /** Reads it. */
    public static Doctrine parse(String written) {
      String text = written.toLowerCase(Locale.ROOT);
      if (text.equals(REVEALED)) {
        return new Doctrine(true, Threshold.ALWAYS);
      }
      boolean orHidden = text.startsWith("at ") && text.endsWith(OR_HIDDEN);
      String help =
          "write always, best, revealed, `at +1` (differential against a revealed stack) or"
              + " `at +1 or hidden`";
      Threshold seen =
          Threshold.parse(
              orHidden ? text.substring(0, text.length() - OR_HIDDEN.length()) : text,
              help,
              Word.ALWAYS,
              Word.BEST,
              Word.AT);
      return new Doctrine(seen.is(Word.AT) && !orHidden, seen);
    }

    /** Returns what is worth trying. */
    static List<String> textsToTry() {
      List<String> tried = new ArrayList<>(List.of(Word.ALWAYS.toString(), REVEALED));
      for (String at : Threshold.textsToTry(Word.AT)) {
        tried.add(at);
        tried.add(at + OR_HIDDEN);
      }
      return tried;
    }

    @Override
    public boolean isBest() {
      return seen.isBest();
    }

    boolean choose(OverrunChoice choice) {
      return choice.differential().isEmpty()
          ? !onlyRevealed
          : seen.isMet(choice.differential()::getAsInt);
    }

    @Override
    public String toString() {
      return !seen.is(Word.AT)
          ? onlyRevealed ? REVEALED : seen.toString()
          : seen + (onlyRevealed ? "" : OR_HIDDEN);
    }
  }
}
