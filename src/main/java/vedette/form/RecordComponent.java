package vedette.form;

/**
 * A component of a record.
 *
 * @param index its place, from 0
 * @param said what its annotations say
 */
public record RecordComponent(int index, String name, ValueType type, Said said) {}
