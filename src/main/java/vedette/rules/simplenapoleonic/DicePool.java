package vedette.rules.simplenapoleonic;

import vedette.dice.Die;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.kit.Flags;
import vedette.rules.kit.ModifierTable.Situation;

/**
 * A throw of several D6, of which those that score are counted; one question to the umpire (SN1 to
 * SN3).
 *
 * @param score minimum score that counts, before modifiers
 * @param holding conditions of the throwing unit and of its target
 * @param readings readings that the number of dice and the score rest on, separated by spaces
 */
record DicePool(
    RulesInForce rules,
    String who,
    int dice,
    int score,
    Flags<ScoreCondition> holding,
    String readings)
    implements Situation<ScoreCondition> {

  @Override
  public boolean holds(ScoreCondition condition) {
    return holding.contains(condition);
  }

  @Override
  public Object because(ScoreCondition condition) {
    return who;
  }

  /** Returns the lowest face that scores, and notes the throw and each modifier. */
  int face(Umpire umpire) {
    int face = Math.max(1, score - rules.tables().modifiers().sum(this, umpire));
    if (umpire.hears(readings)) {
      umpire.note(new Note.Event(readings, "{} rolls {}", who, words(face)));
    }
    return face;
  }

  private String words(int face) {
    String scores =
        face < SimpleNapoleonicTables.FACES ? "hits on " + face + " or more" : "hits on 6";
    return dice
        + (dice == 1 ? " die, " : " dice, ")
        + (face > SimpleNapoleonicTables.FACES ? "no roll hits" : scores);
  }

  /**
   * Returns the dice to throw, merged by the number that score.
   *
   * @param most the number of hits from which on all are one outcome
   */
  Die take(int most, Umpire umpire) {
    int favourable = Math.max(0, SimpleNapoleonicTables.FACES + 1 - face(umpire));
    return rules.tables().pools().of(dice, favourable, most);
  }

  /** Returns the number of dice that score. Dice that cannot score are not thrown. */
  static int count(Die dice, Umpire umpire) {
    return dice.max() == 0 ? 0 : umpire.count(dice);
  }
}
