package vedette.lock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.form.RequestJson;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.rules.Catalogue;
import vedette.rules.OptimizedRequest;
import vedette.suite.Scenario;
import vedette.suite.Suite;
import vedette.suite.SuiteReader;
import vedette.table.Tables;

/**
 * What is asked: suites of fights, and command lines that are mistakes. Each has an id, the
 * engagement's name and a number.
 */
final class LockedRequests {
  static final Path DIRECTORY = Path.of("src/test/resources/lock");
  private static final String BETWEEN = "  ";
  private static final String MILDER = "tables/examples/milder";

  private LockedRequests() {}

  /** A fight, and what was asked for as a record. */
  record Fight(Scenario scenario, Record request) {}

  /** The fights by their ids. */
  static Map<String, Fight> fights() {
    Map<String, Fight> fights = new LinkedHashMap<>();
    read(fights, "requests.json", Tables.builtIn());
    Set<String> known = Set.copyOf(Catalogue.tableIds());
    read(fights, "milder.json", Tables.overlaid(Path.of(MILDER), MILDER, known));
    return fights;
  }

  private static void read(Map<String, Fight> fights, String file, Tables tables) {
    Source source = Source.read(DIRECTORY.resolve(file), file);
    Suite suite = SuiteReader.read(source, tables);
    suite.problems().throwIfErrors();
    for (Scenario scenario : suite.scenarios()) {
      RequestJson json = new RequestJson(scenario.request(), source, new Problems());
      OptimizedRequest<?> request = json.read(scenario.type().form());
      fights.put(scenario.name(), new Fight(scenario, request));
    }
  }

  /** The command lines that are mistakes, by their ids. */
  static Map<String, String> mistakes() {
    return named(DIRECTORY.resolve("mistakes.txt"));
  }

  /** The command lines of a file by their names. */
  static Map<String, String> named(Path file) {
    Map<String, String> lines = new LinkedHashMap<>();
    for (String line : lines(file)) {
      int end = line.indexOf(BETWEEN);
      lines.put(line.substring(0, end), line.substring(end + BETWEEN.length()));
    }
    return lines;
  }

  /** The engagement that an id belongs to. */
  static String engagement(String id) {
    return id.substring(0, id.lastIndexOf('-'));
  }

  /** The lines of a file without comments. */
  static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
