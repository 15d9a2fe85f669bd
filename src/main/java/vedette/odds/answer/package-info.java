/**
 * The odds of a fight as they come out, exact or sampled, and the readings that they rest on;
 * imports {@code fight}, {@code question} and {@code work}. Start with {@code Odds}.
 */
package vedette.odds.answer;
