package vedette.system.query;

import java.util.function.Function;
import org.apache.commons.math3.fraction.Fraction;
import vedette.form.ReadBy;

/**
 * A number that depends on the situation: terms with {@code + - x /}, then limits and rounding.
 *
 * @param text the amount as written
 * @param function its exact value
 * @param broken whether it can be a fraction
 * @param most an upper bound of its value; {@code Integer.MAX_VALUE} if none is known
 * @param uses the names that it uses
 */
@ReadBy(value = "SectionReader::whole", schemaRef = "amountOfSides")
public record Amount(
    String text, Function<Situation, Fraction> function, boolean broken, int most, UsedNames uses) {
  /** Returns a constant whole number. */
  public static Amount of(int number) {
    Fraction value = new Fraction(number);
    return new Amount(String.valueOf(number), situation -> value, false, number, UsedNames.NOTHING);
  }

  /** Returns its dependencies. */
  public Dependencies dependsOn() {
    return uses.dependsOn();
  }

  /**
   * Returns whether it uses a built-in value, such as points, which the units of an entry of a
   * stack have together and not one by one.
   */
  public boolean isOfEntries() {
    return uses.queries().stream()
        .anyMatch(query -> query.value() >= 0 && Values.isBuiltIn(query.value()));
  }

  /** Returns its value. */
  public Fraction value(Situation situation) {
    return function.apply(situation);
  }

  /** Returns its value, a whole number; 0 if it is negative. */
  public int whole(Situation situation) {
    return Math.max(0, value(situation).intValue());
  }

  @Override
  public String toString() {
    return text;
  }
}
