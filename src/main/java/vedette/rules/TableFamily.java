package vedette.rules;

import java.util.List;

/**
 * All tables that may have stood where the print of one is lost, by what its text says of them.
 *
 * @param <C> their columns
 */
public interface TableFamily<C extends TableFamily.Column> {
  /** A column that a table may have. */
  interface Column {
    /** What its cells say, from the top. */
    List<String> cells();
  }

  /** The id of the table. */
  String table();

  /** What its tables have in common, in a sentence. */
  String text();

  /** By column of the table, what that column may be. */
  List<List<C>> columns();

  /** Whether one of these columns may stand left of the other. */
  boolean adjoin(C left, C right);
}
