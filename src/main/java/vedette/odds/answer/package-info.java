/**
 * The odds of a fight, exact or sampled, and the readings on which they rest; imports {@code
 * fight}, {@code question} and {@code work}. Start with {@code Odds}.
 */
package vedette.odds.answer;
