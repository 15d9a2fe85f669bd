package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vedette.cli.CapturedRun;
import vedette.cli.Vedette;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/**
 * The answers of the web build under Node equal those of the program in Java byte by byte, except
 * for digits after the tenth decimal: bounds of intervals rest on logarithms, whose last bits
 * differ in JavaScript.
 */
class WebIT {
  private static final Path PROGRAM = Path.of("target/web/vedette.js");
  private static final Path LOCK = Path.of("src/test/resources/lock");
  private static final Path SUITE = Path.of("reports/suite.json");
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** The number of differences shown, each up to this length. */
  private static final int SHOWN = 40;

  private static final int LENGTH = 150;

  @TempDir Path dir;

  @Test
  void every_scenario_of_the_suite_is_answered_alike() throws Exception {
    List<String[]> lines = new ArrayList<>();
    for (JsonNode scenario : JSON.readTree(SUITE).get("scenarios")) {
      for (String format : List.of("text", "json")) {
        String name = scenario.get("name").asString();
        lines.add(
            new String[] {
              "check",
              SUITE.toString(),
              "--odds",
              "--allow-outside",
              "--only",
              name,
              "--format",
              format
            });
      }
    }
    assertSame(lines);
  }

  @Test
  void every_mistake_of_the_lock_is_answered_alike() throws Exception {
    List<String[]> lines = new ArrayList<>();
    for (String line : lines(LOCK.resolve("mistakes.txt"))) {
      lines.add(CapturedRun.words(line.substring(line.indexOf("  ") + 2)));
    }
    assertSame(lines);
  }

  @Test
  void every_example_of_the_help_is_answered_alike() throws Exception {
    List<String[]> lines = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        for (String example : type.examples()) {
          lines.add(CapturedRun.words(type.fightName() + " " + example));
        }
      }
    }
    assertSame(lines);
  }

  @Test
  void commands_of_all_kinds_are_answered_alike() throws Exception {
    assertSame(
        lines(Path.of("src/web/test/commands.txt")).stream().map(CapturedRun::words).toList());
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
  }

  private void assertSame(List<String[]> lines) throws IOException, InterruptedException {
    Map<String, String> files = files();
    List<Vedette.Answer> web = byNode(lines, files);
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < web.size(); i++) {
      Vedette.Answer java = inJava(lines.get(i), files);
      if (!rounded(java).equals(rounded(web.get(i)))) {
        differences.add(String.join(" ", lines.get(i)) + difference(java, web.get(i)));
      }
    }
    assertThat(differences)
        .withFailMessage(
            () ->
                differences.size()
                    + " of "
                    + lines.size()
                    + " answers differ:\n"
                    + String.join(
                        "\n", differences.subList(0, Math.min(SHOWN, differences.size()))))
        .isEmpty();
  }

  private static Vedette.Answer rounded(Vedette.Answer answer) {
    String digits = "(\\.[0-9]{10})[0-9]+";
    return new Vedette.Answer(
        answer.exit(),
        answer.out().replaceAll(digits, "$1"),
        answer.err().replaceAll(digits, "$1"),
        JSON.readTree(answer.problems()).toString().replaceAll(digits, "$1"));
  }

  /** Also on a disk in memory: some command lines write files. */
  private static Vedette.Answer inJava(String[] words, Map<String, String> files)
      throws IOException {
    Configuration disk = Configuration.unix().toBuilder().setWorkingDirectory("/").build();
    try (FileSystem memory = Jimfs.newFileSystem(disk)) {
      return Vedette.run(List.of(words), files, memory, 0);
    }
  }

  private static String difference(Vedette.Answer java, Vedette.Answer web) {
    String one = java.exit() + " " + java.out() + java.err() + java.problems();
    String other = web.exit() + " " + web.out() + web.err() + web.problems();
    int same = 0;
    while (same < Math.min(one.length(), other.length())
        && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    return "\n  Java: " + from(one, same) + "\n  web:  " + from(other, same);
  }

  private static String from(String text, int at) {
    int start = Math.max(0, at - 20);
    return text.substring(start, Math.min(text.length(), start + LENGTH)).replace("\n", "\\n");
  }

  private List<Vedette.Answer> byNode(List<String[]> lines, Map<String, String> files)
      throws IOException, InterruptedException {
    Path requests = dir.resolve("requests.json");
    Path answers = dir.resolve("answers.json");
    Files.writeString(requests, JSON.writeValueAsString(Map.of("files", files, "lines", lines)));
    Process node =
        new ProcessBuilder(
                "node",
                "src/web/test/answers.cjs",
                PROGRAM.toString(),
                requests.toString(),
                answers.toString())
            .inheritIO()
            .start();
    assertThat(node.waitFor()).isZero();
    List<Vedette.Answer> all = new ArrayList<>();
    for (JsonNode each : JSON.readTree(answers)) {
      all.add(
          new Vedette.Answer(
              each.get("exit").asInt(),
              each.get("out").asString(),
              each.get("err").asString(),
              each.path("problems").toString()));
    }
    return all;
  }

  /** Returns the files that the command lines may read, from the disk. */
  private static Map<String, String> files() throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    for (Path place :
        List.of(
            Path.of("tables"),
            Path.of("src/test/resources/crt"),
            LOCK,
            SUITE,
            Path.of("reports/baseline.json"),
            Path.of("README.md"))) {
      try (Stream<Path> all = Files.walk(place)) {
        for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
          files.put(file.toString(), Files.readString(file));
        }
      } catch (MalformedInputException e) {
        throw new AssertionError("all are texts", e);
      }
    }
    return files;
  }
}
