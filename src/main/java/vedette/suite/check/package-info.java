/**
 * Compares the figures of a suite with its expectations and its baseline, and names the cause of a
 * difference; imports {@code suite.figures}, {@code suite.scenario}, {@code suite.baseline}, {@code
 * question}, {@code odds}, {@code work}, {@code fight}, {@code table}, {@code form}, {@code json}
 * and {@code source}. Start with {@code Checker}.
 */
package vedette.suite.check;
