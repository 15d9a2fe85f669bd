package vedette.report.answer;

import java.util.List;
import java.util.stream.Collectors;
import vedette.json.EnumWords;
import vedette.study.sweep.TableSummary;
import vedette.table.grid.Provenance;
import vedette.table.grid.Status;
import vedette.table.grid.Table;

/** The sources of tables, in words. */
public final class Provenances {
  private static final String BUILT_IN = "built-in";
  private static final String PRINTED = EnumWords.word(Status.PRINTED);

  private Provenances() {}

  /** Returns the tables in use that are not built in and as printed; "" if there is none. */
  public static String remarkableTables(List<TableSummary> tables) {
    return tables.stream()
        .filter(table -> isRemarkable(table.status(), table.file()))
        .map(table -> of(table.id(), table.status(), table.file()))
        .collect(Collectors.joining("; "));
  }

  /**
   * Returns the tables that are not simply the built-in printed ones, without computing their
   * hashes; "" if there are none.
   */
  public static String remarkableTablesOf(List<Table> tables) {
    return tables.stream()
        .filter(table -> isRemarkable(status(table.source()), table.file()))
        .map(Provenances::of)
        .collect(Collectors.joining("; "));
  }

  /**
   * Returns the id, with the file unless the table is built in, and the status unless it is as
   * printed.
   */
  public static String of(Table table) {
    return of(table.id(), status(table.source()), table.file());
  }

  /** Returns the words for a table from its texts in JSON. */
  private static String of(String id, String status, String file) {
    return id
        + (status.equals(PRINTED) ? "" : " (" + status + ")")
        + (file.equals(BUILT_IN) ? "" : " from " + file);
  }

  /** Returns whether the source of a table is printed besides its id. */
  public static boolean isRemarkable(String status, String file) {
    return !status.equals(PRINTED) || !file.equals(BUILT_IN);
  }

  /** Returns the status; for a table that is not built in, as the claim of its file. */
  public static String statusOf(String status, String file) {
    return status + (file.equals(BUILT_IN) ? "" : ", according to " + file);
  }

  public static String status(Provenance source) {
    return EnumWords.word(source.status());
  }
}
