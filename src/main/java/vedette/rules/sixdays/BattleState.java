package vedette.rules.sixdays;

import java.util.List;

/**
 * A battle between two attacks.
 *
 * @param turn the battle turn, from 1
 * @param next whose attack comes next: phasing stacks in their order, then nonphasing stacks
 * @param attacked bits of the nonphasing stacks that this turn's attacks need not reach any more,
 *     as far as that matters to an attack still to come
 */
record BattleState(int turn, int next, int attacked, Stacks attackers, Stacks defenders) {
  /** A battle turn that begins with both sides as they stand. */
  static BattleState begin(int turn, Stacks attackers, Stacks defenders) {
    return new BattleState(turn, 0, 0, attackers, defenders);
  }

  BattleState next(int whose) {
    return whose == next ? this : new BattleState(turn, whose, attacked, attackers, defenders);
  }

  /** When the next has attacked, and these are the stacks of both sides that took part. */
  BattleState fought(int bits, List<Body> phasing, List<Body> nonphasing) {
    return new BattleState(
        turn, next + 1, bits, attackers.after(phasing), defenders.after(nonphasing));
  }

  /** The same with other bits of those attacked. */
  BattleState attacked(int bits) {
    return new BattleState(turn, next, bits, attackers, defenders);
  }
}
