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
import vedette.json.Nearest;
import vedette.json.Printable;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.json.Severity;
import vedette.json.Source;
import vedette.json.WrongFile;

/** Reads the table files of one directory, goes on after a bad one, and reports all at once. */
final class Overlay {

  private final String shownAs;
  private final List<String> knownIds;
  private final Problems problems = new Problems();
  private final Map<String, Table> tables = new HashMap<>();

  Overlay(String shownAs, Set<String> knownIds) {
    this.shownAs = shownAs;
    this.knownIds = new ArrayList<>(new TreeSet<>(knownIds));
  }

  /** The tables by id. */
  Map<String, Table> read(Path dir) {
    for (TableFiles.Found file : files(dir)) {
      add(TableFiles.read(file, problems));
    }
    problems.throwIfErrors();
    return tables;
  }

  /** What is left to say when nothing is wrong. */
  List<Problem> warnings() {
    return problems.list();
  }

  private List<TableFiles.Found> files(Path dir) {
    if (!Files.isDirectory(dir)) {
      if (!Files.exists(dir)) {
        Source.read(dir, shownAs); // reported here, with what may be meant
      }
      throw noTables("is a file", "give the directory that it is in");
    }
    try {
      List<TableFiles.Found> files = TableFiles.below(dir, shownAs);
      if (files.isEmpty()) {
        throw noTables("contains no table (*.json)", "put a table there, or leave --tables out");
      }
      return files;
    } catch (IOException e) {
      throw WrongFile.unreadable(shownAs, e);
    }
  }

  private WrongFile noTables(String message, String help) {
    Problem problem =
        new Problem(Severity.ERROR, Code.NO_TABLES, shownAs, null, message, help, null);
    problems.add(WrongFile.Kind.UNREADABLE, problem);
    return new WrongFile(WrongFile.Kind.UNREADABLE, problems);
  }

  private void add(Table table) {
    if (table == null) {
      return;
    }
    if (!knownIds.contains(table.id())) {
      error(
          Code.UNKNOWN_ID,
          table,
          "no rules use a table " + Printable.quote(table.id()),
          Nearest.help(table.id(), knownIds));
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

  private void error(String code, Table table, String message, String help) {
    TableHead head = table.head();
    problems.error(code, head.text(), head.idAt(), message, help);
  }
}
