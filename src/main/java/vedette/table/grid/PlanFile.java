package vedette.table.grid;

import vedette.json.Json;

/** The file of a plan: fights in a row. */
public final class PlanFile extends FileOfParts {
  public PlanFile(TableHead head, Json.Obj root) {
    super(head, root);
  }
}
