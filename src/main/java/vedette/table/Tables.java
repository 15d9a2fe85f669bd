package vedette.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import vedette.json.JsonEdit;
import vedette.platform.Disk;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifiers;
import vedette.table.grid.Table;
import vedette.table.read.TableFile;
import vedette.table.read.TableReader;

/** The tables of a run: the built-in ones, some replaced by a designer's own. */
public final class Tables {

  private final Map<String, Table> own;
  private final Remarks remarks;
  private final Map<String, Table> builtIn;
  private final Path directory;
  private final boolean confined;
  private final Map<String, Table> files = new HashMap<>();
  private final Map<Class<?>, Object> views = new ConcurrentHashMap<>();

  private Tables(
      Map<String, Table> own,
      Remarks remarks,
      Map<String, Table> builtIn,
      Path directory,
      boolean confined) {
    this.own = own;
    this.remarks = remarks;
    this.builtIn = builtIn;
    this.directory = directory;
    this.confined = confined;
  }

  private static Path workingDirectory() {
    return Disk.path("");
  }

  /** Returns the built-in tables, each read at its first use. */
  public static Tables builtIn() {
    return new Tables(
        Map.of(), new Remarks(), new ConcurrentHashMap<>(), workingDirectory(), false);
  }

  /**
   * Returns the built-in tables, replaced where a directory has a table of the same id. Tables with
   * other ids are not used, with a note: requests may name them.
   *
   * @param dir the directory; all {@code *.json} files below it are read, schemas left out
   * @param shownAs its name in messages, usually as the user gave it
   * @param knownIds the ids that rules use
   * @throws WrongFile with all that is wrong with any of the files
   */
  public static Tables overlaid(Path dir, String shownAs, Set<String> knownIds) {
    Overlay overlay = new Overlay(shownAs, knownIds);
    return new Tables(
        overlay.read(dir), overlay.remarks(), new ConcurrentHashMap<>(), workingDirectory(), false);
  }

  /** Returns these tables with another table for its id and for the file that it was read from. */
  public synchronized Tables with(Table table) {
    Map<String, Table> changed = new HashMap<>(own);
    changed.put(table.id(), table);
    Tables tables = new Tables(changed, remarks.copy(), builtIn, directory, confined);
    tables.files.putAll(files);
    if (!table.isBuiltIn()) {
      tables.files.put(table.file(), table);
    }
    return tables;
  }

  /**
   * Returns a table whose file has other values in some places, as if it had been read from the
   * edited file.
   *
   * @throws WrongFile if the edited file is wrong
   */
  public static Table edited(Table table, List<JsonEdit> edits) {
    Source source =
        Source.of(
            table.text().name(),
            JsonEdit.applied(table.text(), edits).getBytes(StandardCharsets.UTF_8));
    Problems problems = new Problems();
    Table edited = TableReader.read(source, table.file(), problems);
    problems.throwIfErrors();
    return edited;
  }

  /**
   * Returns these tables for requests that name table files relative to another directory.
   *
   * @param directory the directory that such names start from
   * @param confined whether all these files must lie below it
   */
  public Tables relativeTo(Path directory, boolean confined) {
    return new Tables(own, remarks.copy(), builtIn, directory, confined);
  }

  /**
   * Returns a rule system's view of these tables, made at the first call and then kept.
   *
   * @param view the class of the view, which threads share
   * @param making makes the view
   * @throws WrongFile if a designer's table does not meet the needs of the rules
   */
  public <T> T as(Class<T> view, Function<Tables, T> making) {
    return view.cast(views.computeIfAbsent(view, absent -> making.apply(this)));
  }

  /**
   * Returns a table of cells.
   *
   * @param id one of the ids that rules use
   * @param expected the kind of its cells
   * @throws WrongFile if a designer's table of that id is of another kind
   */
  public Grid grid(String id, CellKind expected) {
    if (table(id) instanceof Grid grid && grid.cells() == expected) {
      return grid;
    }
    String kind = "a grid with cells of kind \"" + TableFit.word(expected) + "\"";
    throw wrongKind(table(id), kind);
  }

  /**
   * Returns a list of modifiers.
   *
   * @param id one of the ids that rules use
   * @throws WrongFile if a designer's table of that id is of another kind
   */
  public Modifiers modifiers(String id) {
    if (table(id) instanceof Modifiers modifiers) {
      return modifiers;
    }
    throw wrongKind(table(id), "of kind \"modifiers\"");
  }

  private static RuntimeException wrongKind(Table table, String kind) {
    String message = "the rules need " + table.id() + " to be " + kind;
    if (table.isBuiltIn()) {
      return new IllegalStateException(message);
    }
    return table.unusable(message, "begin with the built-in one: vedette show " + table.id());
  }

