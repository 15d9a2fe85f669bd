/**
 * Writes answers, a class a command and a record for its JSON; imports {@code odds}, {@code
 * question}, {@code study}, {@code suite}, {@code table}, {@code form}, {@code json}, {@code
 * source}, {@code system} and what answers are made of, {@code fight}. Start with {@code Answer},
 * then {@code OddsDocument}; {@code report.page} lays them out.
 */
package vedette.report;
