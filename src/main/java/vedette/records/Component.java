package vedette.records;

/**
 * A component of a record.
 *
 * @param index its place, from 0
 * @param said what its annotations say
 */
public record Component(int index, String name, ValueType type, Said said) {}
