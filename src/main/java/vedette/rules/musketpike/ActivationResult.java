package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Umpire;

/**
 * How an activation ended.
 *
 * @param attacks how each attack ended, in their order
 */
record ActivationResult(List<End> attacks, BySide<SideState> sides, List<StackState> friends)
    implements Aftermath {

  /** What a player decides on. */
  static final String SUMMARY =
      "All places are taken {+success}, {+placesTaken} on average; "
          + "you lose {-attackerLoss}, he {+defenderLoss} on average";

  /**
   * How one attack ended.
   *
   * @param defenders numbers of those in the place that it went into
   * @param taken whether its attackers have gone in where its defenders were
   * @param gunsCaptured whether artillery was captured there
   */
  record End(
      List<Integer> defenders, AssaultResult.Ending ending, boolean taken, boolean gunsCaptured) {}

  /** The end of an activation; each attack ends as an assault does. */
  static ActivationResult of(List<Attack> attacks, AssaultState state, Umpire umpire) {
    List<End> ends = new ArrayList<>();
    for (Attack attack : attacks) {
      AssaultResult end = AssaultResult.of(state.only(attack.stacks()));
      ends.add(new End(attack.stacks().defender(), end.ending(), end.taken(), end.gunsCaptured()));
    }
    ActivationResult result =
        new ActivationResult(List.copyOf(ends), state.sides(), state.friends());
    umpire.note("MP-V15", "{} of {} places taken", result.placesTaken(), attacks.size());
    return result;
  }

  boolean takesAll() {
    return attacks.stream().allMatch(End::taken);
  }

  int placesTaken() {
    return (int) attacks.stream().filter(End::taken).count();
  }

  @Override
  public boolean gunsCaptured() {
    return attacks.stream().anyMatch(End::gunsCaptured);
  }

  @Override
  public boolean isCaptured(StackState stack) {
    return stack.stack().hasGuns() && (!stack.hasGuns() || isTaken(stack.stack().index()));
  }

  private boolean isTaken(int defender) {
    return attacks.stream().anyMatch(end -> end.taken() && end.defenders().contains(defender));
  }
}
