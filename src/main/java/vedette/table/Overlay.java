package vedette.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import vedette.source.FileBytes;
import vedette.source.Nearest;
import vedette.source.Printable;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.table.grid.Code;
import vedette.table.grid.Table;
import vedette.table.grid.TableHead;

/**
 * A reader of all table files of one directory. It continues after a bad file and reports all
 * problems together.
 */
final class Overlay {
  private static final String OF_YOUR_OWN = "give your own table an id of its own";
  private static final String NAME_IT =
      "name its file in a request, or give it the id of the built-in table that it replaces";

  private final String shownAs;
  private final List<String> knownIds;
  private final Problems problems = new Problems();
  private final Remarks remarks = new Remarks();
  private final Map<String, Table> tables = new HashMap<>();

  Overlay(String shownAs, Set<String> knownIds) {
    this.shownAs = shownAs;
    this.knownIds = new ArrayList<>(new TreeSet<>(knownIds));
  }

  /** Returns the tables by id. */
  Map<String, Table> read(Path dir) {
    for (TableFiles.FoundFile file : files(dir)) {
      Table table = TableFiles.read(file, TableFiles.FileSuggestion.ANY, problems);
      if (table != null) {
        add(table, file.path());
      }
    }
    problems.throwIfErrors();
    remarks.add(problems.list());
    return tables;
  }

  /** Returns the warnings and notes that remain when no file is wrong. */
  Remarks remarks() {
    return remarks;
  }

  private List<TableFiles.FoundFile> files(Path dir) {
    if (!Files.isDirectory(dir)) {
      if (!Files.exists(dir)) {
        // Source.read reports the missing directory, with a suggestion of a similar name.
        Source.read(dir, shownAs, it -> false, "name an existing directory");
      }
      throw noTables("is a file", "name the directory of the file");
    }
    try {
      List<TableFiles.FoundFile> files = TableFiles.find(dir, shownAs);
      if (files.isEmpty()) {
        throw noTables("contains no table (*.json)", "put a table there, or leave --tables out");
      }
      return files;
    } catch (IOException e) {
      throw FileBytes.unreadable(shownAs, e);
    }
  }

  private WrongFile noTables(String message, String help) {
    Problem problem =
        new Problem(Severity.ERROR, Code.NO_TABLES, shownAs, null, message, help, null);
    problems.add(WrongFile.Kind.UNREADABLE, problem);
    return new WrongFile(WrongFile.Kind.UNREADABLE, problems);
  }

  private void add(Table table, Path file) {
    if (!knownIds.contains(table.id())) {
      unknown(table, file);
      return;
    }
    Table other = tables.putIfAbsent(table.id(), table);
    if (other != null) {
      String message =
          "table " + table.id() + " is in two files: " + other.file() + " and " + table.file();
      error(Code.ID_TWICE, table, message, "remove one of them");
      return;
    }
    Table builtIn = Tables.readBuiltIn(table.id());
    if (builtIn != null) {
      TableFit.check(table, builtIn, problems);
    }
  }

  /**
   * Reports a table that no rules use. An id close to that of a built-in table is an error, a
   * likely misspelling. Any other id gets a note: a request may name the table by its file.
   */
  private void unknown(Table table, Path file) {
    String message = "no rules use a table " + Printable.quote(table.id());
    if (isMistyped(table.id())) {
      error(Code.UNKNOWN_ID, table, message, Nearest.help(table.id(), knownIds, OF_YOUR_OWN));
      return;
    }
    TableHead head = table.head();
    Problems note = new Problems();
    note.note(Code.LEFT_ASIDE, head.text(), head.idAt(), message + ": it is ignored", NAME_IT);
    remarks.leftAside(file, note.list().get(0));
  }

  private boolean isMistyped(String id) {
    String[] written = id.split("/");
    for (String knownId : knownIds) {
      String[] known = knownId.split("/");
      int letters = Math.max(written[0].length(), known[0].length());
      int changed = Nearest.distance(written[0], known[0]);
      boolean table = Nearest.of(written[1], List.of(known[1])).isPresent();
      if (changed == 0 || table && changed <= letters / 2) {
        return true;
      }
    }
    return false;
  }

  private void error(String code, Table table, String message, String help) {
    TableHead head = table.head();
    problems.error(code, head.text(), head.idAt(), message, help);
  }
}
