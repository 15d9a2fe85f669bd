package vedette.rules.kit;

import java.util.List;
import vedette.rules.Variant;

/**
 * What the rules of a fight go by: their system's tables, and which readings are played otherwise.
 *
 * @param <T> the tables
 * @param variants those in force
 */
public record Rulebook<T>(T tables, List<? extends Variant> variants) {
  /** Whether a variant is in force. */
  public boolean plays(Variant variant) {
    return variants.contains(variant);
  }
}
