package vedette.rules;

import java.util.List;
import vedette.fight.Story.Fact;
import vedette.json.EnumWords;

/**
 * A named variant that replaces a reading. Its implementations are enums; a request lists the
 * constants in force in its component {@code variant}.
 */
public interface Variant {
  /** The parameter of a request that names the variants in force. */
  String PARAMETER = "variant";

  /** The help text of that parameter. */
  String TEXT = "variant of the rules (repeatable)";

  /**
   * A replacement for a reading.
   *
   * @param reading id of the reading
   * @param effect rule that applies instead, one sentence
   */
  record Alternative(String reading, String effect) {}

  /** Returns the reading that the variant replaces, and its replacement. */
  Alternative alternative();

  /** Returns the id of the reading that it replaces. */
  default String reading() {
    return alternative().reading();
  }

  /** Returns the rule that applies instead, as a sentence. */
  default String effect() {
    return alternative().effect();
  }

  /** Adds a line to the situation for each variant in force. */
  static void describe(List<? extends Variant> inForce, List<Fact> situation) {
    for (Variant variant : inForce) {
      situation.add(new Fact("variant", variant.word() + ": " + variant.effect()));
    }
  }

  /** Returns a reading with the text of the variants in force that replace it. */
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

  /** Returns its name as a player writes it. */
  default String word() {
    return EnumWords.word((Enum<?>) this);
  }
}
