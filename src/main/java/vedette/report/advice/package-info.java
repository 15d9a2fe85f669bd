/**
 * Optimal decisions of a fight, and comparisons of several fights; imports {@code report.page},
 * {@code report.answer}, {@code odds}, {@code question}, {@code study}, {@code fight}, {@code form}
 * and {@code json}. Start with {@code AdviceAnswer}.
 */
package vedette.report.advice;
