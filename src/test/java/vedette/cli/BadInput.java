package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import vedette.cli.console.ExitCode;

/**
 * One kind of bad input: its files, its command, and the assertions common to every refusal (a
 * machine-readable first line, help, no trace of Java, no answer, unchanged files).
 */
final class BadInput {
  /** A battle with the tables of the row. */
  static final String WITH_TABLES = CapturedRun.BATTLE + " --tables $d/tables";

  private static final int MOST_LINES = 20 * 20;

  /** The number of rows so far, so that each has a directory of its own. */
  private static final AtomicInteger ROWS = new AtomicInteger();

  private final String id;
  private final String input;
  private final Path dir;
  private final List<Step> files = new ArrayList<>();
  private String[] command = CapturedRun.words(WITH_TABLES);
  private Map<String, String> environment = Map.of();

  /** Prepares the directory of a row. */
  interface Step {
    void take(Path dir) throws Exception;
  }

  /** An assertion about a run. */
  interface Check {
    void of(CapturedRun run) throws Exception;
  }

  BadInput(Path root, String id, String input) {
    this.id = id;
    this.input = input;
    dir = root.resolve(id + "-" + ROWS.incrementAndGet());
  }

  /** Adds a file, with apostrophes unchanged. */
  BadInput file(String name, String text) {
    return file(name, text.getBytes(StandardCharsets.UTF_8));
  }

  BadInput file(String name, byte[] bytes) {
    return step(
        at -> {
          Files.createDirectories(at.resolve(name).getParent());
          Files.write(at.resolve(name), bytes);
        });
  }

  /** Adds the combat results table, as {@link #WITH_TABLES} reads it. */
  BadInput table(String text) {
    return file("tables/crt.json", text);
  }

  BadInput table(byte[] bytes) {
    return file("tables/crt.json", bytes);
  }

  /** Adds the built-in combat results table with one passage changed. */
  BadInput changed(String passage, String replacement) {
    return table(OwnTables.changed(passage, replacement));
  }

  /**
   * Adds a suite of these scenarios, a line each from the second on, and the command that runs it.
   */
  BadInput suite(String... scenarios) {
    return file(
            "suite.json",
            "{ \"format\": 1, \"scenarios\": [\n" + String.join(",\n", scenarios) + "\n] }\n")
        .command("check --odds $d/suite.json");
  }

  BadInput step(Step step) {
    files.add(step);
    return this;
  }

  /** Sets the command, with {@code $d} for the directory of the row. */
  BadInput command(String commandLine) {
    return arguments(CapturedRun.words(commandLine));
  }

  BadInput arguments(String... arguments) {
    command = arguments;
    return this;
  }

  BadInput in(Map<String, String> set) {
    environment = set;
    return this;
  }

  /** Asserts a refusal with this code and these words; {@code $d/} stands for the directory. */
  DynamicTest refused(int code, String... words) {
    return test(
        run -> {
          assertThat(run.code()).as(run.err()).isEqualTo(code);
          assertThat(run.err().lines().findFirst().orElse(""))
              .matches("(error|warning)\\[[A-Z][0-9]{3}]: .+");
          assertThat(run.err()).endsWith("\n").contains(in(words));
          assertThat(helped(run.err())).as(run.err()).isTrue();
        });
  }

  /** Asserts a refusal without an answer, as all are except those with a partial answer. */
  DynamicTest refusedWithoutAnswer(int code, String... words) {
    return test(
        run -> {
          run.complaint(code);
          assertThat(run.err()).contains(in(words));
          assertThat(helped(run.err())).as(run.err()).isTrue();
        });
  }

  /** Asserts an answer with these words. */
  DynamicTest answered(String... words) {
    return answeredWith(ExitCode.DONE, words);
  }

  DynamicTest answeredWith(int code, String... words) {
    return test(
        run -> {
          assertThat(run.code()).as(run.err()).isEqualTo(code);
          assertThat(run.out()).endsWith("\n").contains(in(words));
        });
  }

  /** Returns a test with any assertion. */
  DynamicTest test(Check check) {
    return DynamicTest.dynamicTest(
        id + " " + input,
        () -> {
          Files.createDirectories(dir);
          for (Step step : files) {
            step.take(dir);
          }
          Map<String, String> before = contents();
          CapturedRun run = run();
          assertNothingOfJava(run);
          assertThat(run.err().lines().count()).isLessThanOrEqualTo(MOST_LINES);
          check.of(run);
          assertThat(contents()).as("the files as they were").isEqualTo(before);
        });
  }

  private CapturedRun run() {
    CapturedRun.RunEnvironment runEnvironment =
        new CapturedRun.RunEnvironment(environment, false, 0);
    return CapturedRun.of(runEnvironment, in(command));
  }

  private String[] in(String[] words) {
    return Arrays.stream(words).map(it -> it.replace("$d", dir.toString())).toArray(String[]::new);
  }

  /** Returns whether every error has its help before the next one begins. */
  private static boolean helped(String err) {
    return Arrays.stream(err.split("(?m)^(?=error\\[)"))
        .filter(it -> it.startsWith("error["))
        .allMatch(it -> it.contains("\nhelp: "));
  }

  private static void assertNothingOfJava(CapturedRun run) {
    assertThat(run.err() + run.out()).doesNotContain("Exception", "java.", "\tat ", "picocli");
  }

  private Map<String, String> contents() throws Exception {
    try (Stream<Path> paths = Files.walk(dir)) {
      Map<String, String> contents = new TreeMap<>();
      for (Path path : paths.collect(Collectors.toList())) {
        boolean plain = Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
        boolean shown = plain && Files.isReadable(path) && Files.size(path) < 1 << 20;
        contents.put(
            path.toString(),
            shown ? new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1) : "other");
      }
      return contents;
    }
  }
}
