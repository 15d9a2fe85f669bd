package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A sweep with a journal goes on where it was cut off, wherever that was. */
class JournalTest {
  private static final String EXACT =
      "sweep six-days battle --attacker 'inf {3..7}, cav 2' --defender 'inf 4' --turns 3"
          + " --format json --threads 1";
  private static final String SAMPLED = EXACT + " --method simulate --trials 2k";

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

  @ParameterizedTest
  @ValueSource(strings = {EXACT, SAMPLED, EXACT + " --shard 2/2"})
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
    assertThat(whole.lines()).hasSize(6);
    for (int cut = whole.indexOf('\n'); cut >= 0; cut = whole.indexOf('\n', cut + 1)) {
      Files.writeString(journal, whole.substring(0, cut + 1));
      assertThat(run(EXACT).answer()).isEqualTo(answer);
      assertThat(kept()).isEqualTo(whole);
    }
  }

  @Test
  void a_finished_cell_is_taken_from_it_and_not_found_anew() throws IOException {
    run(EXACT + " --measure defenderLoss").answer();
    List<String> lines = kept().lines().toList();
    // The third cell's only figure, the last word of its line.
    String forged = lines.get(3).replaceFirst(" [^ ]*$", " 0.125");
    Files.writeString(journal, kept().replace(lines.get(3), forged));
    assertThat(run(EXACT + " --measure defenderLoss").json().at("/cells/2/figures/defenderLoss"))
        .hasToString("0.125");
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
        "--format | --shard 1/2 --format",
        "--format | --method simulate --trials 2k --format"
      })
  void a_journal_of_another_sweep_is_refused_and_left_alone(String part, String other)
      throws IOException {
    run(EXACT).answer();
    String before = kept();
    assertThat(run(EXACT.replace(part, other)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S011]: " + journal)
        .contains("journal of another sweep");
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
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE)).startsWith("error[S010]: " + journal);
    assertThat(kept()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "nonsense", "9 0 0 0.0 0.0", "-1 0 0 0.0 0.0"})
  void a_line_that_is_no_cell_is_shown(String line) throws IOException {
    run(EXACT).answer();
    Files.writeString(journal, kept() + line + "\n");
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S012]: " + journal + ":7:1: ");
  }

  @Test
  void a_number_that_is_none_is_no_cell() throws IOException {
    run(EXACT).answer();
    Files.writeString(journal, kept().replaceFirst(" [^ ]*\n$", " NaN\n"));
    assertThat(run(EXACT).complaint(ExitCode.WRONG_FILE)).contains(":6:1: ");
  }

  @Test
  void a_journal_that_another_run_writes_is_not_written_too() throws IOException {
    run(EXACT).answer();
    try (FileChannel other = FileChannel.open(journal, StandardOpenOption.WRITE)) {
      other.lock();
      assertThat(run(EXACT).complaint(ExitCode.UNREADABLE)).contains("another run is writing");
    }
  }

  @Test
  @Timeout(60)
  void what_is_no_regular_file_is_refused_and_not_waited_for() throws Exception {
    assumeThat(new ProcessBuilder("mkfifo", journal.toString()).start().waitFor()).isZero();
    assertThat(run(EXACT).complaint(ExitCode.UNREADABLE))
        .startsWith("error[S014]: " + journal)
        .contains("not a regular file");
  }

  @ParameterizedTest
  @ValueSource(strings = {"55.0", "-3.5"})
  void a_number_that_no_fight_comes_to_is_no_cell(String number) throws IOException {
    run(EXACT + " --measure defenderRepulsed").answer();
    Files.writeString(journal, kept().replaceFirst(" [^ ]*\n$", " " + number + "\n"));
    assertThat(run(EXACT + " --measure defenderRepulsed").complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S012]: ")
        .contains(":6:1: ");
  }

  @Test
  void where_nothing_can_be_written_that_is_said_first() {
    assertThat(
            vedette(EXACT + " --journal '" + dir + "/none/x.journal'")
                .complaint(ExitCode.UNREADABLE))
        .contains("its directory does not exist");
    vedette(EXACT + " --journal '" + dir + "'").complaint(ExitCode.UNREADABLE);
  }
}
