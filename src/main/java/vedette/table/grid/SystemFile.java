package vedette.table.grid;

import vedette.json.Json;

/** The file of a rule system. */
public final class SystemFile extends FileOfParts {
  public SystemFile(TableHead head, Json.Obj root) {
    super(head, root);
  }
}
