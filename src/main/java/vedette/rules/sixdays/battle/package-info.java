/**
 * A battle in the combat phase (11.0): the attack on one column, battle turns and their phases, the
 * choice of targets; imports {@code units}. Start with {@link BattlePhase}.
 */
package vedette.rules.sixdays.battle;
