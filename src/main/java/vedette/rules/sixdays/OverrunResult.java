package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.Measure;
import vedette.rules.Names;

/**
 * How a row of overruns ended.
 *
 * @param attacker what has become of the overrunning stack
 * @param met the targets met, in order; those never reached are not there
 * @param cleared targets overrun
 * @param turnsDue battle turns that the stack must or may fight in the combat phase
 * @param fought whether battle turns were fought in the combat phase
 */
record OverrunResult(
    StackState attacker,
    List<OverrunState.Met> met,
    int cleared,
    int turnsDue,
    boolean fought,
    Ending ending) {

  /** Why the overrunning stack goes no further in the movement phase (10.0, SD8). */
  enum Ending {
    ALL_CLEARED("all overrun"),
    OUT_OF_MOVEMENT("out of movement"),
    HELD("held"),
    DECLINED("overrun declined"),
    ATTACKER_REPULSED("attacker repulsed"),
    ATTACKER_ELIMINATED("attacker eliminated");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  private StackState target(int index) {
    return index < met.size() ? met.get(index).target() : StackState.UNHURT;
  }

  private boolean any(Predicate<StackState> what) {
    return met.stream().map(OverrunState.Met::target).anyMatch(what);
  }

  /**
   * The measures; with several targets, of each of them as well.
   *
   * @param fought whether battle turns that are due are fought
   */
  static List<Measure<OverrunResult>> measures(Names targets, boolean fought) {
    List<Measure<OverrunResult>> measures = new ArrayList<>();
    measures.add(Measure.success("all targets are overrun", r -> r.ending == Ending.ALL_CLEARED));
    measures.add(
        Measure.category("ending", "how the overruns end", Ending.class, OverrunResult::ending));
    measures.add(Measure.count("targetsOverrun", "targets overrun", OverrunResult::cleared));
    measures.add(
        Measure.count(
            "attackerLoss", "strength points the attacker loses", r -> r.attacker.loss()));
    measures.add(
        Measure.count(
            "defenderLoss",
            "strength points the defenders lose",
            r -> r.met.stream().mapToInt(met -> met.target().loss()).sum()));
    measures.add(
        Measure.flag("attackerRepulsed", "the attacker is repulsed", r -> r.attacker.repulsed()));
    measures.add(
        Measure.flag("defenderRepulsed", "a target is repulsed", r -> r.any(StackState::repulsed)));
    measures.add(
        Measure.flag(
            "attackerEliminated", "the attacker is eliminated", r -> r.attacker.eliminated()));
    measures.add(
        Measure.flag(
            "defenderEliminated", "a target is eliminated", r -> r.any(StackState::eliminated)));
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
        StackMeasures.add(measures, targets, i, r -> r.target(target));
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
