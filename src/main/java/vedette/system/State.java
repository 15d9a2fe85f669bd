package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.json.Worded;
import vedette.problem.Position;

/**
 * A state that units can be in.
 *
 * @param index its place in the file
 * @param changes of values, by their index
 * @param cannot what it forbids
 * @param counts how often a unit can be in it at most; 0 if it is in it or not
 * @param lasts how long
 * @param again what befalls a unit that is in it already
 */
public record State(
    String name,
    int index,
    Map<Integer, Change> changes,
    Cannot cannot,
    int counts,
    Lasts lasts,
    List<Effect> again,
    Position at) {
  /** What a state forbids. */
  public enum Cannot {
    /** Nothing. */
    NOTHING,
    /** To act and count while its side is the attacker. */
    ATTACK,
    /** To act and count while its side is the defender. */
    DEFEND,
    /** Either. */
    FIGHT
  }

  /** How long a state lasts. */
  public enum Lasts implements Worded {
    /** The whole fight. */
    FIGHT,
    /** To the end of this round. */
    ROUND,
    /** To the end of the round after. */
    NEXT_ROUND;

    @Override
    public String word() {
      return EnumWords.spaced(this);
    }
  }

  /** Whether it counts how often a unit is in it. */
  public boolean isCounted() {
    return counts > 0;
  }

  /** Whether it forbids a unit of a side to act. */
  public boolean forbids(Side side) {
    return cannot == Cannot.FIGHT
        || cannot == (side == Side.ATTACKER ? Cannot.ATTACK : Cannot.DEFEND);
  }
}
