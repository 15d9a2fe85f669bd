package vedette.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.question.AmountReader.PlacedTerm;
import vedette.question.Term.Amount;
import vedette.question.Term.Category;
import vedette.question.Term.Condition;
import vedette.question.Words.Kind;
import vedette.question.Words.Word;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * A parser of questions. Operators by rising precedence: {@code given}, {@code or}, {@code and},
 * {@code not}, comparisons, {@code + -}, {@code * /}.
 *
 * @param <C> the subject of the questions
 */
public final class Grammar<C> {
  private static final Set<String> COMPARISONS = Set.of("<", "<=", "=", ">=", ">");
  private static final Set<String> OTHER_COMPARISONS = Set.of("==", "!=", "<>", "=<", "=>");

  private static final String GIVEN = "given";

  private final Words words;
  private final AmountReader<C> sums;

  private Grammar(String text, Vocabulary<C> vocabulary) {
    words = new Words(text, vocabulary.hasTexts());
    if (vocabulary.countsConditions()) {
      words.countConditions();
    }
    sums = new AmountReader<>(words, vocabulary, this::disjunction);
  }

  /**
   * Returns the condition in a text.
   *
   * @throws TextFault if it is none
   */
  public static <C> Condition<C> condition(String text, Vocabulary<C> vocabulary) {
    Grammar<C> grammar = new Grammar<>(text, vocabulary);
    return grammar.whole().condition(grammar.words);
  }

  /**
   * Returns the number in a text.
   *
   * @throws TextFault if it is none
   */
  public static <C> Amount<C> amount(String text, Vocabulary<C> vocabulary) {
    Grammar<C> grammar = new Grammar<>(text, vocabulary);
    return grammar.whole().amount(grammar.words);
  }

  /**
   * Returns the condition or the number in a text.
   *
   * @throws TextFault if it is neither
   */
  public static <C> Term<C> term(String text, Vocabulary<C> vocabulary) {
    Grammar<C> grammar = new Grammar<>(text, vocabulary);
    PlacedTerm<C> whole = grammar.whole();
    return whole.term() instanceof Category<C> ? whole.condition(grammar.words) : whole.term();
  }

  /**
   * A question about all ends, or only about those in which a condition holds.
   *
   * @param term a condition or a number
   * @param given the condition; null for all ends
   */
  record Conditional<C>(Term<C> term, Condition<C> given) {}

  /**
   * Returns the condition or the number in a text, with the condition after {@code given}.
   *
   * @throws TextFault if the text is not of the requested kind
   */
  static <C> Conditional<C> conditional(String text, Question.Kind kind, Vocabulary<C> vocabulary) {
    Grammar<C> grammar = new Grammar<>(text, vocabulary);
    Words words = grammar.words;
    PlacedTerm<C> asked = grammar.disjunction();
    Condition<C> given = null;
    if (words.skip(GIVEN)) {
      given = grammar.disjunction().condition(words);
    }
    grammar.end();
    Term<C> term =
        switch (kind) {
          case CHANCE -> asked.condition(words);
          case VALUE -> asked.amount(words);
          case EITHER ->
              asked.term() instanceof Category<C> ? asked.condition(words) : asked.term();
        };
    return new Conditional<>(term, given);
  }

  private PlacedTerm<C> whole() {
    PlacedTerm<C> whole = disjunction();
    end();
    return whole;
  }

  private void end() {
    Word rest = words.peek();
    if (rest.kind() != Kind.END) {
      throw unexpected(rest);
    }
  }

