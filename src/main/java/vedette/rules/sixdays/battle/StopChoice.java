package vedette.rules.sixdays.battle;

import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.YesNo;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;

/**
 * Whether the phasing player breaks the battle off before a further battle turn (11.3).
 *
 * @param next the turn that would follow
 * @param state as that one would begin
 */
public record StopChoice(BattleTurn next, BattleState state) implements YesNo {
  /**
   * Returns the best that one of his attacks would have next turn; found when somebody asks for it.
   */
  int differential() {
    return next.bestDifferential(state);
  }

  /** Strength points that he has lost. */
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
   * When the phasing player breaks a battle off after a battle turn: {@code never}, {@code best},
   * {@code below -1} (if none of his attacks would have that differential) or {@code after-losing
   * 4}.
   */
  public record StopDoctrine(Threshold when) implements Doctrines.StatedDoctrine {
    /** Reads it. */
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
