package vedette.system.query;

import java.util.function.Predicate;
import vedette.form.ReadBy;

/**
 * A condition of the file.
 *
 * @param text as written
 * @param of whether it holds
 * @param uses what it asks
 */
@ReadBy(value = "SectionReader::rule", schemaRef = "condition")
public record Rule(String text, Predicate<Situation> of, Uses uses) {
  /** Holds in every situation. */
  public static final Rule ALWAYS = new Rule("always", situation -> true, Uses.NOTHING);

  /** Holds in none. */
  public static final Rule NEVER = new Rule("never", situation -> false, Uses.NOTHING);

  /** A condition with a meaning of its own, which is never asked whether it holds. */
  public static Rule named(String text) {
    return new Rule(text, NEVER.of, Uses.NOTHING);
  }

  /** Whether it holds. */
  public boolean holds(Situation situation) {
    return of.test(situation);
  }

  /** Whether it says that it never holds. */
  public boolean isNever() {
    return text.equals("never");
  }

  /** The fact that it asks, if that is one thing alone; else null. */
  public Query.Has fact() {
    return uses.queries().size() == 1 && uses.queries().get(0) instanceof Query.Has has
        ? has.only() ? null : has
        : null;
  }

  /** What it depends on besides facts: any value that it asks for is compared with another. */
  public Asks dependsOn() {
    boolean values = uses.queries().stream().anyMatch(query -> query.value() >= 0);
    return uses.dependsOn().and(new Asks(values, false, false, false));
  }

  public Rule unless() {
    return new Rule("not (" + text + ")", of.negate(), uses);
  }

  @Override
  public String toString() {
    return text;
  }
}