  private TextFault unexpected(Word word) {
    if (OTHER_COMPARISONS.contains(word.text())) {
      return words.fault(
          word,
          "`" + word.text() + "` is not a comparison",
          switch (word.text()) {
            case "==" -> "write =";
            case "=<" -> "write <=";
            case "=>" -> "write >=";
            default -> "write `not` before the comparison";
          });
    }
    if (COMPARISONS.contains(word.text())) {
      return words.fault(
          word, "a comparison has only two sides", "join two comparisons with `and`");
    }
    if (word.is("%")) {
      return words.fault(
          word,
          "unexpected `%`: in a single fight, a measure is a number",
          "write a number, as 2 or 0.5");
    }
    if (word.is(GIVEN)) {
      return words.fault(
          word,
          "unexpected `given`",
          "write it once, after a whole question of --chance, --value or `expect`");
    }
    return words.fault(
        word,
        word.is(")") ? "`)` has no matching `(`" : "unexpected `" + word.text() + "`",
        word.kind() == Kind.NAME
            ? "join conditions with `and` or `or`, and put names of several words in quotation"
                + " marks"
            : "remove it, or write a comparison, `and` or `or`");
  }

  private PlacedTerm<C> disjunction() {
    PlacedTerm<C> left = conjunction();
    while (words.skip("or")) {
      Condition<C> one = left.condition(words);
      left = new PlacedTerm<>(one.or(conjunction().condition(words)), left.first());
    }
    return left;
  }

  private PlacedTerm<C> conjunction() {
    PlacedTerm<C> left = negation();
    while (words.skip("and")) {
      Condition<C> one = left.condition(words);
      left = new PlacedTerm<>(one.and(negation().condition(words)), left.first());
    }
    return left;
  }

  private PlacedTerm<C> negation() {
    Word first = words.peek();
    if (!words.skip("not")) {
      return comparison();
    }
    words.enterBracket(first);
    Condition<C> negated = negation().condition(words).negated();
    words.higher();
    return new PlacedTerm<>(negated, first);
  }

  private PlacedTerm<C> comparison() {
    PlacedTerm<C> left = sums.sum();
    Word sign = words.peek();
    if (words.skip("is")) {
      boolean not = words.skip("not");
      Condition<C> is = oneOf(left, sign, true);
      return new PlacedTerm<>(not ? is.negated() : is, left.first());
    }
    if (words.skip("in")) {
      return new PlacedTerm<>(oneOf(left, sign, false), left.first());
    }
    if (!COMPARISONS.contains(sign.text()) || sign.kind() != Kind.SIGN) {
      return left;
    }
    words.take();
    if (left.term() instanceof Category<C> category) {
      throw words.fault(
          sign, "`" + category.name() + "` is a word, not a number", category.example());
    }
    Amount<C> one = left.compared(words);
    PlacedTerm<C> right = sums.sum();
    Amount<C> other = right.compared(words);
    refuseNeverMet(one, other, right.first());
    refuseNeverMet(other, one, left.first());
    refusePercent(one, left, right.first());
    refusePercent(other, right, left.first());
    BiPredicate<Fraction, Fraction> holds = comparing(sign.text());
    return new PlacedTerm<>(
        new Condition<>(
            it -> holds.test(one.function().apply(it), other.function().apply(it)),
            List.of(one, other),
            margin(one, sign.text(), other)),
        left.first());
  }

  /** Returns the margin of a comparison: in points of a probability, else in the number's unit. */
  private static <C> ToDoubleFunction<C> margin(Amount<C> one, String sign, Amount<C> other) {
    return it -> {
      double above = distance(one, other, it);
      return switch (sign) {
        case "<", "<=" -> -above;
        case "=" -> -Math.abs(above);
        default -> above;
      };
    };
  }

  /** Returns the difference of two numbers, in points if both are probabilities. */
  private static <C> double distance(Amount<C> one, Amount<C> other, C it) {
    double difference =
        one.function().apply(it).doubleValue() - other.function().apply(it).doubleValue();
    return isShare(one) && isShare(other) ? 100 * difference : difference;
  }

  /** Returns whether a number is a probability, or a difference of two. */
  private static boolean isShare(Amount<?> amount) {
    return amount.bounds().least() >= -1 && amount.bounds().most() <= 1;
  }

