package vedette.rules.own;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.form.model.HelpLine;
import vedette.rules.own.stack.SideStatus;

/**
 * The end of a fight.
 *
 * @param ending the reason
 */
public record FightResult(BySide<SideStatus> status, String ending) {
  static final String OFF_THE_TABLE = "off the table";
  static final String ROUNDS_OVER = "rounds over";

  /** The endings that every system has. */
  public static final List<String> ENDINGS = explained().stream().map(HelpLine::written).toList();

  /** Returns the endings and their meanings. */
  public static List<HelpLine> explained() {
    return List.of(
        new HelpLine("attacker eliminated", "nothing is left of the attacker"),
        new HelpLine("defender eliminated", "nothing is left of the defender"),
        new HelpLine("both eliminated", "nothing is left of either side"),
        new HelpLine("attacker repulsed", "what was left of the attacker was repulsed"),
        new HelpLine("defender repulsed", "what was left of the defender was repulsed"),
        new HelpLine("attacker retreats", "what was left of the attacker left the fight"),
        new HelpLine("defender retreats", "what was left of the defender left the fight"),
        new HelpLine("both forced back", "what was left of both sides left the fight"),
        new HelpLine(OFF_THE_TABLE, "no column is left for the strengths of both sides"),
        new HelpLine(ROUNDS_OVER, "all rounds are over and both sides are there"));
  }

  /**
   * Returns the status in the next round. After the last round the status has already been
   * advanced.
   */
  BySide<SideStatus> nextRound() {
    return ending.equals(ROUNDS_OVER) ? status : status.map(SideStatus::afterRound);
  }

  /** Returns whether a side has no unit in the fight and none that left it. */
  public boolean isEliminated(Side side) {
    return !status.of(side).stands() && !anyEscaped(status.of(side));
  }

  /** Returns whether a side has no unit in the fight but some that left it. */
  public boolean isForcedBack(Side side) {
    return !status.of(side).stands() && anyEscaped(status.of(side));
  }

  /** Returns whether the attacker is in the fight and the defender is not. */
  public boolean isWon() {
    return status.attacker().stands() && !status.defender().stands();
  }

  private static boolean anyEscaped(SideStatus side) {
    for (int unit = 0; unit < side.size(); unit++) {
      if (side.hasEscaped(unit)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the ending if a side has no unit left in the fight; null if both have. */
  static String ending(BySide<SideStatus> status) {
    boolean attacker = status.attacker().stands();
    boolean defender = status.defender().stands();
    if (attacker && defender) {
      return null;
    }
    boolean attackerAway = !attacker && anyEscaped(status.attacker());
    boolean defenderAway = !defender && anyEscaped(status.defender());
    boolean attackerGone = !attacker && !attackerAway;
    boolean defenderGone = !defender && !defenderAway;
    if (attackerGone || defenderGone) {
      return attackerGone && defenderGone
          ? "both eliminated"
          : attackerGone ? "attacker eliminated" : "defender eliminated";
    }
    if (attackerAway && defenderAway) {
      return "both forced back";
    }
    if (attackerAway) {
      return repulsed(status.attacker()) ? "attacker repulsed" : "attacker retreats";
    }
    return repulsed(status.defender()) ? "defender repulsed" : "defender retreats";
  }

  private static boolean repulsed(SideStatus side) {
    for (int unit = 0; unit < side.size(); unit++) {
      if (side.hasEscaped(unit) && side.wasRepulsed(unit)) {
        return true;
      }
    }
    return false;
  }

  // Written by hand: the generated methods are slow, and results are looked up more often than
  // anything else.
  @Override
  public boolean equals(Object other) {
    return other instanceof FightResult that
        && status.equals(that.status)
        && ending.equals(that.ending);
  }

  @Override
  public int hashCode() {
    return 31 * status.hashCode() + ending.hashCode();
  }
}
