package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;

/**
 * A fight between two steps.
 *
 * @param activation from 1
 * @param phase index of the phase whose turn it is
 * @param item which of its pieces comes next
 * @param friends those who may have to make way for a retreat
 */
record Field(
    int activation,
    int phase,
    int item,
    List<Condition> attackers,
    List<Condition> defenders,
    List<Condition> friends) {

  List<Condition> of(Side side) {
    return side == Side.ATTACKER ? attackers : defenders;
  }

  Field with(Side side, List<Condition> conditions) {
    return side == Side.ATTACKER
        ? new Field(activation, phase, item, List.copyOf(conditions), defenders, friends)
        : new Field(activation, phase, item, attackers, List.copyOf(conditions), friends);
  }

  Field with(Side side, int index, Condition condition) {
    return with(side, replaced(of(side), index, condition));
  }

  Field withFriend(int index, Condition condition) {
    return new Field(
        activation, phase, item, attackers, defenders, replaced(friends, index, condition));
  }

  private static List<Condition> replaced(
      List<Condition> conditions, int index, Condition condition) {
    List<Condition> changed = new ArrayList<>(conditions);
    changed.set(index, condition);
    return List.copyOf(changed);
  }

  Field at(int nextPhase, int nextItem) {
    return new Field(activation, nextPhase, nextItem, attackers, defenders, friends);
  }

  /** At the beginning of the next activation: attackers come on again, checks count anew. */
  Field nextActivation() {
    return new Field(
        activation + 1,
        0,
        0,
        attackers.stream().map(condition -> condition.again(true)).toList(),
        defenders.stream().map(condition -> condition.again(false)).toList(),
        friends);
  }

  /** Whether a unit of a side stands where it is to be fought. */
  boolean stands(Side side) {
    for (Condition condition : of(side)) {
      if (condition.stands()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit of a side lives, wherever. */
  boolean lives(Side side) {
    for (Condition condition : of(side)) {
      if (condition.lives()) {
        return true;
      }
    }
    return false;
  }
}
