package vedette.system;

import java.util.function.Predicate;

/**
 * A condition of the file.
 *
 * @param text as written
 * @param of whether it holds
 * @param fact what it asks, if that is one thing of a side or a unit; else null
 * @param asks what it depends on
 */
public record Rule(String text, Predicate<Situation> of, Fact fact, Asks asks) {
  /** That a side or a unit is a thing, or that a word is said of it. */
  public record Fact(Subject whom, Thing thing) {}

  /** Holds in every situation. */
  static final Rule ALWAYS = new Rule("always", situation -> true, null, Asks.NOTHING);

  /** Holds in none. */
  static final Rule NEVER = new Rule("never", situation -> false, null, Asks.NOTHING);

  /** Whether it holds. */
  public boolean holds(Situation situation) {
    return of.test(situation);
  }

  /** Whether it says that it never holds. */
  public boolean isNever() {
    return text.equals("never");
  }

  Rule unless() {
    return new Rule("not (" + text + ")", of.negate(), null, asks);
  }

  @Override
  public String toString() {
    return text;
  }
}
