package vedette.rules.crt;

/**
 * Between two rounds.
 *
 * @param attacker strength left, from 1
 * @param defender strength left, from 1
 */
record AttackState(int attacker, int defender) {}
