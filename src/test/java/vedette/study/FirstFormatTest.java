package vedette.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.json.Problems;
import vedette.json.Source;
import vedette.json.WrongFile;

/**
 * Shards and journals that version 0.1.0 wrote, before lines had checksums: they are read for ever,
 * and what their heads determine is held against them.
 *
 * <p>The files were written by {@code vedette crt attack own/odds.json --attacker {1,4,9}
 * --defender 2,6 --rounds 3 --measure success --measure ending --measure attackerLoss}; those that
 * are {@code simulated} with {@code --method simulate --trials 3000 --seed 7}, the {@code precise}
 * ones with {@code --method simulate --trials 1M --precision 0.4%}. Against 1, 6 is no attack.
 */
class FirstFormatTest {
  private static final Path WRITTEN = Path.of("src/test/resources/format-1");

  @TempDir Path dir;

  private static String written(String name) throws IOException {
    return Files.readString(WRITTEN.resolve(name));
  }

  private static SweepResult read(String name) {
    Problems problems = new Problems();
    String file = WRITTEN.resolve(name).toString();
    SweepResult sweep = ShardFile.read(Source.read(Path.of(file), file), problems);
    assertThat(problems.text()).isEmpty();
    return sweep;
  }

  private Path journal(String text) throws IOException {
    return Files.writeString(dir.resolve("sweep.journal"), text);
  }

  /** What a sweep writes today as it was written before there were checksums. */
  private static String before(SweepResult sweep) {
    return sweep
        .json()
        .replaceFirst("\"format\": 3,\n  ", "")
        .replaceAll(", \"checksum\": \"[0-9a-f]{8}\"", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exact", "simulated"})
  void shards_are_merged_to_the_cells_that_the_whole_sweep_had(String name) throws IOException {
    List<String> shards =
        List.of(WRITTEN + "/" + name + "-1-of-2.json", WRITTEN + "/" + name + "-2-of-2.json");
    assertThat(before(Merge.of(shards).result())).isEqualTo(written(name + ".json"));
    assertThat(read(name + ".json").cells()).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"exact", "simulated", "precise"})
  void a_journal_has_the_cells_of_its_sweep(String name) throws IOException {
    SweepResult sweep = read(name + ".json");
    Path journal = journal(written(name + ".journal"));
    List<SweepCell> finished = new ArrayList<>();
    try (Journal kept = Journal.open(journal.toString(), sweep.head())) {
      for (int cell = 0; cell < 6; cell++) {
        finished.add(kept.finished(cell));
      }
    }
    assertThat(before(new SweepResult(sweep.head(), finished))).isEqualTo(written(name + ".json"));
  }

  @Test
  void a_journal_is_continued_in_the_format_it_was_begun_in() throws IOException {
    SweepResult sweep = read("exact.json");
    // Its last line is torn, and the one before is left out here.
    List<String> lines = written("exact.journal").lines().toList();
    Path journal = journal(String.join("\n", lines.subList(0, 6)) + "\n" + lines.get(7));
    try (Journal kept = Journal.open(journal.toString(), sweep.head())) {
      assertThat(kept.finished(5)).isNull();
      kept.add(sweep.cells().get(5));
    }
    assertThat(Files.readString(journal)).isEqualTo(String.join("\n", lines.subList(0, 7)) + "\n");
  }

  /** The lines of the simulated journal: number, seed, battles, undecided, half width, figures. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | -4419311406416744850 | another seed than follows from that of the sweep",
        "2 | 2999 | fewer battles than the sweep has",
        "3 | 0.5 | more than all fights",
        "4 | 7 | a bound beyond any",
        "4 | -3 | a bound below none",
        "4 | 1e999 | a bound without end",
        "4 | 0.001 | less than half of the widest interval",
        "5 | 0.7 | a figure beyond its interval",
        "5 | NaN | no figure where there is an interval",
        "16 | NaN | half an interval",
        "16 | -3 | an interval from below 0",
        "27 | 7 | an interval up to more than 1",
        "27 | 1e999 | an interval without end",
        "26 | -1e999 | the interval of a mean without end"
      })
  void what_cannot_be_in_a_journal_is_refused(int word, String number, String what)
      throws IOException {
    List<String> lines = new ArrayList<>(written("simulated.journal").lines().toList());
    String[] words = lines.get(1).split(" ");
    words[word] = number;
    lines.set(1, String.join(" ", words));
    Path journal = journal(String.join("\n", lines) + "\n");
    SweepHead head = read("simulated.json").head();
    WrongFile wrong =
        catchThrowableOfType(WrongFile.class, () -> Journal.open(journal.toString(), head).close());
    assertThat(wrong).as(what).isNotNull();
    assertThat(wrong).hasMessageStartingWith("error[M012]: " + journal + ":2:1: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"seed\": 7 | \"seed\": 8",
        "\"trials\": 3000, \"seed\": -44 | \"trials\": 2999, \"seed\": -44",
        "\"trials\": 3000 | \"trials\": 3001",
        "\"trials\": 3000 | \"trials\": -5",
        "\"seed\": -44 | \"seed\": -45",
        "\"precision\": 0.0 | \"precision\": 7",
        "\"halfWidth\": 0.0 | \"halfWidth\": -3.0",
        "\"halfWidth\": 0.0 | \"halfWidth\": 7.0",
        "\"halfWidth\": 0.0 | \"halfWidth\": 1e999",
        "\"high\": { \"success\": 0.2 | \"high\": { \"success\": 7.2",
        "\"low\": { \"success\": 0.1 | \"low\": { \"success\": -3.1"
      })
  void what_cannot_be_in_a_shard_is_refused(String passage, String replacement) throws IOException {
    String shard = written("simulated.json");
    assertThat(shard).contains(passage);
    int at = shard.indexOf(passage);
    String changed = shard.substring(0, at) + replacement + shard.substring(at + passage.length());
    Problems problems = new Problems();
    ShardFile.read(Source.of("changed.json", changed.getBytes(UTF_8)), problems);
    assertThat(problems.hasErrors()).isTrue();
    assertThat(problems.text()).containsPattern("changed.json:[0-9]+:[0-9]+: ").contains("help: ");
  }

  @Test
  void who_stops_at_a_precision_has_reached_it() throws IOException {
    String shard = written("precise.json");
    String changed = shard.replaceFirst("\"trials\": 65536", "\"trials\": 1000000");
    Problems all = new Problems();
    assertThat(ShardFile.read(Source.of("all.json", changed.getBytes(UTF_8)), all)).isNotNull();
    String finer = shard.replaceFirst("\"precision\": 0.004", "\"precision\": 0.003");
    Problems stopped = new Problems();
    ShardFile.read(Source.of("finer.json", finer.getBytes(UTF_8)), stopped);
    assertThat(stopped.text()).contains("these are not the odds of a fight: 65536 battles");
  }
}
