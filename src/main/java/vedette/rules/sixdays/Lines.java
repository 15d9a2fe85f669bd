package vedette.rules.sixdays;

import java.util.List;

/**
 * Both sides drawn up: who they are, who touches and attacks whom, and over what ground.
 *
 * @param attackers the phasing stacks
 * @param defenders the nonphasing stacks
 * @param orders what each phasing stack is to do
 * @param advance ground of an attack, by phasing stack, then nonphasing stack
 * @param counter ground of a counterattack, the same way
 */
record Lines(
    List<Force> attackers,
    List<Force> defenders,
    List<Orders> orders,
    List<List<Ground>> advance,
    List<List<Ground>> counter) {

  /** The most nonphasing stacks: sets of them are bits. */
  static final int MAX_DEFENDERS = 30;

  private static final List<String> SEVERAL = List.of("SD6");
  private static final List<String> TAKEN_ON = List.of("SD6", SixDaysReadings.EVERYBODY_ATTACKED);
  private static final List<String> ALL_IT_TOUCHES =
      List.of("SD6", SixDaysReadings.STAYS_IN_CONTACT);

  /**
   * What a phasing stack is to do.
   *
   * @param turns battle turns that it may attack in
   * @param against nonphasing stacks that it is in contact with and its attacks are meant for
   * @param touches those it is in contact with besides
   */
  record Orders(int turns, int against, int touches) {
    int contacts() {
      return against | touches;
    }

    /**
     * Those it has to attack of its own: whom it is meant for, or if none stands, all it touches.
     */
    int own(int standing) {
      int meant = against & standing;
      return meant != 0 ? meant : touches & standing;
    }
  }

  /** Whether a phasing stack attacks in a turn: it has turns left and somebody in contact. */
  boolean mayAttack(BattleState state, int attacker, int turn) {
    return turn <= orders.get(attacker).turns() && inContact(state, attacker);
  }

  /** Whether any phasing stack may attack in a turn, as both sides stand now. */
  boolean mayAttackIn(int turn, BattleState state) {
    for (int attacker = 0; attacker < attackers.size(); attacker++) {
      if (mayAttack(state, attacker, turn)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whom a phasing stack attacks: those its attacks are meant for, or if none of them stands, all
   * it touches; and any it touches that was not attacked this turn and that no stack still to come
   * is there to attack (11.3: all must be).
   */
  int targets(BattleState state, int attacker) {
    int standing = state.defenders().standing();
    int leftOver = orders.get(attacker).touches() & standing & ~state.attacked();
    for (int later = attacker + 1; later < attackers.size() && leftOver != 0; later++) {
      if (state.attackers().stands(later) && state.turn() <= orders.get(later).turns()) {
        leftOver &= ~orders.get(later).own(standing);
      }
    }
    return orders.get(attacker).own(standing) | leftOver;
  }

  /** The readings on which it rests that a phasing stack attacks its targets. */
  List<String> readings(BattleState state, int attacker, int targets) {
    Orders own = orders.get(attacker);
    if ((own.against() & state.defenders().standing()) == 0) {
      return ALL_IT_TOUCHES;
    }
    if ((own.touches() & targets) != 0) {
      return TAKEN_ON;
    }
    return Integer.bitCount(targets) > 1 ? SEVERAL : List.of();
  }

  /** The bits of those attacked this turn whom a stack after this one might have to attack. */
  int attacked(int before, int attacker, int targets) {
    int mattering = 0;
    for (int later = attacker + 1; later < attackers.size(); later++) {
      mattering |= orders.get(later).touches();
    }
    return (before | targets) & mattering;
  }

  /** Whether a phasing stack stands in contact with a nonphasing one. */
  boolean touches(BattleState state, int attacker, int defender) {
    return (orders.get(attacker).contacts() & 1 << defender) != 0
        && state.attackers().stands(attacker);
  }

  /** Whether a nonphasing stack stands and any phasing stack does that it is in contact with. */
  boolean mayCounterattack(BattleState state, int defender) {
    if (state.defenders().stands(defender)) {
      for (int attacker = 0; attacker < attackers.size(); attacker++) {
        if (touches(state, attacker, defender)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean inContact(BattleState state, int attacker) {
    return state.attackers().stands(attacker)
        && (orders.get(attacker).contacts() & state.defenders().standing()) != 0;
  }

  /** Whether any two enemies are still in contact. */
  boolean inContact(BattleState state) {
    for (int attacker = 0; attacker < attackers.size(); attacker++) {
      if (inContact(state, attacker)) {
        return true;
      }
    }
    return false;
  }
}
