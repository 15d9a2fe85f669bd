package vedette.rules.own.stack;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import vedette.system.GridSystem;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.Grid;
import vedette.table.grid.PlanFile;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.table.read.FileKind;

/** The systems of the tables in force, each read on first use. */
public final class Systems {
  private final Map<Table, Entry> read = new ConcurrentHashMap<>();

  private Systems(Tables tables) {}

  /** A system and the file that it was read from. A single table also counts as a system. */
  public record Entry(Table file, RuleSystem rules) {}

  /**
   * Returns the system of a file.
   *
   * @throws vedette.source.WrongFile if the file is not a system
   */
  public static Entry of(String name, Tables tables) {
    Table table = tables.fileOfFight(name);
    if (table instanceof SystemFile || table instanceof Grid) {
      return tables.as(Systems.class, Systems::new).read.computeIfAbsent(table, Systems::entry);
    }
    throw table instanceof PlanFile
        ? FileKind.refused(table)
        : table.unusable(
            "a list of modifiers is not a rule system",
            "name a file of \"kind\": \"system\", or a combat results table");
  }

  private static Entry entry(Table table) {
    return new Entry(
        table,
        table instanceof Grid grid ? GridSystem.of(grid) : SystemReader.read((SystemFile) table));
  }
}
