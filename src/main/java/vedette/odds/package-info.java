/**
 * The odds of a fight by the requested method: {@code OddsCalculator} chooses between {@code
 * odds.exact} and {@code odds.sample}, and leaves free choices to {@code odds.best}; imports {@code
 * dice}, {@code fight}, {@code question} and {@code work}.
 */
package vedette.odds;
