package vedette.form.model;

import vedette.source.Position;

/**
 * The place of a record among others in a file. A component of this type has no annotation.
 *
 * @param key its name; "" if it has none
 * @param index its index among the others, from 0
 * @param at the place of its name
 */
public record RecordPlace(String key, int index, Position at) {}
