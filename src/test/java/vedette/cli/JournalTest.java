package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A sweep with a journal goes on where it was cut off, and ends with a log that is merged. */
class JournalTest {
  private static final String EXACT =
      "six-days battle --attacker 'inf {3..7}, cav 2' --defender 'inf 4' --turns 3"
          + " --format json --threads 1";
  private static final String SAMPLED = EXACT + " --method simulate --trials 2k";

  /** Nobody knows how many figures a volley may cost. */
  private static final String OPEN =
      "days-of-glory shoot --shooter '{8..12} smoothbore; range 4' --format json --threads 1"
          + " --method simulate --trials 2k";

  @TempDir Path dir;
  private Path journal;

  @BeforeEach
  void name() {
    journal = dir.resolve("sweep.journal");
  }

  private Captured run(String sweep) {
    return vedette(sweep + " --journal '" + journal + "'");
  }

  private String kept() throws IOException {
    return Files.readString(journal);
  }

  /** The journal of a run that was cut off behind its last cell. */
  private String unfinished() throws IOException {
    String whole = kept();
    return whole.substring(0, whole.lastIndexOf('\n', whole.length() - 2) + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {EXACT, SAMPLED, OPEN})
  void it_goes_on_from_any_byte(String sweep) throws IOException {
    String answer = vedette(sweep).answer();
    assertThat(run(sweep).answer()).isEqualTo(answer);
    String whole = kept();
    int step = Math.max(1, whole.length() / 25);
    for (int cut = 0; cut <= whole.length(); cut += step) {
      Files.writeString(journal, whole.substring(0, cut));
      assertThat(run(sweep).answer()).as("cut after %d", cut).isEqualTo(answer);
      assertThat(kept()).isEqualTo(whole);
    }
  }

  @Test
  void it_goes_on_from_the_end_of_every_line() throws IOException {
    String answer = run(EXACT).answer();
    String whole = kept();
    assertThat(whole.lines()).hasSize(7);
    for (int cut = whole.indexOf('\n'); cut >= 0; cut = whole.indexOf('\n', cut + 1)) {
      Files.writeString(journal, whole.substring(0, cut + 1));
      assertThat(run(EXACT).answer()).isEqualTo(answer);
      assertThat(kept()).isEqualTo(whole);
    }
  }

  @Test
  void finished_cells_are_taken_from_it_and_not_found_anew() throws IOException {
    run(EXACT).answer();
    String whole = kept();
    run(EXACT).answer();
    assertThat(kept()).as("what a second run takes down").isEqualTo(whole);
  }

  @Test
  void cells_may_stand_in_it_in_any_order() throws IOException {
    String answer = run(EXACT).answer();
    List<String> lines = kept().lines().toList();
    Files.writeString(
        journal, String.join("\n", lines.get(0), lines.get(5), lines.get(2), lines.get(4)) + "\n");
    assertThat(run(EXACT).answer()).isEqualTo(answer);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--turns 3 | --turns 2",
        "{3..7} | {3..8}",
        "--format | --measure ending --format",
        "--format json | --shard 1/2",
        "--format | --max-states 50k --format",
        "--format | --method simulate --trials 2k --format"
      })
  void a_journal_of_another_sweep_is_refused_and_left_alone(String part, String other)
      throws IOException {
    run(EXACT).answer();
    String before = kept();
    assertThat(run(EXACT.replace(part, other)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M011]: " + journal)
        .contains("journal of another run");
    assertThat(kept()).isEqualTo(before);
  }

  @Test
  void threads_and_the_format_are_no_other_sweep() throws IOException {
    run(EXACT).answer();
    String before = kept();
    run(EXACT.replace("--threads 1", "--threads 3").replace("json", "csv")).answer();
    assertThat(kept()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"my notes", "my notes\n", "{}\n", "vedette\n"})
  void another_file_is_no_journal_and_left_alone(String text) throws IOException {
    Files.writeString(journal, text);
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE)).startsWith("error[M001]: " + journal);
    assertThat(kept()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "nonsense", "{ \"cell\": 5 }"})
  void a_line_that_is_no_cell_is_shown(String line) throws IOException {
    run(EXACT).answer();
    Files.writeString(journal, unfinished() + line + "\n");
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M012]: " + journal + ":7:1: ");
  }

  @Test
  void a_digit_that_was_changed_is_seen() throws IOException {
    String sweep = SAMPLED + " --measure defenderRepulsed --measure defenderLoss";
    run(sweep).answer();
    String whole = kept();
    int from = whole.indexOf("{ \"cell\": 2");
    int digits = 0;
    for (int i = from; whole.charAt(i) != '\n'; i++) {
      char digit = whole.charAt(i);
      if (digit >= '0' && digit <= '9' && digits++ % 9 == 0) {
        char other = digit == '1' ? '2' : '1';
        Files.writeString(journal, whole.substring(0, i) + other + whole.substring(i + 1));
        assertThat(run(sweep).complaint(ExitCode.WRONG_FILE))
            .startsWith("error[M012]: " + journal + ":4:1: ");
      }
    }
  }

  /** Removed as the help says, line by line until nothing is wrong. */
  @Test
  void a_damaged_line_that_is_removed_is_worked_out_again() throws IOException {
    String answer = run(EXACT).answer();
    String whole = kept();
    List<String> lines = new ArrayList<>(whole.lines().toList());
    lines.remove(3);
    Files.writeString(journal, String.join("\n", lines) + "\n");
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M012]: " + journal + ":6:1: this last line does not go with");
    lines.remove(5);
    Files.writeString(journal, String.join("\n", lines) + "\n");
    assertThat(run(EXACT).answer()).isEqualTo(answer);
    assertThat(kept()).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--threads 1", "--threads 3"})
  void a_finished_journal_is_merged_to_the_answer(String threads) throws IOException {
    String sweep = EXACT.replace("--threads 1", threads);
    String answer = run(sweep).answer();
    assertThat(Captured.merge(List.of(journal.toString())).answer()).isEqualTo(answer);
    Files.writeString(journal, unfinished());
    assertThat(Captured.merge(List.of(journal.toString())).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M006]: " + journal + ": this log has no last line")
        .contains("--journal " + journal);
    assertThat(run(sweep).answer()).isEqualTo(answer);
    assertThat(Captured.merge(List.of(journal.toString())).answer()).isEqualTo(answer);
  }

  @Test
  void the_journal_of_a_shard_is_what_the_shard_prints() throws IOException {
    String shard = EXACT.replace("--format json", "--shard 2/3");
    assertThat(run(shard)).isEqualTo(new Captured(ExitCode.DONE, "", ""));
    assertThat(kept()).isEqualTo(vedette(shard).answer());
    Files.writeString(journal, kept().substring(0, kept().length() - 100));
    assertThat(run(shard)).isEqualTo(new Captured(ExitCode.DONE, "", ""));
    assertThat(kept()).isEqualTo(vedette(shard).answer());
    assertThat(run(shard + " --output x.log").misuse())
        .contains("--output cannot be combined with --shard and --journal");
  }

  @Test
  void a_cell_of_another_sweep_is_no_cell_of_this_one() throws IOException {
    run(EXACT).answer();
    String here = unfinished();
    Files.delete(journal);
    run(EXACT.replace("--turns 3", "--turns 2")).answer();
    String moved = kept().lines().toList().get(3);
    Files.writeString(journal, here + moved + "\n");
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M012]: " + journal + ":7:1: this line is not as it was written");
  }

  @Test
  void a_journal_of_a_newer_program_is_left_alone() throws IOException {
    run(EXACT).answer();
    String newer = kept().replaceFirst("\"format\": 1", "\"format\": 4");
    Files.writeString(journal, newer);
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M007]: " + journal + ":1:13: file needs format 4; this program reads 1");
    assertThat(kept()).isEqualTo(newer);
  }

  @Test
  void nothing_is_left_beside_it() throws IOException {
    run(EXACT).answer();
    try (Stream<Path> files = Files.list(dir)) {
      assertThat(files).containsExactly(journal);
    }
  }

  @Test
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void what_is_no_regular_file_is_refused_and_not_waited_for() throws Exception {
    assumeThat(new ProcessBuilder("mkfifo", journal.toString()).start().waitFor()).isZero();
    assertThat(run(EXACT).complaint(ExitCode.UNREADABLE)).contains("is a pipe or a device");
  }

  @Test
  void where_nothing_can_be_written_that_is_said_first() {
    assertThat(
            vedette(EXACT + " --journal '" + dir + "/none/x.journal'")
                .complaint(ExitCode.UNREADABLE))
        .contains("there is no such directory");
    vedette(EXACT + " --journal '" + dir + "'").complaint(ExitCode.UNREADABLE);
  }
}
