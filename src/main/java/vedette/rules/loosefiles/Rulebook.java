package vedette.rules.loosefiles;

import java.util.List;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** What all rules of the system go by: its tables, and which readings are played otherwise. */
record Rulebook(LooseFilesTables tables, List<LooseFilesVariant> variant) implements HasVariants {
  static Rulebook of(Tables tables, List<LooseFilesVariant> inForce) {
    return new Rulebook(LooseFilesTables.of(tables), inForce);
  }
}
