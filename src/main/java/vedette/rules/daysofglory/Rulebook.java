package vedette.rules.daysofglory;

import java.util.List;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** What all rules of the system go by: its tables, and which readings are played otherwise. */
record Rulebook(DaysOfGloryTables tables, List<DaysOfGloryVariant> variant) implements HasVariants {
  static Rulebook of(Tables tables, List<DaysOfGloryVariant> inForce) {
    return new Rulebook(DaysOfGloryTables.of(tables), inForce);
  }
}
