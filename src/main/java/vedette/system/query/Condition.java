package vedette.system.query;

import java.util.function.Predicate;
import vedette.form.ReadBy;

/**
 * A condition of the file.
 *
 * @param text as written
 * @param predicate whether it holds
 * @param uses what it asks
 */
@ReadBy(value = "SectionReader::rule", schemaRef = "condition")
public record Condition(String text, Predicate<Situation> predicate, UsedNames uses) {
  /** Holds in every situation. */
  public static final Condition ALWAYS =
      new Condition("always", situation -> true, UsedNames.NOTHING);

  /** Holds in none. */
  public static final Condition NEVER =
      new Condition("never", situation -> false, UsedNames.NOTHING);

  /** Returns a condition with a meaning of its own, which is never asked whether it holds. */
  public static Condition named(String text) {
    return new Condition(text, NEVER.predicate, UsedNames.NOTHING);
  }

  /** Returns whether it holds. */
  public boolean holds(Situation situation) {
    return predicate.test(situation);
  }

  /** Returns whether it says that it never holds. */
  public boolean isNever() {
    return text.equals("never");
  }

  /** Returns the fact that it asks, if that is one thing alone; else null. */
  public Query.PropertyQuery fact() {
    return uses.queries().size() == 1
            && uses.queries().get(0) instanceof Query.PropertyQuery propertyQuery
        ? propertyQuery.only() ? null : propertyQuery
        : null;
  }

  /**
   * Returns what it depends on besides facts: any value that it asks for is compared with another.
   */
  public Dependencies dependsOn() {
    boolean values = uses.queries().stream().anyMatch(query -> query.value() >= 0);
    return uses.dependsOn().union(new Dependencies(values, false, false, false));
  }

  public Condition negated() {
    return new Condition("not (" + text + ")", predicate.negate(), uses);
  }

  @Override
  public String toString() {
    return text;
  }
}