  /** Refuses the comparison of a chance with a number such as 70, which probably means 70%. */
  private void refuseNeverMet(Amount<C> chance, Amount<C> number, Word at) {
    double compared = number.bounds().least();
    if (words.hasPercent()
        && chance.bounds().equals(Bounds.CHANCE)
        && compared > 1
        && compared == number.bounds().most()) {
      throw words.fault(
          at,
          "a probability is never above 1",
          words.isPercent(at)
              ? "write at most 100%"
              : at.kind() == Kind.NUMBER
                  ? "write " + at.text() + "%"
                  : "write it in percent, as 70%");
    }
  }

  /** Refuses the comparison of a mean with a percentage: a mean is no probability. */
  private void refusePercent(Amount<C> amount, PlacedTerm<C> placed, Word compared) {
    if (words.hasPercent() && words.isPercent(compared) && !isShare(amount)) {
      throw words.fault(
          compared,
          "`" + words.quotedText(placed.first()) + "` is not a probability",
          "write a number without %, as 2 or 0.5");
    }
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

  /** Returns whether the term equals one of the values that follow: a single one, or a list. */
  private Condition<C> oneOf(PlacedTerm<C> left, Word sign, boolean alone) {
    if (left.term() instanceof Category<C> category) {
      List<String> wanted = alone ? List.of(name(category)) : list(() -> name(category));
      return new Condition<>(it -> wanted.stream().anyMatch(said -> category.matches(said, it)));
    }
    if (left.term() instanceof Condition<C>) {
      throw words.fault(
          sign, "a condition cannot be compared", "leave `" + sign.text() + " …` out");
    }
    Amount<C> amount = left.compared(words);
    if (alone) {
      throw words.fault(sign, "`is` cannot compare numbers", "write = instead of `is`");
    }
    List<Amount<C>> wanted = list(() -> sums.sum().compared(words));
    List<Term<C>> parts = new ArrayList<>(wanted);
    parts.add(amount);
    return new Condition<>(
        it -> {
          Fraction value = amount.function().apply(it);
          return wanted.stream().anyMatch(each -> each.function().apply(it).compareTo(value) == 0);
        },
        parts,
        it ->
            -wanted.stream()
                .mapToDouble(each -> Math.abs(distance(amount, each, it)))
                .min()
                .orElseThrow());
  }

  /** A reader of one value of a list. */
  private interface Item<T> {
    T read();
  }

  private <T> List<T> list(Item<T> item) {
    Word open = words.peek();
    if (!words.skip("[")) {
      throw words.fault(open, "the list needs a `[`", "write [first, second]");
    }
    List<T> values = new ArrayList<>();
    do {
      values.add(item.read());
    } while (words.skip(","));
    Word close = words.peek();
    if (!words.skip("]")) {
      throw words.fault(close, "the list is not closed", "write `,` and another value, or `]`");
    }
    return values;
  }

  private String name(Category<C> category) {
    Word word = words.peek();
    List<String> known = category.words().statements();
    if (word.kind() == Kind.QUOTED && category.words().isPossible(word.text())) {
      return category.words().written().apply(words.take().text());
    }
    // Without quotation marks the longest known name at this place is taken.
    List<String> names = new ArrayList<>(known);
    names.sort((a, b) -> b.length() - a.length());
    for (String name : names) {
      if (word.kind() != Kind.QUOTED && words.skipText(name)) {
        return name;
      }
    }
    if (known.isEmpty()) {
      throw words.fault(
          word, "a value of " + category.name() + " needs quotation marks", category.example());
    }
    if (word.kind() == Kind.END) {
      throw words.fault(
          word,
          "a value of " + category.name() + " is missing",
          "write one of " + String.join(", ", known));
    }
    String meant = word.kind() == Kind.QUOTED ? word.text() : words.restOfName();
    throw words.fault(
        word,
        category.name() + " is never `" + meant + "`",
        Nearest.of(meant, known)
            .map(it -> "did you mean \"" + it + "\"?")
            .orElseGet(() -> Nearest.help(meant, known)));
  }
}
