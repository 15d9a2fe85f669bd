package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Side;
import vedette.form.model.HelpLine;
import vedette.json.EnumWords;
import vedette.rules.EndingLines;
import vedette.rules.kit.Units;

/**
 * The result of an assault.
 *
 * @param driven whether the defender has been driven back
 */
record AssaultResult(Units<UnitState> units, boolean driven) {
  /** The endings of an assault. */
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

    /** Returns the ending that follows from which sides keep their place. */
    static Ending of(boolean attackerStays, boolean defenderStays) {
      if (defenderStays) {
        return attackerStays ? UNDECIDED : DEFENDER_WINS;
      }
      return attackerStays ? ATTACKER_WINS : NEITHER_STAYS;
    }

    /** Returns the help lines that explain the endings. */
    static List<HelpLine> explained() {
      return EndingLines.of(values(), ending -> ending.meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * Returns the ending. A defender that was already retreating does not count as beaten because it
   * retreats.
   *
   * @param defender the defender at the start
   */
  Ending ending(UnitState defender) {
    boolean stays = !driven && units.of(Side.DEFENDER, 0).condition() == defender.condition();
    return Ending.of(units.count(Side.ATTACKER, UnitState::isSteady) > 0, stays);
  }
}
