package vedette.question;

import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.problem.TextFault;
import vedette.question.Term.Amount;
import vedette.question.Term.Category;
import vedette.question.Term.Condition;
import vedette.question.Words.Word;

/** A term and where it begins. */
record PlacedTerm<C>(Term<C> term, Word first) {
  /**
   * The condition that it is.
   *
   * @throws TextFault if it is none
   */
  Condition<C> condition(Words words) {
    if (term instanceof Condition<C> condition) {
      return condition;
    }
    throw words.bad(
        first,
        "this is " + term.kind() + " and not a condition",
        term instanceof Category<C> category
            ? category.example()
            : "compare it, as in " + words.written(first) + example(words));
  }

  /**
   * The number that it is, which is compared with another. A condition alone is none: it holds or
   * does not.
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
   * The number that it is.
   *
   * @throws TextFault if it is none
   */
  Amount<C> amount(Words words) {
    if (term instanceof Amount<C> amount) {
      return amount;
    }
    if (term instanceof Condition<C> condition && words.conditionsCount()) {
      return new Amount<>(
          it -> condition.of().test(it) ? Fraction.ONE : Fraction.ZERO, new Bounds(0, 1));
    }
    throw notANumber(words);
  }

  private TextFault notANumber(Words words) {
    return words.bad(
        first,
        "this is " + term.kind() + " and not a number",
        term instanceof Category<C> category
            ? category.example()
            : "a condition is used with `and`, `or` and `not` alone");
  }
}
