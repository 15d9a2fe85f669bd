package vedette.rules.own;

import vedette.fight.BySide;
import vedette.rules.kit.Troops;

/**
 * Between two questions to the dice.
 *
 * @param agenda what is still to be done in this round, in order; null before a round
 */
record FightState(BySide<Troops> troops, Agenda agenda) {}
