package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** What all rules of the system go by: its tables, and which readings are played otherwise. */
record Rulebook(SimpleNapoleonicTables tables, List<SimpleNapoleonicVariant> variant)
    implements HasVariants {
  static Rulebook of(Tables tables, List<SimpleNapoleonicVariant> inForce) {
    return new Rulebook(SimpleNapoleonicTables.of(tables), inForce);
  }
}
