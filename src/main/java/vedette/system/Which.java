package vedette.system;

/**
 * Which units are meant: those that are an arm, of a class or in a state, or those that are not.
 *
 * @param not whether it is the others
 */
public record Which(Thing thing, boolean not) implements Query {
  @Override
  public String toString() {
    return (not ? "not " : "") + thing;
  }
}
