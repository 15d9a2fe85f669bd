package vedette.system.query;

import java.util.function.Function;
import org.apache.commons.math3.fraction.Fraction;
import vedette.form.ReadBy;

/**
 * A number that depends on the situation: terms with {@code + - x /}, then limits and rounding.
 *
 * @param text as written
 * @param function its value, exactly
 * @param broken whether it can come to a fraction
 * @param most it never comes to more; the greatest number there is if that is not known
 * @param uses what it asks
 */
@ReadBy(value = "SectionReader::whole", schemaRef = "amountOfSides")
public record Amount(
    String text, Function<Situation, Fraction> function, boolean broken, int most, UsedNames uses) {
  /** Returns a whole number. */
  public static Amount of(int number) {
    Fraction value = new Fraction(number);
    return new Amount(String.valueOf(number), situation -> value, false, number, UsedNames.NOTHING);
  }

  /** Returns what it depends on. */
  public Dependencies dependsOn() {
    return uses.dependsOn();
  }

  /**
   * Returns whether it asks for what all units of an entry of a stack have together, as their
   * points, and not for a value of each of them alone.
   */
  public boolean isOfEntries() {
    return uses.queries().stream()
        .anyMatch(query -> query.value() >= 0 && Values.isBuiltIn(query.value()));
  }

  /** Its value. */
  public Fraction value(Situation situation) {
    return function.apply(situation);
  }

  /** Its value, which is a whole number; below 0 counts 0. */
  public int whole(Situation situation) {
    return Math.max(0, value(situation).intValue());
  }

  @Override
  public String toString() {
    return text;
  }
}
