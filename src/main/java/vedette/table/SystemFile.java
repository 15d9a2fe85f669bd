package vedette.table;

import java.util.List;
import vedette.json.Json;
import vedette.json.Source;

/** The file of a rule system; what it says is read by who knows of systems. */
public final class SystemFile extends Table {
  private final Json.Obj root;

  SystemFile(TableHead head, Json.Obj root) {
    super(head);
    this.root = root;
  }

  /** The file as JSON. */
  public Json.Obj root() {
    return root;
  }

  /** All that it says of its rules, from the top. */
  public List<SystemPart> parts() {
    return SystemPart.of(root);
  }

  /** The text of the file, for messages. */
  public Source text() {
    return head().text();
  }

  /** The same system with another file's contents. */
  public SystemFile with(Json.Obj other) {
    return new SystemFile(head(), other);
  }
}
