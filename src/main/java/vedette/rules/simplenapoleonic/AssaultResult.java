package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Side;
import vedette.form.model.HelpLine;
import vedette.json.EnumWords;
import vedette.rules.EndingLines;
import vedette.rules.kit.Units;

/**
 * What an assault has come to.
 *
 * @param driven whether the defender has been driven back
 */
record AssaultResult(Units<UnitState> units, boolean driven) {
  /** How an assault ends. */
  enum Ending {
    ATTACKER_WINS("the defender falls back or is gone, an attacker stays"),
    DEFENDER_WINS("the defender stays, and no attacker does"),
    NEITHER_STAYS("both sides fall back or are gone"),
    UNDECIDED("the turns are over, and both sides stay");

    private final String words = EnumWords.spaced(this);
    private final String meaning;

    Ending(String meaning) {
      this.meaning = meaning;
    }

    /** That which follows from who is still where he was. */
    static Ending of(boolean attackerStays, boolean defenderStays) {
      if (defenderStays) {
        return attackerStays ? UNDECIDED : DEFENDER_WINS;
      }
      return attackerStays ? ATTACKER_WINS : NEITHER_STAYS;
    }

    /** Returns what each of them means. */
    static List<HelpLine> explained() {
      return EndingLines.of(values(), ending -> ending.meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * Returns how it ended. A defender who was retreating before has not been beaten by that.
   *
   * @param defender as it began
   */
  Ending ending(UnitState defender) {
    boolean stays = !driven && units.of(Side.DEFENDER, 0).condition() == defender.condition();
    return Ending.of(units.count(Side.ATTACKER, UnitState::isSteady) > 0, stays);
  }
}
