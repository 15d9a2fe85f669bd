package vedette.table.grid;

import vedette.json.Json;

/** The file of a plan: several fights in sequence. */
public final class PlanFile extends FileOfParts {
  public PlanFile(TableHead head, Json.Obj root) {
    super(head, root);
  }
}
