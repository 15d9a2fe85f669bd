package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.HelpLine;
import vedette.json.EnumWords;
import vedette.rules.EndingLines;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.rules.kit.StackSet;

/**
 * How a row of overruns ended.
 *
 * @param attacker the side of the overrunning stack as it stood then
 * @param met the targets met, in order; those never reached are not there
 * @param cleared targets overrun
 * @param turnsDue battle turns that the stack must or may fight in the combat phase
 * @param battle how the battle turns due ended; null if none were fought
 */
record OverrunResult(
    SideState attacker,
    List<OverrunState.Met> met,
    int cleared,
    int turnsDue,
    BattleResult.Ending battle,
    Ending ending) {
  private static final String NOT_FOUGHT = "no battle turns due";

  /** Why the overrunning stack goes no further in the movement phase (10.0, SD8). */
  enum Ending {
    ALL_OVERRUN,
    OUT_OF_MOVEMENT,
    HELD,
    OVERRUN_DECLINED,
    TARGET_ELIMINATED,
    ATTACKER_REPULSED,
    ATTACKER_ELIMINATED;

    /** What it means, for the help. */
    String meaning() {
      return switch (this) {
        case ALL_OVERRUN -> "every target is overrun";
        case OUT_OF_MOVEMENT -> "the stack cannot come adjacent to the next target";
        case HELD -> "a target stands, and the stack goes no further";
        case OVERRUN_DECLINED -> "the stack does not attack, as --press says";
        case TARGET_ELIMINATED -> "a target is eliminated, which ends movement (a variant)";
        case ATTACKER_REPULSED -> "the overrunning stack is repulsed";
        case ATTACKER_ELIMINATED -> "nothing is left of the overrunning stack";
      };
    }

    /** What each of them means. */
    static List<HelpLine> explained() {
      return EndingLines.of(values(), Ending::meaning);
    }

    /** The same, with what the battle turns can end in that follow. */
    static List<HelpLine> explainedWithBattle() {
      List<HelpLine> lines = explained();
      lines.add(new HelpLine(NOT_FOUGHT, "battle: the stack may fight no battle turns after it"));
      for (BattleResult.Ending ending : BattleResult.Ending.values()) {
        if (lines.stream().noneMatch(line -> line.written().equals(ending.toString()))) {
          lines.add(new HelpLine(ending.toString(), "battle: " + ending.meaning()));
        }
      }
      return lines;
    }

    @Override
    public String toString() {
      return EnumWords.spaced(this);
    }
  }

  /** How the battle turns due ended. */
  private String battleEnding() {
    return battle == null ? NOT_FOUGHT : battle.toString();
  }

  private StackState target(int index, List<Roster> possible) {
    return index < met.size()
        ? met.get(index).target().stack(0, possible.get(met.get(index).which()))
        : StackState.UNHURT;
  }

  private int defenderLoss(List<List<Roster>> rosters) {
    int loss = 0;
    for (int i = 0; i < met.size(); i++) {
      loss += target(i, rosters.get(i)).loss();
    }
    return loss;
  }

  /** Units of targets in the dead pile, where it is known what each is. */
  private int defenderDead(List<List<Roster>> rosters) {
    int dead = 0;
    for (int i = 0; i < rosters.size(); i++) {
      Roster roster = rosters.get(i).get(0);
      dead += roster.dead(stands(i, roster).strengths());
    }
    return dead;
  }

  /** How a target stands, met or not, where it is known what it is. */
  private SideState stands(int index, Roster roster) {
    return index < met.size() ? met.get(index).target() : SideState.of(roster);
  }

  private static int mostStrength(List<Roster> possible) {
    return possible.stream().mapToInt(Roster::strength).max().orElse(0);
  }

  private boolean any(Function<SideState, StackSet> what) {
    return met.stream().anyMatch(it -> !what.apply(it.target()).isEmpty());
  }

  /**
   * The measures; with several targets, of each of them as well.
   *
   * @param attackers the side of the overrunning stack
   * @param own its name
   * @param rosters those of the targets, of each those that it may be
   * @param fought whether battle turns that are due are fought
   * @param survivors how those are told who are left
   */
  static List<Measure<OverrunResult>> measures(
      Roster attackers,
      Names own,
      List<List<Roster>> rosters,
      Names targets,
      boolean fought,
      Survivors survivors) {
    Measures<OverrunResult> measures = new Measures<>();
    measures
        .success("all targets are overrun", r -> r.ending == Ending.ALL_OVERRUN)
        .category("ending", "how the overruns end", Ending.class, OverrunResult::ending)
        .count("targetsOverrun", "targets overrun", targets.size(), OverrunResult::cleared);
    Measures<OverrunResult> attacker = measures.of(Side.ATTACKER);
    Measures<OverrunResult> target = measures.of(Side.DEFENDER, "a target");
    attacker.count(
        "Loss",
        "strength points {} loses",
        attackers.strength(),
        r -> attackers.lost(r.attacker.strengths()));
    target.count(
        "Loss",
        "strength points the defenders lose",
        rosters.stream().mapToInt(OverrunResult::mostStrength).sum(),
        r -> r.defenderLoss(rosters));
    attacker.flag("Repulsed", "{} is repulsed", r -> r.attacker.repulsed().has(0));
    target.flag("Repulsed", "{} is repulsed", r -> r.any(SideState::repulsed));
    attacker.flag("Eliminated", "{} is eliminated", r -> r.attacker.eliminated().has(0));
    target.flag("Eliminated", "{} is eliminated", r -> r.any(SideState::eliminated));
    measures.count(
        "battleTurnsDue", "battle turns due in the combat phase", OverrunResult::turnsDue);
    if (fought) {
      List<String> endings = new ArrayList<>();
      Arrays.stream(BattleResult.Ending.values()).forEach(it -> endings.add(it.toString()));
      endings.add(NOT_FOUGHT);
      measures
          .category(
              "battleEnding", "how the battle turns due end", endings, OverrunResult::battleEnding)
          .add(
              Measure.turns(
                  "turnsFought", "battle turns fought in the combat phase", r -> r.battle != null));
    }
    for (int i = 0; i < targets.size(); i++) {
      each(measures, targets, i, rosters.get(i));
    }
    if (survivors.byUnit()) {
      int units = rosters.stream().mapToInt(it -> it.get(0).units().size()).sum();
      attacker.count(
          "Dead",
          "units of {} in the dead pile",
          attackers.units().size(),
          r -> attackers.dead(r.attacker.strengths()));
      measures
          .of(Side.DEFENDER)
          .count("Dead", "units of {} in the dead pile", units, r -> r.defenderDead(rosters));
      Survivors.measure(measures, attackers, own, 0, r -> r.attacker);
      for (int i = 0; i < targets.size(); i++) {
        int index = i;
        Roster roster = rosters.get(i).get(0);
        Survivors.measure(measures, roster, targets, i, r -> r.stands(index, roster));
      }
    }
    return measures.list();
  }

  private static void each(
      Measures<OverrunResult> measures, Names targets, int index, List<Roster> possible) {
    String name = targets.name(index);
    String label = targets.label(index);
    if (targets.size() > 1) {
      StackState.measure(
          measures.ofOne(targets.side(), name, label),
          mostStrength(possible),
          r -> r.target(index, possible));
    }
    measures
        .ofOne(name, label)
        .flag(
            "revealed",
            "{} is met and must show its strength",
            r -> index < r.met.size() && r.met.get(index).revealed());
  }
}
