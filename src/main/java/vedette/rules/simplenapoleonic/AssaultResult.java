package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Side;
import vedette.form.HelpLine;
import vedette.rules.EndingLines;

/**
 * What an assault has come to.
 *
 * @param driven whether the defender has been driven back
 */
record AssaultResult(UnitStates units, boolean driven) {
  /** How an assault ends. */
  enum Ending {
    ATTACKER_WINS("attacker wins"),
    DEFENDER_WINS("defender wins"),
    NEITHER_STAYS("neither stays"),
    UNDECIDED("undecided");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    /** That which follows from who is still where he was. */
    static Ending of(boolean attackerStays, boolean defenderStays) {
      if (defenderStays) {
        return attackerStays ? UNDECIDED : DEFENDER_WINS;
      }
      return attackerStays ? ATTACKER_WINS : NEITHER_STAYS;
    }

    /** What it means, for the help. */
    String meaning() {
      return switch (this) {
        case ATTACKER_WINS -> "the defender falls back or is gone, an attacker stays";
        case DEFENDER_WINS -> "the defender stays, and no attacker does";
        case NEITHER_STAYS -> "both sides fall back or are gone";
        case UNDECIDED -> "the turns are over, and both sides stay";
      };
    }

    /** What each of them means. */
    static List<HelpLine> explained() {
      return EndingLines.of(values(), Ending::meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  UnitState defender() {
    return units.of(Side.DEFENDER).get(0);
  }

  /**
   * Whether the defender is still there. One that was retreating before has not been beaten by
   * that.
   */
  boolean defenderStays(UnitState initial) {
    return !driven && defender().condition() == initial.condition();
  }

  Ending ending(UnitState initial) {
    return Ending.of(units.fighting(Side.ATTACKER) > 0, defenderStays(initial));
  }
}
