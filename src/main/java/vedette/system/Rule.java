package vedette.system;

import java.util.List;
import java.util.function.Predicate;

/**
 * A condition of the file.
 *
 * @param text as written
 * @param of whether it holds
 * @param fact what it asks, if that is one thing alone; else null
 * @param asks all things that it asks for
 * @param dependsOn what else it depends on
 */
public record Rule(
    String text, Predicate<Situation> of, Fact fact, List<Asked> asks, Asks dependsOn) {
  /**
   * A thing that a condition asks for.
   *
   * @param whom null if it is a word said of anybody
   * @param only whether each unit of the side must be it
   */
  public record Asked(Subject whom, Thing thing, boolean only) {}

  /**
   * That a side or a unit is a thing, or that a word is said of it.
   *
   * @param whom null if it is a word said of anybody
   */
  public record Fact(Subject whom, Thing thing) {}

  /** Holds in every situation. */
  static final Rule ALWAYS = new Rule("always", situation -> true, null, List.of(), Asks.NOTHING);

  /** Holds in none. */
  static final Rule NEVER = new Rule("never", situation -> false, null, List.of(), Asks.NOTHING);

  /** Whether it holds. */
  public boolean holds(Situation situation) {
    return of.test(situation);
  }

  /** Whether it says that it never holds. */
  public boolean isNever() {
    return text.equals("never");
  }

  Rule unless() {
    return new Rule("not (" + text + ")", of.negate(), null, asks, dependsOn);
  }

  @Override
  public String toString() {
    return text;
  }
}
