package vedette.rules;

import java.util.List;
import vedette.fight.Story.Fact;
import vedette.json.EnumWords;

/**
 * Another way to read a rule that its source leaves open, by a name: the constant of an enum that a
 * request has as its {@code variant}.
 */
public interface Variant {
  /** The parameter of a request that names those in force. */
  String PARAMETER = "variant";

  /** What a request's parameter of variants is. */
  String TEXT = "variant of the rules (repeatable)";

  /**
   * What is played instead of a reading.
   *
   * @param reading the reading's id
   * @param effect what is done instead, in a sentence
   */
  record Alternative(String reading, String effect) {}

  /** Returns what it plays instead of which reading. */
  Alternative alternative();

  /** Returns the id of the reading that it replaces. */
  default String reading() {
    return alternative().reading();
  }

  /** Returns what it does instead, in a sentence. */
  default String effect() {
    return alternative().effect();
  }

  /** Adds a line of the situation for each variant in force. */
  static void describe(List<? extends Variant> inForce, List<Fact> situation) {
    for (Variant variant : inForce) {
      situation.add(new Fact("variant", variant.word() + ": " + variant.effect()));
    }
  }

  /** Returns a reading, and what variants in force play instead of it. */
  static Reading inForce(List<? extends Variant> inForce, Reading reading) {
    StringBuilder text = new StringBuilder(reading.text());
    for (Variant variant : inForce) {
      if (variant.reading().equals(reading.id())) {
        text.append(" In force instead, by the variant ").append(variant.word()).append(": ");
        text.append(variant.effect());
      }
    }
    return new Reading(reading.id(), text.toString());
  }

  /** Its name as a player writes it. */
  default String word() {
    return EnumWords.word((Enum<?>) this);
  }
}
