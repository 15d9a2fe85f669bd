/**
 * The stored figures of a suite, and the run that calculates them; imports {@code suite.figures},
 * {@code suite.scenario}, {@code rules}, {@code odds}, {@code work}, {@code table}, {@code form},
 * {@code platform}, {@code json} and {@code source}. Start with {@code Baseline}.
 */
package vedette.suite.baseline;
