/**
 * Suites of scenarios and the baseline that guards them; imports {@code rules}, {@code question},
 * {@code odds}, {@code work}, {@code fight}, {@code table}, {@code form}, {@code file} and {@code
 * json}.
 */
package vedette.suite;
