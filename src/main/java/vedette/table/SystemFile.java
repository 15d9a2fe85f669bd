package vedette.table;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Json;
import vedette.json.Position;
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

  /** The text of the file, for messages. */
  public Source text() {
    return head().text();
  }

  /**
   * Something that the file says: a number, a text, true or false.
   *
   * @param path where it stands, as {@code units.inf.attack} or {@code round[0].by}
   * @param text what it says
   */
  public record Saying(String path, String text, Position at) {}

  /** All that it says, in file order; notes left out. */
  public List<Saying> sayings() {
    List<Saying> sayings = new ArrayList<>();
    collect("", root, sayings);
    return sayings;
  }

  private static void collect(String path, Json json, List<Saying> sayings) {
    if (json instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        String key = member.name();
        if (!key.equals("note") && !key.startsWith("x-")) {
          collect(path.isEmpty() ? key : path + "." + key, member.value(), sayings);
        }
      }
    } else if (json instanceof Json.Arr array) {
      for (int i = 0; i < array.values().size(); i++) {
        collect(path + "[" + i + "]", array.values().get(i), sayings);
      }
    } else {
      String text =
          json instanceof Json.Str string
              ? string.value()
              : json instanceof Json.Num number ? number.text() : json.what();
      sayings.add(new Saying(path, text, json.at()));
    }
  }

  /** The same system with another file's contents. */
  public SystemFile with(Json.Obj other) {
    return new SystemFile(head(), other);
  }
}
