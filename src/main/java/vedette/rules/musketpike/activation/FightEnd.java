package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.SurvivingStack;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.Stack;
import vedette.rules.musketpike.units.StackState;

/** The end of a fight: both sides, and the friends that made way for them. */
public interface FightEnd {
  /** Returns the states of both sides after the fight. */
  BySide<SideState> sides();

  /** Returns the friends that had to make way, or might have had to. */
  List<StackState> friends();

  /** Returns whether artillery of the defender has been captured (MP7). */
  boolean gunsCaptured();

  /** Returns whether the artillery of a stack has been captured (MP7). */
  boolean isCaptured(StackState stack);

  /**
   * Returns the survivors of each stack for its next fight, followed by the friends that made way
   * for it.
   */
  default List<SurvivingStack> survivors() {
    List<SurvivingStack> left = new ArrayList<>();
    Iterator<StackState> makingWay = friends().iterator();
    for (Side side : Side.values()) {
      for (StackState stack : sides().of(side).stacks()) {
        Stack written = stack.stack().stack();
        List<String> units = new ArrayList<>(stack.survivors(isCaptured(stack)));
        for (int i = written.displaces().size() + written.chain().size(); i > 0; i--) {
          units.addAll(makingWay.next().survivors(false));
        }
        left.add(new SurvivingStack(side.toString(), stack.stack().index(), units));
      }
    }
    return List.copyOf(left);
  }
}
