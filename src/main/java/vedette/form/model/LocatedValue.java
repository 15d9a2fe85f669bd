package vedette.form.model;

import vedette.source.Position;

/**
 * A value and its place in a file, for checks after reading.
 *
 * @param <T> the type of the value
 * @param value the value
 * @param at its start; for a missing value the start of the object around it
 */
public record LocatedValue<T>(T value, Position at) {}
