package vedette.lock;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Words of table files that requests may name, read as plain JSON. */
final class LockedTables {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private LockedTables() {}

  /** The conditions of a table of modifiers. */
  static List<String> conditions(String file) {
    return texts(read(file).path("modifiers"), "when");
  }

  /** The names of the modifiers of a table, if it has any. */
  static List<String> modifiers(String file) {
    return texts(read(file).path("modifiers"), "name");
  }

  /** The names of the columns of a table, as far as they have one. */
  static List<String> columns(String file) {
    List<String> names = texts(read(file).path("columns").path("list"), "name");
    return names.isEmpty() ? List.of("0") : names;
  }

  /** The names of the rows of a table. */
  static List<String> rows(String file) {
    return texts(read(file).path("rows").path("list"), "name");
  }

  private static JsonNode read(String file) {
    return JSON.readTree(Path.of(file).toFile());
  }

  private static List<String> texts(JsonNode list, String member) {
    List<String> texts = new ArrayList<>();
    for (JsonNode element : list) {
      if (element.has(member) && !texts.contains(element.get(member).asString())) {
        texts.add(element.get(member).asString());
      }
    }
    return texts;
  }
}
