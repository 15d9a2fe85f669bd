package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.json.EnumWords;
import vedette.rules.Names;
import vedette.rules.kit.StackSet;

/**
 * How a row of overruns ended.
 *
 * @param attacker the overrunning stack as it stood then
 * @param met the targets met, in order; those never reached are not there
 * @param cleared targets overrun
 * @param turnsDue battle turns that the stack must or may fight in the combat phase
 * @param fought whether battle turns were fought in the combat phase
 */
record OverrunResult(
    SideState attacker,
    List<OverrunState.Met> met,
    int cleared,
    int turnsDue,
    boolean fought,
    Ending ending) {

  /** Why the overrunning stack goes no further in the movement phase (10.0, SD8). */
  enum Ending {
    ALL_OVERRUN,
    OUT_OF_MOVEMENT,
    HELD,
    OVERRUN_DECLINED,
    ATTACKER_REPULSED,
    ATTACKER_ELIMINATED;

    @Override
    public String toString() {
      return EnumWords.spaced(this);
    }
  }

  private StackState target(int index, Roster roster) {
    return index < met.size() ? met.get(index).target().stack(0, roster) : StackState.UNHURT;
  }

  private int defenderLoss(List<Roster> rosters) {
    int loss = 0;
    for (int i = 0; i < met.size(); i++) {
      loss += rosters.get(i).lost(met.get(i).target().strengths());
    }
    return loss;
  }

  private boolean any(Function<SideState, StackSet> what) {
    return met.stream().anyMatch(it -> !what.apply(it.target()).isEmpty());
  }

  /**
   * The measures; with several targets, of each of them as well.
   *
   * @param rosters of the targets
   * @param fought whether battle turns that are due are fought
   */
  static List<Measure<OverrunResult>> measures(
      Roster attacker, List<Roster> rosters, Names targets, boolean fought) {
    List<Measure<OverrunResult>> measures = new ArrayList<>();
    measures.add(Measure.success("all targets are overrun", r -> r.ending == Ending.ALL_OVERRUN));
    measures.add(
        Measure.category("ending", "how the overruns end", Ending.class, OverrunResult::ending));
    measures.add(Measure.count("targetsOverrun", "targets overrun", OverrunResult::cleared));
    measures.add(
        Measure.count(
            "attackerLoss",
            "strength points the attacker loses",
            r -> attacker.lost(r.attacker.strengths())));
    measures.add(
        Measure.count(
            "defenderLoss", "strength points the defenders lose", r -> r.defenderLoss(rosters)));
    measures.add(
        Measure.flag(
            "attackerRepulsed", "the attacker is repulsed", r -> r.attacker.repulsed().has(0)));
    measures.add(
        Measure.flag("defenderRepulsed", "a target is repulsed", r -> r.any(SideState::repulsed)));
    measures.add(
        Measure.flag(
            "attackerEliminated",
            "the attacker is eliminated",
            r -> r.attacker.eliminated().has(0)));
    measures.add(
        Measure.flag(
            "defenderEliminated", "a target is eliminated", r -> r.any(SideState::eliminated)));
    measures.add(
        Measure.count(
            "battleTurnsDue", "battle turns due in the combat phase", OverrunResult::turnsDue));
    if (fought) {
      measures.add(
          Measure.turns(
              "turnsFought", "battle turns fought in the combat phase", OverrunResult::fought));
    }
    for (int i = 0; i < targets.size(); i++) {
      int target = i;
      if (targets.size() > 1) {
        StackMeasures.add(measures, targets, i, r -> r.target(target, rosters.get(target)));
      }
      measures.add(
          Measure.<OverrunResult>flag(
                  "revealed",
                  targets.label(i) + " is met and must show its strength",
                  r -> target < r.met.size() && r.met.get(target).revealed())
              .ofOne(targets.name(i)));
    }
    return List.copyOf(measures);
  }
}
