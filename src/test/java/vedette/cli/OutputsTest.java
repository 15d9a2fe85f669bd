package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static vedette.cli.Captured.BATTLE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever names a wrong file for an answer loses nothing: no table, no suite, no baseline. */
class OutputsTest {
  private static final String FIGHT = "own $/system.json --attacker 3 --defender 2";
  private static final String SWEEP = "own $/system.json --attacker {3..4} --defender 2";
  private static final String CHECK = "check $/suite.json --baseline $/baseline.json";

  @TempDir Path dir;

  @BeforeEach
  void filesOfEveryKind() throws IOException {
    Files.copy(Path.of("tables/examples/risk.json"), dir.resolve("system.json"));
    Files.copy(Path.of("tables/examples/plans/redoubt.json"), dir.resolve("plan.json"));
    Files.createDirectory(dir.resolve("tables"));
    Files.copy(Path.of("tables/six-days/combat-results.json"), dir.resolve("tables/crt.json"));
    Files.createSymbolicLink(dir.resolve("link"), Path.of("system.json"));
    vedette(FIGHT + " --save-scenario $/suite.json");
    vedette(CHECK + " --update-baseline");
    vedette(SWEEP + " --format json --output $/sweep.json");
    Files.createLink(dir.resolve("hard"), dir.resolve("system.json"));
    Files.writeString(dir.resolve("broken.json"), "{ \"format\": 1, \"id\": oops");
  }

  private Captured vedette(String command) {
    return Captured.vedette(command.replace("$", dir.toString()));
  }

  private Map<String, String> texts() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(dir)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.put(dir.relativize(file).toString(), Files.readString(file));
      }
    }
    return texts;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        FIGHT + "| --output $/system.json | is a file that this program reads, and no answer",
        FIGHT + "| --output $/link        | is a file that this program reads, and no answer",
        FIGHT + "| --output $/plan.json   | is a file that this program reads, and no answer",
        FIGHT + "| --output $/broken.json | is a file that this program reads, and no answer",
        FIGHT + "| --output $/hard        | is a file that this program reads, and no answer",
        FIGHT + "| --save-scenario $/link | is a file that this command reads",
        FIGHT + "| --save-scenario $/s --output $/./s | is written by --save-scenario already",
        CHECK + "| --output $/baseline.json | is a file that this program reads, and no answer",
        CHECK + "| --output $/suite.json  | is a file that this program reads, and no answer",
        CHECK + "| --report csv=$/r --output $/r | is written by --output already",
        CHECK + "| --report csv=$/link    | is a file that this program reads, and no answer",
        BATTLE + " --tables $/tables | --output $/tables/crt.json | reads, and no answer",
        "plan $/plan.json | --save-scenario $/plan.json | is a file that this command reads"
      })
  void a_file_that_is_read_or_written_otherwise_is_not_written_over(
      String command, String output, String words) throws IOException {
    Map<String, String> before = texts();
    assertThat(vedette(command + " " + output).misuse()).contains("error[C004]: --", words);
    assertThat(texts()).isEqualTo(before);
  }

  /** As by hand, and in a job that must not move its own goal. */
  /** A pipe is asked for the answer as standard output is, and nothing is made beside it. */
  @Test
  void a_pipe_takes_the_answer() throws Exception {
    Path pipe = dir.resolve("pipe");
    assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return Files.readString(pipe);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    assertThat(Captured.vedette(Captured.BATTLE + " --output " + pipe).code()).isZero();
    assertThat(read.get()).isEqualTo(Captured.vedette(Captured.BATTLE).answer());
  }

  @Test
  void nor_is_the_baseline_that_is_being_written_or_one_in_a_job() throws IOException {
    Map<String, String> before = texts();
    vedette(CHECK + " --update-baseline --output $/baseline.json").misuse();
    Captured.Around job = new Captured.Around(Map.of("CI", "true"), false, 0);
    String check = (CHECK + " --output $/baseline.json").replace("$", dir.toString());
    assertThat(job.vedette(check).misuse()).contains("baseline.json");
    assertThat(texts()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--format json", "--method direct --trials 1k"})
  void an_answer_takes_the_place_of_an_answer_or_of_what_is_nothing_of_ours(String options)
      throws IOException {
    String battle = BATTLE + " " + options;
    Files.writeString(dir.resolve("notes.json"), "[ \"format\" ]");
    for (String file : new String[] {"new", "notes.json", "new"}) {
      Captured run = vedette(battle + " --output $/" + file);
      assertThat(run).isEqualTo(new Captured(ExitCode.DONE, "", ""));
      assertThat(texts().get(file)).isEqualTo(Captured.vedette(battle).answer());
    }
    vedette(SWEEP + " --output $/sweep.json").code();
    assertThat(texts().get("sweep.json")).isEqualTo(vedette(SWEEP).answer());
  }
}
