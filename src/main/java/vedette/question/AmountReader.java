package vedette.question;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.question.Term.Amount;
import vedette.question.Term.Category;
import vedette.question.Term.Condition;
import vedette.question.Words.Kind;
import vedette.question.Words.Word;
import vedette.source.TextFault;

/**
 * Reads the numbers of a question, and what stands in brackets: {@code + -} bind less than {@code *
 * /}; {@code count(a, b)} is how many of these conditions hold.
 *
 * @param <C> what the question is asked of
 */
final class AmountReader<C> {
  /** The most digits of a number. */
  private static final int DIGITS = 9;

  private static final String COUNT = "count";

  /** Words that join or compare. */
  private static final Set<String> OF_GRAMMAR = Set.of("and", "or", "not", "is", "in", "given");

  private final Words words;
  private final Vocabulary<C> vocabulary;
  private final BracketReader<C> bracketReader;

  /** Reads what stands in brackets. */
  @FunctionalInterface
  interface BracketReader<C> {
    /** Returns a term of any kind. */
    PlacedTerm<C> read();
  }

  AmountReader(Words words, Vocabulary<C> vocabulary, BracketReader<C> bracketReader) {
    this.words = words;
    this.vocabulary = vocabulary;
    this.bracketReader = bracketReader;
  }

