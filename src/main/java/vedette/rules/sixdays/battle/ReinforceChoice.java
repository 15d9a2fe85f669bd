package vedette.rules.sixdays.battle;

import vedette.fight.Side;
import vedette.rules.YesNo;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Threshold;
import vedette.rules.kit.Threshold.Word;
import vedette.rules.sixdays.units.Arrivals.PartTimeUnits;
import vedette.rules.sixdays.units.Roster;

/**
 * The choice of the nonphasing player to send in reinforcements before a battle turn's combat, or
 * not (11.3).
 *
 * @param reserve reinforcements that can come by now
 * @param state state at the beginning of the turn
 */
public record ReinforceChoice(BattleTurn turn, PartTimeUnits reserve, BattleState state)
    implements YesNo {
  /**
   * Returns the best differential of an attack on their stack without them; the least int if there
   * is none.
   */
  int differential() {
    return turn.bestDifferential(state, StackSet.of(reserve.stack()));
  }

  /** Returns the strength points that their stack has lost. */
  int lost() {
    Roster side = turn.contacts().defenders();
    return side.lost(side.stack(reserve.stack()), state.defenders().strengths());
  }

  @Override
  public String parameter() {
    return "reinforce";
  }

  @Override
  public Side side() {
    return Side.DEFENDER;
  }

  /**
   * A doctrine for sending in reinforcements that can come: {@code at-once}, {@code against +2}
   * (once an attack on their stack would have that differential) or {@code after-losing 3} (once
   * the stack has lost that number of points).
   */
  public record ReinforceDoctrine(Threshold when) implements Doctrines.StatedDoctrine {
    /** Reads the doctrine. */
    public static ReinforceDoctrine parse(String text) {
      String help =
          "write at-once, best, `against +2` (an attack at that differential) or `after-losing 3`"
              + " (points of the stack)";
      return new ReinforceDoctrine(
          Threshold.parse(text, help, Word.AT_ONCE, Word.BEST, Word.AGAINST, Word.AFTER_LOSING));
    }

    @Override
    public boolean isBest() {
      return when.isBest();
    }

    /** Returns whether they come as soon as they can. */
    boolean isAtOnce() {
      return when.is(Word.AT_ONCE);
    }

    boolean choose(ReinforceChoice choice) {
      return when.isMet(choice::differential, choice::lost);
    }

    @Override
    public String toString() {
      return when.toString();
    }
  }
}
