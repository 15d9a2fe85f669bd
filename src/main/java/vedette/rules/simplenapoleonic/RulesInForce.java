package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** What all rules of the system go by: its tables, and which readings are played otherwise. */
record RulesInForce(SimpleNapoleonicTables tables, List<SimpleNapoleonicVariant> variant)
    implements HasVariants {
  static RulesInForce of(Tables tables, List<SimpleNapoleonicVariant> inForce) {
    return new RulesInForce(SimpleNapoleonicTables.of(tables), inForce);
  }
}
