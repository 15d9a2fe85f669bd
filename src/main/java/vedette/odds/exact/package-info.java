/**
 * Probability propagated through a graph to the results, in doubles with an error bound or in
 * fractions; imports {@code dice}, {@code fight}, {@code work}, {@code odds.chain} and {@code
 * odds.answer}. Start with {@code ExactOdds}, then {@code Propagation}.
 */
package vedette.odds.exact;
