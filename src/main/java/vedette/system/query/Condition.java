package vedette.system.query;

import java.util.function.Predicate;
import vedette.form.ReadBy;

/**
 * A condition of the file.
 *
 * @param text the condition as written
 * @param predicate the test of a situation
 * @param uses the names that it uses
 */
@ReadBy(value = "SectionReader::rule", schemaRef = "condition")
public record Condition(String text, Predicate<Situation> predicate, UsedNames uses) {
  /** A condition that holds in every situation. */
  public static final Condition ALWAYS =
      new Condition("always", situation -> true, UsedNames.NOTHING);

  /** A condition that holds in no situation. */
  public static final Condition NEVER =
      new Condition("never", situation -> false, UsedNames.NOTHING);

  /** Returns a condition with a special meaning, whose predicate is never called. */
  public static Condition named(String text) {
    return new Condition(text, NEVER.predicate, UsedNames.NOTHING);
  }

  /** Returns whether it holds. */
  public boolean holds(Situation situation) {
    return predicate.test(situation);
  }

  /** Returns whether it is written as one that never holds. */
  public boolean isNever() {
    return text.equals("never");
  }

  /** Returns the only fact that it tests; null if it tests anything else. */
  public Query.PropertyQuery fact() {
    return uses.queries().size() == 1
            && uses.queries().get(0) instanceof Query.PropertyQuery propertyQuery
        ? propertyQuery.only() ? null : propertyQuery
        : null;
  }

  /** Returns its dependencies besides facts; values count because they are compared with others. */
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
