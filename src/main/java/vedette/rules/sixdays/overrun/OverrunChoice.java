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
 * The choice of the phasing player to go through with an overrun or not, after declaring the
 * cavalry (10.0).
 *
 * @param differential differential of the attack, if the target had to show itself
 */
record OverrunChoice(OptionalInt differential) implements YesNo {
  /** Returns the choice about an attack. */
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

  /** Returns whether the target has shown itself: only then is it known which stack it is. */
  @Override
  public boolean hasSeen(Die roll) {
    return differential.isPresent();
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }

  /**
   * A doctrine for going through with an overrun: {@code always}, {@code revealed} (only against a
   * stack that had to show itself), {@code at +1} (against such a stack, from that differential on)
   * or {@code at +1 or hidden} (and also against one that stayed hidden).
   *
   * @param onlyRevealed whether it attacks only stacks that had to show themselves
   * @param seen threshold against a stack that had to show itself
   */
  record Doctrine(boolean onlyRevealed, Threshold seen) implements Doctrines.StatedDoctrine {
    private static final String REVEALED = "revealed";
    private static final String OR_HIDDEN = " or hidden";

    /** Reads the doctrine. */
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

    /** Returns the texts of the doctrines to try. */
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
