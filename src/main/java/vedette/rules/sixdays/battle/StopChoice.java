package vedette.rules.sixdays.battle;

import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.YesNo;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;

/**
 * The choice of the phasing player to break the battle off before another battle turn, or not
 * (11.3).
 *
 * @param next the turn that would follow
 * @param state state at the beginning of that turn
 */
public record StopChoice(BattleTurn next, BattleState state) implements YesNo {
  /**
   * Returns the best differential of the attacker's attacks next turn; computed only when it is
   * needed.
   */
  int differential() {
    return next.bestDifferential(state);
  }

  /** Returns the strength points that the attacker has lost. */
  int lost() {
    return next.contacts().attackers().lost(state.attackers().strengths());
  }

  @Override
  public String situation() {
    String points = lost() == 1 ? " point" : " points";
    return "differential " + Note.signed(differential()) + ", " + lost() + points + " lost";
  }

  @Override
  public String parameter() {
    return "stop";
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }

  /**
   * A doctrine for breaking a battle off after a battle turn: {@code never}, {@code best}, {@code
   * below -1} (if no attack would have that differential) or {@code after-losing 4}.
   */
  public record StopDoctrine(Threshold when) implements Doctrines.StatedDoctrine {
    /** Reads the doctrine. */
    public static StopDoctrine parse(String text) {
      String help =
          "write never, best, `below 0` (no attack has that differential or a better one) or"
              + " `after-losing 4` (points)";
      return new StopDoctrine(
          Threshold.parse(text, help, Word.NEVER, Word.BEST, Word.BELOW, Word.AFTER_LOSING));
    }

    @Override
    public boolean isBest() {
      return when.isBest();
    }

    boolean choose(StopChoice choice) {
      return when.isMet(choice::differential, choice::lost);
    }

    @Override
    public String toString() {
      return when.toString();
    }
  }
}
