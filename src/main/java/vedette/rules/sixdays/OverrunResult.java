package vedette.rules.sixdays;

import java.util.List;
import java.util.function.Predicate;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;

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
    Measures<OverrunResult> measures = new Measures<>();
    measures
        .success("all targets are overrun", r -> r.ending == Ending.ALL_CLEARED)
        .category("ending", "how the overruns end", Ending.class, OverrunResult::ending)
        .count("targetsOverrun", "targets overrun", OverrunResult::cleared);
    Measures<OverrunResult> attacker = measures.of(Side.ATTACKER);
    Measures<OverrunResult> target = measures.of(Side.DEFENDER, "a target");
    attacker.count("Loss", "strength points {} loses", r -> r.attacker.loss());
    target.count(
        "Loss",
        "strength points the defenders lose",
        r -> r.met.stream().mapToInt(met -> met.target().loss()).sum());
    attacker.flag("Repulsed", "{} is repulsed", r -> r.attacker.repulsed());
    target.flag("Repulsed", "{} is repulsed", r -> r.any(StackState::repulsed));
    attacker.flag("Eliminated", "{} is eliminated", r -> r.attacker.eliminated());
    target.flag("Eliminated", "{} is eliminated", r -> r.any(StackState::eliminated));
    measures.count(
        "battleTurnsDue", "battle turns due in the combat phase", OverrunResult::turnsDue);
    if (fought) {
      measures.add(
          Measure.turns(
              "turnsFought", "battle turns fought in the combat phase", OverrunResult::fought));
    }
    for (int i = 0; i < targets.size(); i++) {
      each(measures, targets, i);
    }
    return measures.list();
  }

  private static void each(Measures<OverrunResult> measures, Names targets, int index) {
    String name = targets.name(index);
    String label = targets.label(index);
    if (targets.size() > 1) {
      StackState.measure(measures.ofOne(targets.side(), name, label), r -> r.target(index));
    }
    measures
        .ofOne(name, label)
        .flag(
            "revealed",
            "{} is met and must show its strength",
            r -> index < r.met.size() && r.met.get(index).revealed());
  }
}
