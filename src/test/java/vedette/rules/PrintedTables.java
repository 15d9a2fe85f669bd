package vedette.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;

/** Tables of the sources, typed again with semicolons, independent of the program. */
public final class PrintedTables {
  private static final Path DIRECTORY = Path.of("src/test/resources/tables");
  private static final ConcurrentMap<String, List<Cell>> OF = new ConcurrentHashMap<>();

  private static final ConcurrentMap<String, Map<List<String>, String>> TEXTS =
      new ConcurrentHashMap<>();

  private PrintedTables() {}

  /**
   * A cell.
   *
   * @param row a name, a roll or a number; for modifiers the condition or the name
   * @param column a name or a number; for modifiers their group
   * @param source place in the rules
   */
  public record Cell(String table, String row, String column, String cell, String source) {}

  /** Returns the cells of a system in the order of its file. */
  public static List<Cell> of(String system) {
    return OF.computeIfAbsent(system, PrintedTables::read);
  }

  private static List<Cell> read(String system) {
    try {
      return Files.readAllLines(DIRECTORY.resolve(system + ".csv")).stream()
          .skip(1)
          .map(line -> line.split(";"))
          .map(it -> new Cell(it[0], it[1], it[2], it[3], it[4]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the text of one cell. */
  public static String cell(String system, String table, String row, String column) {
    return TEXTS.computeIfAbsent(system, PrintedTables::texts).get(List.of(table, row, column));
  }

  private static Map<List<String>, String> texts(String system) {
    return of(system).stream()
        .collect(Collectors.toMap(it -> List.of(it.table(), it.row(), it.column()), Cell::cell));
  }
}
