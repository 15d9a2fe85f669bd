package vedette.question;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.json.Nearest;
import vedette.question.Term.Amount;
import vedette.question.Term.Category;
import vedette.question.Term.Condition;
import vedette.question.Words.Kind;
import vedette.question.Words.Word;

/**
 * Reads questions: {@code or} binds least, then {@code and}, {@code not}, comparisons, {@code + -},
 * {@code * /}.
 *
 * @param <C> what they are asked of
 */
public final class Grammar<C> {
  private static final int DEEPEST = 100;

  /** The most digits of a number. */
  private static final int DIGITS = 9;

  private static final Set<String> COMPARISONS = Set.of("<", "<=", "=", ">=", ">");
  private static final Set<String> OTHER_COMPARISONS = Set.of("==", "!=", "<>");

  private final Words words;
  private final Vocabulary<C> vocabulary;
  private int depth;

  private Grammar(String text, Vocabulary<C> vocabulary) {
    words = new Words(text);
    this.vocabulary = vocabulary;
  }

  /**
   * The condition that a text is.
   *
   * @throws BadQuestion if it is none
   */
  public static <C> Condition<C> condition(String text, Vocabulary<C> vocabulary) {
    Grammar<C> grammar = new Grammar<>(text, vocabulary);
    return grammar.condition(grammar.whole());
  }

  /**
   * The number that a text asks for.
   *
   * @throws BadQuestion if it asks for none
   */
  public static <C> Amount<C> amount(String text, Vocabulary<C> vocabulary) {
    Grammar<C> grammar = new Grammar<>(text, vocabulary);
    return grammar.amount(grammar.whole());
  }

  /**
   * The condition or the number that a text is.
   *
   * @throws BadQuestion if it is neither
   */
  public static <C> Term<C> term(String text, Vocabulary<C> vocabulary) {
    Grammar<C> grammar = new Grammar<>(text, vocabulary);
    Placed<C> whole = grammar.whole();
    return whole.term instanceof Category<C> ? grammar.condition(whole) : whole.term;
  }

  /** A term and where it begins. */
  private record Placed<C>(Term<C> term, Word first) {}

  private Placed<C> whole() {
    Placed<C> whole = either();
    Word rest = words.peek();
    if (rest.kind() != Kind.END) {
      throw unexpected(rest);
    }
    return whole;
  }

  private BadQuestion unexpected(Word word) {
    if (OTHER_COMPARISONS.contains(word.text())) {
      return words.bad(
          word,
          "`" + word.text() + "` is not a comparison",
          word.is("==") ? "write =" : "write `not` before what should not be equal");
    }
    if (COMPARISONS.contains(word.text())) {
      return words.bad(word, "a comparison has two sides", "join two comparisons with `and`");
    }
    return words.bad(
        word,
        word.is(")")
            ? "nothing is opened that `)` could close"
            : "`" + word.text() + "` cannot follow here",
        word.kind() == Kind.NAME
            ? "join conditions with `and` or `or`, and put names of several words in quotation marks"
            : "write a comparison, `and`, `or`, or nothing");
  }

  private Placed<C> either() {
    Placed<C> left = both();
    while (words.skip("or")) {
      Predicate<C> one = condition(left).of();
      Predicate<C> other = condition(both()).of();
      left = new Placed<>(new Condition<>(it -> one.test(it) || other.test(it)), left.first);
    }
    return left;
  }

  private Placed<C> both() {
    Placed<C> left = negation();
    while (words.skip("and")) {
      Predicate<C> one = condition(left).of();
      Predicate<C> other = condition(negation()).of();
      left = new Placed<>(new Condition<>(it -> one.test(it) && other.test(it)), left.first);
    }
    return left;
  }

  private Placed<C> negation() {
    Word first = words.peek();
    if (!words.skip("not")) {
      return comparison();
    }
    deeper(first);
    Predicate<C> holds = condition(negation()).of();
    depth--;
    return new Placed<>(new Condition<>(holds.negate()), first);
  }

