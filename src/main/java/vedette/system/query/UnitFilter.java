package vedette.system.query;

import vedette.form.ReadBy;

/**
 * A filter of units by arm, class or state.
 *
 * @param property the arm, class or state
 * @param not whether it selects the units without the property
 */
@ReadBy(value = "SectionReader::unitFilter", schemaTypes = "string")
public record UnitFilter(Property property, boolean not) implements Query {
  @Override
  public String toString() {
    return (not ? "not " : "") + property;
  }
}
