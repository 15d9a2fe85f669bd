package vedette.rules;

/** A request for an engagement on a table of the user's own. */
public interface HasTableFile {
  /** The parameter that names it. */
  String PARAMETER = "table";

  /** The name of the table's file. */
  String table();
}
