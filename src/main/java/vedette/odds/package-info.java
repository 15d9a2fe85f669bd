/**
 * The odds of a fight by the method that is asked for: {@code OddsCalculator} chooses between
 * {@code odds.exact} and {@code odds.sample}, and has {@code odds.best} decide what is left free;
 * imports {@code dice}, {@code fight}, {@code question} and {@code work}.
 */
package vedette.odds;
