package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.sixdays.StackState.Standing;

/**
 * Both sides drawn up: who they are, who touches and attacks whom, and over what ground.
 *
 * @param attackers the phasing stacks
 * @param defenders the nonphasing stacks
 * @param turns battle turns of each phasing stack
 * @param contacts by phasing stack, then nonphasing stack
 * @param advance ground of an attack, by phasing stack, then nonphasing stack
 * @param counter ground of a counterattack, the same way
 */
record Lines(
    List<Force> attackers,
    List<Force> defenders,
    List<Integer> turns,
    List<List<Contact>> contacts,
    List<List<Ground>> advance,
    List<List<Ground>> counter) {

  /** The most nonphasing stacks: {@link BattleState} keeps a bit for each. */
  static final int MAX_DEFENDERS = 30;

  private static final List<String> SEVERAL = List.of("SD6");
  private static final List<String> TAKEN_ON = List.of("SD6", SixDaysReadings.EVERYBODY_ATTACKED);
  private static final List<String> ALL_IT_TOUCHES =
      List.of("SD6", SixDaysReadings.STAYS_IN_CONTACT);

  /** How a phasing stack stands to a nonphasing one. */
  enum Contact {
    /** Too far away to fight. */
    NONE,
    /** In contact, but its attacks are meant for others. */
    TOUCHES,
    /** In contact, and its attacks are meant for it. */
    AGAINST
  }

  private Contact contact(int attacker, int defender) {
    return contacts.get(attacker).get(defender);
  }

  /** Whether a phasing stack attacks in a turn: it has turns left and somebody in contact. */
  boolean mayAttack(BattleState state, int attacker, int turn) {
    return state.attackers().get(attacker) instanceof Standing
        && turn <= turns.get(attacker)
        && hasTargets(state, attacker);
  }

  /** Whether any phasing stack may attack in a turn, as both sides stand now. */
  boolean mayAttackIn(int turn, BattleState state) {
    BattleState then = BattleState.begin(turn, state);
    for (int attacker = 0; attacker < attackers.size(); attacker++) {
      if (mayAttack(then, attacker, turn)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasTargets(BattleState state, int attacker) {
    for (int defender = 0; defender < defenders.size(); defender++) {
      if (stands(state, defender) && contact(attacker, defender) == Contact.AGAINST) {
        return true;
      }
    }
    return !targets(state, attacker).isEmpty();
  }

  /**
   * Whom a phasing stack attacks: those its attacks are meant for, or if none of them stands, all
   * it touches; and any it touches that was not attacked this turn and that no stack still to come
   * is there to attack (11.3: all must be).
   */
  List<Integer> targets(BattleState state, int attacker) {
    List<Integer> targets = new ArrayList<>(1);
    for (int defender = 0; defender < defenders.size(); defender++) {
      if (stands(state, defender) && contact(attacker, defender) == Contact.AGAINST) {
        targets.add(defender);
      }
    }
    boolean free = isFree(state, attacker);
    for (int defender = 0; defender < defenders.size(); defender++) {
      if (stands(state, defender)
          && contact(attacker, defender) == Contact.TOUCHES
          && (free || isLeftOver(state, attacker, defender))) {
        targets.add(defender);
      }
    }
    if (targets.size() > 1) {
      targets.sort(null);
    }
    return targets;
  }

  private static boolean stands(BattleState state, int defender) {
    return state.defenders().get(defender) instanceof Standing;
  }

  private boolean isLeftOver(BattleState state, int attacker, int defender) {
    if ((state.attacked() & 1 << defender) != 0) {
      return false;
    }
    for (int later = attacker + 1; later < attackers.size(); later++) {
      if (state.attackers().get(later) instanceof Standing
          && state.turn() <= turns.get(later)
          && contact(later, defender) != Contact.NONE
          && (contact(later, defender) == Contact.AGAINST || isFree(state, later))) {
        return false;
      }
    }
    return true;
  }

  /** Whether none of those stands any more whom a phasing stack's attacks are meant for. */
  private boolean isFree(BattleState state, int attacker) {
    for (int defender = 0; defender < defenders.size(); defender++) {
      if (stands(state, defender) && contact(attacker, defender) == Contact.AGAINST) {
        return false;
      }
    }
    return true;
  }

  /** The readings on which it rests that a phasing stack attacks its targets. */
  List<String> readings(BattleState state, int attacker, List<Integer> targets) {
    if (isFree(state, attacker)) {
      return ALL_IT_TOUCHES;
    }
    for (int target : targets) {
      if (contact(attacker, target) == Contact.TOUCHES) {
        return TAKEN_ON;
      }
    }
    return targets.size() > 1 ? SEVERAL : List.of();
  }

  /** The state in which a phasing stack has attacked its targets, whatever came of it. */
  BattleState afterAttack(BattleState state, int attacker, List<Integer> targets) {
    int attacked = attacked(state.attacked(), attacker, targets);
    return new BattleState(
        state.turn(), state.next(), attacked, state.attackers(), state.defenders());
  }

  /** The bits of those attacked this turn whom a stack after this one might have to attack. */
  int attacked(int before, int attacker, List<Integer> targets) {
    int bits = before;
    for (int target : targets) {
      bits |= 1 << target;
    }
    int mattering = 0;
    for (int later = attacker + 1; later < attackers.size(); later++) {
      for (int defender = 0; defender < defenders.size(); defender++) {
        mattering |= contact(later, defender) == Contact.TOUCHES ? 1 << defender : 0;
      }
    }
    return bits & mattering;
  }

  /** The phasing stacks in contact with a nonphasing one. */
  List<Integer> touching(BattleState state, int defender) {
    List<Integer> touching = new ArrayList<>(1);
    for (int attacker = 0; attacker < attackers.size(); attacker++) {
      if (touches(state, attacker, defender)) {
        touching.add(attacker);
      }
    }
    return touching;
  }

  private boolean touches(BattleState state, int attacker, int defender) {
    return contact(attacker, defender) != Contact.NONE
        && state.attackers().get(attacker) instanceof Standing;
  }

  /** Whether any two enemies are still in contact. */
  boolean inContact(BattleState state) {
    for (int defender = 0; defender < defenders.size(); defender++) {
      for (int attacker = 0; attacker < attackers.size(); attacker++) {
        if (stands(state, defender) && touches(state, attacker, defender)) {
          return true;
        }
      }
    }
    return false;
  }
}
