package vedette.question;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;

/**
 * Part of a question that has a value.
 *
 * @param <C> what it is asked of, as the end of a fight
 */
public sealed interface Term<C> {
  /** What it is, in a word or two. */
  String kind();

  /** Something that holds or does not. */
  record Condition<C>(Predicate<C> of) implements Term<C> {
    @Override
    public String kind() {
      return "a condition";
    }
  }

  /** A number, exactly. */
  record Amount<C>(Function<C, Fraction> of, Bounds bounds) implements Term<C> {
    @Override
    public String kind() {
      return "a number";
    }
  }

  /**
   * One of a few names.
   *
   * @param name what it is called
   * @param names all that it can be, or begin with; empty if they are not known before
   * @param canBe whether it can be a text
   */
  record Category<C>(
      String name, Function<C, String> of, List<String> names, Predicate<String> canBe)
      implements Term<C> {
    /** One of which all names are known. */
    public Category(String name, Function<C, String> of, List<String> names) {
      this(name, of, names, names::contains);
    }

    /** Whether it is what is said; a name with a colon at its end is said without that as well. */
    boolean is(String said, C it) {
      String value = of.apply(it);
      return value.equals(said) || names.contains(said + ":") && value.startsWith(said + ":");
    }

    /** What it can be said to be. */
    List<String> said() {
      return names.stream()
          .map(it -> it.endsWith(":") ? it.substring(0, it.length() - 1) : it)
          .toList();
    }

    /** How it is asked about. */
    String example() {
      return "write " + name + " is \"" + (names.isEmpty() ? "…" : names.get(0)) + "\"";
    }

    @Override
    public String kind() {
      return names.isEmpty() ? "a name" : "one of " + names.size() + " names";
    }
  }
}
