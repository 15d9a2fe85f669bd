package vedette.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import vedette.cli.console.Console;
import vedette.cli.console.Failure;
import vedette.cli.option.Options;
import vedette.platform.Disk;
import vedette.rules.Catalogue;
import vedette.source.Nearest;
import vedette.source.Problems;
import vedette.source.WrongFile;
import vedette.study.sweep.Template;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** The tables that a command line names: one by its id or its file, or a directory of them. */
final class TableArgument {
  static final String TEXT = "id of a built-in table, or the JSON file of your own";

  private TableArgument() {}

  /** The names for shell completion: those of systems and tables. */
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
   * @param dir the directory of a designer's own tables, which take precedence over the built-in
   *     ones; null for none
   * @throws Failure if it has braces, which only sweeps take
   */
  static Tables tables(String dir) {
    if (dir == null) {
      return Tables.builtIn();
    }
    if (Template.isSwept(dir)) {
      throw Failure.usage(
          "C007",
          "--tables: `" + dir + "` names several directories, but this command takes one",
          "write one of them; only the command of a fight takes braces, as a sweep");
    }
    return overlaid(dir);
  }

  /** Returns the tables of several directories, with the built-in ones for an empty name. */
  static List<Tables> tables(List<String> dirs) {
    return dirs.stream().map(dir -> dir.isEmpty() ? Tables.builtIn() : overlaid(dir)).toList();
  }

  private static Tables overlaid(String dir) {
    return Tables.overlaid(
        Options.path(Options.TABLES.name(), dir), dir, new LinkedHashSet<>(Catalogue.tableIds()));
  }

  /** Warns of probable mistakes in a designer's tables. */
  static void warn(Tables tables, Console console) {
    warn(List.of(tables), console);
  }

  /** Warns of probable mistakes in the tables of several directories, of each once. */
  static void warn(List<Tables> variants, Console console) {
    Set<String> texts = new LinkedHashSet<>();
    for (Tables tables : variants) {
      tables.warnings().forEach(each -> texts.add(each.text(console.excerptWidth())));
    }
    texts.forEach(text -> console.err().print(text + "\n"));
  }

  /**
   * Prints warnings.
   *
   * @throws WrongFile if there is an error among them
   */
  static void warn(Problems problems, Console console) {
    problems.throwIfErrors();
    if (!problems.isEmpty()) {
      console.complain(problems);
    }
  }

  /**
   * Reads the table of an id or, if there is none, of a file; a file with the name of an id is
   * written {@code ./ID}.
   *
   * @param tables those in force
   * @param problems receives errors and warnings of a file
   * @return the table; null if it has an error
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

  /**
   * Returns the help for an unknown id, which may be a table's name without its system, or a
   * system's.
   */
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
