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
import vedette.rules.Catalogue;
import vedette.rules.OptimizedRequest;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.suite.scenario.Scenario;
import vedette.suite.scenario.Suite;
import vedette.suite.scenario.SuiteReader;
import vedette.table.Tables;

/**
 * The recorded requests: suites of fights, and command lines that are mistakes. Each has an id, the
 * engagement's name and a number.
 */
final class LockedRequests {
  static final Path DIRECTORY = Path.of("src/test/resources/lock");
  private static final String BETWEEN = "  ";
  private static final String MILDER = "tables/examples/milder";

  private LockedRequests() {}

  /** A fight, and its request as a record. */
  record Fight(Scenario scenario, Record request) {}

  /** Returns the fights by their ids. */
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

  /** Returns the command lines that are mistakes, by their ids. */
  static Map<String, String> mistakes() {
    return named(DIRECTORY.resolve("mistakes.txt"));
  }

  /** Returns the command lines of a file by their names. */
  static Map<String, String> named(Path file) {
    Map<String, String> lines = new LinkedHashMap<>();
    for (String line : lines(file)) {
      int end = line.indexOf(BETWEEN);
      lines.put(line.substring(0, end), line.substring(end + BETWEEN.length()));
    }
    return lines;
  }

  /** Returns the engagement of an id. */
  static String engagement(String id) {
    return id.substring(0, id.lastIndexOf('-'));
  }

  /** Returns the lines of a file without comments. */
  static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
