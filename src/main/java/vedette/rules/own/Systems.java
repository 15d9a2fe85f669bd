package vedette.rules.own;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.table.SystemFile;
import vedette.table.Table;
import vedette.table.Tables;

/** The systems of the tables in force, each read when first asked for. */
final class Systems {
  private final Map<SystemFile, Entry> read = new ConcurrentHashMap<>();

  private Systems(Tables tables) {}

  /** A system and the file that it was read from. */
  record Entry(SystemFile file, RuleSystem rules) {}

  /**
   * The system of a file.
   *
   * @throws vedette.json.WrongFile if it is none
   */
  static Entry of(String name, Tables tables) {
    Table table = tables.file(name);
    if (table instanceof SystemFile file) {
      return tables
          .as(Systems.class, Systems::new)
          .read
          .computeIfAbsent(file, it -> new Entry(it, SystemReader.read(it)));
    }
    throw table.unusable(
        "a table alone is not a rule system",
        "fight on it with `vedette crt attack " + table.shownAs() + "`");
  }
}
