package vedette.form.model;

import vedette.problem.Position;

/**
 * A value and where it stands in its file, for checks that come after reading.
 *
 * @param <T> the type of the value
 * @param value the value
 * @param at where it starts; for a value that was left out, where the object around it starts
 */
public record LocatedValue<T>(T value, Position at) {}
