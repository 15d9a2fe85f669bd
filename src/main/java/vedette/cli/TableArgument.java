package vedette.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;
import vedette.cli.console.Console;
import vedette.cli.console.Failure;
import vedette.cli.option.Options;
import vedette.platform.Disk;
import vedette.rules.Catalogue;
import vedette.source.Nearest;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.WrongFile;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** The tables that a command line names: one by its id or its file, or a directory of them. */
final class TableArgument {
  static final String TEXT = "id of a built-in table, or the JSON file of your own";

  private TableArgument() {}

  /** The names that a shell completes: those of systems and tables. */
  record Names() implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Stream.concat(ListCommand.systems().stream(), Catalogue.tableIds().stream())
          .iterator();
    }
  }

  /**
   * Returns the tables in force.
   *
   * @param dir the directory of a designer's own, which go before the built-in ones; null for none
   */
  static Tables tables(String dir) {
    if (dir == null) {
      return Tables.builtIn();
    }
    return Tables.overlaid(
        Options.path(Options.TABLES.name(), dir), dir, new LinkedHashSet<>(Catalogue.tableIds()));
  }

  /** Says what is probably not meant in a designer's tables. */
  static void warn(Tables tables, Console console) {
    for (Problem warning : tables.warnings()) {
      console.err().print(warning.text(console.excerptWidth()) + "\n");
    }
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
   * Reads the table of an id or, if there is none, of a file: one that is called like an id is
   * named as {@code ./ID}.
   *
   * @param tables those in force
   * @param problems takes what is wrong with a file, and warnings
   * @return the table; null if it is wrong
   */
  static Table read(String name, Tables tables, Problems problems) {
    if (Catalogue.tableIds().contains(name)) {
      return tables.table(name);
    }
    if (!name.isEmpty() && !name.endsWith(".json") && !Disk.exists(name)) {
      throw Failure.usage(
          "C006",
          Catalogue.find(name).isPresent()
              ? "`" + name + "` is a rule system, not a table or a file"
              : "unknown table or file `" + name + "`",
          nearest(name));
    }
    try {
      return Tables.file(name, problems);
    } catch (WrongFile e) {
      problems.addAll(e.problems());
      return null;
    }
  }

  /** A name without its system is a table's too. */
  private static String nearest(String id) {
    for (String known : Catalogue.tableIds()) {
      if (known.endsWith("/" + id)) {
        return "did you mean `" + known + "`?";
      }
      if (known.startsWith(id + "/")) {
        return "name one of its tables, as " + known + "; `vedette list " + id + "` shows them";
      }
    }
    if (Catalogue.find(id).isPresent()) {
      return "name a file of your own";
    }
    List<String> known = new ArrayList<>(Catalogue.tableIds());
    Catalogue.systems().forEach(system -> known.add(system.id()));
    return Nearest.help(id, known);
  }
}
