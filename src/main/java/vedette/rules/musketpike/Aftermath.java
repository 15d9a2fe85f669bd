package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.BySide;

/** What a fight leaves of all who were in it. */
interface Aftermath {
  /** Both sides as they stand after it. */
  BySide<SideState> sides();

  /** Friends who had to make way, or might have had to. */
  List<StackState> friends();

  /** Whether artillery of the defender has been captured (MP7). */
  boolean gunsCaptured();
}
