package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static vedette.cli.CapturedRun.BATTLE;

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
import vedette.cli.console.ExitCode;

/** An answer is never written over a file that the command reads. */
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
  }

  private CapturedRun vedette(String command) {
    return CapturedRun.vedette(command.replace("$", dir.toString()));
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
        FIGHT + "| --output $/odds.txt.gz | would not be compressed",
        FIGHT + "| --output $/system.json | is a file that this command reads",
        FIGHT + "| --output $/link        | is a file that this command reads",
        FIGHT + "| --save-scenario $/s --output $/./s | is a file that this command reads",
        CHECK + "| --output $/suite.json  | is a file that this command reads",
        CHECK + "| --output $/baseline.json | is a file that this command reads",
        CHECK + "| --update-baseline --output $/baseline.json | is a file that this command reads",
        CHECK + "| --report csv=$/r --output $/r | is already written by another option",
        CHECK + "| --report csv=$/link    | is a file that this command reads",
        BATTLE + " --tables $/tables | --output $/tables/crt.json | this command reads",
        "plan $/plan.json | --output $/plan.json | is a file that this command reads"
      })
  void a_file_that_is_read_or_written_otherwise_is_not_written_over(
      String command, String output, String words) throws IOException {
    Map<String, String> before = texts();
    assertThat(vedette(command + " " + output).misuse()).contains("error[C004]: --", words);
    assertThat(texts()).isEqualTo(before);
  }

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
    assertThat(CapturedRun.vedette(CapturedRun.BATTLE + " --output " + pipe).code()).isZero();
    assertThat(read.get()).isEqualTo(CapturedRun.vedette(CapturedRun.BATTLE).answer());
  }

  @ParameterizedTest
  @ValueSource(strings = {"system.json", "plan.json", "baseline.json"})
  void a_scenario_is_appended_to_nothing_but_a_suite(String file) throws IOException {
    Map<String, String> before = texts();
    vedette(FIGHT + " --save-scenario $/" + file).complaint(ExitCode.WRONG_FILE);
    assertThat(texts()).isEqualTo(before);
  }

  @Test
  void an_answer_takes_the_place_of_the_last_one() throws IOException {
    for (String fight : new String[] {FIGHT, FIGHT + " --format json", SWEEP}) {
      assertThat(vedette(fight + " --output $/new")).isEqualTo(new CapturedRun(0, "", ""));
      assertThat(texts().get("new")).isEqualTo(vedette(fight).answer());
    }
  }
}
