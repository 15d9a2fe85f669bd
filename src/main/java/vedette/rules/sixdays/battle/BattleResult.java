package vedette.rules.sixdays.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.model.HelpLine;
import vedette.json.EnumWords;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Roster;
import vedette.rules.sixdays.units.SideMeasures;
import vedette.rules.sixdays.units.SideState;
import vedette.rules.sixdays.units.SurvivorDetail;
import vedette.rules.sixdays.units.Wording;

/**
 * How a battle ended.
 *
 * @param sides as they stood then; of each stack only the loss in all ({@link SideState#ended})
 */
public record BattleResult(BySide<SideState> sides, Ending ending) {
  /** Why a battle is over (SD6). */
  public enum Ending {
    ATTACKER_REPULSED(
        Side.ATTACKER,
        "no attacking stack is left, one at least repulsed",
        "all attackers gone",
        "it is repulsed",
        "all its stacks are repulsed or eliminated"),
    ATTACKER_ELIMINATED(
        Side.ATTACKER,
        "nothing is left of any attacking stack",
        "all attackers eliminated",
        "it is eliminated",
        "all its stacks are eliminated"),
    DEFENDER_REPULSED(
        Side.DEFENDER, "no defending stack is left, one at least repulsed", "all defenders gone"),
    DEFENDER_ELIMINATED(
        Side.DEFENDER, "nothing is left of any defending stack", "all defenders eliminated"),
    REARGUARD_REPULSED(
        Side.DEFENDER,
        "the defender got away, its rearguard is repulsed",
        "all defenders or rearguards gone"),
    REARGUARD_ELIMINATED(
        Side.DEFENDER,
        "the defender got away, nothing is left of its rearguard",
        "all defenders or rearguards eliminated"),
    BOTH_SIDES_GONE("no stack of either side is left", "no stack of either side is left"),
    CONTACT_BROKEN(
        "both sides have stacks left, but none is in contact with an enemy",
        "the stacks left are not in contact"),
    ATTACKER_STOPS("the attacker breaks off, as --stop says", "it breaks off"),
    TURNS_RUN_OUT(
        "no attacking stack has a battle turn left, and both sides are there",
        "the battle stays undecided");

    /** Whose stacks are all gone, or null. */
    private final Side gone;

    private final String meaning;
    private final String several;

    /** What an answer begins with says of it, of one attacking stack and of several; or null. */
    private final String ofOne;

    private final String ofSeveral;

    Ending(String meaning, String clause) {
      gone = null;
      this.meaning = meaning;
      several = toString();
      ofOne = clause;
      ofSeveral = clause;
    }

    Ending(Side gone, String meaning, String several) {
      this(gone, meaning, several, null, null);
    }

    /** One that is about all stacks of a side: where there are several it says so. */
    Ending(Side gone, String meaning, String several, String ofOne, String ofSeveral) {
      this.gone = gone;
      this.meaning = meaning;
      this.several = several;
      this.ofOne = ofOne;
      this.ofSeveral = ofSeveral;
    }

    /** Returns what it is called, by the stacks of both sides. */
    String name(BySide<Names> stacks) {
      return gone != null && stacks.of(gone).size() > 1 ? several : toString();
    }

    /** Returns what it means, for the help. */
    public String meaning() {
      return meaning;
    }

