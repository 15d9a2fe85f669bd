/**
 * Suites of scenarios and the baseline that guards them; imports {@code rules}, {@code question},
 * {@code odds}, {@code work}, {@code fight}, {@code table}, {@code form}, {@code file}, {@code
 * platform}, {@code json} and {@code source}.
 */
package vedette.suite;