  private Placed<C> comparison() {
    Placed<C> left = sum();
    Word sign = words.peek();
    if (words.skip("is")) {
      boolean not = words.skip("not");
      Predicate<C> is = oneOf(left, sign, List.of(words.peek()), true);
      return new Placed<>(new Condition<>(not ? is.negate() : is), left.first);
    }
    if (words.skip("in")) {
      return new Placed<>(new Condition<>(oneOf(left, sign, List.of(), false)), left.first);
    }
    if (!COMPARISONS.contains(sign.text()) || sign.kind() != Kind.SIGN) {
      return left;
    }
    words.take();
    if (left.term instanceof Category<C> category) {
      throw words.bad(
          sign,
          "`" + category.name() + "` is a name and not a number",
          "write " + category.name() + " is \"" + category.names().get(0) + "\"");
    }
    Amount<C> one = amount(left);
    Amount<C> other = amount(sum());
    BiPredicate<Fraction, Fraction> holds = comparing(sign.text());
    return new Placed<>(
        new Condition<>(it -> holds.test(one.of().apply(it), other.of().apply(it))), left.first);
  }

  private static BiPredicate<Fraction, Fraction> comparing(String sign) {
    return switch (sign) {
      case "<" -> (a, b) -> a.compareTo(b) < 0;
      case "<=" -> (a, b) -> a.compareTo(b) <= 0;
      case "=" -> (a, b) -> a.compareTo(b) == 0;
      case ">=" -> (a, b) -> a.compareTo(b) >= 0;
      default -> (a, b) -> a.compareTo(b) > 0;
    };
  }

  /** Whether the term is one of the values that follow: a single one, or a list. */
  private Predicate<C> oneOf(Placed<C> left, Word sign, List<Word> single, boolean alone) {
    if (left.term instanceof Category<C> category) {
      List<String> wanted = alone ? List.of(name(category)) : list(() -> name(category));
      return it -> wanted.contains(category.of().apply(it));
    }
    if (left.term instanceof Condition<C>) {
      throw words.bad(sign, "a condition holds or does not", "leave `" + sign.text() + " …` out");
    }
    Amount<C> amount = amount(left);
    if (alone) {
      throw words.bad(sign, "a number is compared", "write = instead of `is`");
    }
    List<Function<C, Fraction>> wanted = list(() -> amount(sum()).of());
    return it -> {
      Fraction value = amount.of().apply(it);
      return wanted.stream().anyMatch(each -> each.apply(it).compareTo(value) == 0);
    };
  }

  /** Reads one of the values of a list. */
  private interface Item<T> {
    T read();
  }

  private <T> List<T> list(Item<T> item) {
    Word open = words.peek();
    if (!words.skip("[")) {
      throw words.bad(open, "a list begins with `[`", "write [first, second]");
    }
    List<T> values = new ArrayList<>();
    do {
      values.add(item.read());
    } while (words.skip(","));
    Word close = words.peek();
    if (!words.skip("]")) {
      throw words.bad(close, "the list is not closed", "write `,` and another value, or `]`");
    }
    return values;
  }

  private String name(Category<C> category) {
    Word word = words.peek();
    if (word.kind() == Kind.QUOTED && category.names().contains(word.text())) {
      return words.take().text();
    }
    // Without quotation marks the longest name that stands here is meant.
    List<String> names = new ArrayList<>(category.names());
    names.sort((a, b) -> b.length() - a.length());
    for (String name : names) {
      if (word.kind() != Kind.QUOTED && words.skipText(name)) {
        return name;
      }
    }
    if (word.kind() == Kind.END) {
      throw words.bad(
          word,
          "a value of " + category.name() + " is missing",
          "write one of " + String.join(", ", category.names()));
    }
    throw words.bad(
        word,
        category.name() + " is never `" + word.text() + "`",
        Nearest.help(word.text(), category.names()));
  }

  private Placed<C> sum() {
    Placed<C> left = product();
    while (true) {
      Word sign = words.peek();
      if (words.skip("+")) {
        left = joined(left, product(), sign, Fraction::add, Bounds::plus);
      } else if (words.skip("-")) {
        left = joined(left, product(), sign, Fraction::subtract, Bounds::minus);
      } else {
        return left;
      }
    }
  }

