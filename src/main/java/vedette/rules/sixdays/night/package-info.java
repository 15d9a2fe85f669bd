/** Reorganization at night (6.0); imports {@code units}. */
package vedette.rules.sixdays.night;
