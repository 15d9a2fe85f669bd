package vedette.rules.daysofglory;

import java.util.List;
import vedette.table.Tables;

/** The rules that a fight is fought by: the tables and the variants in force. */
record DaysOfGloryRules(DaysOfGloryTables tables, List<DaysOfGloryVariant> variants) {
  static DaysOfGloryRules of(Tables tables, List<DaysOfGloryVariant> variants) {
    return new DaysOfGloryRules(DaysOfGloryTables.of(tables), variants);
  }

  /** Whether a variant is in force. */
  boolean plays(DaysOfGloryVariant variant) {
    return variants.contains(variant);
  }
}
