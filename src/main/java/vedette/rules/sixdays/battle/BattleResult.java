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
 * The result of a battle.
 *
 * @param sides both sides at the end, with only the total loss of each stack ({@link
 *     SideState#ended})
 */
public record BattleResult(BySide<SideState> sides, Ending ending) {
  /** The reason why a battle is over (SD6). */
  public enum Ending {
    ATTACKER_REPULSED(
        Side.ATTACKER,
        "all attacking stacks are repulsed or eliminated, at least one repulsed",
        "all attackers gone",
        "and is repulsed",
        "all its stacks are repulsed or eliminated"),
    ATTACKER_ELIMINATED(
        Side.ATTACKER,
        "all attacking stacks are eliminated",
        "all attackers eliminated",
        "it is eliminated",
        "all its stacks are eliminated"),
    DEFENDER_REPULSED(
        Side.DEFENDER,
        "all defending stacks are repulsed or eliminated, at least one repulsed",
        "all defenders gone"),
    DEFENDER_ELIMINATED(
        Side.DEFENDER, "all defending stacks are eliminated", "all defenders eliminated"),
    REARGUARD_REPULSED(
        Side.DEFENDER,
        "the defender has disengaged, its rearguard is repulsed",
        "all defenders or rearguards gone"),
    REARGUARD_ELIMINATED(
        Side.DEFENDER,
        "the defender has disengaged, its rearguard is eliminated",
        "all defenders or rearguards eliminated"),
    BOTH_SIDES_GONE(
        "all stacks of both sides are repulsed or eliminated",
        "all stacks of both sides are repulsed or eliminated"),
    CONTACT_BROKEN(
        "both sides still have stacks, but none is in contact with an enemy",
        "no stack is in contact with an enemy any more"),
    ATTACKER_STOPS("the attacker breaks off, by --stop", "it breaks off"),
    TURNS_RUN_OUT(
        "the attacking stacks have no battle turns left, and both sides hold",
        "undecided when the battle turns run out:");

    /** The side whose stacks are all gone, or null. */
    private final Side gone;

    private final String meaning;
    private final String several;

    /** The clause of the summary for one attacking stack and, below, for several; or null. */
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

    /** Creates an ending about all stacks of a side; its name differs if there are several. */
    Ending(Side gone, String meaning, String several, String ofOne, String ofSeveral) {
      this.gone = gone;
      this.meaning = meaning;
      this.several = several;
      this.ofOne = ofOne;
      this.ofSeveral = ofSeveral;
    }

    /** Returns its name, by the number of stacks of the side that is gone. */
    String name(BySide<Names> stacks) {
      return gone != null && stacks.of(gone).size() > 1 ? several : toString();
    }

    /** Returns the meaning, for the help. */
    public String meaning() {
      return meaning;
    }

    /** Returns help lines that explain each ending under all its names. */
    public static List<HelpLine> explained() {
      List<HelpLine> lines = new ArrayList<>();
      for (Ending ending : values()) {
        lines.add(new HelpLine(ending.toString(), ending.meaning()));
        if (!ending.several.equals(ending.toString())) {
          lines.add(new HelpLine(ending.several, "the same, with several stacks on that side"));
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
   * Returns whether all defenders, or the rearguards behind which they left, are repulsed or
   * eliminated, but not all attackers (SD-V7).
   */
  private boolean isWon() {
    return ending.gone == Side.DEFENDER;
  }

  /**
   * Returns the measures of a battle, and with several stacks on a side those of each stack.
   *
   * @param survivorDetail detail of the survivors
   */
  static List<Measure<BattleResult>> measures(
      BattleLineup battleLineup, Names attackers, Names defenders, SurvivorDetail survivorDetail) {
    boolean rearguard = !battleLineup.defenders().rearguards().isEmpty();
    BySide<Names> stacks = new BySide<>(attackers, defenders);
    Measures<BattleResult> measures = new Measures<>();
    measures
        .success(won(defenders.size()), BattleResult::isWon)
        .category(
            "ending",
            "outcome",
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
      String away = "{} disengages behind a rearguard";
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
   * Returns the summary of an answer. A battle has one ending, so the probabilities in it add up to
   * 100%.
   *
   * @param stacks names of the stacks of both sides
   * @param turns the battle turns of the only attacking stack; 0 of several stacks
   */
  static String summary(BySide<Names> stacks, int turns) {
    String won = won(stacks.defender().size());
    StringBuilder text =
        new StringBuilder(won.replaceFirst("^the", "The")).append(" {+success} of the time");
    for (Ending ending : Ending.values()) {
      if (ending.gone != Side.DEFENDER) {
        String clause = stacks.attacker().size() > 1 ? ending.ofSeveral : ending.ofOne;
        if (ending == Ending.TURNS_RUN_OUT && turns > 0) {
          clause = "undecided after " + turns + (turns == 1 ? " battle turn:" : " battle turns:");
        }
        text.append("; ").append(clause).append(" {?ending is ").append(ending.name(stacks));
        text.append('}');
      }
    }
    return text + ". Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";
  }

  private static String won(int defenders) {
    return defenders == 1
        ? "the attacker takes the position"
        : "the attacker drives out " + Wording.all(defenders) + " defending stacks";
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

  // Written by hand: the generated methods are linked at start-up, which delays a short run
  // noticeably.
  @Override
  public boolean equals(Object other) {
    return other instanceof BattleResult that && sides.equals(that.sides) && ending == that.ending;
  }

  @Override
  public int hashCode() {
    return 31 * sides.hashCode() + ending.hashCode();
  }
}
