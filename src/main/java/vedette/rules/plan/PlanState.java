package vedette.rules.plan;

import java.util.List;
import java.util.Objects;

/**
 * Where a plan is.
 *
 * @param at the place in its course
 * @param position before the fight that is under way, if one is
 * @param rounds where each loop is
 * @param fight what is under way; null between two fights
 */
record PlanState(int at, PlanPosition position, List<Round> rounds, FightUnderWay fight) {
  /**
   * Where a loop is.
   *
   * @param times how often it has been gone through; 0 if there is no limit
   * @param fought whether something has been fought this time
   */
  record Round(int times, boolean fought) {
    static final Round FIRST = new Round(0, false);
  }

  /**
   * A fight that is under way.
   *
   * @param state of the fight; null before its first step
   * @param turn by the fight's own clock; 1 as long as nothing depends on it
   */
  record FightUnderWay(StepFight stepFight, Object state, int turn) {
    @Override
    public int hashCode() {
      return 31 * (31 * stepFight.hashCode() + Objects.hashCode(state)) + turn;
    }
  }

  // Not left to the record, whose own is slow: a plan has very many of them.
  @Override
  public int hashCode() {
    return 31 * (31 * (31 * at + position.hashCode()) + rounds.hashCode())
        + Objects.hashCode(fight);
  }
}
