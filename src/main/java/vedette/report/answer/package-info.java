/**
 * The parts that several answers share: figures, origins of tables, the rows of changes; imports
 * {@code report.page}, {@code odds}, {@code question}, {@code study}, {@code suite}, {@code table},
 * {@code fight}, {@code form}, {@code json} and {@code source}. Start with {@code Answer}.
 */
package vedette.report.answer;
