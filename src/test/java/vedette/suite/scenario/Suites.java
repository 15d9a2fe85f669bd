package vedette.suite.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import vedette.rules.Catalogue;
import vedette.source.Source;
import vedette.suite.baseline.Baseline;
import vedette.suite.baseline.BaselineReader;
import vedette.suite.baseline.Runner;
import vedette.suite.check.Check;
import vedette.suite.check.Checker;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Workers;

/** Suites and baselines for tests, from texts in which apostrophes stand for quotes. */
public final class Suites {
  private Suites() {}

  /** A battle at differential +1: the attacker is repulsed on a 1, the defender on a 9 or a 10. */
  public static final String PLUS_ONE =
      scenario("plus one", "'attacker': 'inf 5', 'defender': 'inf 4'");

  /** A battle of one turn at a differential of 5 and more. */
  public static final String PLUS_SIX =
      scenario("plus six", "'attacker': 'inf 8 corps', 'defender': 'inf 2'");

  /** Returns a battle with its request and further members. */
  public static String scenario(String name, String request, String... more) {
    return "{ 'name': '"
        + name
        + "', 'system': 'six-days', 'engagement': 'battle', 'request': { "
        + request
        + " }"
        + String.join("", List.of(more))
        + " }";
  }

  public static Source source(String name, String text) {
    return Source.of(name, text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  /** Returns a suite of these scenarios, one line for each from the third on. */
  public static String text(String... scenarios) {
    return "{ 'format': 1,\n'scenarios': [\n" + String.join(",\n", scenarios) + "\n] }\n";
  }

  public static Suite suite(Tables tables, String... scenarios) {
    return SuiteReader.read(source("suite.json", text(scenarios)), tables);
  }

  public static Suite suite(String... scenarios) {
    return suite(Tables.builtIn(), scenarios);
  }

  /** Returns the text of a baseline of these scenarios. */
  public static String baselineText(String... scenarios) {
    return Baseline.of(Runner.run(suite(scenarios).scenarios(), null, Deadline.NONE, Workers.HERE))
        .text();
  }

  /** Reads a baseline from its text, through a file. */
  public static Baseline baseline(String text) {
    try {
      Path file = Files.createTempFile("baseline", ".json");
      try {
        Files.writeString(file, text);
        return BaselineReader.read(file, "baseline.json", "vedette check");
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the built-in tables, with passages of the combat results table changed. */
  public static Tables tables(Path dir, String... passagesAndReplacements) {
    change(dir, "combat-results", passagesAndReplacements);
    return overlaid(dir);
  }

  /** Writes a table of Six Days of Glory with passages changed. */
  public static void change(Path dir, String name, String... passagesAndReplacements) {
    try {
      String table = Files.readString(Path.of("tables/six-days/" + name + ".json"));
      for (int i = 0; i < passagesAndReplacements.length; i += 2) {
        if (!table.contains(passagesAndReplacements[i])) {
          throw new AssertionError("the table has no " + passagesAndReplacements[i]);
        }
        table = table.replace(passagesAndReplacements[i], passagesAndReplacements[i + 1]);
      }
      Files.writeString(dir.resolve(name + ".json"), table);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the built-in tables, replaced by those of a directory where it has them. */
  public static Tables overlaid(Path dir) {
    return Tables.overlaid(dir, "mine", new LinkedHashSet<>(Catalogue.tableIds()));
  }

  /** Checks a suite against a baseline, where every difference counts. */
  public static Check check(Suite suite, String baseline) {
    return check(suite, baseline, 0);
  }

  public static Check check(Suite suite, String baseline, double tolerance) {
    return new Checker(baseline(baseline), tolerance, Deadline.NONE)
        .check(
            suite,
            NamePattern.ALL,
            Runner.run(suite.scenarios(), null, Deadline.NONE, Workers.HERE),
            "baseline.json",
            false);
  }
}
