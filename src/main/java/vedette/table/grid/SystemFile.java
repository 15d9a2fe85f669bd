package vedette.table.grid;

import vedette.json.Json;

/** The file of a rule system. */
public final class SystemFile extends FileOfParts {
  public SystemFile(TableHead head, Json.Obj root) {
    super(head, root);
  }

  /** Returns the system with the contents of another file. */
  public SystemFile with(Json.Obj other) {
    return new SystemFile(head(), other);
  }
}
