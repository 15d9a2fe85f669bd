package vedette.rules.loosefiles;

import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import vedette.notation.BadNotation;

/**
 * A unit as a player writes it: {@code Rangers: inf 6 dp 2 commander; with terrain, grade 1}.
 *
 * @param name as given, or ""
 * @param bases it has, or guns, from 1
 * @param dp D.Points on it
 * @param works what it stands in, if anything
 * @param with further factors of combat, by the words of their table
 * @param grade training grade, a free number (LF8)
 * @param casualties suffered in earlier fights of the battle
 */
public record Band(
    String name,
    Arm arm,
    int bases,
    int dp,
    boolean skirmish,
    boolean column,
    boolean commander,
    Optional<Works> works,
    List<String> with,
    int grade,
    int casualties) {

  /**
   * Reads a unit.
   *
   * @throws BadNotation if it is none
   */
  public static Band parse(String text) {
    return new BandReader().read(text);
  }

  /** Whether it attacks with the bayonet. */
  boolean bayonet() {
    return with.contains("bayonet");
  }

  /** All but its name. */
  String withoutName() {
    StringJoiner factors = new StringJoiner(", ");
    with.forEach(factors::add);
    if (grade != 0) {
      factors.add("grade " + grade);
    }
    return arm
        + " "
        + bases
        + (dp > 0 ? " dp " + dp : "")
        + (skirmish ? " skirmish" : "")
        + (column ? " column" : "")
        + (commander ? " commander" : "")
        + works.map(place -> "; in " + place).orElse("")
        + (factors.length() > 0 ? "; with " + factors : "")
        + (casualties > 0 ? "; casualties " + casualties : "");
  }

  @Override
  public String toString() {
    return name.isEmpty() ? withoutName() : name + ": " + withoutName();
  }
}
