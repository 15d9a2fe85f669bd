package vedette.question;

import java.util.List;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.fight.ValueWords;

/**
 * Part of a question that has a value: a tree, whose leaves are numbers and the names of a {@link
 * Vocabulary}.
 *
 * @param <C> the subject of the question, as the end of a fight
 */
public sealed interface Term<C> {
  /** Returns its kind, in a word or two. */
  String kind();

  /** Returns the function that computes its value. */
  Object function();

  /** Returns the terms that it joins; empty for a number or a name. */
  List<Term<C>> parts();

  /**
   * A condition.
   *
   * @param margin its distance from the boundary between true and false, negative where it is
   *     false; null if it has no such distance
   */
  record Condition<C>(Predicate<C> function, List<Term<C>> parts, ToDoubleFunction<C> margin)
      implements Term<C> {
    /** Creates a condition without a margin that joins no others. */
    public Condition(Predicate<C> of) {
      this(of, List.of());
    }

    /** Creates a condition without a margin. */
    Condition(Predicate<C> of, List<Term<C>> parts) {
      this(of, parts, null);
    }

    Condition<C> or(Condition<C> other) {
      return new Condition<>(
          function.or(other.function), List.of(this, other), joined(other, Math::max));
    }

    Condition<C> and(Condition<C> other) {
      return new Condition<>(
          function.and(other.function), List.of(this, other), joined(other, Math::min));
    }

    private ToDoubleFunction<C> joined(Condition<C> other, DoubleBinaryOperator operator) {
      return margin == null || other.margin == null
          ? null
          : it -> operator.applyAsDouble(margin.applyAsDouble(it), other.margin.applyAsDouble(it));
    }

    /** Returns the negation of this condition. */
    public Condition<C> negated() {
      return new Condition<>(
          function.negate(),
          List.of(this),
          margin == null ? null : it -> -margin.applyAsDouble(it));
    }

    @Override
    public String kind() {
      return "a condition";
    }
  }

  /**
   * An exact number.
   *
   * @param groups the groups of {@link Vocabulary#members} over which it is a sum
   */
  record Amount<C>(
      Function<C, Fraction> function, Bounds bounds, Set<String> groups, List<Term<C>> parts)
      implements Term<C> {
    /** Creates a number that joins no others, and is no sum over a group. */
    public Amount(Function<C, Fraction> of, Bounds bounds) {
      this(of, bounds, Set.of(), List.of());
    }

    /** Returns a number that joins no others, and is a sum over a group. */
    public static <C> Amount<C> sum(Function<C, Fraction> of, Bounds bounds, String group) {
      return new Amount<>(of, bounds, Set.of(group), List.of());
    }

    @Override
    public String kind() {
      return "a number";
    }
  }

  /**
   * One of a few names.
   *
   * @param name the name of the category
   * @param words the names of its values
   */
  record Category<C>(String name, Function<C, String> function, ValueWords words)
      implements Term<C> {
    @Override
    public List<Term<C>> parts() {
      return List.of();
    }

    /** Returns whether the value has this name. */
    boolean matches(String said, C it) {
      return words.matches(said, function.apply(it));
    }

    /** Returns an example of a question about it. */
    String example() {
      return "write "
          + name
          + " is \""
          + words.statements().stream().findFirst().orElse("…")
          + "\"";
    }

    @Override
    public String kind() {
      return words.known().isEmpty() ? "a name" : "one of " + words.known().size() + " names";
    }
  }
}