  private Placed<C> product() {
    Placed<C> left = factor();
    while (true) {
      Word sign = words.peek();
      if (words.skip("*") || words.skip("x")) {
        left = joined(left, factor(), sign, Fraction::multiply, Bounds::times);
      } else if (words.skip("/")) {
        left = joined(left, factor(), sign, Fraction::divide, Bounds::dividedBy);
      } else {
        return left;
      }
    }
  }

  private Placed<C> joined(
      Placed<C> left,
      Placed<C> right,
      Word sign,
      BinaryOperator<Fraction> operation,
      BinaryOperator<Bounds> ranges) {
    Amount<C> one = amount(left);
    Amount<C> other = amount(right);
    Function<C, Fraction> of =
        it -> {
          Fraction divisor = other.of().apply(it);
          if (sign.is("/") && divisor.getNumerator() == 0) {
            throw words.bad(
                sign,
                "this divides by 0 in a fight that can come about",
                "add something that is never 0 to what stands behind `/`");
          }
          try {
            return operation.apply(one.of().apply(it), divisor);
          } catch (MathArithmeticException e) {
            throw words.bad(sign, "the number is too large here", "ask with smaller numbers");
          }
        };
    return new Placed<>(new Amount<>(of, ranges.apply(one.bounds(), other.bounds())), left.first);
  }

  private Placed<C> factor() {
    Word first = words.peek();
    if (words.skip("-")) {
      deeper(first);
      Amount<C> of = amount(factor());
      depth--;
      return new Placed<>(
          new Amount<>(it -> of.of().apply(it).negate(), Bounds.of(0).minus(of.bounds())), first);
    }
    if (words.skip("(")) {
      deeper(first);
      Placed<C> inner = either();
      depth--;
      Word close = words.peek();
      if (!words.skip(")")) {
        throw close.kind() == Kind.END
            ? words.bad(first, "`(` is not closed", "write `)` where it ends")
            : unexpected(close);
      }
      return new Placed<>(inner.term, first);
    }
    if (first.kind() == Kind.NUMBER) {
      return new Placed<>(number(words.take()), first);
    }
    if (first.kind() == Kind.NAME && !isOfGrammar(first)) {
      return new Placed<>(vocabulary.read(words), first);
    }
    throw words.bad(
        first,
        first.kind() == Kind.END
            ? "the question ends too early"
            : "`" + first.text() + "` cannot stand here",
        first.kind() == Kind.QUOTED
            ? "write what it is a value of before it, as in ending is \"" + first.text() + "\""
            : "write a measure, a number or `(`");
  }

  private static boolean isOfGrammar(Word word) {
    return Set.of("and", "or", "not", "is", "in").contains(word.text());
  }

  private void deeper(Word word) {
    if (++depth > DEEPEST) {
      throw words.bad(word, "the question is nested too deeply", "ask two questions");
    }
  }

  private Amount<C> number(Word word) {
    BigDecimal number = new BigDecimal(word.text()).stripTrailingZeros();
    if (Math.max(number.precision(), number.precision() - number.scale()) > DIGITS
        || number.scale() > DIGITS) {
      throw words.bad(
          word,
          "`" + word.text() + "` has too many digits",
          "write at most " + DIGITS + " of them");
    }
    int scale = Math.max(0, number.scale());
    Fraction value =
        new Fraction(
            number.movePointRight(scale).intValueExact(),
            BigDecimal.TEN.pow(scale).intValueExact());
    return new Amount<>(it -> value, Bounds.of(number.doubleValue()));
  }

  private Condition<C> condition(Placed<C> placed) {
    if (placed.term instanceof Condition<C> condition) {
      return condition;
    }
    throw words.bad(
        placed.first,
        "this is " + placed.term.kind() + " and not a condition",
        placed.term instanceof Category<C> category
            ? "write " + category.name() + " is \"" + category.names().get(0) + "\""
            : "compare it, as in " + placed.first.text() + " <= 1");
  }

  private Amount<C> amount(Placed<C> placed) {
    if (placed.term instanceof Amount<C> amount) {
      return amount;
    }
    throw words.bad(
        placed.first,
        "this is " + placed.term.kind() + " and not a number",
        placed.term instanceof Category<C> category
            ? "write " + category.name() + " is \"" + category.names().get(0) + "\""
            : "a condition is used with `and`, `or` and `not` alone");
  }
}
