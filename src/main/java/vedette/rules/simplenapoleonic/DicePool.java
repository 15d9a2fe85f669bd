package vedette.rules.simplenapoleonic;

import vedette.dice.Die;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.kit.Flags;
import vedette.rules.kit.ModifierTable.Situation;

/**
 * A throw of several D6, counted by those that score: one question to the umpire (SN1 to SN3).
 *
 * @param score least score that counts, before modifiers
 * @param holding what is so of those who throw, and of their target
 * @param readings that say how many dice there are and what scores, separated by spaces
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

  /** Returns the least face that scores; the throw and each modifier are noted. */
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

  /** Takes up the dice; so many that score, and more, come to the same. */
  Die take(int most, Umpire umpire) {
    int favourable = Math.max(0, SimpleNapoleonicTables.FACES + 1 - face(umpire));
    return rules.tables().pools().of(dice, favourable, most);
  }

  /** How many dice score; dice of which none can are not thrown. */
  static int count(Die dice, Umpire umpire) {
    return dice.max() == 0 ? 0 : umpire.count(dice);
  }
}
