/**
 * The figures of a scenario, their calculation, and the expectations about them; imports {@code
 * question}, {@code odds}, {@code fight}, {@code form} and {@code source}. Start with {@code
 * Figures}.
 */
package vedette.suite.figures;
