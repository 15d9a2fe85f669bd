/**
 * Optimal decisions of a side, and comparisons of several fights or doctrines; imports {@code
 * rules}, {@code question}, {@code odds}, {@code work}, {@code fight}, {@code table}, {@code form},
 * {@code json} and {@code source}. Start with {@code Advice}.
 */
package vedette.study.advice;
