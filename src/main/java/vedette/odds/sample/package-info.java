/**
 * Fights played by chance, along the rows of a graph or by the rules themselves, and the intervals
 * of what is counted; imports {@code dice}, {@code fight}, {@code work}, {@code odds.chain}, {@code
 * odds.exact} and {@code odds.answer}. Start with {@code SampledOdds}.
 */
package vedette.odds.sample;
