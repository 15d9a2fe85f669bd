package vedette.rules.loosefiles;

import java.util.List;
import vedette.table.Tables;

/** The rules that a fight is fought by: the tables and the variants in force. */
record LooseFilesRules(LooseFilesTables tables, List<LooseFilesVariant> variants) {
  static LooseFilesRules of(Tables tables, List<LooseFilesVariant> variants) {
    return new LooseFilesRules(LooseFilesTables.of(tables), variants);
  }

  /** Whether a variant is in force. */
  boolean play(LooseFilesVariant variant) {
    return variants.contains(variant);
  }
}