  /** Numbers with {@code + -} between them, or a single term of any kind. */
  PlacedTerm<C> sum() {
    PlacedTerm<C> left = product();
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

  private PlacedTerm<C> product() {
    PlacedTerm<C> left = factor();
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

  private PlacedTerm<C> joined(
      PlacedTerm<C> left,
      PlacedTerm<C> right,
      Word sign,
      BinaryOperator<Fraction> operation,
      BinaryOperator<Bounds> ranges) {
    Amount<C> one = left.amount(words);
    Amount<C> other = right.amount(words);
    Function<C, Fraction> of =
        it -> {
          Fraction divisor = other.function().apply(it);
          if (sign.is("/") && divisor.getNumerator() == 0) {
            throw words
                .fault(
                    sign,
                    "this divides by 0 in a possible outcome",
                    "make the divisor never 0, for example by adding 1")
                .ofNoValue();
          }
          try {
            return operation.apply(one.function().apply(it), divisor);
          } catch (MathArithmeticException e) {
            throw words.fault(sign, "this number becomes too large", "use smaller numbers");
          }
        };
    Set<String> groups = new TreeSet<>(one.groups());
    Function<C, Fraction> grouped = of;
    if (sign.is("/")) {
      groups.removeAll(other.groups());
      grouped = ofWholes(of, other.groups());
    } else {
      Set<String> common = new TreeSet<>(one.groups());
      common.retainAll(other.groups());
      groups.addAll(other.groups());
      grouped = sign.is("+") || sign.is("-") ? of : ofMembers(of, common, sign);
    }
    return new PlacedTerm<>(
        new Amount<>(
            grouped, ranges.apply(one.bounds(), other.bounds()), groups, List.of(one, other)),
        left.first());
  }

  /** Returns the product of two values of each member of a group, summed over the members. */
  private Function<C, Fraction> ofMembers(
      Function<C, Fraction> product, Set<String> groups, Word sign) {
    Function<C, Fraction> sum = product;
    for (String group : groups) {
      Function<C, Fraction> each = sum;
      sum =
          it -> {
            Fraction all = Fraction.ZERO;
            for (Vocabulary.Members<C> equal : vocabulary.members(it, group)) {
              try {
                all = all.add(each.apply(equal.member()).multiply(equal.number()));
              } catch (MathArithmeticException e) {
                throw words.fault(sign, "this number becomes too large", "use smaller numbers");
              }
            }
            return all;
          };
    }
    return sum;
  }

  /** Returns a quotient, which is that of the sums over a group and not of each member. */
  private Function<C, Fraction> ofWholes(Function<C, Fraction> quotient, Set<String> groups) {
    Function<C, Fraction> of = quotient;
    for (String group : groups) {
      Function<C, Fraction> inner = of;
      of = it -> inner.apply(vocabulary.whole(it, group));
    }
    return of;
  }

  private PlacedTerm<C> factor() {
    Word first = words.peek();
    if (words.skip("-")) {
      words.enterBracket(first);
      Amount<C> of = factor().amount(words);
      words.higher();
      return new PlacedTerm<>(
          new Amount<>(
              it -> of.function().apply(it).negate(),
              Bounds.of(0).minus(of.bounds()),
              of.groups(),
              List.of(of)),
          first);
    }
    if (words.skip("(")) {
      words.enterBracket(first);
      PlacedTerm<C> inner = bracketReader.read();
      words.higher();
      close(first);
      return new PlacedTerm<>(inner.term(), first);
    }
    if (words.skipBefore(COUNT, "(")) {
      return new PlacedTerm<>(counted(), first);
    }
    if (first.kind() == Kind.NUMBER) {
      Amount<C> number = number(words.take());
      return new PlacedTerm<>(
          vocabulary.hasTexts() && words.skip("%") ? percent(number, first) : number, first);
    }
    if (first.kind() == Kind.NAME && !OF_GRAMMAR.contains(first.text())
        || first.kind() == Kind.QUOTED && vocabulary.hasTexts()) {
      return new PlacedTerm<>(vocabulary.read(words), first);
    }
    throw words.fault(
        first,
        first.kind() == Kind.END
            ? "the question is incomplete"
            : "unexpected `" + first.text() + "`",
        first.kind() == Kind.QUOTED
            ? "write its measure before it, as in ending is \"" + first.text() + "\""
            : "write a measure, a number or `(`");
  }

  /** How many of the conditions in brackets hold. */
  private Amount<C> counted() {
    Word open = words.take();
    words.enterBracket(open);
    List<Condition<C>> conditions = new ArrayList<>();
    do {
      conditions.add(bracketReader.read().condition(words));
    } while (words.skip(","));
    words.higher();
    close(open);
    return new Amount<>(
        it -> {
          C whole = vocabulary.whole(it);
          return new Fraction(
              (int) conditions.stream().filter(each -> each.function().test(whole)).count());
        },
        new Bounds(0, conditions.size()),
        Set.of(),
        List.copyOf(conditions));
  }

  private void close(Word open) {
    Word close = words.peek();
    if (!words.skip(")")) {
      throw close.kind() == Kind.END
          ? words.fault(open, "`(` is not closed", "write the missing `)`")
          : words.fault(close, "unexpected `" + close.text() + "`", "write `)` or join with `and`");
    }
  }

  private Amount<C> percent(Amount<C> number, Word word) {
    try {
      Fraction share = number.function().apply(null).divide(100);
      return new Amount<>(it -> share, Bounds.of(share.doubleValue()));
    } catch (MathArithmeticException e) {
      throw words.fault(word, "`" + word.text() + "` has too many digits", "write fewer digits");
    }
  }

  private Amount<C> number(Word word) {
    BigDecimal number = new BigDecimal(word.text()).stripTrailingZeros();
    if (Math.max(number.precision(), number.precision() - number.scale()) > DIGITS
        || number.scale() > DIGITS) {
      throw words.fault(
          word, "`" + word.text() + "` has too many digits", "write at most " + DIGITS + " digits");
    }
    int scale = Math.max(0, number.scale());
    Fraction value =
        new Fraction(
            number.movePointRight(scale).intValueExact(),
            BigDecimal.TEN.pow(scale).intValueExact());
    return new Amount<>(it -> value, Bounds.of(number.doubleValue()));
  }

  /** A term and where it begins. */
  record PlacedTerm<C>(Term<C> term, Word first) {
    /**
     * Returns the condition that it is.
     *
     * @throws TextFault if it is none
     */
    Condition<C> condition(Words words) {
      if (term instanceof Condition<C> condition) {
        return condition;
      }
      throw words.fault(
          first,
          "expected a condition, found " + term.kind(),
          term instanceof Category<C> category
              ? category.example()
              : "compare it, as in " + words.quotedText(first) + example(words));
    }

    /**
     * Returns the number that it is, which is compared with another. A condition alone is none: it
     * holds or does not.
     *
     * @throws TextFault if it is none
     */
    Amount<C> compared(Words words) {
      if (term instanceof Condition) {
        throw notANumber(words);
      }
      return amount(words);
    }

    private String example(Words words) {
      boolean chance = term instanceof Amount<C> it && it.bounds().equals(Bounds.CHANCE);
      return chance && words.hasPercent() ? " >= 70%" : " <= 1";
    }

    /**
     * Returns the number that it is.
     *
     * @throws TextFault if it is none
     */
    Amount<C> amount(Words words) {
      if (term instanceof Amount<C> amount) {
        return amount;
      }
      if (term instanceof Condition<C> condition && words.conditionsCount()) {
        return new Amount<>(
            it -> condition.function().test(it) ? Fraction.ONE : Fraction.ZERO,
            new Bounds(0, 1),
            Set.of(),
            List.of(condition));
      }
      throw notANumber(words);
    }

    private TextFault notANumber(Words words) {
      return words.fault(
          first,
          "expected a number, found " + term.kind(),
          term instanceof Category<C> category
              ? category.example()
              : "join conditions with `and`, `or` and `not` only");
    }
  }
}
