package vedette.table.grid;

import java.util.List;
import vedette.json.Json;

/**
 * A file that is more than one table. Its contents are kept as JSON for the readers of other
 * packages.
 */
public abstract sealed class FileOfParts extends Table permits SystemFile, PlanFile {
  private final Json.Obj root;

  FileOfParts(TableHead head, Json.Obj root) {
    super(head);
    this.root = root;
  }

  /** Returns the file as JSON. */
  public final Json.Obj root() {
    return root;
  }

  @Override
  public final List<TablePart> parts() {
    return TablePart.of(root);
  }
}
