package vedette.form.model;

import vedette.source.Position;

/**
 * Where a record of a file stands, of one among others by their names. A component of this type has
 * no annotation.
 *
 * @param key its name; "" if it has none
 * @param index its place among the others, from 0
 * @param at where its name stands
 */
public record RecordPlace(String key, int index, Position at) {}
