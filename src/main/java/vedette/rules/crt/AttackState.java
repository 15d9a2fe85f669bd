package vedette.rules.crt;

/**
 * Between two rounds.
 *
 * @param attacker strength left, from 1
 * @param defender strength left, from 1
 * @param round rounds fought; 0 if nobody counts them
 */
record AttackState(int attacker, int defender, int round) {}
