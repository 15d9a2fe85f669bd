package vedette.cli;

import java.io.File;
import vedette.json.Problems;
import vedette.json.WrongFile;
import vedette.rules.Catalogue;
import vedette.table.Table;
import vedette.table.Tables;

/** A table that a command line names: by its file, or by the id of a built-in one. */
final class TableArgument {
  static final String LABEL = "TABLE";
  static final String TEXT = "a table's JSON file, or the id of a built-in table";

  private TableArgument() {}

  /**
   * Reads the table, and prints warnings about it.
   *
   * @throws WrongFile if it is wrong
   */
  static Table readOne(String name, Console console) {
    Problems problems = new Problems();
    Table table = read(name, problems);
    warn(problems, console);
    return table;
  }

  /**
   * Prints warnings.
   *
   * @throws WrongFile if there is worse among them
   */
  static void warn(Problems problems, Console console) {
    problems.throwIfErrors();
    if (!problems.isEmpty()) {
      console.complain(problems);
    }
  }

  /**
   * Reads the table.
   *
   * @param problems takes what is wrong with a file, and warnings
   * @return the table; null if it is wrong
   */
  static Table read(String name, Problems problems) {
    boolean exists = new File(name).exists();
    if (!exists && Catalogue.tableIds().contains(name)) {
      return Tables.builtIn().table(name);
    }
    if (!exists && !name.isEmpty() && !name.endsWith(".json")) {
      throw Failure.usage(
          "C006",
          "there is neither a file nor a table `" + name + "`",
          TableCommands.nearest(name));
    }
    try {
      return Tables.file(name, problems);
    } catch (WrongFile e) {
      problems.addAll(e.problems());
      return null;
    }
  }
}
