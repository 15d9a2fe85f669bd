/**
 * Answers about tables and rule systems: lists, contents, findings, differences and the influence
 * of cells; imports {@code report.page}, {@code report.answer}, {@code odds}, {@code question},
 * {@code study}, {@code table}, {@code system}, {@code fight}, {@code form}, {@code json} and
 * {@code source}. Start with {@code ShowAnswer}.
 */
package vedette.report.table;
