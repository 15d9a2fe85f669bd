/**
 * The grid of a sweep; imports {@code report.page}, {@code report.answer}, {@code odds}, {@code
 * question}, {@code study}, {@code fight} and {@code form}. Start with {@code SweepAnswer}.
 */
package vedette.report.sweep;