  /**
   * Returns a table of any kind.
   *
   * @throws IllegalArgumentException if no table has that id
   */
  public Table table(String id) {
    Table table = own.get(id);
    if (table == null) {
      table = builtIn.get(id);
    }
    if (table == null) {
      table = readBuiltIn(id);
      if (table == null) {
        throw new IllegalArgumentException("no table has the id " + id);
      }
      builtIn.put(id, table);
    }
    return table;
  }

  /**
   * Returns a designer's own table, read from its file at the first call.
   *
   * @param name the file's name as the user gave it
   * @throws WrongFile with all that is wrong with the file
   */
  public Table file(String name) {
    return file(name, TableFiles.FileSuggestion.ANY);
  }

  /**
   * Returns a table or a rule system on which a fight is fought, as {@link #file} does, but never
   * suggests a plan for a missing file.
   *
   * @param name the file's name as the user gave it
   * @throws WrongFile with all that is wrong with the file
   */
  public Table fileOfFight(String name) {
    return file(name, TableFiles.FileSuggestion.NO_PLAN);
  }

  private synchronized Table file(String name, TableFiles.FileSuggestion fileSuggestion) {
    TableFiles.FoundFile file = TableFiles.named(directory, name);
    Table table = files.get(file.shownAs());
    if (table == null) {
      Problems problems = new Problems();
      if (confined) {
        TableFiles.refuseOutside(directory, file, name);
      }
      table = TableFiles.read(file, fileSuggestion, problems);
      problems.throwIfErrors();
      remarks.add(problems.list());
      remarks.named(file.path());
      files.put(file.shownAs(), table);
    }
    return table;
  }

  /**
   * Returns the argument with which {@link #file} finds a file named relative to another one. It
   * has no {@code plans/..}, so that every file that names this one gets the same argument.
   */
  public String siblingName(Table file, String name) {
    return named(TableFiles.displayName(Disk.path(file.file()).resolveSibling(name)));
  }

  /** Returns the argument with which {@link #file} finds a table that it has returned. */
  public String named(Table file) {
    return named(file.file());
  }

  private String named(String shownAs) {
    return directory.equals(workingDirectory())
        ? shownAs
        : directory.relativize(Disk.path(shownAs)).toString();
  }

  /**
   * Reads a designer's own table from its file.
   *
   * @param name the file's name as the user gave it
   * @param problems the list that takes errors and warnings
   * @return the table; null if it is wrong
   * @throws WrongFile if no file can have that name
   */
  public static Table file(String name, Problems problems) {
    return TableFiles.read(
        TableFiles.named(workingDirectory(), name), TableFiles.FileSuggestion.ANY, problems);
  }

  /**
   * Returns a table as if it had been read from a file of another name.
   *
   * @param file the name of the file
   */
  public static Table readAs(Table table, String file) {
    return table.file().equals(file) ? table : TableReader.read(table.text(), file, new Problems());
  }

  /** Returns what the rules would miss in a table that replaces the built-in one of its id. */
  public static Problems missingParts(Table table) {
    Problems problems = new Problems();
    Table builtIn = readBuiltIn(table.id());
    if (builtIn != null) {
      TableFit.check(table, builtIn, problems);
    }
    return problems;
  }

  /**
   * Returns warnings on the designer's tables, and notes on tables that no rules use and no request
   * has named by file.
   */
  public List<Problem> warnings() {
    return remarks.list();
  }

  /** Returns the JSON Schema of table files. */
  public static String schema() {
    return TableFile.schema();
  }

  /** Returns the JSON Schema of files of rule systems. */
  public static String systemSchema() {
    return schema("system");
  }

  /** Returns the JSON Schema of files of plans. */
  public static String planSchema() {
    return schema("plan");
  }

  private static String schema(String kind) {
    String file = "/tables/" + kind + ".schema.json";
    try (InputStream in = Tables.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a built-in table; null if none has that id. */
  static Table readBuiltIn(String id) {
    if (!TableReader.isId(id)) {
      return null;
    }
    String resource = "/tables/" + id + ".json";
    try (InputStream in = Tables.class.getResourceAsStream(resource)) {
      if (in == null) {
        return null;
      }
      Problems problems = new Problems();
      Source source = Source.read(in, resource.substring(1));
      Table table = TableReader.read(source, Table.BUILT_IN, problems);
      if (table == null || problems.hasErrors() || !table.id().equals(id)) {
        throw new IllegalStateException(
            "a built-in table is wrong: " + id + "\n" + problems.text());
      }
      return table;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
