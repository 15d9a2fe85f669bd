package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** The rules in force: the tables, and the variants that replace readings. */
record RulesInForce(SimpleNapoleonicTables tables, List<SimpleNapoleonicVariant> variant)
    implements HasVariants {
  static RulesInForce of(Tables tables, List<SimpleNapoleonicVariant> inForce) {
    return new RulesInForce(SimpleNapoleonicTables.of(tables), inForce);
  }
}
