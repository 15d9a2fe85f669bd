package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The npm package, installed in an empty directory, does on the disk what the program does in Java:
 * the same output, messages, exit codes and files.
 */
class NpmIT {
  private static final String BATTLE =
      "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4; in town' --turns 3";

  @TempDir Path dir;
  private Path npm;
  private Path byJava;
  private Path byNode;

  @BeforeEach
  void install() throws Exception {
    Path packed;
    try (Stream<Path> files = Files.list(Path.of("target/npm"))) {
      packed = files.filter(file -> file.toString().endsWith(".tgz")).findFirst().orElseThrow();
    }
    npm = Files.createDirectory(dir.resolve("npm"));
    run(
        npm,
        "npm install --silent --no-audit --no-fund --offline '" + packed.toAbsolutePath() + "'");
    byJava = directory("java");
    byNode = directory("node");
  }

  private Path directory(String name) throws IOException {
    Path made = Files.createDirectory(dir.resolve(name));
    Files.createDirectory(made.resolve("milder"));
    Files.copy(
        Path.of("tables/examples/milder/combat-results.json"),
        made.resolve("milder/combat-results.json"));
    return made;
  }

  @Test
  void a_designer_guards_tables_without_java() throws Exception {
    assertSame(BATTLE + " --save-scenario suite.json --scenario-name 'a town'");
    assertSame("six-days battle --attacker 'inf 5' --defender 'inf 5' --save-scenario suite.json");
    assertSame("check suite.json --baseline baseline.json --update-baseline");
    assertSame("check suite.json --baseline baseline.json");
    assertSame("check suite.json --baseline baseline.json --tables milder");
    assertSame("check suite.json --baseline baseline.json --tables milder --format github");
    assertSame(
        "check suite.json --baseline baseline.json --tables milder --report junit=odds.xml"
            + " --report markdown=summary.md");
    assertThat(files(byNode).keySet())
        .contains("suite.json", "baseline.json", "odds.xml", "summary.md");
  }

  @Test
  void files_are_written_once_and_never_over_others() throws Exception {
    assertSame(BATTLE + " --format html --output answer.html");
    assertSame("new table mine.json");
    assertSame("new table mine.json");
    assertSame("lint mine.json");
    assertSame("own mine.json --attacker 12 --defender 5");
    assertSame(BATTLE + " --output nowhere/answer.txt");
    assertSame("own milder --attacker 12 --defender 5");
  }

  @Test
  void mistakes_are_reported_alike() throws Exception {
    assertSame("six-days battel");
    assertSame("check suit.json");
    assertSame("six-days battle --attacker 'inf x' --defender 'inf 4'");
    assertSame(BATTLE + " --tables nowhere");
    assertSame(BATTLE + " --max-states 2 --method exact");
    assertSame("list > /dev/full");
    assertSame("list | head -1");
  }

  @Test
  void variables_of_the_environment_are_heard() throws Exception {
    assertSame("--help", "COLUMNS=40");
    assertSame(BATTLE + " --color always", "NO_COLOR=1");
    assertSame(BATTLE + " --save-scenario suite.json", "CI=true");
    assertSame("check suite.json --baseline baseline.json --update-baseline", "CI=true");
  }

  private void assertSame(String line, String... variables) throws Exception {
    String shell = String.join(" ", variables) + " \"$PROGRAM\" " + line;
    Path java = Path.of(System.getProperty("vedette.program")).toAbsolutePath();
    Path node = npm.resolve("node_modules/.bin/vedette");
    String expected = run(byJava, "PROGRAM='" + java + "'; " + shell);
    String actual = run(byNode, "PROGRAM='" + node + "'; " + shell);
    // Node puts its own code before the system's message.
    assertThat(
            actual.replaceAll(
                "ENOSPC: (no space left on device), write", "No space left on device"))
        .describedAs(line)
        .isEqualTo(expected);
    assertThat(files(byNode)).describedAs(line).isEqualTo(files(byJava));
  }

  private static Map<String, String> files(Path directory) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(directory.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }

  /** Returns the exit code, the output and the messages of a line of shell. */
  private static String run(Path directory, String line) throws Exception {
    Path out = Files.createTempFile(directory.getParent(), "out", "");
    Path err = Files.createTempFile(directory.getParent(), "err", "");
    Process process =
        new ProcessBuilder("bash", "-o", "pipefail", "-c", line)
            .directory(directory.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    int exit = process.waitFor();
    return exit
        + "\n"
        + Files.readString(out, StandardCharsets.UTF_8)
        + Files.readString(err, StandardCharsets.UTF_8);
  }
}
