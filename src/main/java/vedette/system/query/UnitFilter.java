package vedette.system.query;

import vedette.form.ReadBy;

/**
 * Which units are meant: those that are an arm, of a class or in a state, or those that are not.
 *
 * @param not whether it is the others
 */
@ReadBy(value = "SectionReader::unitFilter", schemaTypes = "string")
public record UnitFilter(Property property, boolean not) implements Query {
  @Override
  public String toString() {
    return (not ? "not " : "") + property;
  }
}
