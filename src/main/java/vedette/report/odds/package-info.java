/**
 * The odds of one fight, and fights played roll by roll; imports {@code report.page}, {@code
 * report.answer}, {@code odds}, {@code question}, {@code fight}, {@code form} and {@code json}.
 * Start with {@code OddsAnswer}.
 */
package vedette.report.odds;