    /** Returns what each of them means, by all its names. */
    public static List<HelpLine> explained() {
      List<HelpLine> lines = new ArrayList<>();
      for (Ending ending : values()) {
        lines.add(new HelpLine(ending.toString(), ending.meaning()));
        if (!ending.several.equals(ending.toString())) {
          lines.add(new HelpLine(ending.several, "the same, where there are several stacks"));
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
   * Returns whether all defenders, or the rearguards behind whom they got away, are repulsed or
   * eliminated, but not all attackers (SD-V7).
   */
  private boolean isWon() {
    return ending.gone == Side.DEFENDER;
  }

  /**
   * Returns the measures of a battle; with several stacks on a side, of each of them as well.
   *
   * @param survivorDetail how those are told who are left
   */
  static List<Measure<BattleResult>> measures(
      BattleLineup battleLineup, Names attackers, Names defenders, SurvivorDetail survivorDetail) {
    boolean rearguard = !battleLineup.defenders().rearguards().isEmpty();
    BySide<Names> stacks = new BySide<>(attackers, defenders);
    Measures<BattleResult> measures = new Measures<>();
    measures
        .success("the defender is driven out, the attacker is not", BattleResult::isWon)
        .category(
            "ending",
            "how the battle ends",
            Arrays.stream(Ending.values()).map(it -> it.name(stacks)).toList(),
            r -> r.ending.name(stacks));
    SideMeasures<BattleResult> attacker = side(measures, attackers, battleLineup.attackers());
    SideMeasures<BattleResult> defender = side(measures, defenders, battleLineup.defenders());
    attacker.loss("strength points {} loses");
    defender.loss("strength points {} loses");
    if (rearguard) {
      Roster all = battleLineup.defenders();
      loss(measures, "MainBodyLosses", "before rearguards relieve it", all, all.mainBodies());
      loss(measures, "RearguardLosses", "in rearguards", all, all.rearguards());
    }
    String ofAttackers = anyOf(attackers);
    String ofDefenders = anyOf(defenders);
    String whose = rearguard ? "{} or its rearguard is " : "{} is ";
    attacker.addAnyFlag(ofAttackers, "Repulsed", "{} is repulsed", SideState::repulsed);
    defender.addAnyFlag(ofDefenders, "Repulsed", whose + "repulsed", SideState::repulsed);
    attacker.addAnyFlag(ofAttackers, "Eliminated", "{} is eliminated", SideState::eliminated);
    defender.addAnyFlag(ofDefenders, "Eliminated", whose + "eliminated", SideState::eliminated);
    if (rearguard) {
      String away = "{} gets away behind a rearguard";
      defender.addAnyFlag(ofDefenders, "Disengaged", away, SideState::disengaged);
    }
    measures.turns("turns", "battle turns fought");
    attacker.stacks();
    defender.stacks();
    if (survivorDetail.byUnit()) {
      attacker.addDeadUnits();
      attacker.units();
      defender.addDeadUnits();
      defender.units();
    }
    return measures.list();
  }

  /**
   * Returns what an answer begins with. A battle has one ending, so the chances in it add up to
   * 100%.
   *
   * @param stacks of both sides
   */
  static String summary(BySide<Names> stacks) {
    int defenders = stacks.defender().size();
    StringBuilder text =
        new StringBuilder(
            defenders == 1
                ? "The attacker takes the position"
                : "The attacker drives out " + Wording.all(defenders) + " defending stacks");
    text.append(" {+success} of the time");
    for (Ending ending : Ending.values()) {
      if (ending.gone != Side.DEFENDER) {
        String clause = stacks.attacker().size() > 1 ? ending.ofSeveral : ending.ofOne;
        text.append("; ").append(clause).append(" {?ending is ").append(ending.name(stacks));
        text.append('}');
      }
    }
    return text + ". Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";
  }

  private static SideMeasures<BattleResult> side(
      Measures<BattleResult> measures, Names names, Roster roster) {
    Side side = names.side();
    return new SideMeasures<>(
        measures, names, List.of(SideMeasures.Part.of(roster, r -> r.sides.of(side))));
  }

  private static String anyOf(Names stacks) {
    return stacks.size() == 1 ? "the " + stacks.side() : "a stack of the " + stacks.side();
  }

  private static void loss(
      Measures<BattleResult> measures, String name, String text, Roster roster, UnitSet units) {
    Side side = roster.side();
    measures
        .of(side)
        .count(
            name,
            "strength points {} loses " + text,
            roster.strengths().sum(units),
            r -> roster.lost(units, r.sides.of(side).strengths()));
  }

  // Written out: the generated methods are slow to link at start-up, which a short run would
  // notice.
  @Override
  public boolean equals(Object other) {
    return other instanceof BattleResult that && sides.equals(that.sides) && ending == that.ending;
  }

  @Override
  public int hashCode() {
    return 31 * sides.hashCode() + ending.hashCode();
  }
}
