package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.HelpLine;
import vedette.json.EnumWords;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.UnitSet;

/**
 * How a battle ended.
 *
 * @param sides as they stood then; of each stack only the loss in all ({@link SideState#ended})
 */
record BattleResult(BySide<SideState> sides, Ending ending) {
  /** Why a battle is over (SD6). */
  enum Ending {
    ATTACKER_REPULSED("all attackers gone"),
    ATTACKER_ELIMINATED("all attackers eliminated"),
    DEFENDER_REPULSED("all defenders gone"),
    DEFENDER_ELIMINATED("all defenders eliminated"),
    REARGUARD_REPULSED("all defenders or rearguards gone"),
    REARGUARD_ELIMINATED("all defenders or rearguards eliminated"),
    BOTH_SIDES_GONE,
    CONTACT_BROKEN,
    ATTACKER_STOPS,
    TURNS_RUN_OUT;

    private final String several;

    Ending() {
      several = toString();
    }

    /** One that befalls all stacks of a side: where there are several it says so. */
    Ending(String several) {
      this.several = several;
    }

    /** What it is called, by the stacks of both sides. */
    String called(Names attackers, Names defenders) {
      Names gone = name().startsWith("ATTACKER") ? attackers : defenders;
      return gone.size() > 1 ? several : toString();
    }

    /** What it means, for the help. */
    String meaning() {
      return switch (this) {
        case ATTACKER_REPULSED -> "no attacking stack is left, one at least repulsed";
        case ATTACKER_ELIMINATED -> "nothing is left of any attacking stack";
        case DEFENDER_REPULSED -> "no defending stack is left, one at least repulsed";
        case DEFENDER_ELIMINATED -> "nothing is left of any defending stack";
        case REARGUARD_REPULSED -> "the defender got away, its rearguard is repulsed";
        case REARGUARD_ELIMINATED -> "the defender got away, nothing is left of its rearguard";
        case BOTH_SIDES_GONE -> "no stack of either side is left";
        case CONTACT_BROKEN -> "both sides have stacks left, but none is in contact with an enemy";
        case ATTACKER_STOPS -> "the attacker breaks off, as --stop says";
        case TURNS_RUN_OUT -> "no attacking stack has a battle turn left, and both sides are there";
      };
    }

    /** What each of them means, by all its names. */
    static List<HelpLine> explained() {
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
   * Whether all defenders, or the rearguards behind whom they got away, are repulsed or eliminated,
   * but not all attackers (SD-V7).
   */
  private boolean isWon() {
    return switch (ending) {
      case DEFENDER_REPULSED, DEFENDER_ELIMINATED, REARGUARD_REPULSED, REARGUARD_ELIMINATED -> true;
      default -> false;
    };
  }

  /**
   * The measures of a battle; with several stacks on a side, of each of them as well.
   *
   * @param survivors how those are told who are left
   */
  static List<Measure<BattleResult>> measures(
      Contacts contacts, Names attackers, Names defenders, Survivors survivors) {
    boolean rearguard = !contacts.defenders().rearguards().isEmpty();
    Measures<BattleResult> measures = new Measures<>();
    measures
        .success("the defender is driven out, the attacker is not", BattleResult::isWon)
        .category(
            "ending",
            "how the battle ends",
            Arrays.stream(Ending.values()).map(it -> it.called(attackers, defenders)).toList(),
            r -> r.ending.called(attackers, defenders));
    loss(measures, "", "{} loses", contacts.attackers(), contacts.attackers().everybody());
    loss(measures, "", "{} loses", contacts.defenders(), contacts.defenders().everybody());
    if (rearguard) {
      Roster all = contacts.defenders();
      loss(measures, "MainBody", "{} loses before rearguards relieve it", all, all.mainBodies());
      loss(measures, "Rearguard", "{} loses in rearguards", all, all.rearguards());
    }
    any(measures, attackers, "Repulsed", "{} is repulsed", SideState::repulsed);
    String whose = rearguard ? "{} or its rearguard is " : "{} is ";
    any(measures, defenders, "Repulsed", whose + "repulsed", SideState::repulsed);
    any(measures, attackers, "Eliminated", "{} is eliminated", SideState::eliminated);
    any(measures, defenders, "Eliminated", whose + "eliminated", SideState::eliminated);
    if (rearguard) {
      String away = "{} gets away behind a rearguard";
      any(measures, defenders, "Disengaged", away, SideState::disengaged);
    }
    measures.turns("turnsFought", "battle turns fought");
    stacks(measures, attackers, contacts.attackers());
    stacks(measures, defenders, contacts.defenders());
    if (survivors.byUnit()) {
      survivors(measures, attackers, contacts.attackers());
      survivors(measures, defenders, contacts.defenders());
    }
    return measures.list();
  }

  private static void loss(
      Measures<BattleResult> measures, String whose, String text, Roster roster, UnitSet units) {
    Side side = roster.side();
    measures
        .of(side)
        .count(
            whose + "Loss",
            "strength points " + text,
            roster.strengths().sum(units),
            r -> roster.lost(units, r.sides.of(side).strengths()));
  }

  /** A flag that is set if something became of any stack of a side. */
  private static void any(
      Measures<BattleResult> measures,
      Names stacks,
      String name,
      String text,
      Function<SideState, StackSet> of) {
    Side side = stacks.side();
    measures
        .ofAny(side, stacks.size())
        .flag(name, text, r -> !of.apply(r.sides.of(side)).isEmpty());
  }

  private static void survivors(Measures<BattleResult> measures, Names names, Roster roster) {
    Side side = names.side();
    measures
        .of(side)
        .count(
            "Dead",
            "units of {} in the dead pile",
            roster.units().size(),
            r -> roster.dead(r.sides.of(side).strengths()));
    Survivors.measure(measures, roster, names, 0, r -> r.sides.of(side));
  }

  private static void stacks(Measures<BattleResult> measures, Names names, Roster roster) {
    for (int i = 0; i < names.size() && names.size() > 1; i++) {
      int stack = i;
      StackState.measure(
          measures.ofOne(names.side(), names.name(i), names.label(i)),
          roster.strengths().sum(roster.stack(stack)),
          r -> r.sides.of(names.side()).stack(stack, roster));
    }
  }

  // Not left to the record: what it makes of it at every start takes longer than a battle.
  @Override
  public boolean equals(Object other) {
    return other instanceof BattleResult that && sides.equals(that.sides) && ending == that.ending;
  }

  @Override
  public int hashCode() {
    return 31 * sides.hashCode() + ending.hashCode();
  }
}
