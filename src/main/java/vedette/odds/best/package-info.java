/**
 * The options that are best for a goal, where a side is free to choose; imports {@code dice},
 * {@code fight}, {@code work}, {@code odds.chain} and {@code odds.exact}. Start with {@code Best}.
 */
package vedette.odds.best;
