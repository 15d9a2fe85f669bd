/** Overruns in the movement phase (10.0); imports {@code units} and {@code battle}. */
package vedette.rules.sixdays.overrun;
