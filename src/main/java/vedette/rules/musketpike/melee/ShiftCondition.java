package vedette.rules.musketpike.melee;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * The conditions for shifts of a melee's column. A disadvantage counts if any attacker has it, or
 * if all defenders have it (MP13).
 */
enum ShiftCondition {
  DISORDERED_DEFENDER(
      melee -> !SideState.isAny(melee.defenders, it -> !it.disordered()), Opponents::defenders),
  FLANK(
      melee -> !SideState.isAny(melee.defenders, it -> !melee.isFlanked(it)), Opponents::defenders),
  DEFENDER_WITHOUT_PIKES(
      melee ->
          isAnyWithoutPikes(melee.defenders)
              && !isMatchingPikes(melee.defenders)
              && isMatchingPikes(melee.attackers),
      Opponents::defenders),
  DISORDERED_ATTACKER(
      melee -> SideState.isAny(melee.attackers, StackState::disordered),
      melee -> melee.attackers.stream().filter(StackState::disordered).toList()),
  COVER(melee -> SideState.ground(melee.held, melee.from).cover(), Opponents::defenders),
  ATTACKER_WITHOUT_PIKES(
      melee -> isAnyWithoutPikes(melee.attackers) && isMatchingPikes(melee.defenders),
      Opponents::attackers);

  private final Predicate<Opponents> holds;
  private final Function<Opponents, List<StackState>> because;

  ShiftCondition(Predicate<Opponents> holds, Function<Opponents, List<StackState>> because) {
    this.holds = holds;
    this.because = because;
  }

  private static boolean isAnyWithoutPikes(List<StackState> stacks) {
    return SideState.isAny(stacks, it -> it.stack().unit().nopikes());
  }

  private static boolean isMatchingPikes(List<StackState> stacks) {
    return SideState.isAny(stacks, it -> it.stack().matchesPikes());
  }

  /**
   * The stacks of a melee.
   *
   * @param held the attacked hexes of the defenders, among them those with only artillery (MP-V11)
   */
  record Opponents(
      Facing from, List<StackState> attackers, List<StackState> defenders, List<StackState> held)
      implements Situation<ShiftCondition> {
    /** Returns whether a defender is attacked through a hex that is not its front. */
    boolean isFlanked(StackState defender) {
      return !defender.stack().isFront(from);
    }

    @Override
    public boolean holds(ShiftCondition condition) {
      return condition.holds.test(this);
    }

    @Override
    public String because(ShiftCondition condition) {
      return condition.because.apply(this).stream()
          .map(StackState::label)
          .collect(Collectors.joining(" and "));
    }
  }
}
