package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.rules.Names;
import vedette.rules.kit.StackSet;

/**
 * How a battle ended.
 *
 * @param sides as they stood then; of each stack only the loss in all ({@link SideState#ended})
 */
record BattleResult(BySide<SideState> sides, Ending ending) {
  /** Why a battle is over (SD6). */
  enum Ending {
    ATTACKER_REPULSED,
    ATTACKER_ELIMINATED,
    DEFENDER_REPULSED,
    DEFENDER_ELIMINATED,
    BOTH_SIDES_GONE,
    CONTACT_BROKEN,
    ATTACKER_STOPS,
    TURNS_RUN_OUT;

    @Override
    public String toString() {
      return EnumWords.spaced(this);
    }
  }

  /** Whether all defenders are repulsed or eliminated, but not all attackers (SD-V7). */
  private boolean isWon() {
    return ending == Ending.DEFENDER_REPULSED || ending == Ending.DEFENDER_ELIMINATED;
  }

  /**
   * The measures of a battle; with several stacks on a side, of each of them as well.
   *
   * @param rearguard whether anybody may disengage
   */
  static List<Measure<BattleResult>> measures(
      Contacts contacts, Names attackers, Names defenders, boolean rearguard) {
    List<Measure<BattleResult>> measures = new ArrayList<>();
    measures.add(
        Measure.success("the defender is driven out, the attacker is not", BattleResult::isWon));
    measures.add(
        Measure.category("ending", "how the battle ends", Ending.class, BattleResult::ending));
    measures.add(loss(contacts.attackers()));
    measures.add(loss(contacts.defenders()));
    measures.add(any("Repulsed", "is repulsed", attackers, SideState::repulsed));
    measures.add(any("Repulsed", "is repulsed", defenders, SideState::repulsed));
    measures.add(any("Eliminated", "is eliminated", attackers, SideState::eliminated));
    measures.add(
        any(
            "Eliminated",
            rearguard ? "or its rearguard is eliminated" : "is eliminated",
            defenders,
            SideState::eliminated));
    if (rearguard) {
      measures.add(
          any("Disengaged", "gets away behind a rearguard", defenders, SideState::disengaged));
    }
    measures.add(Measure.turns("turnsFought", "battle turns fought"));
    stacks(measures, attackers, contacts.attackers());
    stacks(measures, defenders, contacts.defenders());
    return List.copyOf(measures);
  }

  private static Measure<BattleResult> loss(Roster roster) {
    Side side = roster.side();
    return Measure.count(
        side + "Loss",
        "strength points the " + side + " loses",
        r -> roster.lost(r.sides.of(side).strengths()));
  }

  /** A flag that is set if something became of any stack of a side. */
  private static Measure<BattleResult> any(
      String name, String what, Names stacks, Function<SideState, StackSet> of) {
    Side side = stacks.side();
    String who = stacks.size() == 1 ? "the " + side : "a stack of the " + side;
    return Measure.flag(side + name, who + " " + what, r -> !of.apply(r.sides.of(side)).isEmpty());
  }

  private static void stacks(List<Measure<BattleResult>> measures, Names names, Roster roster) {
    for (int i = 0; i < names.size() && names.size() > 1; i++) {
      int stack = i;
      StackMeasures.add(measures, names, i, r -> r.sides.of(names.side()).stack(stack, roster));
    }
  }
}
