package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/**
 * What all rules of the system go by: its tables, and which readings are played otherwise.
 *
 * @param variants those in force
 */
record Rulebook(SimpleNapoleonicTables tables, List<SimpleNapoleonicVariant> variants) {
  /** Those that a request asks for. */
  static Rulebook of(Asked request, Tables tables) {
    return new Rulebook(SimpleNapoleonicTables.of(tables), request.variant());
  }

  /** A request of the system: each says which variants are in force. */
  interface Asked extends HasVariants {
    @Override
    List<SimpleNapoleonicVariant> variant();
  }

  /** Whether a variant is in force. */
  boolean has(SimpleNapoleonicVariant variant) {
    return variants.contains(variant);
  }
}
