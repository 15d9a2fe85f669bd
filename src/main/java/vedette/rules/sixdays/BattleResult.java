package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;

/** How a battle ended, and what has become of the stacks of both sides. */
record BattleResult(BySide<List<StackState>> stacks, Ending ending) {
  /** Why a battle is over (SD6). */
  enum Ending {
    ATTACKER_REPULSED("attacker repulsed"),
    ATTACKER_ELIMINATED("attacker eliminated"),
    DEFENDER_REPULSED("defender repulsed"),
    DEFENDER_ELIMINATED("defender eliminated"),
    BOTH_GONE("both sides gone"),
    CONTACT_BROKEN("contact broken"),
    ATTACKER_STOPS("attacker stops"),
    TURNS_RUN_OUT("turns run out");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  private int loss(Side side) {
    int loss = 0;
    for (StackState stack : stacks.of(side)) {
      loss += stack.loss();
    }
    return loss;
  }

  private boolean any(Side side, Predicate<StackState> what) {
    boolean any = false;
    for (StackState stack : stacks.of(side)) {
      any |= what.test(stack);
    }
    return any;
  }

  /**
   * The measures of a battle; with several stacks on a side, of each of them as well.
   *
   * @param attackers the phasing stacks
   * @param defenders the nonphasing stacks
   * @param rearguard whether anybody may disengage
   */
  static List<Measure<BattleResult>> measures(Names attackers, Names defenders, boolean rearguard) {
    List<Measure<BattleResult>> measures = new ArrayList<>();
    measures.add(
        Measure.category("ending", "how the battle ends", Ending.class, BattleResult::ending));
    measures.add(
        Measure.count(
            "attackerLoss", "strength points the attacker loses", r -> r.loss(Side.ATTACKER)));
    measures.add(
        Measure.count(
            "defenderLoss", "strength points the defender loses", r -> r.loss(Side.DEFENDER)));
    measures.add(any("Repulsed", "is repulsed", attackers, StackState::repulsed));
    measures.add(any("Repulsed", "is repulsed", defenders, StackState::repulsed));
    measures.add(any("Eliminated", "is eliminated", attackers, StackState::eliminated));
    measures.add(
        any(
            "Eliminated",
            rearguard ? "or its rearguard is eliminated" : "is eliminated",
            defenders,
            StackState::eliminated));
    if (rearguard) {
      measures.add(
          any("Disengaged", "gets away behind a rearguard", defenders, StackState::disengaged));
    }
    measures.add(Measure.turns("turnsFought", "battle turns fought"));
    addStacks(measures, attackers);
    addStacks(measures, defenders);
    return List.copyOf(measures);
  }

  /** A flag that is set if something became of any stack of a side. */
  private static Measure<BattleResult> any(
      String name, String what, Names stacks, Predicate<StackState> of) {
    Side side = stacks.side();
    String who = stacks.size() == 1 ? "the " + side : "a stack of the " + side;
    return Measure.flag(side + name, who + " " + what, result -> result.any(side, of));
  }

  private static void addStacks(List<Measure<BattleResult>> measures, Names stacks) {
    for (int i = 0; i < stacks.size() && stacks.size() > 1; i++) {
      int stack = i;
      StackMeasures.add(measures, stacks, i, r -> r.stacks.of(stacks.side()).get(stack));
    }
  }
}
