package vedette.rules.sixdays.overrun;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vedette.fight.Measure;
import vedette.form.model.HelpLine;
import vedette.json.EnumWords;
import vedette.rules.EndingLines;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.rules.sixdays.battle.BattleResult;
import vedette.rules.sixdays.units.Roster;
import vedette.rules.sixdays.units.SideMeasures;
import vedette.rules.sixdays.units.SideState;
import vedette.rules.sixdays.units.SurvivorDetail;
import vedette.rules.sixdays.units.Wording;

/**
 * The result of a row of overruns.
 *
 * @param attacker the side of the overrunning stack at the end
 * @param metTargets the targets reached, in order
 * @param cleared number of targets overrun
 * @param turnsDue battle turns that the stack must or may fight in the combat phase
 * @param battle the end of the battle turns due; null if none were fought
 */
public record OverrunResult(
    SideState attacker,
    List<OverrunEngagement.State.MetTarget> metTargets,
    int cleared,
    int turnsDue,
    BattleResult.Ending battle,
    Ending ending) {
  private static final String NOT_FOUGHT = "no battle turns due";

  /** The reason why the overrunning stack goes no further in the movement phase (10.0, SD8). */
  public enum Ending {
    ALL_OVERRUN("every target is overrun", null),
    OUT_OF_MOVEMENT(
        "the stack cannot come adjacent to the next target", "it cannot reach the next target"),
    HELD("a target holds, and the stack must stop", "and is held"),
    OVERRUN_DECLINED("the stack does not attack, by --press", "it declines an overrun"),
    TARGET_ELIMINATED(
        "a target is eliminated, which ends movement (a variant)",
        "a target is eliminated, which ends its movement"),
    ATTACKER_REPULSED("the overrunning stack is repulsed", "it is repulsed"),
    ATTACKER_ELIMINATED("the overrunning stack is eliminated", "it is eliminated");

    private final String meaning;

    /** The clause of the summary; null for success. */
    private final String clause;

    Ending(String meaning, String clause) {
      this.meaning = meaning;
      this.clause = clause;
    }

    /** Returns help lines that explain each ending. */
    public static List<HelpLine> explained() {
      return EndingLines.of(values(), ending -> ending.meaning);
    }

    /** Returns help lines that explain each ending, and those of the battle turns that follow. */
    public static List<HelpLine> explainedWithBattle() {
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

  /**
   * Returns the summary of an answer. Overruns have one ending, so the probabilities of endings add
   * up to 100%.
   *
   * @param fought whether battle turns that are due are fought
   */
  static String summary(int targets, boolean fought) {
    StringBuilder text = new StringBuilder("The attacker overruns ");
    text.append(targets == 1 ? "the target" : Wording.all(targets) + " targets");
    text.append(" {+success} of the time");
    for (Ending ending : Ending.values()) {
      if (ending.clause != null) {
        text.append("; ").append(ending.clause).append(" {?ending is ").append(ending).append('}');
      }
    }
    if (fought) {
      text.append(". In the battle turns due, the target is repulsed")
          .append(" {battleEnding is " + BattleResult.Ending.DEFENDER_REPULSED + "} of the time")
          .append("; it is eliminated")
          .append(" {?battleEnding is " + BattleResult.Ending.DEFENDER_ELIMINATED + "}")
          .append("; the attacker is repulsed")
          .append(" {?battleEnding is " + BattleResult.Ending.ATTACKER_REPULSED + "}")
          .append("; the attacker is eliminated")
          .append(" {?battleEnding is " + BattleResult.Ending.ATTACKER_ELIMINATED + "}");
    }
    String defenders = targets == 1 ? "defender" : "defenders";
    return text
        + ". Average losses: attacker {-attackerLosses}, "
        + defenders
        + " {+defenderLosses}";
  }

  /** Returns the name of the end of the battle turns due. */
  private String battleEnding() {
    return battle == null ? NOT_FOUGHT : battle.toString();
  }

  /**
   * Returns the measures, and with several targets those of each target.
   *
   * @param attackers the side of the overrunning stack
   * @param own its name
   * @param rosters possible compositions of each target
   * @param fought whether battle turns that are due are fought
   * @param survivorDetail detail of the survivors
   */
  static List<Measure<OverrunResult>> measures(
      Roster attackers,
      Names own,
      List<List<Roster>> rosters,
      Names targets,
      boolean fought,
      SurvivorDetail survivorDetail) {
    Measures<OverrunResult> measures = new Measures<>();
    measures
        .success("all targets are overrun", r -> r.ending == Ending.ALL_OVERRUN)
        .category("ending", "outcome", Ending.class, OverrunResult::ending)
        .count("targetsOverrun", "targets overrun", targets.size(), OverrunResult::cleared);
    SideMeasures<OverrunResult> attacker =
        new SideMeasures<>(
            measures, own, List.of(SideMeasures.Part.of(attackers, OverrunResult::attacker)));
    List<SideMeasures.Part<OverrunResult>> each = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      each.add(target(i, rosters.get(i)));
    }
    SideMeasures<OverrunResult> target = new SideMeasures<>(measures, targets, each);
    attacker.loss("strength points {} loses");
    target.loss("strength points the defenders lose");
    attacker.addAnyFlag("the attacker", "Repulsed", "{} is repulsed", SideState::repulsed);
    target.addAnyFlag("a target", "Repulsed", "{} is repulsed", SideState::repulsed);
    attacker.addAnyFlag("the attacker", "Eliminated", "{} is eliminated", SideState::eliminated);
    target.addAnyFlag("a target", "Eliminated", "{} is eliminated", SideState::eliminated);
    measures.count(
        "battleTurnsDue", "battle turns due in the combat phase", OverrunResult::turnsDue);
    if (fought) {
      List<String> endings = new ArrayList<>();
      Arrays.stream(BattleResult.Ending.values()).forEach(it -> endings.add(it.toString()));
      endings.add(NOT_FOUGHT);
      measures
          .category(
              "battleEnding",
              "outcome of the battle turns due",
              endings,
              OverrunResult::battleEnding)
          .add(
              Measure.turns(
                  "turns", "battle turns fought in the combat phase", r -> r.battle != null));
    }
    for (int i = 0; i < targets.size(); i++) {
      int index = i;
      target.stack(i);
      measures
          .ofOne(targets.name(i), targets.label(i))
          .flag(
              "revealed",
              "{} is reached and must reveal its strength",
              r -> index < r.metTargets.size() && r.metTargets.get(index).revealed());
    }
    if (survivorDetail.byUnit()) {
      attacker.addDeadUnits();
      target.addDeadUnits();
      attacker.units();
      target.units();
    }
    return measures.list();
  }

  /** Returns a target, in its state after its overrun, or unchanged if it was not reached. */
  private static SideMeasures.Part<OverrunResult> target(int index, List<Roster> possible) {
    SideState notMet = SideState.of(possible.get(0));
    return new SideMeasures.Part<>(
        possible,
        r -> index < r.metTargets.size() ? r.metTargets.get(index).identity() : 0,
        r -> index < r.metTargets.size() ? r.metTargets.get(index).target() : notMet);
  }
}
