package vedette.report;

import vedette.json.EnumWords;
import vedette.table.Provenance;
import vedette.table.Status;
import vedette.table.Table;

/** Says where a table comes from. */
final class Provenances {
  private Provenances() {}

  /** The id, and the file unless it is built in, and the status unless it is as printed. */
  static String of(Table table) {
    StringBuilder text = new StringBuilder(table.id());
    if (table.source().status() != Status.PRINTED) {
      text.append(" (").append(status(table.source())).append(')');
    }
    if (!isBuiltIn(table)) {
      text.append(" from ").append(table.file());
    }
    return text.toString();
  }

  /** The status; of a table that is not built in it is that file's word. */
  static String statusOf(Table table) {
    return status(table.source()) + (isBuiltIn(table) ? "" : ", as " + table.file() + " says");
  }

  static boolean isBuiltIn(Table table) {
    return table.file().equals("built-in");
  }

  static String status(Provenance source) {
    return EnumWords.word(source.status());
  }
}
