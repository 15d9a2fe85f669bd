/**
 * Fights with ranges in their options, as a grid of cells; imports {@code rules}, {@code question},
 * {@code odds}, {@code work}, {@code fight}, {@code table}, {@code form}, {@code json}, {@code
 * source} and {@code dice}. Start with {@code Sweep}.
 */
package vedette.study.sweep;
