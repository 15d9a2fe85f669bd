package vedette.rules.plan;

import java.util.List;
import java.util.Objects;

/**
 * The state of a plan.
 *
 * @param at the current place in its course
 * @param position the position, before the current fight if there is one
 * @param rounds the progress of each loop
 * @param fight the current fight; null between two fights
 */
record PlanState(int at, PlanPosition position, List<Round> rounds, FightUnderWay fight) {
  /**
   * The progress of a loop.
   *
   * @param times the number of completed passes; 0 if there is no limit
   * @param fought whether this pass has had a fight
   */
  record Round(int times, boolean fought) {
    static final Round FIRST = new Round(0, false);
  }

  /**
   * The current fight.
   *
   * @param state the state of the fight; null before its first step
   * @param turn the turn on the fight's own clock; 1 as long as nothing depends on it
   */
  record FightUnderWay(StepFight stepFight, Object state, int turn) {
    @Override
    public int hashCode() {
      return 31 * (31 * stepFight.hashCode() + Objects.hashCode(state)) + turn;
    }
  }

  // Written by hand: the generated hashCode is slow, and a plan has very many states.
  @Override
  public int hashCode() {
    return 31 * (31 * (31 * at + position.hashCode()) + rounds.hashCode())
        + Objects.hashCode(fight);
  }
}
